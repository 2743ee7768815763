"""How a round of Yonder runs, in our own words, page by page. Numbers of the card set stand in braces."""

from __future__ import annotations

from yonder_desktop.wording.catalogue import N_
from yonder_desktop.wording.reference import Written

ROUND: tuple[Written, ...] = (
    (
        "rules:round",
        N_("How a round runs"),
        (
            N_("Beginning with the holder of the eye, all take [rules:turn|turns] clockwise. Whoever "
               "[rules:lock_up|locks up] is left out from then on. Once all have locked up comes the "
               "[rules:cleanup|cleanup], and the next round begins."),
            N_("What a delivery pays in gold depends on the round: {markets}."),
        ),
        ("rules:turn", "rules:lock_up", "rules:cleanup"),
    ),
    (
        "rules:turn",
        N_("Your turn"),
        (
            N_("In any order you may do each of these once: place a [rules:placing|worker], place an "
               "[rules:arcana|arcana], serve an [rules:envoys|envoy]. One after the other, never one inside "
               "another. What effects give you besides is not counted."),
            N_("At the end of the turn you may [rules:lock_up|lock up]. You must if you have no worker in your "
               "supply then, or if you placed none in this turn. New workers of this turn help, and placing one is"
               " enough, even if it comes back to you at once."),
        ),
        ("rules:placing", "rules:arcana", "rules:envoys", "rules:lock_up"),
    ),
    (
        "rules:placing",
        N_("Placing a worker"),
        (
            N_("A worker of your supply goes to a free place in the city, in your settlement, or in the settlement"
               " of a player who has not locked up; then you take what the place gives. You may place a worker "
               "where it achieves nothing."),
            N_("Workers in the city are gone: they return to the general supply in the cleanup. Workers in a "
               "settlement come to its owner at lock-up, whoever placed them. So a visitor leaves a worker behind,"
               " to be fed by somebody else."),
            N_("A visitor pays and gains, but coins and fish that land on a card stay with the card's owner. "
               "Anybody may use an unlocked player's headquarters; what is built there joins the settlement of the"
               " one who built it."),
            N_("A worker placed in the city stands on the board, one in a settlement on its building. Placed "
               "workers belong to nobody: effects that take or send away “a worker” may take any of those in the "
               "city or in your settlement."),
        ),
        ("rules:workers", "rules:building", "rules:trades"),
    ),
    (
        "rules:trades",
        N_("Gains, payments and trades"),
        (
            N_("Plain gains and steps on the favour track have to be taken if they can be. Whatever you pay for, "
               "build, take back, discard, hide, swap or serve is your choice."),
            N_("There are no part payments. A trade that may be repeated need not be repeated as often as it "
               "could."),
            N_("You may pay for something that has run out, and get nothing; the table says so before. Only the "
               "Shipwright cannot be paid while the wharf is empty."),
            N_("Where several effects meet, whoever acts resolves the own ones first, in any order, then the "
               "others follow clockwise. Each is carried through to its last consequence before another one is "
               "taken up. A card takes no notice of what had begun before it was built."),
        ),
        ("rules:discounts", "rules:building"),
    ),
    (
        "rules:discounts",
        N_("Discounts"),
        (
            N_("Discounts add up, but never below nothing; what is left of one is lost. They touch goods only, "
               "never arcana, workers or cards. Those of ships and buildings name resources or food; that of a "
               "dwarf takes either."),
            N_("A discount can only leave out something that the price asks for; where it asks for several goods "
               "you choose which."),
        ),
        ("rules:dwarf", "rules:envoys"),
    ),
    (
        "rules:building",
        N_("Building"),
        (
            N_("Builders, headquarters and some other effects let you build: choose a card of your hand, pay its "
               "price, and lay it into your settlement. With nothing that you can or want to pay nothing is built."),
            N_("Cards come into the hand from the display, through the Architect and effects that draw. Gaps in "
               "the display are filled only in the cleanup."),
            N_("Some buildings have a place for a worker, some always work for their owner, C buildings pay gold "
               "at the end. Copies of a card work side by side. The headquarters is a building without a letter; "
               "it can never be discarded."),
            N_("Cards that are discarded leave the game."),
        ),
        ("spot:builders", "spot:architect", "rules:scoring"),
    ),
    (
        "rules:arcana",
        N_("Arcana and the upper city"),
        (
            N_("Once a turn an arcana of your supply may go to a free place in the upper city, and you take what "
               "is shown there. It stays for the rest of the game, so each place can be used once."),
            N_("A place above opens only when the place linked below it is filled; that is looked at only while "
               "placing."),
        ),
        ("rules:turn", "spot:arcana_market"),
    ),
    (
        "rules:favour",
        N_("The favour track"),
        (
            N_("A step takes your marker to the next space on which nobody stands, and you take what that space "
               "gives. Spaces that are skipped give nothing. With no free space above, your marker stays and you "
               "get nothing."),
            N_("The places below the first space are all alike, and markers there block nobody."),
        ),
        ("spot:audience_chamber",),
    ),
    (
        "rules:envoys",
        N_("Serving an envoy"),
        (
            N_("Choose an open envoy in the city or in your settlement and lay a ship of your supply on it. An "
               "envoy of the city moves to your settlement; its place stays empty until the cleanup. Open means: "
               "face up and without a ship. An envoy can be served once a round, and so can a ship."),
            N_("Choose how many deliveries you make, within the range on the card, and pay for all of them. Then "
               "each pays the [rules:round|market value] in gold and the bonus of the card. Whoever cannot reach "
               "the lower end of the range cannot serve that envoy."),
            N_("Order: envoy and ship; number; payment of everything; gold and bonus delivery by delivery; last "
               "what the ship gives once. Goods gained come too late to pay with."),
            N_("An unpaid delivery counts as one of those in the range. A delivery can be made free only once, and"
               " it may be the only one."),
            N_("At lock-up an envoy of your settlement without a ship costs {unfulfilled} gold and leaves. One "
               "that you take from the city bears a ship in that round, so it is safe until the next one. Those "
               "that an effect removes are free."),
        ),
        ("rules:ships", "rules:discounts", "rules:lock_up"),
    ),
    (
        "rules:ships",
        N_("Ships"),
        (
            N_("A ship lies on the envoy that it serves until lock-up, and then comes home. Its ability works when"
               " it is played, every round; what happens “for each delivery” happens once for every delivery, the "
               "rest once for an envoy."),
            N_("In the first three rounds each player who locks up takes a ship of the harbour with the workers "
               "and goods on it. Ships from the wharf (Shipwright, upper city, Merry Goer) bring nothing along."),
            N_("What a ship gives instead of a bonus or of market gold replaces only something that you would have"
               " gained."),
        ),
        ("spot:shipwright", "rules:lock_up", "rules:envoys"),
    ),
    (
        "rules:lock_up",
        N_("Locking up"),
        (
            N_("1. All workers of your settlement come into your supply, and the headquarters is turned over. You "
               "are out of this round: nobody can visit you any more."),
            N_("2. Effects that work when locking up, in the order you like."),
            N_("3. [rules:feeding|Feeding]; then fish are sold and meat spoils."),
            N_("4. Each envoy without a ship costs {unfulfilled} gold and leaves. Ships come home."),
            N_("5. Each coin on cards of your settlement pays 1 gold; the coins stay."),
            N_("6. Rounds 1 to 3: take a ship of the harbour, if one is left, with its workers and goods. They "
               "need no food this round. Round 4: the first to lock up gains an arcana instead. Last, hidden "
               "envoys are turned up."),
            N_("Early is better for the choice of ships. You may lock up with workers left; they stay with you, "
               "and must be fed."),
        ),
        ("rules:feeding", "rules:ships", "rules:envoys"),
    ),
    (
        "rules:feeding",
        N_("Feeding"),
        (
            N_("Every worker in your supply eats at lock-up: {needs}. Food feeds: {values}."),
            N_("All food goes into one pot, so a meat can be shared by two small workers. You have to feed "
               "everybody as long as the food lasts, but you choose which food, and who goes hungry if it is "
               "short. No item may be eaten that could have been kept."),
            N_("Every hungry worker leaves and costs {unfed} gold; an ogre costs no more than others."),
            N_("Then every fish left is sold for {fish_price} gold and all meat spoils. Grain keeps."),
        ),
        ("rules:ogre", "rules:skeleton", "rules:lock_up"),
    ),
    (
        "rules:cleanup",
        N_("Cleanup"),
        (
            N_("After rounds 1 and 2 the ships of the harbour leave and four new ones come from the wharf, or as "
               "many as there are. After round 3 they leave and none come."),
            N_("After rounds 1 to 4 all buildings and envoys on the board leave, and six and four new ones come. "
               "Workers in the city return to the general supply; arcana stay. Headquarters are opened, the eye "
               "passes on. After the last round there is no cleanup."),
        ),
        ("rules:round",),
    ),
    (
        "rules:scoring",
        N_("Scoring"),
        (
            N_("After the last lock-up every C building pays its gold, counted from what you then have: fish and "
               "meat are gone, grain, resources and arcana remain, and all your ships are home. Cards with steps "
               "pay the highest step that you reach, not the sum."),
            N_("Goods, arcana and workers themselves are worth nothing."),
        ),
        ("rules:goal",),
    ),
)  # fmt: skip
