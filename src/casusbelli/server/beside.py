"""Long work is done beside the event loop, by a few threads, so that nobody waits for what another has asked.

The compiled engine lets no other thread run while one of its functions does. What plays a whole game again is therefore
a loop of the server's, which is interpreted and gives way between two actions.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
Done = TypeVar("Done")

AT_ONCE: Final = 2  # more would only take turns, and each of them the loop's

_threads: Final = ThreadPoolExecutor(AT_ONCE, "beside")


async def beside(work: Callable[P, Done], *arguments: P.args, **named: P.kwargs) -> Done:
    """Do the work in a thread."""
    return await asyncio.get_running_loop().run_in_executor(_threads, lambda: work(*arguments, **named))
