"""What a drafted move would do, by public facts."""

from typing import Any

import pytest

from app.games.core.errors import IllegalMove
from app.games.core.game import Prompt
from app.games.kingless import GAME
from app.games.kingless.foresight import Foreseen
from app.games.kingless.moves import Target
from app.games.kingless.preview import Preview
from tests.games.kingless.story import Story

DECK = "deck: pick pick pick pick pick"


def seen(story: Story, seat: int, **draft: Any) -> Preview:
    """Return the preview of a draft."""
    return GAME.preview(story.state, seat, draft)


def refused(story: Story, seat: int, **draft: Any) -> str:
    """Return the code with which a draft is refused."""
    with pytest.raises(IllegalMove) as error:
        seen(story, seat, **draft)
    return error.value.code


def test_a_play_shows_its_targets_before_one_is_named() -> None:
    story = Story(f"0: axe |\n1: | oaf\n{DECK}")

    shown = seen(story, 0, do="play", card="axe")

    assert shown.targets == (Target(seat=1, card="oaf"),)
    assert (shown.window, shown.ends_turn, shown.triggers) == (True, None, False)


def test_a_dwarf_ends_the_turn_and_the_fifth_card_triggers() -> None:
    story = Story(f"0: oaf |  pot pot pot pot\n1: |\n{DECK}")

    shown = seen(story, 0, do="play", card="oaf")

    assert shown == Preview(targets=(None,), ends_turn="play", triggers=True)


def test_end_turn_words_end_the_turn() -> None:
    story = Story(f"0: nightfall |\n1: |\n{DECK}")

    shown = seen(story, 0, do="play", card="nightfall")

    assert shown.ends_turn == "text"


def test_each_effect_shows_whom_it_reaches_and_who_is_immune() -> None:
    story = Story(f"0: storm |\n1: | hermit\n2: pot |\n{DECK}")

    (effect,) = seen(story, 0, do="play", card="storm").effects

    assert effect == Foreseen("discard", seats=(2, 0), immune=(1,), count=1)


@pytest.mark.parametrize(
    ("card", "target", "effect"),
    [
        ("gift", {"seat": 1}, Foreseen("draw", (1,), count=2)),
        ("raid", {"seat": 1}, Foreseen("swipe", (1,), count=2)),
        ("axe", {"seat": 1, "card": "oaf"}, Foreseen("gutter", (1,), card="oaf")),
        ("axe", None, Foreseen("gutter")),
        ("tow", {"zone": "hands"}, Foreseen("claim", card="anvil")),
        ("summon", {"seat": 1, "zone": "area"}, Foreseen("claim", (1,), card="brute")),
        ("mole", None, Foreseen("tunnel", (0,), count=2)),
        ("levy", None, Foreseen("recruit", (0,))),
        ("wind", None, Foreseen("second-wind", (0,), card="runt")),
    ],
)
def test_effects_show_what_all_can_see(
    card: str, target: dict[str, Any] | None, effect: Foreseen
) -> None:
    story = Story(f"0: {card} |\n1: pot | oaf brute\ngutter: runt\n{DECK}")

    shown = seen(story, 0, do="play", card=card, target=target)

    assert shown.effects == (effect,)


def test_second_wind_after_another_effect_is_not_foretold() -> None:
    story = Story(f"0: combo |\n1: | oaf\ngutter: runt\n{DECK}")

    target = {"seat": 1, "card": "oaf"}
    shown = seen(story, 0, do="play", card="combo", target=target)

    assert shown.effects[1] == Foreseen("second-wind", (0,))


def test_an_event_on_top_of_the_gutter_is_no_second_wind() -> None:
    story = Story(f"0: wind |\n1: |\ngutter: dusk\n{DECK}")

    shown = seen(story, 0, do="play", card="wind")

    assert shown.effects == (Foreseen("second-wind", (0,)),)


def test_ending_the_turn_shows_draws_and_discards() -> None:
    few = Story(f"0: oaf |\n1: |\n{DECK}")
    many = Story(f"0: {'pot ' * 9} |\n1: |\n{DECK}")

    assert seen(few, 0, do="end-turn") == Preview(ends_turn="choice", draws=2)
    assert seen(many, 0, do="end-turn") == Preview(
        ends_turn="choice", draws=1, discards=2
    )


def test_an_answer_shows_how_the_chain_would_stand() -> None:
    story = Story(f"0: axe |\n1: stop halt | oaf\n{DECK}").does("0 play axe >1:oaf")
    params = {"seat": 0, "card": "axe", "at": 1, "at_card": "oaf"}

    assert seen(story, 1, do="pass") == Preview(stands=Prompt("text-works", params))
    assert seen(story, 1, do="stop") == Preview(
        stands=Prompt("text-cancelled", params), window=True
    )
    assert seen(story, 1, do="halt").stands == Prompt("text-cancelled", params)


def test_an_arrival_shows_that_it_would_trigger() -> None:
    text = f"0: levy oaf | pot pot pot pot\n1: |\n{DECK}"
    story = Story(text).does("0 play levy", "quiet")

    assert seen(story, 0, do="recruit", card="oaf") == Preview(triggers=True)
    assert seen(story, 0, do="recruit", card=None) == Preview()


def test_in_the_last_round_nothing_triggers_any_more() -> None:
    text = f"0: oaf | pot pot pot pot\n1: |\nturn: 3\ntrigger: 1 deck 2\n{DECK}"

    assert not seen(Story(text), 0, do="play", card="oaf").triggers


def test_discards_and_throws_have_nothing_to_show() -> None:
    story = Story(f"0: fine |\n1: oaf pot runt |\n{DECK}")
    story.does("0 play fine >1", "quiet")
    contest = Story("0: |\n1: |\nscored: 0 1\nphase: contest king 1 0=- 1=- after")

    assert seen(story, 1, do="discard", cards=["oaf", "pot"]) == Preview()
    assert seen(contest, 0, do="throw", sign="axe") == Preview()


def test_what_cannot_be_sent_cannot_be_previewed() -> None:
    story = Story(f"0: stop oaf |\n1: pot |\n{DECK}")

    assert refused(story, 0, do="fly") == "preview-unknown"
    assert refused(story, 0, do="play", card="pot") == "card-not-held"
    assert refused(story, 0, do="play", card="stop") == "nothing-to-answer"
    assert refused(story, 1, do="play", card="pot") == "not-your-turn"
