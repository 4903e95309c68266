#!/usr/bin/env python3
"""Derives macro.csv (long form), macro_series.csv (what each series is) and treasury_curve.csv (month-ends).

Monthly series are dated YYYY-MM, quarterly ones YYYY-Qn. Values are as the source has them, with no more digits.
"""
import gzip

import common

MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
ARCH, BOKEH, STATSMODELS = "arch 8.0.0", "bokeh_sampledata 2026.1", "statsmodels 0.15.0"
GDP = "billion chained 2005 USD, annual rate"

# series: (what it is, unit, frequency, seasonally adjusted, identifier at the publisher, package)
SERIES = {
    "aaa": ("Moody's seasoned Aaa corporate bond yield", "percent", "month", "no", "AAA", ARCH),
    "baa": ("Moody's seasoned Baa corporate bond yield", "percent", "month", "no", "BAA", ARCH),
    "core_cpi": ("Consumer prices of all urban consumers without food and energy", "1982-84=100", "month", "yes",
                 "CPILFESL", ARCH),
    "cpi": ("Consumer prices of all urban consumers, end of quarter", "1982-84=100", "quarter", "yes", "", STATSMODELS),
    "infl": ("Change of consumer prices over the quarter, 400 ln(cpi/cpi before)", "percent a year", "quarter", "yes",
             "", STATSMODELS),
    "m1": ("Money stock M1, end of quarter", "billion USD", "quarter", "yes", "", STATSMODELS),
    "pop": ("Population with armed forces abroad, end of quarter", "million", "quarter", "no", "", STATSMODELS),
    "realcons": ("Real personal consumption", GDP, "quarter", "yes", "", STATSMODELS),
    "realdpi": ("Real disposable personal income", GDP, "quarter", "yes", "", STATSMODELS),
    "realgdp": ("Real gross domestic product", GDP, "quarter", "yes", "", STATSMODELS),
    "realgovt": ("Real federal consumption and investment", GDP, "quarter", "yes", "", STATSMODELS),
    "realint": ("Treasury bill rate less inflation", "percent a year", "quarter", "no", "", STATSMODELS),
    "realinv": ("Real gross private domestic investment", GDP, "quarter", "yes", "", STATSMODELS),
    "tbilrate": ("Three-month Treasury bill, secondary market, mean of the quarter", "percent", "quarter", "no", "",
                 STATSMODELS),
    "unemp": ("Unemployment rate", "percent", "quarter", "yes", "", STATSMODELS),
    "unemployment": ("Unemployment rate of the civilian population", "percent", "month", "no", "", BOKEH),
    "wti": ("West Texas Intermediate crude oil at Cushing, last daily price of the month", "USD per barrel", "month",
            "no", "DCOILWTICO", ARCH),
}


def american(date):
    """1/2/1986 as (1986, 1, 2)."""
    month, day, year = date.split("/")
    return int(year), int(month), int(day)


def monthly(values, series, date, value):
    year, month, _ = american(date)
    if value not in ("", "."):
        values[(series, f"{year}-{month:02d}")] = value


def macro():
    values = {}
    text = common.member("bokeh_sampledata", "bokeh_sampledata/_data/unemployment1948.csv").decode()
    for row in common.table(text):
        for month, name in enumerate(MONTHS, 1):
            if row[name]:
                values[("unemployment", f"{row['Year']}-{month:02d}")] = row[name]

    def arch(folder, name):
        return common.table(gzip.decompress(common.member("arch-", f"arch/data/{folder}/{name}.csv.gz")).decode())

    for row in arch("core_cpi", "core-cpi"):
        monthly(values, "core_cpi", row["Date"], row["CPILFESL"])
    for row in arch("default", "default"):
        monthly(values, "aaa", row["Date"], row["AAA"])
        monthly(values, "baa", row["Date"], row["BAA"])
    # The last price of a month; the month in which the source stops has three days and is left out.
    oil = sorted(arch("wti", "wti"), key=lambda row: american(row["Date"]))
    ends = american(oil[-1]["Date"])[:2]
    for row in oil:
        if american(row["Date"])[:2] != ends:
            monthly(values, "wti", row["Date"], row["DCOILWTICO"])

    text = common.member("statsmodels", "statsmodels/datasets/macrodata/macrodata.csv").decode()
    for at, row in enumerate(common.table(text)):
        quarter = f"{row.pop('year')}-Q{row.pop('quarter')}"
        for series, value in row.items():
            # The first quarter has no quarter before it: its inflation, and the real rate from it, are noughts that
            # mean nothing.
            if at == 0 and series in ("infl", "realint"):
                continue
            values[(series, quarter)] = value

    rows = [(series, date, common.number(float(value), 6)) for (series, date), value in sorted(values.items())]
    common.write("macro.csv", ["series", "date", "value"], rows)
    about = []
    for series, facts in sorted(SERIES.items()):
        dates = [date for name, date, _ in rows if name == series]
        about.append((series, *facts[:5], dates[0], dates[-1], facts[5]))
    header = ["series", "name", "unit", "frequency", "seasonally_adjusted", "publisher_id", "first", "last", "package"]
    common.write("macro_series.csv", header, about)
    if {name for name, _, _ in rows} != set(SERIES):
        raise SystemExit("a series without a description")


def treasury():
    """Par yields in percent on the last day of every month that has one; the source has fractions."""
    text = common.member("zipline_reloaded", "zipline/resources/market_data/treasury_curves.csv").decode()
    last = {}
    for row in common.table(text):
        date = row.pop("Time Period")[:10]
        if any(row.values()) and date > last.get(date[:7], ("", None))[0]:
            last[date[:7]] = (date, row)
    tenors = {"1month": "m1", "3month": "m3", "6month": "m6", "1year": "y1", "2year": "y2", "3year": "y3", "5year": "y5",
              "7year": "y7", "10year": "y10", "20year": "y20", "30year": "y30"}
    rows = []
    for _, (date, row) in sorted(last.items()):
        rows.append([date] + [common.number(float(row[tenor]) * 100, 2) if row[tenor] else "" for tenor in tenors])
    common.write("treasury_curve.csv", ["date", *tenors.values()], rows)


macro()
treasury()
