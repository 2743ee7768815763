"""Portraits of the characters: which drawn parts each is composed of, and in which colours. Every name has its own."""

from __future__ import annotations

from yonder_desktop.ui.busts import Portrait

FAIR, TAN, PALE, DARK, ROSY = "#E8BC90", "#C98F62", "#F0CDA8", "#8F5F40", "#EBB08A"
BROWN, BLACK, BLOND, GREY, WHITE, GINGER = "#6A4225", "#2F2A2E", "#D0A045", "#8C8278", "#F0EADB", "#B5622E"
RED, DARK_RED, CRIMSON, EMBER = "#C8554A", "#8E3A40", "#B03A48", "#D8734A"
BONE = "#F2E8D0"

UNKNOWN = {
    kind: Portrait(palette, cloak, parts, skin)
    for kind, palette, cloak, parts, skin in (
        ("soldier", "meadow", "#5E7482", "body/plate head/human face/calm hat/kettle", FAIR),
        ("merchant", "field", "#7F6A1B", "body/coat head/human face/smile hat/beret", FAIR),
        ("mage", "dusk", "#5C4FA8", "body/robe head/human face/calm hat/wizard", FAIR),
        ("cleric", "field", "#946512", "body/robe head/human face/calm hat/coif", FAIR),
        ("thief", "night", "#4A4A52", "body/cloak head/human gear/domino hat/hood_deep", FAIR),
        ("barbarian", "sea", "#9A4A2A", "body/fur head/broad face/stern hair/wild", FAIR),
        ("demon", "fire", "#A32C35", "hat/horns_up body/cloak head/human face/demon", RED),
        ("undead", "night", "#4F6B4A", "body/cloak head/skull", BONE),
        ("angel", "sea", "#317696", "back/wings_up body/robe head/human face/smile hair/bob hat/halo", FAIR),
        ("dragon", "fire", "#2E6E58", "beast/dragon_front", FAIR),
    )
}
"""For cards that somebody has added, by type."""

SOLDIERS = {
    "infantry_soldier": Portrait(
        "meadow", "#5E7482", "prop/spear body/plate head/human face/smile hat/kettle", ROSY, BROWN
    ),
    "torvald_gate_captain": Portrait(
        "meadow", "#31527E",
        "body/plate head/broad face/stern face/scar hair/beard_full hat/open hat/plume prop/gate_key",
        FAIR, GINGER,
    ),
    "sigrun_spearmother": Portrait(
        "sea", "#6E4A5A", "prop/spear body/leader head/long face/lashes hair/braids hat/winged_helm", PALE, BLOND
    ),
    "cavalry_troop": Portrait("field", "#5E7482", "body/plate head/human hat/great prop/horse"),
    "shieldwall_line": Portrait(
        "meadow", "#4E6472", "body/scales head/broad face/stern hair/moustache hat/smith_cap prop/pavise", TAN, BLACK
    ),
    "banner_bearer": Portrait(
        "field", "#5E7482", "prop/banner body/pauldrons head/human face/grin hair/curly", DARK, BLACK
    ),
    "commanding_officer": Portrait(
        "meadow", "#31527E", "body/leader head/long face/stern hair/handlebar hat/red_crest prop/baton", FAIR, GREY
    ),
}  # fmt: skip
MERCHANTS = {
    "traveling_merchant": Portrait(
        "field", "#7F6A1B", "prop/pack body/sash head/human face/smile hair/stubble hat/straw", TAN, BROWN
    ),
    "bresk_amber_factor": Portrait(
        "field", "#8A5A1E", "body/coat head/broad face/grin hair/handlebar hat/fez prop/amber", ROSY, GREY
    ),
    "yrsa_ledger_keeper": Portrait(
        "dusk", "#7F6A1B", "body/ruff head/long face/lashes hair/bun gear/pince prop/ledger", PALE, GINGER
    ),
    "harbor_trader": Portrait(
        "sea", "#6A7A2B", "body/vest head/human face/wink hair/goatee hat/bandana prop/anchor", TAN, BLACK
    ),
    "guild_treasurer": Portrait(
        "field",
        "#6B5A18",
        "body/fur head/broad face/calm hair/moustache hat/beret prop/strongbox",
        FAIR,
        WHITE,
    ),
    "salt_broker": Portrait(
        "sea",
        "#8A7A3B",
        "body/scarf head/human face/freckles face/smile hat/headcloth prop/salt",
        DARK,
        BLACK,
    ),
    "toll_warden": Portrait(
        "meadow",
        "#7F5A1B",
        "body/coat head/broad face/stern hair/beard_fork hat/qm_cap prop/toll_bar",
        FAIR,
        BROWN,
    ),
}
MAGES = {
    "mage_apprentice": Portrait(
        "dusk", "#5C4FA8", "body/robe head/human face/freckles face/smile hair/short hat/headband prop/spell_book",
        PALE, GINGER,
    ),
    "vaska_storm_reader": Portrait(
        "night", "#4A4690", "body/robe head/long face/stern hair/long hat/rune_hood prop/storm_staff", FAIR, BLACK
    ),
    "nattrun_of_the_runes": Portrait(
        "night", "#3F3A7A", "prop/rune_ring body/high_collar head/long face/lashes hair/braids hat/circlet",
        PALE, WHITE,
    ),
    "guild_mage": Portrait(
        "dusk", "#5C4FA8", "body/sash head/human face/calm hair/goatee hat/wizard prop/crystal_ball", DARK, BLACK
    ),
    "ember_adept": Portrait(
        "fire", "#6B3F8A", "prop/embers body/robe head/human face/grin hat/flame_hood prop/flame_hand", TAN, BLACK
    ),
    "rune_scholar": Portrait(
        "dusk", "#4F4A8A", "body/robe head/human face/old hair/beard_long gear/monocle hat/star_hood prop/rune_stone",
        FAIR, WHITE,
    ),
    "archmage_of_the_spire": Portrait(
        "dusk", "#3A2F7A",
        "back/tower body/high_collar head/long face/old hair/beard_braid hat/wizard hat/prism prop/moon_staff",
        PALE, WHITE,
    ),
}  # fmt: skip
CLERICS = {
    "acolyte": Portrait(
        "field", "#A87A22", "body/robe head/human face/smile hat/tonsure prop/candle_light", ROSY
    ),
    "heliana": Portrait(
        "field", "#946512", "hat/sun_crown body/robe head/human face/lashes hair/long", PALE, BLOND
    ),
    "osk_fjord_lantern": Portrait(
        "sea",
        "#7A5A1A",
        "body/cloak head/broad face/old hair/beard_full hat/grey_hood prop/lantern",
        FAIR,
        GREY,
    ),
    "shrine_keeper": Portrait(
        "meadow", "#946512", "body/apron head/human face/lashes hat/coif prop/censer", TAN, BLACK
    ),
    "grand_prior": Portrait(
        "field", "#7E4A1E", "body/leader head/broad face/stern hair/goatee hat/mitre prop/crook", DARK, GREY
    ),
    "high_oracle": Portrait(
        "dusk",
        "#B08A2E",
        "hat/halo_disc body/robe head/long face/calm hat/veil_long prop/sun_staff",
        PALE,
        WHITE,
    ),
}
THIEVES = {
    "kettil_two_rings": Portrait(
        "night", "#3F4A5A", "body/vest head/broad face/wink hair/moustache hat/flatcap gear/earrings prop/two_rings",
        FAIR, GINGER,
    ),
    "merra_quiet_step": Portrait(
        "night", "#4A3F5A", "back/moon body/cloak head/human face/calm gear/kerchief hat/hood_peak prop/dagger",
        DARK, BLACK,
    ),
    "dockside_cutpurse": Portrait(
        "sea", "#5A5248", "back/barrels body/scarf head/human face/soot face/grin hat/patchcap prop/dagger",
        ROSY, BROWN,
    ),
    "night_burglar": Portrait(
        "night", "#33333C", "back/moon body/bandolier head/broad hair/stubble gear/domino hat/leather prop/loot_sack",
        FAIR, BLACK,
    ),
    "fogbank_smuggler": Portrait(
        "sea", "#4F5A5A", "prop/rope_hook body/coat head/long face/calm gear/patch gear/scarf_high hat/tricorne",
        TAN, BLACK,
    ),
    "aruna_opportunist": Portrait(
        "dusk", "#5A3A4A", "body/sash head/long face/lashes hair/bob hat/widehat prop/lockpicks", TAN, BLACK
    ),
}  # fmt: skip
BARBARIANS = {
    "gorm_half_giant": Portrait(
        "sea", "#7A5232", "prop/club body/wrestler head/broad face/grin hair/beard_full hat/mohawk", ROSY, GINGER
    ),
    "skadda_wolf_sister": Portrait(
        "sea", "#6B6A68", "body/fur head/long face/warpaint hat/wolf_pelt prop/sword_up", PALE, GREY
    ),
    "fjord_raider": Portrait(
        "sea", "#9A4A2A",
        "back/longship body/fur head/human face/grin hair/beard_fork hat/horned_helm prop/round_shield",
        FAIR, BLOND,
    ),
    "frenzied_axe": Portrait(
        "fire", "#9A4A2A", "body/wrestler head/broad face/claw hair/wild prop/two_axes", ROSY, BLACK
    ),
    "trophy_hunter": Portrait(
        "meadow", "#7A4A2A", "body/fur head/human face/stern hair/beard_braid hat/antlers prop/trophies prop/bow",
        TAN, BROWN,
    ),
    "ulna_cold_eyes": Portrait(
        "sea", "#5A4A4A", "body/fur head/long face/cold hat/bear_pelt prop/great_axe", PALE, WHITE
    ),
}  # fmt: skip
DEMONS = {
    "xurathe_cellar_whisper": Portrait(
        "night", "#5A1F2E", "hat/horns_up body/high_collar head/long face/demon hair/goatee prop/chain",
        DARK_RED, BLACK,
    ),
    "cinder_imp": Portrait("fire", "#C8554A", "prop/embers body/cloak head/human face/imp hat/horns_small", EMBER),
    "pit_warden": Portrait(
        "fire", "#7A2A24", "body/spikes hat/horns_ram head/broad face/demon_grim prop/trident", RED
    ),
    "prince_of_embers": Portrait(
        "fire", "#8A1F2A", "back/fire_ring back/bat_wings body/leader head/long face/demon hat/horns_tall",
        CRIMSON, BLACK,
    ),
}  # fmt: skip
UNDEAD = {
    "jarl_hollowcrown": Portrait(
        "night",
        "#3F5A4A",
        "body/fur head/skull_grin hair/beard_braid hat/broken_crown prop/grave_sword",
        BONE,
        GREY,
    ),
    "restless_bones": Portrait("dusk", "#5A5248", "prop/rubble body/ribs head/skull prop/bone", BONE),
    "barrow_knight": Portrait(
        "meadow", "#4F6B4A", "body/plate head/skull hat/bone_helm prop/grave_sword prop/round_shield", BONE
    ),
    "grave_caller": Portrait("night", "#3A3F4A", "body/robe head/ghoul hat/shroud prop/soul_lamp", BONE),
}
ANGELS = {
    "aelith_first_light": Portrait(
        "field", "#C98A2E", "back/wings_up body/robe head/human face/lashes hair/long hat/halo prop/candle_light",
        PALE, BLOND,
    ),
    "winged_herald": Portrait(
        "sea", "#317696", "back/wings_folded body/sash head/human face/smile hair/curly hat/halo prop/trumpet",
        TAN, BROWN,
    ),
    "warden_of_the_vale": Portrait(
        "meadow", "#317696", "back/wings_wide body/plate head/broad face/calm hair/short hat/halo prop/star_shield",
        DARK, BLACK,
    ),
    "seraph_of_the_north": Portrait(
        "sea", "#4A5FA8", "back/wings_six body/leader head/long face/stern hair/bob hat/circlet prop/flame_sword",
        PALE, WHITE,
    ),
}  # fmt: skip
DRAGONS = {
    "ormrik_ash_wing": Portrait("fire", "#7A6F6A", "back/dragon_wings prop/embers beast/dragon_front"),
    "rime_drake": Portrait("sea", "#6FA8B8", "beast/rime"),
    "black_dragon": Portrait("night", "#3A3A44", "beast/black_dragon prop/fire_breath"),
    "elder_wyrm": Portrait("fire", "#2E6E58", "beast/wyrm prop/ember_eggs"),
}
PORTRAITS = {
    **SOLDIERS,
    **MERCHANTS,
    **MAGES,
    **CLERICS,
    **THIEVES,
    **BARBARIANS,
    **DEMONS,
    **UNDEAD,
    **ANGELS,
    **DRAGONS,
}
DEEDS = {
    "stun": "dusk",
    "meteor_shower": "night",
    "frost_shackles": "sea",
    "forked_lightning": "night",
    "unmaking": "dusk",
    "mirror_rite": "dusk",
    "sacred_strength": "field",
    "daylight": "sea",
    "sanctuary": "meadow",
    "banishment": "fire",
    "second_dawn": "field",
    "celestial_ally": "sea",
    "ambush": "meadow",
    "forced_march": "meadow",
    "spoils_of_war": "field",
}
"""Actions: the landscape behind the drawing of their name in `resources/pictures/deeds`."""
