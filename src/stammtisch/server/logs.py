"""The log for whoever runs the server. It holds no card: no event, view, fact or act is written to it."""

import asyncio
import logging
import sys
import traceback
from typing import Any, Final

import structlog

LOG: Final = structlog.get_logger()
OTHERS: Final = {"uvicorn.error": logging.ERROR, "picows": logging.CRITICAL}
"""What visitors send wrong is no trouble of ours, and must not fill the log."""


class Foreign(logging.Formatter):
    """What other libraries say, as our own lines look: in one line, without traces."""

    def __init__(self, renderer: structlog.typing.Processor) -> None:
        super().__init__()
        self.renderer: Final = renderer
        self.stamp: Final = structlog.processors.TimeStamper(fmt="iso")

    def format(self, record: logging.LogRecord) -> str:
        said = {"event": record.getMessage(), "logger": record.name, "level": record.levelname.lower()}
        if record.exc_info and record.exc_info[0] is not None:
            said["problem"] = record.exc_info[0].__name__
        return str(self.renderer(None, "", self.stamp(None, "", said)))


def set_up(level: str, log_format: str) -> None:
    """One line each, to standard error."""
    number = logging.getLevelNamesMapping()[level.upper()]
    renderer: structlog.typing.Processor = (
        structlog.processors.JSONRenderer()
        if log_format == "json"
        else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Foreign(renderer))
    logging.basicConfig(handlers=[handler], force=True)
    for name, least in OTHERS.items():
        logging.getLogger(name).setLevel(max(number, least))


def trouble(event: str, problem: BaseException, **about: object) -> None:
    """Something that should not have happened: its kind and place, never its words, which may name cards."""
    frames = traceback.extract_tb(problem.__traceback__)
    where = [f"{frame.filename.rpartition('/')[2]}:{frame.lineno}" for frame in frames[-4:]]
    LOG.error(event, problem=type(problem).__name__, where=" ".join(where), **about)


def on_loop_trouble(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What asyncio itself would write with all its details."""
    problem = context.get("exception")
    if problem is not None:
        trouble("callback-failed", problem)
    else:
        LOG.error("callback-failed", message=str(context.get("message", "")))
