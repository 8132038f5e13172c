"""Points in time, spans of it and numbers, as people write them."""

from __future__ import annotations

import time

from game.text import t


def moment(stamp: float, now: float | None = None) -> str:
    """When something happened, such as "today, 21:40"."""
    then, today = time.localtime(stamp), time.localtime(time.time() if now is None else now)
    clock = time.strftime("%H:%M", then)
    days = _day(today) - _day(then)
    if days == 0:
        return t("time.today", clock=clock)
    if days == 1:
        return t("time.yesterday", clock=clock)
    return t("time.day", day=then.tm_mday, month=t(f"time.month.{then.tm_mon}"), year=then.tm_year, clock=clock)


def date(stamp: float) -> str:
    """The day something happened."""
    then = time.localtime(stamp)
    return t("time.date", day=then.tm_mday, month=t(f"time.month.{then.tm_mon}"), year=then.tm_year)


def span(seconds: int) -> str:
    """How long something took, in minutes and hours."""
    minutes = max(1, round(seconds / 60))
    if minutes < 60:
        return t("time.minutes", minutes=minutes)
    return t("time.hours", hours=minutes // 60, minutes=minutes % 60)


def _day(moment_of_it: time.struct_time) -> int:
    """The number of a day, so that days can be subtracted across years."""
    return int(
        time.mktime((moment_of_it.tm_year, moment_of_it.tm_mon, moment_of_it.tm_mday, 12, 0, 0, 0, 0, -1)) // 86400
    )


def number(value: int) -> str:
    """A number with a real minus sign."""
    return str(value).replace("-", "\N{MINUS SIGN}")
