"""Short notes on cards, places and questions: what people ask at the table (numbers of rulings in brackets)."""

from __future__ import annotations

from yonder_desktop.games.yonder.designs import Building, CitySpot
from yonder_desktop.games.yonder.tables import Tables
from yonder_desktop.wording.catalogue import N_, gettext
from yonder_desktop.wording.markup import plain
from yonder_desktop.wording.yonder.names import Names
from yonder_desktop.wording.yonder.solo_text import level_text, olos_text, order_text

NOTES: dict[str, tuple[str, ...]] = {
    # city spots and upper city
    "arcana_market": (N_("You may pay although no arcana is left in the general supply; you get nothing then."),),
    "architect": (N_("The place in the display stays empty until the round ends."),),
    "audience_chamber": (N_("You have to climb if you can; spaces with somebody on them are skipped unpaid."),),
    "builders": (N_("A worker may be placed here even if you build nothing."),),
    "city_gates": (N_("The new worker counts as yours at once, also for the question whether you have to lock up."),),
    "marketplace": (N_("A resource may be swapped for the same one."),),
    "shipwright": (N_("With an empty wharf nothing can be paid here."),),
    "upper_6_bottom": (N_("Only an envoy without a ship, face up, can be discarded."),),
    "upper_6_top": (
        N_("A hidden envoy cannot be served or discarded this round, and it costs nothing at lock-up."),
        N_("It counts as your envoy in the final scoring."),
    ),
    "upper_7_bottom": (N_("Any worker there can be sent away, whoever placed it. Its place is free again."),),
    "upper_7_top": (N_("Any worker there can be taken, whoever placed it. Its place is free again."),),
    "upper_1_top": (N_("With an empty wharf it gives nothing."),),
    # buildings
    "headquarters": (
        N_("Anybody may use it while its owner has not locked up; the worker will be its owner's."),
        N_("It counts as a building, has no letter, and can never be discarded."),
    ),
    "drawing_board": (N_("The place in the display stays empty until the round ends."),),
    "goblin_inn": (N_("You may pay although no goblin is left in the general supply; you get nothing then."),),
    "dwarven_mine": (N_("You may pay although no arcana is left in the general supply; you get nothing then."),),
    "dwarven_merchants": (
        N_("Dwarves in your supply and in your settlement count together, visitors and waiting workers too."),
        N_("They are counted before you pay."),
    ),
    "dwarven_smithy": (N_("One coin for each action that spends ore, however often its trade is repeated."),),
    "dwarven_treasury": (
        N_("If any resource could be paid, you name the one you saved."),
        N_("Where nothing was left unpaid, nothing is gained."),
    ),
    "elven_bakery": (
        N_("Its grain is paid on top and cannot be discounted."),
        N_("It is of no use where no resource is due."),
    ),
    "elven_recruiters": (
        N_("It may be any worker on the spot, whoever placed it, on the city board only."),
        N_("Afterwards the elf stands alone, and nobody can join it."),
    ),
    "elven_swingers": (N_("Only elves that you place yourself count."),),
    "giant_golden_geese": (N_("A visitor pays; the coins stay on the card and are its owner's."),),
    "goblin_brewery": (N_("A visitor pays; the coins stay on the card and are its owner's."),),
    "goblin_soup_boat": (N_("The goblins may be anybody's, and they have to be fed as well."),),
    "goblin_thieves_guild": (N_("The goblin that builds this card does not count."),),
    "ogre_peddler": (N_("Once for each placement, and only with a resource that it brought."),),
    "sandcakery": (N_("Ore is never eaten unless you want it; one ore feeds one ogre."),),
    "beef_trees": (N_("At the top of the track you may still pay, for nothing."),),
    "butcher_shop": (N_("A visitor may give the meat to the owner, too, and a player who has locked up may get it."),),
    "dwarf_masons": (N_("The dwarf that builds this card counts."),),
    "fish_cages": (N_("Fish on this card may stay for later rounds, be eaten or be sold, as you like."),),
    "goblin_fishing_hut": (N_("Only goblins that you place yourself count, also where they achieve nothing."),),
    "ogre_muscle_beach": (N_("It works in the city only, not on buildings."),),
    "skeleton_reverser": (
        N_("The skeleton must be in your supply; the one placed here does not count."),
        N_("If no other kind is left, the coin still comes."),
    ),
    "smokehouse": (N_("Fish that is sold out of cages counts, too."),),
    "smugglers_hut": (
        N_("It brings market value and bonus, but it is no fulfilment: ship and Bakery do not help."),
        N_("The player who has the envoy must not have locked up, and loses nothing by it."),
        N_("A visitor may serve an envoy of this card's owner. Alone, the envoys in the camp of Olos count."),
    ),
    "lighthouse": (N_("All your ships count: none lies on an envoy any more when the game ends."),),
    "monument": (N_("The supply after the last feeding counts."),),
    "ogre_tax_office": (N_("This card counts itself."),),
    "grain_speculants": (N_("Only the highest step reached pays."),),
    "ore_smelter": (N_("Only the highest step reached pays."),),
    "timber_aqueduct": (N_("Only the highest step reached pays."),),
    "unicorn_pen": (N_("Only the highest step reached pays."),),
    "great_statue": (N_("This card counts itself."),),
    # envoys
    "dwarven_guilders": (N_("The envoy being served cannot be the one you discard."),),
    "goblin_pyromaniacs": (
        N_("Never the headquarters. Workers on the building go to the general supply, goods and coins are lost."),
    ),
    "ogre_mutants": (N_("You may leave the building out and take the gold only."),),
    "dwarf_miners": (N_("Placed dwarves cannot be paid."),),
    "goblin_foresters": (N_("Placed ogres cannot be paid."),),
    "goblin_rebels": (N_("Placed goblins cannot be paid."),),
    "skeleton_converters": (N_("Placed workers cannot be paid."),),
    # ships
    "cirdan": (N_("Not without arcana in the general supply, and only where gold would come."),),
    "dagon": (N_("It works in your supply and on an envoy alike, from the first lock-up at whose start you have it."),),
    "davos": (N_("The card replaces the whole price of that delivery; no discount applies to it."),),
    "dobby": (N_("The goblin replaces the whole price of that delivery; no discount applies to it."),),
    "dicaprio": (N_("No gold is lost; coins on the envoy are. Neither card comes back."),),
    "duncan_the_tall": (N_("The ship is home at once."),),
    "goliath": (
        N_("Both envoys carry the ship until you lock up."),
        N_("What one brings comes too late to pay for the other."),
    ),
    "king_of_lions": (N_("Unpaid deliveries count as well."),),
    "pippin": (N_("Unpaid deliveries count as well."),),
    "lil_kim": (N_("Not without goblins in the general supply, and only where a bonus would come."),),
    "little_sebastian": (N_("Only where a bonus would come."),),
    "merry_goer": (N_("It becomes the top ship of the wharf; the ship taken has to be able to serve."),),
    "nautilus": (N_("Once for each fulfilment; it brings no further gold and costs nothing."),),
    "old_mac_donald": (N_("You decide for each delivery by itself."),),
    "the_sea_pickle": (N_("The unpaid delivery counts inside the range and may be the only one."),),
    "glass_pearl": (N_("The unpaid delivery counts inside the range and may be the only one."),),
    "late_bloomer": (N_("The unpaid delivery counts inside the range and may be the only one."),),
    "the_artful_dodger": (
        N_("The other envoy may be served or hidden; what comes is that of the envoy being served."),
        N_("Discounts apply to the price really paid."),
    ),
    "scrooge": (N_("Food is not discounted by it."),),
    "naglfar": (N_("Resources are not discounted by it."),),
    "gemini": (N_("That ship need not be yours any more."),),
    "midas": (N_("The coin pays at every lock-up while the envoy is yours."),),
    "prometheus": (N_("It may be anybody's arcana. A filled place above stays filled."),),
    "razors_edge": (N_("A range of one becomes two."),),
    # favour track, by space
    "favour:1": (N_("With an empty display only the fish comes."),),
    "favour:4": (N_("You need a ship in your supply. It does not use up your one envoy a turn."),),
    "favour:7": (N_("Also the worker that you have just placed."),),
    # kinds of questions
    "turn": (
        N_("One worker, one arcana and one envoy a turn, in any order, each of them as you like."),
        N_("Who places no worker, or has none left, has to lock up."),
    ),
    "feed": (
        N_("Nobody may stay hungry while there is food for them. A meat can feed two workers."),
        N_("Every hungry worker leaves and costs gold, an ogre no more than a goblin."),
    ),
    "harbour": (N_("The crew of a new ship need not be fed this round."),),
    "lock_up": (
        N_("Then: workers come home, cards and ships that wait for it, feeding, fish sold and meat lost, "
           "unfulfilled envoys leave, ships come home, coins pay, a ship or arcana."),
        N_("You take no more turns this round, and nobody can visit your settlement."),
    ),
    "deliveries": (N_("All deliveries are paid first; then each brings market value and bonus."),),
    "start_card": (N_("The other card goes back into the box unseen."),),
    "release_fish": (N_("Fish that stays on its card can be eaten or sold in a later round."),),
    "tear_down": (
        N_("Never the headquarters. Workers on the building go to the general supply, goods and coins are lost."),
    ),
}  # fmt: skip

DWARF_SIGN = N_("Dwarf sign: a dwarf placed here leaves one good of the price unpaid, once.")
OGRE_SIGN = N_("Ogre sign: an ogre placed here takes twice the goods.")


def notes_for(tables: Tables, key: str) -> list[str]:
    """Notes on an item key, a design's id or a kind of question, signs first; empty if there are none.

    What belongs to Olos has no design that the inspector knows, so that its text stands here.
    """
    if key == "olos" or key.startswith(("order:", "level:")):
        return solo_notes(tables, key)
    subject = key if key in NOTES else design_id(key)
    return sign_notes(tables, subject) + [gettext(note) for note in NOTES.get(subject, ())]


def solo_notes(tables: Tables, key: str) -> list[str]:
    """What an order card or a level says, or how Olos counts at the end."""
    solo = tables.card_set.solo
    if solo is None:
        return []
    if key == "olos":
        return [plain(line) for line in olos_text(solo)]
    spots = Names(tables).city_spots()
    texts = {f"order:{card.id}": order_text(solo, card, spots) for card in solo.cards}
    texts |= {f"level:{level.level}": level_text(level) for level in solo.levels}
    return [plain(texts[key])] if key in texts else []


def design_id(key: str) -> str:
    """The id of the design behind an item key: `spot:camp.2`, `hand:camp~2` and `piece:elf@camp` are `camp`."""
    whole = (key.partition(":")[2] or key).rpartition("@")[2]
    return whole.partition("~")[0].partition(".")[0]


def sign_notes(tables: Tables, subject: str) -> list[str]:
    """What the signs of dwarf and ogre mean where the design shows them."""
    designs: list[Building | CitySpot] = [*tables.card_set.buildings, *tables.card_set.board.city_spots]
    for design in designs:
        if design.id == subject:
            signs = [DWARF_SIGN] if design.dwarf_icon else []
            return [gettext(sign) for sign in signs + ([OGRE_SIGN] if design.ogre_icon else [])]
    return []
