"""The log for whoever runs the server. It holds no card: no event, view, fact or act is written to it."""

import logging
import sys
from typing import Final

import structlog

LOGGERS: Final = ("uvicorn", "uvicorn.error", "picows", "websockets")


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
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(
        stream=sys.stderr, format="%(asctime)s %(levelname)s %(name)s: %(message)s", force=True
    )
    for name in LOGGERS:
        logging.getLogger(name).setLevel(max(number, logging.WARNING))
