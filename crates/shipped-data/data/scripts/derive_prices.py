#!/usr/bin/env python3
"""Derives prices_daily.csv: five US stocks by trading day.

One line for every day, three columns for every stock: the close as it was paid that day, the close adjusted for later
splits and dividends, and the number of shares traded as counted that day. A stock has empty fields on days before it
was listed. GOOG in the source is the class that trades as GOOGL since 2014.
"""
import gzip

import common

SYMBOLS = ("AAPL", "FB", "GOOG", "IBM", "MSFT")


def main():
    packed = common.member("bokeh_sampledata", "bokeh_sampledata/_data/stocks.csv.gz")
    days = {}
    for row in common.table(gzip.decompress(packed).decode()):
        day = days.setdefault(row["Date"], {})
        if row["Ticker"] not in SYMBOLS or row["Ticker"] in day:
            raise SystemExit(f"unexpected row: {row}")
        day[row["Ticker"]] = [
            common.number(float(row["Close"]), 3),
            common.number(float(row["Adj Close"]), 4),
            row["Volume"],
        ]
    header = ["date"] + [f"{symbol}_{what}" for symbol in SYMBOLS for what in ("close", "adjusted", "volume")]
    rows = []
    for date in sorted(days):
        row = [date]
        for symbol in SYMBOLS:
            row += days[date].get(symbol, ["", "", ""])
        rows.append(row)
    common.write("prices_daily.csv", header, rows)


main()
