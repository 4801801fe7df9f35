"""`casusbelli` and `python -m casusbelli`: the program from its first moment to its last."""

import os
import signal
import sys

INTERRUPTED = 130


def main() -> int:
    """Load the program and run it. Ctrl-C ends it without a traceback, also before and after it can say so itself."""
    _leave_when_interrupted()
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # a starter may hold it back until it can be heard
    try:
        from casusbelli.cli import main as run

        _hear_interruptions()
        return run()
    except KeyboardInterrupt:  # pressed again while the first one was being answered
        return INTERRUPTED
    finally:
        _leave_when_interrupted()


def _leave_when_interrupted() -> None:
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # who ignores Ctrl-C goes on ignoring it
        signal.signal(signal.SIGINT, _leave)


def _hear_interruptions() -> None:
    if signal.getsignal(signal.SIGINT) is _leave:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _leave(signum: int, frame: object) -> None:
    os._exit(INTERRUPTED)


if __name__ == "__main__":
    sys.exit(main())
