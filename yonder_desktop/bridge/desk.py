"""The desk that games come from and go back to: begins, opens and lists them, and remembers the settings."""

from __future__ import annotations

import contextlib
import functools
import secrets
import uuid
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from yonder_desktop.bridge.bot_process import bot_for, rules_from_shelf
from yonder_desktop.bridge.bot_runner import BotRunner
from yonder_desktop.bridge.library import GameLibrary
from yonder_desktop.bridge.positions import Sight, read_position, sight_of
from yonder_desktop.bridge.records import Records
from yonder_desktop.bridge.refusals import Refused
from yonder_desktop.bridge.scores import score_of
from yonder_desktop.bridge.seats import GamePlan, Player, human_seats, players_of, records_of
from yonder_desktop.bridge.session import GameSession
from yonder_desktop.bridge.statistics import result_of
from yonder_desktop.core.contract import GameInfo, Setup
from yonder_desktop.storage.autosaves import Autosaver
from yonder_desktop.storage.best_scores import Score
from yonder_desktop.storage.card_sets import CardSetEntry, own_card_sets, take_in
from yonder_desktop.storage.documents import SaveDocument, read_document
from yonder_desktop.storage.listing import title_of
from yonder_desktop.storage.loading import LoadedGame, load
from yonder_desktop.storage.paths import Folders, ensure_folder
from yonder_desktop.storage.problems import StorageProblem
from yonder_desktop.storage.recovery import Recovery, last_unfinished
from yonder_desktop.storage.saves import free_path, save_game
from yonder_desktop.storage.settings import NewGameChoice, load_settings, save_settings
from yonder_desktop.storage.shelf import HOUSE, BoxedGame, GameShelf, Shelf
from yonder_desktop.timeline import History
from yonder_desktop.wording import GameWords, words_for
from yonder_desktop.wording.catalogue import gettext
from yonder_desktop.wording.faults import error_words
from yonder_desktop.wording.problems import notice_line, problem_lines, settings_lines

SEED_BITS = 32


class Desk(QObject):
    """Games by name, saves by file, settings. One game at a time is being played.

    fixed_seed: the seed that the new-game dialog offers, if it is not left to chance.
    """

    problem_occurred = Signal(str)

    def __init__(self, folders: Folders, shelf: Shelf | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folders = folders
        self.shelf: Shelf = shelf if shelf is not None else GameShelf(folders.cards)
        self.settings, notices = load_settings(folders.settings)
        self.notices = [notice_line(notice.key, notice.facts) for notice in notices]
        self.session: GameSession | None = None
        self.fixed_seed: int | None = None
        self.records = Records(folders.scores, self)
        self.records.problem_occurred.connect(self.problem_occurred)
        self.library = GameLibrary(folders, self._playing, self)
        self._bots: BotRunner | None = None
        self._autosaver: Autosaver | None = None
        self._played_to_end = False
        self._is_among_finished = False

    # ---- what there is

    def info(self, game: str, card_set: str = HOUSE) -> GameInfo:
        """What a game says of itself with a card set. Raises KeyError, ValueError."""
        return self.shelf.take(game, card_set).rules.info

    def card_sets(self, game: str) -> list[CardSetEntry]:
        """The own card sets of a game, the broken ones too."""
        return own_card_sets(self.folders.cards, game)

    def take_in_cards(self, path: Path) -> CardSetEntry:
        """Copy a card set into the data folder. Raises Refused."""
        try:
            return take_in(path, self.folders.cards, self.shelf.names())
        except StorageProblem as problem:
            raise Refused(sentence_of(problem)) from problem

    def words(self, game: str, players: tuple[Player, ...] = (), card_set: str = HOUSE) -> GameWords:
        """A game in words, with the names of those who play and of the cards they play with."""
        boxed = self.shelf.take(game, card_set)
        return words_for(game, boxed.tables, [player.name for player in players])

    def words_of(self, session: GameSession) -> GameWords:
        """A running game in words, with the cards it was begun with: the set may be another one now."""
        return words_for(session.game, session.tables, [player.name for player in session.players])

    def unfinished(self) -> Recovery | None:
        """The game to go on with."""
        return last_unfinished(self.folders.autosaves)

    def look_into(self, path: Path) -> Sight | None:
        """What can be seen of a save; None where it cannot be shown."""
        try:
            return sight_of(read_document(path), self.shelf)
        except StorageProblem:
            return None

    def has_scores(self) -> bool:
        """Whether any game played alone was ever finished."""
        return self.records.has_scores(self.shelf.names())

    def scores(self, game: str) -> list[Score]:
        """The scores of a game played alone; what goes wrong is told."""
        return self.records.scores(game)

    def score(self) -> Score | None:
        """The score of the game on the table, if it was played alone and is over."""
        return score_of(self.session) if self.session is not None else None

    # ---- playing

    def begin(self, plan: GamePlan) -> GameSession:
        """A new game. Raises Refused."""
        seed = plan.seed if plan.seed is not None else secrets.randbits(SEED_BITS)
        setup = Setup(len(plan.players), seed, dict(plan.options))
        try:
            boxed = self.shelf.take(plan.game, plan.card_set)
            history = History(boxed.rules, boxed.rules.new_game(setup), human_seats(plan.players))
        except KeyError as error:
            text = gettext("There is no card set “{name}” any more.")
            raise Refused(text.format(name=plan.card_set)) from error
        except ValueError as error:  # a setup that the game does not allow, a card set that cannot be used
            raise Refused(error_words(error)) from error
        return self._lay_out(boxed, setup, history, plan.players, uuid.uuid4().hex)

    def open(self, path: Path) -> tuple[GameSession, list[str]]:
        """A saved game, and what has to be told of it. Raises Refused; the game on the table stays."""
        try:
            loaded = load(path, self.shelf)
        except StorageProblem as problem:
            raise Refused(sentence_of(problem)) from problem
        return self._lay_out_loaded(loaded)

    def see_position(self, text: str) -> tuple[Sight, list[str]]:
        """What the position of a code looks like, and what has to be told of it. Raises Refused."""
        loaded = read_position(text, self.shelf)
        sight = sight_of(loaded.document, self.shelf)
        if sight is None:
            raise Refused(gettext("The position cannot be shown."))
        return sight, [notice_line(notice.key, notice.facts) for notice in loaded.notices]

    def open_position(self, text: str) -> tuple[GameSession, list[str]]:
        """A game that begins with the position of a code, as `open`. Raises Refused."""
        return self._lay_out_loaded(read_position(text, self.shelf), uuid.uuid4().hex)

    def save(self, path: Path) -> None:
        """Save the running game to a file, under its name. Raises Refused."""
        if self.session is None:
            return
        try:
            save_game(path, self.session.document(title_of(path)))
            self.session.was_saved()
        except StorageProblem as problem:
            raise Refused(sentence_of(problem)) from problem

    def can_save_to(self, path: Path) -> bool:
        """Whether a game opened from a file can be saved there: not where the program keeps games, and lets them go."""
        own = (self.folders.autosaves, self.folders.finished)
        return path.absolute().parent not in [folder.absolute() for folder in own]

    def suggested_path(self) -> Path:
        """Where to save the running game: in the folder of saves, named after who plays, under a new name."""
        names = " ".join(player.name for player in self.session.players) if self.session is not None else ""
        with contextlib.suppress(StorageProblem):
            ensure_folder(self.folders.saves)
        return free_path(self.folders.saves, names)

    def clear(self) -> None:
        """Put the running game away, kept as it is."""
        self.records.keep_waiting()
        if self.session is not None:
            self.session.stop_bots()
            self.session.keep_now()
            self.session.deleteLater()
            self.session = None
        if self._bots is not None:
            self._bots.close()
            self._bots.deleteLater()
            self._bots = None
        if self._autosaver is not None:
            self._autosaver.close(forget=self._is_among_finished)
            self._autosaver = None
        self._is_among_finished = False

    def remember(self, plan: GamePlan) -> None:
        """Keep what was chosen in the new-game dialog for the next time."""
        choice = NewGameChoice(seats=records_of(plan.players), options=plan.options, card_set=plan.card_set)
        self.settings.new_game = {**self.settings.new_game, plan.game: choice}
        self.settings.last_game = plan.game
        self.save_settings()

    def save_settings(self) -> None:
        """Write the settings; what goes wrong is told."""
        try:
            save_settings(self.folders.settings, self.settings)
        except StorageProblem as problem:
            self.problem_occurred.emit("\n".join(settings_lines(problem.key, problem.path, problem.facts)))

    # ---- inside

    def _lay_out(
        self, boxed: BoxedGame, setup: Setup, history: History, players: tuple[Player, ...], played: str
    ) -> GameSession:
        self.clear()
        self._autosaver = self._new_autosaver(boxed.name)
        if any(not player.is_human for player in players):
            self._bots = self._new_bots(boxed, setup)
        self.session = GameSession(
            boxed, setup, history, players, self._bots, self._keep, played, parent=self
        )
        self._played_to_end = False
        self.session.advanced.connect(self._on_advanced)
        self.session.game_ended.connect(self._on_game_ended)
        return self.session

    def _lay_out_loaded(self, loaded: LoadedGame, played: str = "") -> tuple[GameSession, list[str]]:
        """Put a game on the table as it was kept, and say what is not as it was."""
        players = players_of(loaded.document.seats)
        # An older save does not say which game it is; its seed tells it from nearly all others.
        played = played or loaded.document.played or f"{loaded.boxed.name}-{loaded.setup.seed}"
        session = self._lay_out(loaded.boxed, loaded.setup, loaded.history, players, played)
        session.practice = loaded.document.practice
        return session, [notice_line(notice.key, notice.facts) for notice in loaded.notices]

    def _keep(self, document: SaveDocument) -> bool:
        """Keep the game where it is; False if that is switched off. Raises StorageProblem.

        Where there was no place for it when it began, another look is taken. Of a game that is over bookmarks and what
        else was tried go to where it is kept among the finished ones.
        """
        if not self.settings.autosave or self.session is None or self.session.played != document.played:
            return False
        self._is_among_finished = False
        if self._autosaver is None:
            self._autosaver = Autosaver(self.folders.autosaves, document.game)
        self._autosaver.keep(document)
        if document.facts["over"]:
            self.library.keep_finished(document)
            self._is_among_finished = True
        return True

    def _new_autosaver(self, game: str) -> Autosaver | None:
        try:
            return Autosaver(self.folders.autosaves, game)
        except StorageProblem as problem:
            self._tell(problem)
            return None

    def _new_bots(self, boxed: BoxedGame, setup: Setup) -> BotRunner:
        make_rules = functools.partial(
            rules_from_shelf, self.folders.cards, boxed.name, boxed.card_set, boxed.digest
        )
        return BotRunner(make_rules, functools.partial(bot_for, boxed.name, setup.seed), self)

    def _playing(self) -> SaveDocument | None:
        """The game on the table."""
        return self.session.document() if self.session is not None else None

    def _on_advanced(self, _node: object) -> None:
        """A game is played to its end only by a choice made here, not by opening one that is over."""
        self._played_to_end = True

    def _on_game_ended(self) -> None:
        """A game that was played to its end is kept among the finished ones, its score if it was played alone."""
        if self._played_to_end and self.session is not None:
            self._played_to_end = False
            try:
                self.library.keep_finished(self.session.document())
                self.session.was_saved()
            except StorageProblem as problem:
                self._tell(problem)
            result = result_of(self.session)
            if result is not None:
                self.records.keep_result(result)
        score = self.score()
        if score is not None:
            self.records.keep_score(score)

    def _tell(self, problem: StorageProblem) -> None:
        self.problem_occurred.emit(sentence_of(problem))


def sentence_of(problem: StorageProblem) -> str:
    """What is wrong with a file, where, and what to do."""
    return "\n".join(problem_lines(problem.key, problem.path, problem.facts))
