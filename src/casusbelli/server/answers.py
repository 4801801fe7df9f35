"""How refusals leave over HTTP, and in which language."""

from typing import Final

from starlette.datastructures import Headers
from starlette.responses import JSONResponse

from casusbelli.core import Mistake
from casusbelli.server.errors import error_of_house, error_of_mistake
from casusbelli.server.refusals import HouseRefusal
from casusbelli.words import LANGUAGES, Words

DEFAULT_LANGUAGE: Final = "en"


def answer_refusal(refusal: HouseRefusal, language: str, status: int | None = None) -> JSONResponse:
    seconds = refusal.facts.get("seconds")
    headers = None if seconds is None else {"Retry-After": str(seconds)}
    return JSONResponse({"error": error_of_house(refusal, Words(language))}, status or refusal.status, headers)


def answer_mistake(mistake: Mistake, words: Words) -> JSONResponse:
    """Mistakes about a title are told in its own words."""
    return JSONResponse({"error": error_of_mistake(mistake, words)}, 400)


def read_language(headers: Headers) -> str:
    """The language that the browser likes best of ours."""
    ranked: list[tuple[float, str]] = []
    for entry in headers.get("accept-language", "")[:200].split(","):
        name, _, weight = entry.replace(" ", "").partition(";q=")
        language = name.lower().partition("-")[0]
        if language in LANGUAGES:
            ranked.append((_weight(weight), language))
    return max(ranked, key=lambda pair: pair[0])[1] if ranked else DEFAULT_LANGUAGE


def _weight(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0
