"""The rules of YRO in our own words, page by page. Numbers of the card set stand in braces."""

from __future__ import annotations

from yonder_desktop.wording.catalogue import N_
from yonder_desktop.wording.reference import Written

GAME: tuple[Written, ...] = (
    (
        "rules:goal",
        N_("What it is about"),
        (
            N_("You gather a guild of adventurers in a square of three by three. They fight, study Magic and "
               "Technology, earn money and bring victory points."),
            N_("The game ends after the turn in which somebody has {vp_to_end} points or more, or {adventurers} "
               "adventurers. The turn is played to its end by all. Then every {money_per_vp} money are worth 1 "
               "point, and most points win."),
            N_("On a tie it is the most money before that exchange, then the most power in the last Combat; after "
               "that the win is shared. Cards in the hand are worth nothing."),
        ),
        ("rules:turn", "rules:setup"),
    ),
    (
        "rules:setup",
        N_("Setting up"),
        (
            N_("Everybody has {hand} cards, {money} money, no points, no power, and both arts at their beginning, "
               "without a level. All share one deck."),
            N_("Guilds, money, arts, points, power and the discard pile are open. Hands, and plans until they are "
               "revealed, are hidden."),
        ),
        ("rules:turn", "rules:draft", "rules:quests", "rules:solo"),
    ),
    (
        "rules:cards",
        N_("Reading an adventurer"),
        (
            N_("A card shows its cost in money, its power, a faction, a profession, and one or two lines with a "
               "sign for the phase in which they work. The colours around the card are those of its faction and "
               "profession, for [rules:links|links]; their bonuses stand at the foot."),
            N_("A “+” behind the power means that a line may add to it; an asterisk means that a line may pay "
               "points after Combat."),
            N_("“For each” counts the card itself where it is of that kind. Levels, money and numbers are those of"
               " the moment in which the line works."),
        ),
        ("rules:recruit", "rules:combat"),
    ),
)  # fmt: skip

PHASES: tuple[Written, ...] = (
    (
        "rules:turn",
        N_("A turn and its phases"),
        (
            N_("All play at the same time, in six phases: [rules:draw|Draw], [rules:recruit|Recruit], "
               "[rules:combat|Combat], [rules:production|Production], [rules:income|Income], [rules:vp|Points]."),
            N_("Choices are sealed until everybody has made theirs. Lines of the Recruit phase work once, when "
               "their card is placed; all others work every turn, from the turn in which the card came."),
        ),
        ("rules:draw", "rules:recruit", "rules:combat"),
    ),
    (
        "rules:draw",
        N_("Draw"),
        (
            N_("Discard as many cards as you like, once, then draw up to {hand}. You discard before you see what "
               "you draw, in the first turn as well."),
            N_("When the deck is empty the discard pile is shuffled, with the cards just discarded. Seats draw one"
               " after the other."),
        ),
        ("rules:recruit", "rules:draft"),
    ),
    (
        "rules:recruit",
        N_("Recruit"),
        (
            N_("Choose in secret: two adventurers for the sum of their costs; one, with {bonus_when_one} money for"
               " it; or none, with {bonus_when_none} money for it. The money for one may also be taken as a "
               "discount on its cost."),
            N_("When all have chosen, everything is revealed and paid at once; money that the new cards bring "
               "cannot pay for them. With eight adventurers only one more can come."),
            N_("Then everybody decides in secret where the new cards go and which is first, and all are placed. "
               "With the set-up “quick placing” that is sealed together with the plan."),
        ),
        ("rules:placing", "rules:links"),
    ),
    (
        "rules:placing",
        N_("Placing"),
        (
            N_("A card goes next to one of your cards, above, below or beside it, never slantwise. The whole guild"
               " must stay within three columns and three rows; which ones is open until three are in use. The "
               "first card lies anywhere."),
            N_("Cards never move and are never replaced. The front of your guild faces the others; the front card "
               "of each column [rules:combat|fights]."),
            N_("Of two cards the first is placed and carries out its Recruit lines, read downwards, before the "
               "second one is. So the second one counts the first, not the other way round."),
        ),
        ("rules:recruit", "rules:links"),
    ),
    (
        "rules:links",
        N_("Links"),
        (
            N_("Three adventurers of one faction, or of one profession, that fill a row or a column pay the bonus "
               "at the foot of those cards, as soon as the line is full. If both agree, both are paid. Diagonals "
               "do not count."),
            N_("Payment comes after all placing and all Recruit lines of the phase, and only once for a line. A "
               "single card may finish a row and a column together."),
            N_("Cards and quests that count links count the bonuses that you have been paid."),
        ),
        ("rules:placing",),
    ),
    (
        "rules:combat",
        N_("Combat"),
        (
            N_("In each column the foremost card is in the frontline. Your power is the sum of the frontline "
               "cards, with what their lines add. Lines that say “behind” add only while their card is not in "
               "front."),
            N_("Power is reckoned once, when Combat begins, with the levels and the money you have then."),
            N_("Points by rank: {prizes}. Players with equal power all have the better rank, and as many ranks "
               "behind it fall away."),
            N_("After that come the lines with an asterisk, of all players at once, wherever their cards lie. “If "
               "you receive points” looks at the points for the rank alone; “first” means that nobody had more "
               "power."),
        ),
        ("rules:production", "rules:placing"),
    ),
    (
        "rules:production",
        N_("Production"),
        (
            N_("All lines with the sign of Production work; most move the markers of [rules:arts|Magic and "
               "Technology]. As in Income and Points, everything is counted first and paid afterwards, so that the"
               " order of the cards does not matter."),
        ),
        ("rules:arts", "rules:income"),
    ),
    (
        "rules:arts",
        N_("Magic and Technology"),
        (
            N_("Points of an art give levels: {levels}. The track ends at {last_space}; what would go beyond is "
               "lost. Nothing ever lowers an art."),
        ),
        ("rules:production",),
    ),
    (
        "rules:income",
        N_("Income"),
        (
            N_("Everybody gains {income} money, and what the Income lines of the guild bring, with the levels "
               "after Production."),
        ),
        ("rules:vp",),
    ),
    (
        "rules:vp",
        N_("Points"),
        (
            N_("The lines with the sign of victory points pay. Levels and money are those after Production and "
               "Income. Then it is looked at whether the game [rules:goal|ends]."),
        ),
        ("rules:goal",),
    ),
)  # fmt: skip

VARIANTS: tuple[Written, ...] = (
    (
        "rules:quests",
        N_("Quests"),
        (
            N_("{quests} of the quests lie open. Each names the phases at whose end it is looked at. All who meet "
               "it then gain its points, and it is closed for good. What counts is how things stand at that "
               "moment."),
            N_("Quest points count for the end of the game, but are no points of a Combat."),
        ),
        ("rules:turn",),
    ),
    (
        "rules:draft",
        N_("Draft"),
        (
            N_("Instead of the Draw phase, every turn: keep {kept} of your cards and discard the rest; refill to "
               "{hand}. Choose one and pass the others to the left, choose one of those that come, and so on, "
               "until everybody has {hand}. Those are your hand."),
            N_("The cards you kept are part of what you pass on. Alone, a shadow neighbour takes the dearest card "
               "of its pack each time, and its cards are discarded."),
        ),
        ("rules:draw",),
    ),
    (
        "rules:solo",
        N_("Alone against the shadow"),
        (
            N_("In each Combat the top card of the deck joins the shadow. Its power is the printed power of all "
               "its cards. More power than the shadow pays you {shadow_prize} points; equal or less pays nothing."),
            N_("If the shadow ever has more than {shadow_limit} power, the game is lost at once, whatever you have"
               " reached. Otherwise the game ends as usual, and your points are your result."),
        ),
        ("rules:combat",),
    ),
)  # fmt: skip
