#!/usr/bin/env python3
"""Derives treasury_curve.csv (month ends) and rates_daily.csv (every working day since 2000).

The curve is out of answers of FRED that a package has among its tests: constant maturity yields of the US Treasury in
percent. The daily rates are the federal funds rate, the yields of two and ten years and the broad dollar.
"""
import base64
import datetime
import gzip
import json
import re

import common

TENORS = {"DGS1MO": "m1", "DGS3MO": "m3", "DGS6MO": "m6", "DGS1": "y1", "DGS2": "y2", "DGS3": "y3", "DGS5": "y5",
          "DGS7": "y7", "DGS10": "y10", "DGS20": "y20", "DGS30": "y30"}
RECORDED = "openbb_fred-2.0.0/tests/record/http/test_fred_fetchers/test_fred_yield_curve_fetcher_urllib3_v2.yaml"
# The Treasury published no yield of thirty years in this time. What the answer has there cannot be checked.
NO_THIRTY = ("2002-02-19", "2006-02-08")
DAILY = {"DFF": "dff", "DGS10": "dgs10", "DGS2": "dgs2", "DTWEXBGS": "dtwexbgs"}


def recorded(name=RECORDED):
    """Series to (date to value) of the observations in a file of recorded answers. It is YAML, but only two kinds of
    lines matter: the address that was asked, and the packed answer that follows it."""
    found = {}
    text = common.member("openbb_fred", name).decode()
    for asked in re.split(r"\n    uri: ", text)[1:]:
        address, _, rest = asked.partition("\n")
        series = re.search(r"/observations\?.*series_id=([A-Z0-9]+)", address)
        packed = re.search(r"string: !!binary \|\n((?: {8}[A-Za-z0-9+/=]+\n)+)", rest)
        if series and packed:
            answer = json.loads(gzip.decompress(base64.b64decode("".join(packed[1].split()))))
            values = {row["date"]: row["value"] for row in answer["observations"] if row["value"] != "."}
            found[series[1]] = values
    return found


def curve():
    """The last day of every month that has a yield; the newest month may have just begun."""
    series = recorded()
    if set(series) != set(TENORS):
        raise SystemExit(f"recorded: {sorted(series)}")
    for date in [date for date in series["DGS30"] if NO_THIRTY[0] <= date <= NO_THIRTY[1]]:
        del series["DGS30"][date]
    last = {}
    for date in sorted({date for values in series.values() for date in values}):
        last[date[:7]] = date
    rows = []
    for date in last.values():
        cells = [series[name].get(date) for name in TENORS]
        rows.append([date] + ["" if cell is None else common.number(float(cell), 2) for cell in cells])
    common.write("treasury_curve.csv", ["date", *TENORS.values()], rows)


def daily(name):
    """Date to value of one of the daily series."""
    text = common.member("quantlite", f"quantlite/datasets/data/{DAILY[name]}.csv").decode()
    return {row["date"]: row["value"] for row in common.table(text) if row["value"]}


def rates():
    """Working days only: the federal funds rate of a weekend is Friday's."""
    series = {name: daily(name) for name in DAILY}
    rows = []
    for date in sorted({date for values in series.values() for date in values}):
        if datetime.date.fromisoformat(date).weekday() < 5:
            cells = [series[name].get(date) for name in DAILY]
            rows.append([date] + ["" if cell is None else common.number(float(cell), 4) for cell in cells])
    common.write("rates_daily.csv", ["date", *DAILY], rows)


if __name__ == "__main__":
    curve()
    rates()
