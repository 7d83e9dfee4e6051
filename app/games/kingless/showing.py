"""All that a viewer is shown of a state, found in one go."""

from app.games.core.game import Sight, Viewer
from app.games.kingless.decisions.phases import decision
from app.games.kingless.prompts import blocked_of, prompt_of
from app.games.kingless.state import State
from app.games.kingless.views import View


def sight(state: State, viewer: Viewer, view: View) -> Sight:
    """Return what a viewer is shown and asked, around a view that is there already.

    Whether the viewer is acting is found once, for everything that depends on it.
    """
    if viewer is None:
        return Sight(view, prompt_of(state, None, acts=False))
    rules, phase = decision(state), state.phase
    acts = rules.acts(state, phase, viewer)
    return Sight(
        view=view,
        prompt=prompt_of(state, viewer, acts=acts),
        legal=rules.legal(state, phase, viewer) if acts else (),
        choices=rules.choices(state, phase, viewer) if acts else (),
        blocked=blocked_of(state, viewer, acts=acts),
    )
