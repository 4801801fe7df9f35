"""What can be played here, and how the house does."""

from functools import cache
from typing import Annotated, Final, TypeAlias

from fastapi import APIRouter, Path, Query, Request
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.responses import Response

from casusbelli import __version__
from casusbelli.bots import levels, opponents
from casusbelli.core import Mistake, Option, Setup, Title, find_title, titles
from casusbelli.rules import proved_rules, rule_texts, tests_folder
from casusbelli.server.answers import answer_mistake
from casusbelli.server.beside import beside
from casusbelli.server.boards import learn_named
from casusbelli.server.bodies import OptionText, TitleId
from casusbelli.server.metrics import Metrics
from casusbelli.server.moments import games_with
from casusbelli.server.refusals import Away, HouseRefusal
from casusbelli.server.routes.asking import REFUSALS, Lang, Spoken, TheStore
from casusbelli.server.shapes import Arrangement, Health, Rules, RuleShape, TitleShape
from casusbelli.server.table_info import Json
from casusbelli.words import Words

router = APIRouter(responses=REFUSALS)

RuleId: TypeAlias = Annotated[str, Path(max_length=20)]

THIS_MACHINE: Final = ("127.0.0.1", "::1")


@router.get("/api/titles", response_model=list[TitleShape], tags=["titles"])
async def show_titles() -> list[Json]:
    """The games, their options and the levels of their bots."""
    return [
        {
            "id": title.id,
            "words_from": title.words_from or None,
            "seats": title.seats,
            "options": [_option(option) for option in title.options],
            "boards": title.boards(),
            "levels": levels(title.id),
            "opponents": opponents(title.id),
        }
        for title in titles()
    ]


def _option(option: Option) -> Json:
    is_number = not option.choices
    return {
        "name": option.name,
        "default": option.offered,
        "rule": option.rule or None,
        "choices": None if is_number else option.choices,
        "minimum": option.minimum if is_number else None,
        "maximum": option.maximum if is_number else None,
    }


@router.get("/api/titles/{title}/seats", response_model=list[Arrangement], tags=["titles"])
async def show_seats(
    title: TitleId,
    spoken: Spoken,
    store: TheStore,
    option: Annotated[list[OptionText], Query(max_length=20, description="NAME=VALUE")] = [],  # noqa: B006
) -> list[Json] | Response:
    """With how many seats a title can be played with these options, and what each of them plays."""
    known = _known(title)
    options = dict([_pair(text) for text in option])
    await store.read(lambda connection: learn_named(connection, options))
    try:
        known.check_options(options)
    except Mistake as mistake:
        return answer_mistake(mistake, Words(spoken, title))
    fewest, most = known.seats_with(options)
    return [_arrangement(known, Setup(title, seats, options, 0)) for seats in range(fewest, most + 1)]


def _pair(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name, value


def _arrangement(title: Title, setup: Setup) -> Json:
    return {
        "seats": setup.seats,
        "roles": title.roles(setup),
        "unseated": [{"role": role, "reason": reason} for role, reason in title.unseated(setup)],
        "idle": title.idle_options(setup),
    }


@router.get("/api/rules/{title}", response_model=Rules, tags=["titles"])
async def show_rules(title: TitleId, spoken: Spoken, lang: Lang = None) -> Json:
    """The text of every rule in the reader's language, and what each ruleset number changed."""
    known = _known(title)
    amendments = [
        {"name": amendment.name, "ruleset": number, "rule": amendment.rule_in(known.prefix)}
        for number, amendment in known.amendments
    ]
    return {"rules": rule_texts(known, lang or spoken), "ruleset": known.ruleset, "amendments": amendments}


@router.get("/api/rules/{title}/{rule}", response_model=RuleShape, tags=["titles"])
async def show_rule(title: TitleId, rule: RuleId, spoken: Spoken, store: TheStore, lang: Lang = None) -> Json:
    """One rule, the tests that prove it, and the latest public games that are over in which it decided something."""
    known = _known(title)
    text = rule_texts(known, lang or spoken).get(rule)
    if text is None:
        raise HouseRefusal("NoSuchPage", "no-such-page")
    proofs = await beside(_proofs, known)
    games = await store.read(lambda connection: games_with(connection, title, rule))
    return {"rule": rule, "text": text, "tests": None if proofs is None else proofs.get(rule, []), "games": games}


@cache
def _proofs(title: Title) -> dict[str, list[str]] | None:
    """The tests of every rule; nothing where the package is installed without its sources."""
    try:
        return proved_rules(title, tests_folder())
    except Mistake:
        return None


def _known(title: str) -> Title:
    if title not in [known.id for known in titles()]:
        raise HouseRefusal("NoSuchPage", "no-such-page")
    return find_title(title)


@router.get("/health", response_model=Health, tags=["host"])
async def health() -> Json:
    """Whether the house lives."""
    return {"status": "ok", "version": __version__}


@router.get("/ready", response_model=Health, tags=["host"])
async def ready(store: TheStore) -> Json:
    """Whether the house can store what is played: it has done so in the last seconds."""
    if not store.is_ready:
        raise Away
    return {"status": "ok", "version": __version__}


@router.get("/metrics", response_class=Response, include_in_schema=False)
async def metrics(request: Request) -> Response:
    """Numbers for Prometheus, on this machine: how long bots think is nothing for those who play against them."""
    if request.client is None or request.client.host not in THIS_MACHINE:
        raise HouseRefusal("NoSuchPage", "no-such-page")
    counted: Metrics = request.app.state.metrics
    return Response(counted.tell(), media_type=CONTENT_TYPE_LATEST)
