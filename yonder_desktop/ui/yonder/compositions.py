"""Of which parts the picture of every design is composed. Parts are drawings of resources."""

from __future__ import annotations

from typing import NamedTuple


class Part(NamedTuple):
    """A drawing with its middle at shares (x, y) of the picture; `size` in shares of the picture's height."""

    name: str
    x: float
    y: float
    size: float


Composition = tuple[str, tuple[Part, ...]]


UNKNOWN: Composition = ("field", (Part("building", 0.5, 0.52, 0.66),))
COMPOSITIONS: dict[str, Composition] = {
    "headquarters": ("field", (Part("hall", 0.46, 0.52, 0.86), Part("flag", 0.80, 0.46, 0.50))),
    "camp": (
        "meadow",
        (Part("tent", 0.34, 0.52, 0.74), Part("campfire", 0.68, 0.68, 0.40), Part("pine", 0.10, 0.50, 0.60)),
    ),
    "cattle_ranch": (
        "meadow",
        (Part("fence", 0.30, 0.72, 0.50), Part("cow", 0.44, 0.50, 0.72), Part("meat", 0.78, 0.34, 0.34)),
    ),
    "drawing_board": ("field", (Part("easel", 0.48, 0.50, 0.82),)),
    "fishing_boats": (
        "sea",
        (Part("boat", 0.40, 0.60, 0.68), Part("net", 0.66, 0.34, 0.38), Part("fish", 0.84, 0.72, 0.34)),
    ),
    "goblin_inn": ("night", (Part("inn", 0.36, 0.50, 0.78), Part("goblin", 0.72, 0.62, 0.50))),
    "grain_field": (
        "field",
        (Part("sheaf", 0.24, 0.56, 0.62), Part("grain", 0.50, 0.46, 0.72), Part("sheaf", 0.76, 0.60, 0.54)),
    ),
    "hay_stacks": (
        "field",
        (Part("hay", 0.34, 0.54, 0.70), Part("hay", 0.72, 0.66, 0.44), Part("pitchfork", 0.58, 0.44, 0.66)),
    ),
    "logging_site": (
        "meadow",
        (Part("pines", 0.22, 0.46, 0.72), Part("wood", 0.50, 0.66, 0.50), Part("axe", 0.72, 0.40, 0.50)),
    ),
    "ore_merchant": ("dusk", (Part("stall_red", 0.42, 0.50, 0.80), Part("ore", 0.74, 0.68, 0.42))),
    "quarry": (
        "dusk",
        (Part("cliff", 0.40, 0.52, 0.78), Part("pick", 0.66, 0.44, 0.52), Part("ore", 0.82, 0.72, 0.34)),
    ),
    "wood_merchant": ("meadow", (Part("stall_green", 0.42, 0.50, 0.80), Part("wood", 0.76, 0.68, 0.42))),
    "dwarven_merchants": (
        "field",
        (Part("market", 0.50, 0.34, 0.50), Part("dwarf", 0.26, 0.60, 0.56), Part("dwarf", 0.74, 0.60, 0.56)),
    ),
    "dwarven_mine": ("dusk", (Part("mine", 0.38, 0.52, 0.80), Part("dwarf", 0.74, 0.62, 0.50))),
    "dwarven_smithy": (
        "fire",
        (Part("dwarf", 0.30, 0.50, 0.62), Part("anvil", 0.66, 0.60, 0.56), Part("hammer", 0.58, 0.28, 0.36)),
    ),
    "dwarven_treasury": (
        "night",
        (Part("dwarf", 0.26, 0.52, 0.58), Part("chest", 0.62, 0.56, 0.62), Part("coins", 0.88, 0.72, 0.34)),
    ),
    "elven_bakery": (
        "field",
        (Part("oven", 0.34, 0.50, 0.74), Part("elf", 0.72, 0.52, 0.60), Part("bread", 0.56, 0.82, 0.32)),
    ),
    "elven_recruiters": (
        "meadow",
        (Part("banner", 0.26, 0.46, 0.72), Part("elf", 0.58, 0.52, 0.70), Part("envoy", 0.86, 0.68, 0.36)),
    ),
    "elven_swingers": ("meadow", (Part("swing", 0.44, 0.48, 0.92), Part("elf", 0.66, 0.46, 0.40))),
    "giant_golden_geese": (
        "field",
        (Part("goose", 0.40, 0.50, 0.78), Part("egg", 0.76, 0.70, 0.38), Part("egg", 0.90, 0.74, 0.30)),
    ),
    "goblin_brewery": (
        "field",
        (Part("barrel", 0.28, 0.54, 0.66), Part("goblin", 0.60, 0.50, 0.62), Part("mug", 0.86, 0.64, 0.38)),
    ),
    "goblin_soup_boat": (
        "sea",
        (Part("boat", 0.46, 0.66, 0.84), Part("goblin", 0.30, 0.42, 0.50), Part("pot", 0.64, 0.44, 0.52)),
    ),
    "goblin_thieves_guild": (
        "night",
        (Part("goblin", 0.42, 0.50, 0.72), Part("dagger", 0.74, 0.42, 0.40), Part("loot", 0.16, 0.66, 0.42)),
    ),
    "ogre_peddler": ("field", (Part("ogre", 0.44, 0.50, 0.76), Part("backpack", 0.76, 0.56, 0.48))),
    "sandcakery": ("sea", (Part("ogre", 0.34, 0.50, 0.72), Part("cake", 0.72, 0.60, 0.54))),
    "beef_trees": ("meadow", (Part("beef_tree", 0.32, 0.48, 0.82), Part("beef_tree", 0.70, 0.56, 0.62))),
    "butcher_shop": (
        "field",
        (Part("shop", 0.40, 0.50, 0.78), Part("cleaver", 0.74, 0.42, 0.42), Part("meat", 0.84, 0.74, 0.34)),
    ),
    "dwarf_masons": ("dusk", (Part("wall", 0.36, 0.54, 0.74), Part("dwarf", 0.74, 0.54, 0.58))),
    "fish_cages": ("sea", (Part("cage", 0.36, 0.50, 0.66), Part("cage", 0.72, 0.62, 0.48))),
    "goblin_fishing_hut": ("sea", (Part("stilt_hut", 0.36, 0.50, 0.80), Part("goblin", 0.74, 0.60, 0.48))),
    "ogre_muscle_beach": (
        "sea",
        (Part("palm", 0.16, 0.46, 0.78), Part("ogre", 0.50, 0.50, 0.74), Part("dumbbell", 0.80, 0.72, 0.44)),
    ),
    "skeleton_reverser": (
        "night",
        (
            Part("swirl", 0.50, 0.50, 0.88),
            Part("skeleton", 0.42, 0.50, 0.50),
            Part("any_worker", 0.74, 0.62, 0.36),
        ),
    ),
    "smokehouse": ("fire", (Part("smokehouse", 0.38, 0.50, 0.84), Part("fish", 0.74, 0.66, 0.42))),
    "smugglers_hut": (
        "night",
        (Part("cave", 0.38, 0.54, 0.80), Part("loot", 0.70, 0.68, 0.42), Part("lantern", 0.84, 0.38, 0.36)),
    ),
    "arcana_purifier": ("dusk", (Part("alembic", 0.36, 0.52, 0.74), Part("arcana", 0.70, 0.50, 0.62))),
    "castle": ("dusk", (Part("castle", 0.50, 0.50, 0.92),)),
    "crypt": (
        "night",
        (
            Part("crypt", 0.42, 0.50, 0.82),
            Part("grave", 0.80, 0.68, 0.38),
            Part("skeleton", 0.16, 0.68, 0.34),
        ),
    ),
    "dwarven_hillhouse": ("meadow", (Part("hillhouse", 0.42, 0.52, 0.86), Part("dwarf", 0.82, 0.66, 0.42))),
    "elven_treehouse": ("meadow", (Part("treehouse", 0.42, 0.48, 0.94), Part("elf", 0.82, 0.62, 0.46))),
    "grain_speculants": (
        "field",
        (
            Part("sack_grain", 0.30, 0.58, 0.62),
            Part("market", 0.62, 0.44, 0.60),
            Part("sack_grain", 0.86, 0.70, 0.38),
        ),
    ),
    "great_statue": ("dusk", (Part("statue", 0.50, 0.48, 0.92),)),
    "goblin_post": ("meadow", (Part("goblin", 0.36, 0.50, 0.66), Part("mailbag", 0.72, 0.58, 0.52))),
    "jeweler": ("dusk", (Part("ring", 0.38, 0.50, 0.72), Part("value", 0.72, 0.58, 0.46))),
    "lighthouse": ("sea", (Part("lighthouse", 0.36, 0.48, 0.90), Part("ship", 0.76, 0.66, 0.44))),
    "monument": (
        "field",
        (
            Part("pedestal", 0.50, 0.70, 0.62),
            Part("ogre", 0.50, 0.34, 0.44),
            Part("dwarf", 0.28, 0.50, 0.38),
            Part("elf", 0.72, 0.50, 0.40),
            Part("goblin", 0.10, 0.66, 0.36),
            Part("skeleton", 0.90, 0.66, 0.34),
        ),
    ),
    "ogre_tax_office": (
        "field",
        (Part("office", 0.36, 0.50, 0.78), Part("ogre", 0.74, 0.56, 0.56), Part("gold", 0.90, 0.82, 0.28)),
    ),
    "ogre_temple": ("dusk", (Part("temple", 0.40, 0.50, 0.86), Part("ogre", 0.80, 0.64, 0.46))),
    "ore_smelter": (
        "fire",
        (Part("furnace", 0.36, 0.50, 0.80), Part("ore", 0.72, 0.64, 0.44), Part("ore", 0.90, 0.74, 0.30)),
    ),
    "tavern": (
        "night",
        (Part("inn", 0.34, 0.48, 0.80), Part("sign", 0.70, 0.42, 0.50), Part("mug", 0.84, 0.72, 0.38)),
    ),
    "timber_aqueduct": ("sea", (Part("aqueduct", 0.32, 0.52, 0.74), Part("aqueduct", 0.76, 0.52, 0.74))),
    "toolmaker": ("field", (Part("tools", 0.42, 0.50, 0.80), Part("technology", 0.76, 0.66, 0.40))),
    "trading_company": (
        "sea",
        (
            Part("warehouse", 0.32, 0.50, 0.74),
            Part("crane", 0.68, 0.42, 0.56),
            Part("wood", 0.58, 0.80, 0.28),
            Part("ore", 0.76, 0.80, 0.28),
            Part("hay", 0.92, 0.80, 0.28),
        ),
    ),
    "unicorn_pen": (
        "meadow",
        (Part("unicorn", 0.46, 0.46, 0.82), Part("fence", 0.26, 0.78, 0.46), Part("fence", 0.70, 0.78, 0.46)),
    ),
    "workshop": ("field", (Part("workshop", 0.42, 0.50, 0.84), Part("hammer", 0.80, 0.54, 0.46))),
    "dwarven_witches": (
        "dusk",
        (Part("dwarf", 0.34, 0.58, 0.58), Part("hat", 0.34, 0.22, 0.44), Part("pot", 0.72, 0.60, 0.54)),
    ),
    "feasting_elf_nobles": (
        "field",
        (Part("table", 0.62, 0.58, 0.74), Part("elf", 0.28, 0.50, 0.68), Part("favour", 0.28, 0.12, 0.26)),
    ),
    "goblin_baby_boomers": (
        "meadow",
        (
            Part("goblin", 0.50, 0.46, 0.66),
            Part("goblin", 0.20, 0.68, 0.38),
            Part("goblin", 0.80, 0.68, 0.38),
        ),
    ),
    "goblin_ranchers": ("meadow", (Part("cow", 0.64, 0.56, 0.64), Part("goblin", 0.28, 0.54, 0.60))),
    "grass_dwarves": (
        "meadow",
        (
            Part("grass", 0.20, 0.66, 0.50),
            Part("dwarf", 0.46, 0.52, 0.66),
            Part("grass", 0.76, 0.68, 0.44),
            Part("hay", 0.88, 0.42, 0.30),
        ),
    ),
    "ogre_monks": ("night", (Part("ogre", 0.42, 0.50, 0.76), Part("candle", 0.76, 0.58, 0.48))),
    "dwarven_grain_investors": (
        "field",
        (
            Part("dwarf", 0.34, 0.52, 0.64),
            Part("sack_grain", 0.68, 0.62, 0.48),
            Part("coins", 0.90, 0.74, 0.32),
        ),
    ),
    "ogre_mutants": ("sea", (Part("tentacle", 0.70, 0.50, 0.72), Part("ogre", 0.38, 0.50, 0.72))),
    "dwarf_miners": (
        "dusk",
        (Part("dwarf", 0.36, 0.52, 0.66), Part("pick", 0.66, 0.42, 0.56), Part("ore", 0.84, 0.72, 0.36)),
    ),
    "goblin_foresters": (
        "meadow",
        (Part("pines", 0.74, 0.44, 0.78), Part("goblin", 0.36, 0.54, 0.64), Part("axe", 0.60, 0.68, 0.38)),
    ),
    "goblin_rebels": (
        "fire",
        (
            Part("pitchfork", 0.68, 0.46, 0.80),
            Part("goblin", 0.40, 0.52, 0.68),
            Part("torch", 0.14, 0.48, 0.60),
        ),
    ),
    "greedy_dwarves": ("fire", (Part("dwarf", 0.36, 0.50, 0.68), Part("coins", 0.72, 0.64, 0.52))),
    "ogre_hirelings": ("field", (Part("ogre", 0.42, 0.50, 0.76), Part("club", 0.76, 0.46, 0.58))),
    "shipwrecked_elves": (
        "sea",
        (Part("raft", 0.62, 0.58, 0.78), Part("elf", 0.30, 0.52, 0.62), Part("palm", 0.90, 0.40, 0.60)),
    ),
    "elven_lords": (
        "meadow",
        (Part("banner", 0.76, 0.48, 0.74), Part("elf", 0.40, 0.54, 0.68), Part("favour", 0.40, 0.14, 0.28)),
    ),
    "skeleton_converters": ("night", (Part("skeleton", 0.36, 0.52, 0.66), Part("book", 0.72, 0.62, 0.50))),
    "dwarven_guilders": (
        "field",
        (Part("dwarf", 0.38, 0.52, 0.68), Part("banner", 0.14, 0.46, 0.60), Part("envoy", 0.74, 0.56, 0.48)),
    ),
    "elven_mages": (
        "dusk",
        (Part("elf", 0.38, 0.52, 0.68), Part("wand", 0.70, 0.46, 0.50), Part("arcana", 0.88, 0.62, 0.40)),
    ),
    "elven_meatomancers": (
        "fire",
        (Part("elf", 0.34, 0.52, 0.66), Part("meat", 0.70, 0.42, 0.44), Part("magic", 0.86, 0.68, 0.38)),
    ),
    "goblin_vintners": (
        "meadow",
        (
            Part("goblin", 0.36, 0.52, 0.64),
            Part("grapes", 0.68, 0.50, 0.50),
            Part("bottle", 0.88, 0.58, 0.48),
        ),
    ),
    "ogre_contractors": (
        "field",
        (Part("ogre", 0.40, 0.54, 0.70), Part("helmet", 0.40, 0.16, 0.38), Part("crane", 0.78, 0.48, 0.64)),
    ),
    "skeleton_pirates": ("sea", (Part("pirate_flag", 0.74, 0.44, 0.74), Part("skeleton", 0.38, 0.52, 0.66))),
    "dwarven_alchemists": ("dusk", (Part("dwarf", 0.34, 0.54, 0.62), Part("alembic", 0.72, 0.54, 0.60))),
    "goblin_pyromaniacs": ("fire", (Part("blaze", 0.70, 0.52, 0.76), Part("goblin", 0.34, 0.54, 0.64))),
}
