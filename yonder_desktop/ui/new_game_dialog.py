"""The new-game dialog, built from what a game says of itself. It begins with what was chosen last."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QVBoxLayout, QWidget

from yonder_desktop.bridge.card_sets import HOUSE
from yonder_desktop.bridge.player_model import PlayerModel
from yonder_desktop.bridge.seats import COLOURS, GamePlan, Player, named_apart
from yonder_desktop.core.contract import GameInfo, SetupOption
from yonder_desktop.ui.buttons import button
from yonder_desktop.ui.card_set_field import CardChoice, CardSetField
from yonder_desktop.ui.look import Look
from yonder_desktop.ui.seat_row import SeatRow
from yonder_desktop.ui.seed_field import SeedField
from yonder_desktop.ui.sheet_dialog import SheetDialog
from yonder_desktop.wording import GameWords
from yonder_desktop.wording.catalogue import gettext, ngettext, pgettext
from yonder_desktop.wording.markup import plain

NAMES = ("Mira", "Bo", "Cael", "Dara", "Ezra")


def usual_players(number: int) -> list[Player]:
    """A person against computer players."""
    return [Player(NAMES[seat], COLOURS[seat], "" if seat == 0 else "greedy") for seat in range(number)]


class NewGameDialog(SheetDialog):
    """Seats, set-up options, seed. `planned` gives the plan of a game to begin.

    seed: what the field holds at first. rival: the opponent of somebody who plays alone, "" for none. cards: the card
    sets to choose from; `cards_wanted` asks for the dialog anew with another one, as its game may be another.
    games: name and title of those to choose from; `game_wanted` asks for the dialog anew with another one.
    """

    planned = Signal(object)
    game_wanted = Signal(str)
    cards_wanted = Signal(str)

    def __init__(
        self,
        look: Look,
        info: GameInfo,
        words: GameWords,
        players: Sequence[Player] = (),
        options: dict[str, int | str] | None = None,
        seed: int | None = None,
        rival: str = "",
        cards: CardChoice | None = None,
        games: Sequence[tuple[str, str]] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, gettext("New game of {game}").format(game=plain(words.title())), parent)
        self._info = info
        self._words = words
        self._rival = rival
        self.game_box = self._make_game_box(games) if len(games) > 1 else None
        self.cards_field = CardSetField(cards) if cards is not None and cards.own else None
        self._card_set = cards.chosen if cards is not None else HOUSE
        self.seed_field = SeedField(seed)
        self.seed = self.seed_field.line
        self._bench = list(players)
        self._options: dict[str, QComboBox] = {}
        self.rows: list[SeatRow] = []
        self.model = PlayerModel([], self)
        self._make_parts()
        self._lay_out()
        usual = info.seats[len(info.seats) // 2]
        start = min(info.seats, key=lambda number: abs(number - (len(players) or usual)))
        self.count.setCurrentIndex(self.count.findData(start))
        self._set_count(start)
        self._choose(options or {})

    # ---- parts

    def _make_parts(self) -> None:
        self.count = QComboBox()
        for number in self._info.seats:
            self.count.addItem(self._count_words(number), number)
        self.count.activated.connect(lambda _index: self._set_count(self.count.currentData()))
        self.begin = button(gettext("Begin"), "primary", self._on_begin)
        self.begin.setDefault(True)
        self.cancel = button(gettext("Cancel"), "", self.reject)
        self._seats = QVBoxLayout()

    def _make_game_box(self, games: Sequence[tuple[str, str]]) -> QComboBox:
        box = QComboBox()
        for name, title in games:
            box.addItem(title, name)
        box.setCurrentIndex(box.findData(self._info.name))
        box.activated.connect(lambda _index: self._on_game_chosen(box.currentData()))
        return box

    def _on_game_chosen(self, game: str) -> None:
        if game != self._info.name:
            self.game_wanted.emit(game)

    def _count_words(self, number: int) -> str:
        if number == 1 and self._rival:
            return gettext("1 player, against {name}").format(name=self._rival)
        return ngettext("{number} player", "{number} players", number).format(number=number)

    def _lay_out(self) -> None:
        look = self.look
        form = self._form = QFormLayout()
        form.setHorizontalSpacing(look.px(14))
        form.setVerticalSpacing(look.px(10))
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        if self.game_box is not None:
            form.addRow(pgettext("field", "Game"), self.game_box)
        form.addRow(gettext("Seats"), self.count)
        form.addRow("", self._seats)
        self._seats.setSpacing(look.px(6))
        for option in self._info.options:
            self._options[option.key] = self._option_box(option)
            form.addRow(plain(self._words.setup_option(option.key)), self._options[option.key])
        if self.cards_field is not None:
            form.addRow(gettext("Cards"), self.cards_field)
            self.cards_field.chosen.connect(self.cards_wanted)
        form.addRow(gettext("Seed"), self.seed_field)
        boxes = [self.count, *self._options.values(), *self._game_boxes()]
        widest = max(box.sizeHint().width() for box in boxes)
        for box in boxes:
            box.setMinimumWidth(widest)
        self.column.addLayout(form)
        self.add_buttons([], [self.cancel, self.begin])
        self.wish_for(740)

    def _game_boxes(self) -> list[QComboBox]:
        return [self.game_box] if self.game_box is not None else []

    def _option_box(self, option: SetupOption) -> QComboBox:
        box = QComboBox()
        for value in option.choices:
            box.addItem(plain(self._words.setup_value(option.key, value)), value)
        box.setCurrentIndex(box.findData(option.default))
        return box

    # ---- choosing

    def _choose(self, options: dict[str, int | str]) -> None:
        for key, value in options.items():
            if key in self._options and self._options[key].findData(value) >= 0:
                self._options[key].setCurrentIndex(self._options[key].findData(value))

    def _set_count(self, number: int) -> None:
        """Seat that many: those who sat here before, then others in colours that are free."""
        self._bench = [*self.model.players, *self._bench[len(self.model.players) :]]
        players = self._bench[:number]
        for one in usual_players(len(NAMES)):
            colours = [player.colour for player in players]
            if len(players) < number and one.name not in [player.name for player in players]:
                free = next(colour for colour in (one.colour, *COLOURS) if colour not in colours)
                players.append(Player(one.name, free, one.bot))
        self.model.show(players)
        self._show_rows()
        for option in self._info.options:
            self._form.setRowVisible(self._options[option.key], not option.seats or number in option.seats)

    def _show_rows(self) -> None:
        for row in self.rows:
            self._seats.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [SeatRow(self.look, self.model, seat) for seat in range(self.model.rowCount())]
        for row in self.rows:
            self._seats.addWidget(row)
        self._order_tabs()
        if self.isVisible():
            QTimer.singleShot(0, self, self.fit)

    def _order_tabs(self) -> None:
        """Tab goes through everything as it is read, whenever the seats were made."""
        seats = [part for row in self.rows for part in (row.colour, row.name, row.level)]
        cards = [self.cards_field.box] if self.cards_field is not None else []
        parts = [
            *self._game_boxes(), self.count, *seats, *self._options.values(), *cards, self.seed, self.cancel,
            self.begin,
        ]  # fmt: skip
        for before, after in itertools.pairwise(parts):
            QWidget.setTabOrder(before, after)

    def plan(self) -> GamePlan:
        """What is chosen; seats without a name have that of their colour's usual player, equal names a number."""
        usual = {player.colour: player.name for player in usual_players(len(NAMES))}
        seated = self.model.players
        names = [player.name.strip() or usual[player.colour] for player in seated]
        # A captain is also called by the last word alone.
        rivals = [self._rival, self._rival.split()[-1]] if self._rival and len(seated) == 1 else []
        apart = named_apart(names, rivals)
        players = tuple(replace(player, name=name) for player, name in zip(seated, apart, strict=True))
        options = {
            key: box.currentData() for key, box in self._options.items() if self._form.isRowVisible(box)
        }
        return GamePlan(self._info.name, players, options, self.seed_field.seed, self._card_set)

    def _on_begin(self) -> None:
        if self.seed_field.check():
            self.accept()
            self.planned.emit(self.plan())
        else:
            QTimer.singleShot(0, self, self.fit)
