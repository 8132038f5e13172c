"""Build assets/fonts: `python -m game.art.make_fonts NODE_MODULES`.

Needs the `art` extra, npm's @fontsource packages and Debian's fonts-noto-cjk and fonts-ebgaramond. The npm packages
split a face into subsets; latin and latin-ext are merged here so that names with accents keep one face. The Chinese
face keeps every Han, bopomofo and kana glyph of the basic plane, since people type names.
"""

import json
import shutil
import sys
from pathlib import Path

from fontTools import merge, subset
from fontTools.ttLib import TTCollection, TTFont

FONTS = Path(__file__).resolve().parents[2] / "assets" / "fonts"
FACES = {
    "EBGaramond-Medium": ("eb-garamond", "500-normal"),
    "EBGaramond-SemiBold": ("eb-garamond", "600-normal"),
    "EBGaramond-Bold": ("eb-garamond", "700-normal"),
    "EBGaramond-ExtraBold": ("eb-garamond", "800-normal"),
    "EBGaramond-Italic": ("eb-garamond", "500-italic"),
    "IMFellEnglish-Regular": ("im-fell-english", "400-normal"),
    "IMFellEnglish-Italic": ("im-fell-english", "400-italic"),
    "IMFellEnglishSC-Regular": ("im-fell-english-sc", "400-normal"),
    "LibreCaslonText-Regular": ("libre-caslon-text", "400-normal"),
    "LibreCaslonText-Bold": ("libre-caslon-text", "700-normal"),
    "Cinzel-Bold": ("cinzel", "700-normal"),
    "Cinzel-ExtraBold": ("cinzel", "800-normal"),
    "Cinzel-Black": ("cinzel", "900-normal"),
    "NotoSans-Regular": ("noto-sans", "400-normal"),
    "NotoSans-Italic": ("noto-sans", "400-italic"),
    "NotoSans-Medium": ("noto-sans", "500-normal"),
    "NotoSans-SemiBold": ("noto-sans", "600-normal"),
    "NotoSans-Bold": ("noto-sans", "700-normal"),
}
CJK = Path("/usr/share/fonts/opentype/noto")
TRADITIONAL_CHINESE = "Noto Sans CJK TC"
HANGUL = (
    range(0x1100, 0x1200),
    range(0x3130, 0x3190),
    range(0x3200, 0x3220),
    range(0x3260, 0x3280),
    range(0xA960, 0xA980),
    range(0xAC00, 0xD800),
    range(0xFFA0, 0xFFE0),
)
SMALL_CAPITALS = Path("/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Regular.otf")
OUTSIDE_BASIC_PLANE = range(0x20000, 0x110000)  # rare Han: a third of the file for characters no keyboard offers


def latin(modules: Path, package: str, style: str, out: Path) -> None:
    """Merge the latin and latin-ext subsets of one npm face into one TrueType file."""
    folder = modules / "@fontsource" / package / "files"
    parts = [folder / f"{package}-{part}-{style}.woff2" for part in ("latin", "latin-ext")]
    opened = []
    for number, part in enumerate(part for part in parts if part.exists()):
        face = TTFont(part)
        face.flavor = None
        plain = out.with_suffix(f".part{number}")
        face.save(plain)
        opened.append(plain)
    if len(opened) == 1:
        opened[0].replace(out)
        return
    options = merge.Options(drop_tables=["GSUB", "GPOS", "GDEF", "STAT", "DSIG", "hdmx", "VDMX", "LTSH"])
    try:
        merged = merge.Merger(options).merge([str(part) for part in opened])
        keep_kerning(merged, opened[0])
        merged.save(out)
    finally:
        for part in opened:
            part.unlink(missing_ok=True)


def keep_kerning(merged: TTFont, first: Path) -> None:
    """Give the merged face the layout tables of its latin part, whose glyph names the merger keeps."""
    source = TTFont(first)
    if not set(source.getGlyphOrder()) <= set(merged.getGlyphOrder()):
        return
    for table in ("GDEF", "GPOS", "GSUB"):
        if table in source:
            merged[table] = source[table]


def chinese(weight: str, out: Path) -> None:
    """Take the whole Traditional Chinese face out of Debian's collection, without Hangul and vertical forms."""
    faces = TTCollection(str(CJK / f"NotoSansCJK-{weight}.ttc")).fonts
    face = next(face for face in faces if face["name"].getDebugName(1) == TRADITIONAL_CHINESE)
    drop = {code for part in (*HANGUL, OUTSIDE_BASIC_PLANE) for code in part}
    options = subset.Options(
        layout_features=["kern", "ccmp", "locl"], hinting=False, desubroutinize=False, notdef_outline=True
    )
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE", "DSIG"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[code for code in face.getBestCmap() if code not in drop])
    cutter.subset(face)
    face.save(out)


def small_capitals(source: Path, out: Path) -> None:
    """Make small capitals and lining figures a face of their own: pygame cannot switch features on."""
    face = TTFont(source)
    table = face["GSUB"].table
    found: dict[str, str] = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag in ("smcp", "lnum"):
            for index in record.Feature.LookupListIndex:
                for part in table.LookupList.Lookup[index].SubTable:
                    found = {**getattr(getattr(part, "ExtSubTable", part), "mapping", {}), **found}
    for codes in face["cmap"].tables:
        if codes.isUnicode():
            codes.cmap = {code: found.get(glyph, glyph) for code, glyph in codes.cmap.items()}
    options = subset.Options(layout_features=["kern"], hinting=False, notdef_outline=True)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=[code for code in face.getBestCmap() if code < 0x250 or 0x2000 <= code < 0x2070])
    cutter.subset(face)
    face.save(out)


def licences(modules: Path) -> None:
    """Copy each face's licence beside it."""
    for package in sorted({package for package, _ in FACES.values()}):
        shutil.copyfile(modules / "@fontsource" / package / "LICENSE", FONTS / f"OFL-{package}.txt")
    shutil.copyfile("/usr/share/doc/fonts-noto-cjk/copyright", FONTS / "OFL-noto-sans-tc.txt")


def letters() -> None:
    """Write which letters each face has, as runs of codes: the program asks before it draws a name."""
    table = {}
    for file in sorted(FONTS.glob("*.[ot]tf")):
        runs: list[list[int]] = []
        for code in sorted(TTFont(file, lazy=True).getBestCmap()):
            if runs and code == runs[-1][1] + 1:
                runs[-1][1] = code
            else:
                runs.append([code, code])
        table[file.name] = runs
    (FONTS / "letters.json").write_text(json.dumps(table) + "\n", encoding="utf-8")


def main() -> None:
    """Write every face, its licence and the list of letters."""
    modules = Path(sys.argv[1])
    FONTS.mkdir(parents=True, exist_ok=True)
    for name, (package, style) in FACES.items():
        latin(modules, package, style, FONTS / f"{name}.ttf")
    for weight in ("Regular", "Bold"):
        chinese(weight, FONTS / f"NotoSansTC-{weight}.otf")
    small_capitals(SMALL_CAPITALS, FONTS / "EBGaramondSC-Regular.otf")
    licences(modules)
    letters()


if __name__ == "__main__":
    main()
