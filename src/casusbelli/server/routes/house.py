"""What can be played here, and how the house does."""

from fastapi import APIRouter, Request
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import select
from starlette.responses import Response

from casusbelli import __version__
from casusbelli.bots import levels
from casusbelli.core import Option, find_title, titles
from casusbelli.rules import rule_texts
from casusbelli.server import schema
from casusbelli.server.bodies import TitleId
from casusbelli.server.facts import Json
from casusbelli.server.metrics import Metrics
from casusbelli.server.refusals import HouseRefusal
from casusbelli.server.routes.asking import REFUSALS, TheStore
from casusbelli.server.shapes import Health, Rules, TitleShape

router = APIRouter(responses=REFUSALS)


@router.get("/api/titles", response_model=list[TitleShape], tags=["titles"])
async def show_titles() -> list[Json]:
    """The games, their options and the levels of their bots."""
    return [
        {
            "id": title.id,
            "seats": title.seats,
            "options": [_option(option) for option in title.options],
            "levels": levels(title.id),
        }
        for title in titles()
    ]


def _option(option: Option) -> Json:
    is_number = not option.choices
    return {
        "name": option.name,
        "default": option.default,
        "choices": None if is_number else option.choices,
        "minimum": option.minimum if is_number else None,
        "maximum": option.maximum if is_number else None,
    }


@router.get("/api/rules/{title}", response_model=Rules, tags=["titles"])
async def show_rules(title: TitleId) -> Json:
    """The text of every rule."""
    if title not in [known.id for known in titles()]:
        raise HouseRefusal("NoSuchPage", "no-such-page")
    return {"rules": rule_texts(find_title(title))}


@router.get("/health", response_model=Health, tags=["host"])
async def health(store: TheStore) -> Json:
    """Whether the house is open and its database answers."""
    await store.read(lambda connection: connection.execute(select(schema.keys.c.name)).first())
    return {"status": "ok", "version": __version__}


@router.get("/metrics", response_class=Response, include_in_schema=False)
async def metrics(request: Request) -> Response:
    """Numbers for Prometheus."""
    counted: Metrics = request.app.state.metrics
    return Response(counted.tell(), media_type=CONTENT_TYPE_LATEST)
