"""What routes ask for, as types that read like sentences."""

from typing import Annotated

from fastapi import Depends, Request

from app.services.ports import Profile
from app.web.caller import token_of
from app.web.given import House, Services


def services(request: Request) -> Services:
    """Return the use cases."""
    given: Services = request.app.state.services
    return given


def house(request: Request) -> House:
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
