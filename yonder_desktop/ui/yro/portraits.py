"""Portraits of the adventurers: which drawn parts each is composed of, and in which colours. Parts stand from behind to
the front; a part in `resources/pictures/busts` has key colours for cloak, skin and hair that are replaced."""

from __future__ import annotations

from yonder_desktop.ui.busts import Portrait

FAIR, TAN, PALE, DARK, ROSY = "#E8BC90", "#C98F62", "#F0CDA8", "#8F5F40", "#EBB08A"
BROWN, BLACK, BLOND, GREY, WHITE, GINGER = "#6A4225", "#2F2A2E", "#D0A045", "#8C8278", "#F0EADB", "#B5622E"

UNKNOWN = Portrait("field", "#8C8278", "body/cloak head/human face/smile hair/short")
"""For a card that somebody has added."""

SUNRISE = {
    "badger_wrestler": Portrait("field", "#B85A14", "body/wrestler animal/badger prop/paws"),
    "vixen_bladedancer": Portrait("dusk", "#8A3050", "back/blades body/sash animal/vixen hat/headband"),
    "pelican_chandler": Portrait("sea", "#B85A14", "prop/candles body/apron animal/pelican"),
    "tortoise_shipwright": Portrait("sea", "#C97B3A", "back/shell body/vest animal/tortoise prop/mallet"),
    "heron_pilot": Portrait("sea", "#31527E", "body/coat animal/heron hat/pilotcap prop/wheel"),
    "hare_messenger": Portrait("meadow", "#B85A14", "body/sash animal/hare prop/letter"),
    "moth_lanternist": Portrait("night", "#8C5A2C", "back/moth_wings body/robe animal/moth prop/lantern"),
    "crane_matriarch": Portrait("dusk", "#A03A3A", "body/leader animal/crane prop/fan"),
}
CONCLAVE = {
    "mushroom_mage": Portrait(
        "meadow",
        "#5E8A46",
        "prop/mushrooms body/robe head/human face/old hair/beard_long hat/mushroom",
        hair=WHITE,
    ),
    "antler_sentinel": Portrait(
        "meadow", "#47803B", "prop/spear body/leafy head/broad face/stern hat/antlers hat/wood_helm", TAN
    ),
    "honeycomb_barterer": Portrait(
        "field",
        "#8A9A3A",
        "body/apron head/human face/lashes hat/bee_veil hat/straw prop/honey_jar prop/bees",
        hair=BLOND,
    ),
    "rootbridge_builder": Portrait(
        "meadow",
        "#6B7A3C",
        "back/root_bridge body/apron head/human face/grin hair/roots gear/goggles prop/mallet",
        DARK,
    ),
    "firefly_wayfinder": Portrait(
        "night",
        "#47803B",
        "prop/fireflies body/leafy head/human face/smile hair/bob hat/leaf prop/jar_light",
        PALE,
    ),
    "moss_hooded_ranger": Portrait(
        "meadow", "#3F6B3A", "prop/bow body/moss head/long face/stern hat/moss_hood", TAN
    ),
    "owl_chronicler": Portrait("dusk", "#54703E", "body/robe animal/owl prop/quill_book"),
    "elder_of_the_hollow_oak": Portrait("meadow", "#5A6B34", "body/bark animal/treefolk prop/acorns"),
}
MARKET = {
    "caravan_broker": Portrait(
        "field",
        "#A8457E",
        "back/camel body/scarf head/human face/smile hair/handlebar hat/turban",
        TAN,
        BLACK,
    ),
    "spice_auctioneer": Portrait(
        "fire",
        "#B05A34",
        "body/vest head/broad face/grin hair/moustache hat/fez prop/spices prop/gavel",
        DARK,
        BLACK,
    ),
    "velvet_usurer": Portrait(
        "dusk",
        "#6A2A5C",
        "body/ruff head/long face/calm hair/short hair/goatee gear/pince hat/beret prop/coins",
        PALE,
        BLACK,
    ),
    "hired_cutlass": Portrait(
        "sea",
        "#7A3A62",
        "body/bandolier head/broad face/grin hair/stubble gear/patch hat/bandana prop/cutlass",
        TAN,
        BLACK,
    ),
    "wagon_tinker": Portrait(
        "field",
        "#A8457E",
        "prop/pan body/apron head/human face/freckles face/grin hat/patchcap gear/goggles prop/wagon_wheel",
        PALE,
        GINGER,
    ),
    "chart_hawker": Portrait(
        "sea",
        "#8A4A6E",
        "prop/charts body/coat head/human face/wink hair/moustache hat/tricorne prop/compass",
        FAIR,
        BROWN,
    ),
    "tale_peddler": Portrait(
        "meadow",
        "#A8457E",
        "body/scarf head/human face/smile hair/curly hat/feathercap prop/lute",
        ROSY,
        GINGER,
    ),
    "veiled_fortune_teller": Portrait(
        "night",
        "#6B3A7E",
        "body/robe head/human face/lashes gear/veil_face hat/headscarf prop/crystal_ball",
        TAN,
        BLACK,
    ),
    "mistress_of_scales": Portrait(
        "dusk",
        "#8A2A62",
        "body/fur head/long face/lashes hair/bun hat/tiara gear/earrings prop/scales",
        DARK,
        BLACK,
    ),
}
MINING = {
    "boiler_apprentice": Portrait(
        "night",
        "#7A6A58",
        "body/apron head/human face/smile face/soot hair/curly hat/newsboy prop/gauge prop/wrench",
        PALE,
        GINGER,
    ),
    "gearwork_savant": Portrait(
        "dusk",
        "#5F5A66",
        "prop/gear_big body/coat head/long face/calm hair/goatee gear/loupe hat/top hat/gears",
        FAIR,
        GREY,
    ),
    "blast_engineer": Portrait(
        "fire",
        "#6F6A66",
        "body/bandolier head/human face/grin face/soot hair/wild gear/goggles prop/plunger",
        ROSY,
        BLACK,
    ),
    "steam_fist_miner": Portrait(
        "night",
        "#6F6A66",
        "prop/steam body/pauldrons head/broad face/stern hair/beard_full hat/miner prop/steam_fist",
        FAIR,
        GINGER,
    ),
    "powder_sapper": Portrait(
        "fire",
        "#5A5048",
        "body/bandolier head/broad face/grin face/soot hair/moustache hat/leather prop/keg prop/spade",
        TAN,
        BROWN,
    ),
    "ore_assayer": Portrait(
        "dusk",
        "#74706A",
        "body/vest head/human face/calm hair/short gear/visor gear/pince prop/lens_ore prop/magnifier",
        DARK,
        BLACK,
    ),
    "lamp_oil_seller": Portrait(
        "night",
        "#7A6442",
        "body/scarf head/human face/lashes hat/headcloth gear/earrings prop/oil_lamp",
        TAN,
        BLACK,
    ),
    "deepvein_surveyor": Portrait(
        "night",
        "#55606A",
        "prop/theodolite body/coat head/human face/smile hair/braids hat/miner",
        DARK,
        BLACK,
    ),
    "geode_alchemist": Portrait(
        "dusk", "#5A5270", "body/robe head/human face/old hair/beard_braid hat/geode prop/flask", PALE, WHITE
    ),
    "baroness_of_the_deep_forge": Portrait(
        "fire",
        "#4A4650",
        "back/flames body/leader head/long face/lashes hair/long hat/iron_crown prop/smith_hammer",
        PALE,
        GINGER,
    ),
}
FLOATING = {
    "clock_mage": Portrait(
        "sea",
        "#2C6A9A",
        "prop/pendulum body/robe head/human face/old hair/beard_long gear/monocle hat/wizard hat/clock",
        FAIR,
        WHITE,
    ),
    "astral_cartographer": Portrait(
        "night",
        "#31406E",
        "prop/star_map body/robe head/long face/calm hat/star_hood prop/armillary",
        DARK,
        BLACK,
    ),
    "prism_magus": Portrait(
        "sea",
        "#3A7FA8",
        "back/rays body/robe head/human face/smile hair/bob hat/wizard hat/prism",
        TAN,
        BLACK,
    ),
    "brass_gargoyle": Portrait("sea", "#2C7BA8", "back/gargoyle_wings body/brass animal/gargoyle"),
    "cloud_factor": Portrait(
        "sea",
        "#2C7BA8",
        "back/cloud body/coat head/broad face/smile hair/handlebar hat/top prop/moneybag",
        ROSY,
        GREY,
    ),
    "gyroscope_wright": Portrait(
        "sea",
        "#3F86A8",
        "body/apron head/human face/freckles face/smile hair/bun gear/goggles_up prop/gyroscope",
        PALE,
        GINGER,
    ),
    "rune_machinist": Portrait(
        "night",
        "#2F5F86",
        "body/robe head/human face/stern gear/half_mask hat/rune_hood prop/rune_stone",
        FAIR,
        BROWN,
    ),
    "skiff_balloonist": Portrait(
        "sea",
        "#2C7BA8",
        "back/balloon body/scarf head/human face/grin hat/aviator gear/goggles_up",
        TAN,
        BROWN,
    ),
    "regent_of_the_ninth_tower": Portrait(
        "sea",
        "#274F8A",
        "back/tower body/high_collar head/long face/calm hair/long hat/tower_crown",
        DARK,
        BLACK,
    ),
}
DRAGON = {
    "wyvern_lancer": Portrait(
        "fire", "#B5382F", "prop/lance body/spikes hat/wyvern_wings head/human hat/great"
    ),
    "pavise_bearer": Portrait(
        "fire",
        "#B5382F",
        "body/plate head/broad face/stern hair/moustache hat/kettle prop/pavise",
        FAIR,
        BROWN,
    ),
    "drakeback_captain": Portrait(
        "fire",
        "#8E2A2A",
        "back/drake body/spikes head/human face/stern face/scar hat/open hat/plume",
        TAN,
        BLACK,
    ),
    "siege_quartermaster": Portrait(
        "field",
        "#9A4034",
        "body/coat head/broad face/smile hair/beard_full hat/qm_cap prop/crates prop/ledger",
        ROSY,
        BROWN,
    ),
    "scale_armourer": Portrait(
        "fire",
        "#7A2E28",
        "body/apron head/broad face/grin hair/beard_fork hat/smith_cap gear/goggles prop/scale_mail prop/tongs",
        DARK,
        BLACK,
    ),
    "ember_outrider": Portrait(
        "fire",
        "#B5382F",
        "prop/embers body/scales head/human face/smile hair/bob hat/ember_hat prop/torch",
        TAN,
        BLACK,
    ),
    "flame_confessor": Portrait(
        "night",
        "#A33A24",
        "body/robe head/long face/calm hair/goatee hat/flame_hood prop/fire_bowl",
        FAIR,
        BLACK,
    ),
    "warden_of_lost_banners": Portrait(
        "night",
        "#7A4048",
        "prop/torn_banner body/scales head/long face/old hair/long hat/grey_hood",
        PALE,
        WHITE,
    ),
    "marshal_of_the_red_wing": Portrait(
        "fire",
        "#C04038",
        "back/red_wing body/leader head/human face/lashes hair/braids hat/red_crest hat/crown prop/baton",
        PALE,
        BLOND,
    ),
}
PORTRAITS = {**SUNRISE, **CONCLAVE, **MARKET, **MINING, **FLOATING, **DRAGON}
