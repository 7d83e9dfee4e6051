"""Every card of the house deck, played: its secrets, its text, its way out."""

from collections import Counter

import pytest
from msgspec.structs import replace

from app.games.core.chance import Chance
from app.games.kingless import GAME
from app.games.kingless.decks import deck_of
from app.games.kingless.material import full_deck, kinds_of
from app.games.kingless.moves import Play
from app.games.kingless.options import Options
from app.games.kingless.state import State, Window
from tests.games.conformance.secrets import first_leak
from tests.games.conformance.subjects import Seating
from tests.games.kingless.story import all_cards
from tests.games.kingless.twins import SUBJECT

SEATS = (0, 1, 2)
TABLE = replace(SUBJECT, tables=(Seating(SEATS),))
CARDS = [card.id for card in deck_of(None).cards]
PLAYABLE = [c for c, kind in kinds_of(None).items() if not (kind.stop or kind.halt)]


def holding(card: str) -> State:
    """Return a dealt round whose first player holds a card, with areas filled."""
    state = GAME.setup(Options(starter=0), SEATS, {}, Chance(card.encode())).state
    deck = list(state.deck)
    player = state.player(0)
    if card not in player.hand:
        if card in deck:
            deck[deck.index(card)] = player.hand[0]
            player = replace(player, hand=(card, *player.hand[1:]))
        else:
            return holding_of_another(state, card)
    return with_areas(replace(state, players=(player, *state.players[1:])), deck)


def holding_of_another(state: State, card: str) -> State:
    """Return the round with the card swapped out of another hand."""
    players = list(state.players)
    other = next(n for n, player in enumerate(players) if card in player.hand)
    given, place = players[0].hand[0], players[other].hand.index(card)
    hand = list(players[other].hand)
    hand[place] = given
    players[other] = replace(players[other], hand=tuple(hand))
    players[0] = replace(players[0], hand=(card, *players[0].hand[1:]))
    return with_areas(replace(state, players=tuple(players)), list(state.deck))


def with_areas(state: State, deck: list[str]) -> State:
    """Return the round with two cards of the deck before each player."""
    kinds = kinds_of(None)
    areas = [card for card in deck if not kinds[card].event][: 2 * len(SEATS)]
    for card in areas:
        deck.remove(card)
    players = tuple(
        replace(player, area=tuple(areas[2 * n : 2 * n + 2]))
        for n, player in enumerate(state.players)
    )
    return replace(state, players=players, deck=tuple(deck))


def plays(state: State, card: str) -> list[Play]:
    """Return the legal plays of a card."""
    legal = GAME.legal(state, 0)
    return [move for move in legal if isinstance(move, Play) and move.card == card]


@pytest.mark.parametrize("card", PLAYABLE)
def test_no_card_tells_what_it_should_not(card: str) -> None:
    """Fault row L10: each effect under the twin-world check."""
    state = holding(card)
    played = GAME.apply(state, 0, plays(state, card)[0], Chance(b"key")).state

    assert first_leak(TABLE, GAME, [played], seed=1) is None


@pytest.mark.parametrize("card", PLAYABLE)
def test_every_play_of_a_card_leads_on_and_loses_nothing(card: str) -> None:
    state = holding(card)

    for play in plays(state, card):
        chance = Chance(b"key")
        after = GAME.apply(state, 0, play, chance).state
        while isinstance(after.phase, Window):
            after = GAME.timeout(after, chance).state
        assert Counter(all_cards(after)) == Counter(full_deck(None))
        assert GAME.waiting(after) is not None


def test_every_card_can_be_played_or_answers_another() -> None:
    answers = set(CARDS) - set(PLAYABLE)

    assert answers == {"stop", "halt"}
    assert all(plays(holding(card), card) for card in PLAYABLE)
