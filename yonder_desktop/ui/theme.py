"""Colours, type sizes and measures of the three looks: day, lamp-lit night, high contrast.

One idea: everything that can be held is paper with an ink edge, everything else is table.
Colours are words such as #2B2018.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from yonder_desktop.bridge.scales import LARGEST_SCALE, SCALE_STEP

INK = "#2B2018"

# Type sizes in pixels at 100 %.
TRACK, COMPACT, NOTE, BODY, CARD, TITLE, ASK, WHO, GAME = 11, 12, 13, 14, 15, 16, 18, 20, 25
SMALLEST_TEXT = 11

PLAYER_COLOURS = {
    "yellow": "#E69F00",
    "blue": "#0072B2",
    "red": "#D55E00",
    "green": "#009E73",
    "pink": "#CC79A7",
}

LETTER_COLOURS = {"A": "#4E7F4A", "B": "#3F6C9C", "C": "#7D4E93", "HQ": "#8A5A34"}


@dataclass(frozen=True)
class Theme:
    """One look. `card_…` is for cards, which stay paper by night; `shade` is the strength of shadows.

    `act` can act, `selected` orange, `warn` brick, `changed` yellow: none of them has a second meaning.
    palette: see `palettes`. card_text: the size of sentences on cards, in percent of the usual one.
    """

    name: str
    table: str
    table_lamp: str
    panel: str
    panel_inset: str
    card: str
    card_inset: str
    board: str
    district: str
    track: str
    water: str
    bar: str
    bar_ink: str
    banner: str
    ink: str
    ink_soft: str
    card_ink: str
    card_ink_soft: str
    line: str
    card_line: str
    act: str
    act_ink: str
    card_act: str
    act_soft: str
    selected: str
    selected_fill: str
    warn: str
    warn_soft: str
    card_warn: str
    gold: str
    changed: str
    shadow: str
    shade: float
    meadow: str
    meadow_dark: str
    street: str
    tree: str
    wave: str
    dark: bool
    palette: str = "usual"
    card_text: int = 100

    @property
    def key(self) -> str:
        """Tells looks apart in which things are painted differently."""
        return f"{self.name} {self.palette} {self.card_text}"

    def with_card_text(self, percent: int) -> Theme:
        """The same look with sentences on cards that large."""
        return replace(self, card_text=percent)

    def card_size(self, size: int) -> int:
        """The size of sentences on a card that usually are `size` pixels high."""
        return round(size * self.card_text / 100)


DAY = Theme(
    name="day",
    table="#D8C6A2",
    table_lamp="#E6D8B9",
    panel="#FBF5E6",
    panel_inset="#F1E6CC",
    card="#FFFBF0",
    card_inset="#E8DABB",
    board="#EFE3C6",
    district="#E2D2AC",
    track="#F8EFDA",
    water="#B9D3D6",
    bar="#3A2C20",
    bar_ink="#FBF1DB",
    banner="#FBF5E6",
    ink=INK,
    ink_soft="#5E4C38",
    card_ink=INK,
    card_ink_soft="#5E4C38",
    line="#B59C70",
    card_line="#8C7550",
    act="#17695D",
    act_ink="#FFFFFF",
    card_act="#17695D",
    act_soft="#D5E8DD",
    selected="#B4560B",
    selected_fill="#B4560B",
    warn="#9C2F27",
    warn_soft="#F6DED4",
    card_warn="#9C2F27",
    gold="#7A5200",
    changed="#F6C945",
    shadow="#5A4326",
    shade=0.22,
    meadow="#CBD6AE",
    meadow_dark="#B7C795",
    street="#E9D8AE",
    tree="#7FA05A",
    wave="#FFFFFF",
    dark=False,
)

NIGHT = replace(
    DAY,
    name="night",
    table="#15131A",
    table_lamp="#3A2B22",
    panel="#282330",
    panel_inset="#352E3B",
    card="#DCC79C",
    card_inset="#C9B283",
    board="#352C2C",
    district="#443733",
    track="#4A3D36",
    water="#27404A",
    bar="#0F0D13",
    bar_ink="#F4E8CF",
    banner="#F0DDB0",
    ink="#F4E8CF",
    ink_soft="#CDBB9B",
    card_ink="#241A12",
    card_ink_soft="#4D3D2B",
    line="#6B5A4C",
    card_line="#2B2018",
    act="#6FD3BC",
    act_ink="#10231F",
    card_act="#0B4A40",
    act_soft="#24453F",
    selected="#FFA94D",
    selected_fill="#8A4208",
    warn="#FF9C8A",
    warn_soft="#4A2A2A",
    card_warn="#7E1F18",
    gold="#F2C75C",
    shadow="#000000",
    shade=0.5,
    meadow="#2B342E",
    meadow_dark="#222A26",
    street="#4A4034",
    tree="#47613F",
    wave="#6C8E99",
    dark=True,
)

CONTRAST = replace(
    DAY,
    name="contrast",
    table="#FFFFFF",
    table_lamp="#FFFFFF",
    panel="#FFFFFF",
    panel_inset="#F2F2F2",
    card="#FFFFFF",
    card_inset="#E6E6E6",
    board="#FFFFFF",
    district="#E6E6E6",
    track="#FFFFFF",
    water="#E3F1F5",
    bar="#000000",
    bar_ink="#FFFFFF",
    banner="#FFFFFF",
    ink="#000000",
    ink_soft="#000000",
    card_ink="#000000",
    card_ink_soft="#000000",
    line="#000000",
    card_line="#000000",
    act="#005A4C",
    card_act="#005A4C",
    act_soft="#D6F5EC",
    selected="#8A3C00",
    selected_fill="#8A3C00",
    warn="#8C0000",
    warn_soft="#FFE3DE",
    card_warn="#8C0000",
    gold="#5C3B00",
    meadow="#FFFFFF",
    meadow_dark="#F0F0F0",
    street="#E0E0E0",
    tree="#FFFFFF",
    wave="#5C8794",
)

THEMES = {theme.name: theme for theme in (DAY, NIGHT, CONTRAST)}


def automatic_scale(screen_height: float) -> int:
    """The UI scale in percent for a screen: 100 up to 1080 pixels, growing with the height in whole steps."""
    steps = round(screen_height / 1080 * 100 / SCALE_STEP)
    return min(LARGEST_SCALE, max(100, steps * SCALE_STEP))


def theme_of(name: str, system_is_dark: bool = False, system_has_contrast: bool = False) -> Theme:
    """The look called `name`; `system` is day, night or high contrast as the system is."""
    if name == "system":
        return CONTRAST if system_has_contrast else NIGHT if system_is_dark else DAY
    return THEMES[name]


def mixed(first: str, second: str, share: float) -> str:
    """`first` with `share` (0 to 1) of `second` stirred in."""
    pairs = [(int(first[i : i + 2], 16), int(second[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)
