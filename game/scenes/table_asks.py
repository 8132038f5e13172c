"""What the table asks in a dialog of its own: a failed bot, an undo that is barred, the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.text import t

if TYPE_CHECKING:
    from game.scenes.table import TableScene


class Asks:
    """The dialogs of a table."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    # ------------------------------------------------------------------ a bot that fails

    def about_failure(self) -> None:
        """Says that a bot could not choose, and asks who goes on."""
        from game.scenes.dialog import Answer, DialogScene

        scene, play = self.scene, self.scene.play
        reason = play.failure.reason if play.failure is not None else ""
        name = play.sitting.names[max(0, play.decider)]
        easy = Answer(t("table.failure.easy"), play.go_on_easy)
        answers = [easy, Answer(t("table.failure.leave"), self._leave, False)]
        sentence = t("table.failure", name=name, reason=reason)
        scene.app.push(DialogScene(scene.app, sentence, answers, title=t("table.failure.title"), icon="hazard-sign"))

    def _leave(self) -> None:
        self.scene.play.failure = None
        self.scene.app.home()

    # ------------------------------------------------------------------ a secret question

    def aside(self) -> None:
        """Tells who is at the screen that another was asked, and takes the screen on."""
        from game.scenes.dialog import Answer, DialogScene

        answers = [Answer(t("table.aside.on"), self.scene.play.pass_on)]
        self.scene.app.push(DialogScene(self.scene.app, t("table.aside"), answers, icon="drama-masks"))

    # ------------------------------------------------------------------ the menu

    def menu(self) -> None:
        """Opens the menu of the table."""
        from game.scenes.pause import PauseScene

        scene = self.scene
        scene.app.push(PauseScene(scene.app, scene.match.setup.game, self._save))

    def _save(self) -> str:
        """Writes the game under its own name; what came of it in a sentence."""
        from engine.savefile import SaveError

        match = self.scene.match
        try:
            self.scene.app.saves.write(match, f"{match.setup.game}-{match.id[:6]}")
        except SaveError as error:
            return t(error.key, **error.facts)
        return t("table.saved")

    # ------------------------------------------------------------------ undo

    def undo(self) -> None:
        """Takes a decision back, asking first where the rules of undo do not allow it."""
        scene, play = self.scene, self.scene.play
        offer = play.undo_offer()
        if offer.kind == "free":
            play.undo()
        elif offer.anyway and not scene.app.settings.confirm_undo:
            play.undo(anyway=True)
        elif offer.kind == "barred":
            self._ask_undo(offer.reason, offer.anyway)

    def _ask_undo(self, reason: str, anyway: bool) -> None:
        from game.scenes.dialog import Answer, DialogScene

        answers = [Answer(t("dialog.cancel"), None, False)]
        if anyway:
            answers.insert(0, Answer(t("table.undo.anyway"), self._undo_anyway, True))
        sentence = t(f"table.undo.{reason}")
        if anyway:
            sentence = f"{sentence} {t('table.undo.anyway.note')}"
        self.scene.app.push(DialogScene(self.scene.app, sentence, answers, icon="anticlockwise-rotation"))

    def _undo_anyway(self) -> None:
        self.scene.play.undo(anyway=True)
