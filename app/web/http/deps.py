"""What routes ask for, as types that read like sentences."""

from typing import Annotated

from fastapi import Depends, Request

from app.services.errors import NotSignedIn
from app.services.ports import Profile
from app.web.caller import token_of
from app.web.given import House, Services


# Coroutines, though they wait for nothing: FastAPI runs a plain function in a thread.
async def services(request: Request) -> Services:
    """Return the use cases."""
    given: Services = request.app.state.services
    return given


async def house(request: Request) -> House:
    """Return how this server is reached."""
    given: House = request.app.state.house
    return given


ServicesDep = Annotated[Services, Depends(services)]
HouseDep = Annotated[House, Depends(house)]


async def current_player(request: Request, given: ServicesDep) -> Profile:
    """Return who is signed in.

    Raises:
        NotSignedIn: Nobody is.
    """
    return await given.identity.who(token_of(request))


CurrentPlayer = Annotated[Profile, Depends(current_player)]


async def caller_of(request: Request, given: ServicesDep) -> Profile | None:
    """Return who is signed in, or None where nobody is."""
    try:
        return await current_player(request, given)
    except NotSignedIn:
        return None


Caller = Annotated[Profile | None, Depends(caller_of)]


async def id_of(caller: Caller) -> str | None:
    """Return the id of who is signed in, or None where nobody is."""
    return None if caller is None else caller.player


CallerId = Annotated[str | None, Depends(id_of)]
