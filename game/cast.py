"""The twelve bot persons of the house: who may sit down opposite you, and what each of them looks like."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Gender = Literal["woman", "man"]
Age = Literal["young", "middle", "old"]
Skin = Literal["fair", "ruddy", "olive", "brown", "dark"]
Hair = Literal["bald", "short", "parted", "wavy", "curls", "ringlets", "bun", "braids"]
HairColour = Literal["black", "brown", "auburn", "blond", "grey", "white"]
Beard = Literal["none", "moustache", "goatee", "sideburns", "full"]
Hat = Literal["none", "top hat", "bicorne", "kepi", "bonnet", "lace cap", "feathered hat", "tiara", "skullcap"]
Clothes = Literal["frock coat", "uniform", "gown", "cassock", "waistcoat", "shawl", "robe"]
Extra = Literal["none", "monocle", "spectacles", "sash", "pearls", "cravat", "medal", "pipe", "brooch", "ermine"]


@dataclass(frozen=True, slots=True)
class Person:
    """One bot person. `id` is the given name in small letters; name and motto are `person.<id>` and
    `person.<id>.motto` in the locale files; the other fields are what a portrait is drawn from."""

    id: str
    gender: Gender
    age: Age
    skin: Skin
    hair: Hair
    hair_colour: HairColour
    beard: Beard
    hat: Hat
    clothes: Clothes
    clothes_colour: str
    extra: Extra
    trait: str

    @property
    def name_key(self) -> str:
        """The locale key of the name."""
        return f"person.{self.id}"

    @property
    def motto_key(self) -> str:
        """The locale key of the motto."""
        return f"person.{self.id}.motto"


CAST: tuple[Person, ...] = (
    Person(
        id="lambert",
        gender="man",
        age="old",
        skin="ruddy",
        hair="short",
        hair_colour="grey",
        beard="full",
        hat="top hat",
        clothes="frock coat",
        clothes_colour="#2b2a33",
        extra="cravat",
        trait="old parliamentarian, grey beard, top hat, patient smile",
    ),
    Person(
        id="elise",
        gender="woman",
        age="young",
        skin="fair",
        hair="ringlets",
        hair_colour="auburn",
        beard="none",
        hat="none",
        clothes="gown",
        clothes_colour="#2f5d8a",
        extra="brooch",
        trait="young envoy, auburn ringlets, blue gown, raised eyebrow",
    ),
    Person(
        id="charlotte",
        gender="woman",
        age="middle",
        skin="fair",
        hair="bun",
        hair_colour="brown",
        beard="none",
        hat="tiara",
        clothes="gown",
        clothes_colour="#6a2440",
        extra="pearls",
        trait="royalist duchess, small tiara, pearls, straight back",
    ),
    Person(
        id="rogier",
        gender="man",
        age="middle",
        skin="ruddy",
        hair="wavy",
        hair_colour="brown",
        beard="sideburns",
        hat="none",
        clothes="waistcoat",
        clothes_colour="#8a5a1e",
        extra="pipe",
        trait="mill owner, broad sideburns, mustard waistcoat, pipe",
    ),
    Person(
        id="ottilie",
        gender="woman",
        age="old",
        skin="fair",
        hair="curls",
        hair_colour="white",
        beard="none",
        hat="lace cap",
        clothes="shawl",
        clothes_colour="#55486b",
        extra="spectacles",
        trait="dowager countess, lace cap, spectacles, misses nothing",
    ),
    Person(
        id="casimir",
        gender="man",
        age="young",
        skin="fair",
        hair="parted",
        hair_colour="blond",
        beard="moustache",
        hat="kepi",
        clothes="uniform",
        clothes_colour="#33503f",
        extra="medal",
        trait="lieutenant, blond moustache, kepi, always in a hurry",
    ),
    Person(
        id="amadou",
        gender="man",
        age="middle",
        skin="dark",
        hair="short",
        hair_colour="black",
        beard="goatee",
        hat="none",
        clothes="frock coat",
        clothes_colour="#4a1f2a",
        extra="spectacles",
        trait="professor of law, neat goatee, spectacles, dry wit",
    ),
    Person(
        id="leonie",
        gender="woman",
        age="middle",
        skin="olive",
        hair="braids",
        hair_colour="black",
        beard="none",
        hat="feathered hat",
        clothes="gown",
        clothes_colour="#1f5a52",
        extra="none",
        trait="theatre owner, hat with a feather, loves an entrance",
    ),
    Person(
        id="anselm",
        gender="man",
        age="old",
        skin="fair",
        hair="bald",
        hair_colour="white",
        beard="none",
        hat="skullcap",
        clothes="cassock",
        clothes_colour="#7a1b2b",
        extra="none",
        trait="prelate, red skullcap, round cheeks, forgives nothing",
    ),
    Person(
        id="hortense",
        gender="woman",
        age="young",
        skin="brown",
        hair="wavy",
        hair_colour="black",
        beard="none",
        hat="bonnet",
        clothes="shawl",
        clothes_colour="#a5542c",
        extra="none",
        trait="newspaper editor, straw bonnet, ink on her fingers",
    ),
    Person(
        id="balthazar",
        gender="man",
        age="middle",
        skin="olive",
        hair="curls",
        hair_colour="black",
        beard="full",
        hat="bicorne",
        clothes="uniform",
        clothes_colour="#20305c",
        extra="sash",
        trait="admiral without a fleet, bicorne, black beard, sash",
    ),
    Person(
        id="isidore",
        gender="man",
        age="young",
        skin="brown",
        hair="wavy",
        hair_colour="brown",
        beard="none",
        hat="none",
        clothes="robe",
        clothes_colour="#39363f",
        extra="monocle",
        trait="banker's heir, monocle, counts in his sleep",
    ),
)

BY_ID: dict[str, Person] = {person.id: person for person in CAST}
