#!/usr/bin/env python3
"""Checks the derived files: their form, what must hold within them, and spot values against the packages.

The spot values are read from the packages here once more, by another way than the derivations take, or written down
from the report itself where the report is known. What compares with second sources is in check_series.py and
check_filings.py.
"""
import csv
import gzip
import hashlib
import io
import re
import sys

import check_filings
import check_series
import common

failures = []


def check(holds, what):
    if not holds:
        failures.append(what)


def rows(name):
    return common.table((common.DATA / name).read_text(encoding="utf-8"))


def form():
    """UTF-8, LF, no blank lines, no trailing blanks, quotes only where they are needed, one header."""
    for path in sorted(common.DATA.glob("*.csv")):
        raw = path.read_bytes()
        text = raw.decode("utf-8")
        check(not raw.startswith(b"\xef\xbb\xbf") and b"\r" not in raw and raw.endswith(b"\n"), f"{path.name}: form")
        check("\n\n" not in text, f"{path.name}: blank line")
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        widths = set()
        for row in csv.reader(io.StringIO(text)):
            writer.writerow(row)
            widths.add(len(row))
            check(all(field == field.strip() for field in row), f"{path.name}: blanks around a field in {row}")
        check(len(widths) == 1, f"{path.name}: rows of {widths} fields")
        check(out.getvalue() == text, f"{path.name}: quoting")


def is_isin(isin):
    digits = "".join(str(int(letter, 36)) for letter in isin)
    doubled = [int(digit) * (1 + at % 2) for at, digit in enumerate(reversed(digits))]
    return len(isin) == 12 and sum(value // 10 + value % 10 for value in doubled) % 10 == 0


def master():
    table = rows("master.csv")
    symbols = [row["symbol"] for row in table]
    check(symbols == sorted(set(symbols)), "master: symbols sorted and each once")
    check(len({row["name"].casefold() for row in table}) == len(table), "master: a name twice")
    isins = [row["isin"] for row in table if row["isin"]]
    check(len(isins) == len(set(isins)), f"master: an ISIN twice: {sorted(i for i in isins if isins.count(i) > 1)}")
    check(all(is_isin(isin) for isin in isins), "master: a wrong ISIN")
    check(not any(re.match("US|CA|BM|KY", isin) for isin in isins), "master: an ISIN that contains a CUSIP")
    known = set(symbols)
    codes = {row["sic"]: row["industry"] for row in rows("sic.csv")}
    seen = {}
    listed = [(row["name"], row["language"], row["symbols"].split("|")) for row in rows("ambiguous_names.csv")]
    ambiguous = {name.removeprefix("=").casefold() for name, language, _ in listed if not language}
    for row in table:
        check(row["asset_class"] in ("equity", "fund", "index", "commodity", "crypto", "currency"), f"{row['symbol']}: class")
        check(re.fullmatch("[A-Z]{3}", row["currency"]), f"{row['symbol']}: currency")
        check(re.fullmatch("([A-Z]{2})?", row["country"]), f"{row['symbol']}: country")
        check(re.fullmatch("([A-Z]{4})?", row["exchange"]), f"{row['symbol']}: exchange")
        check(re.fullmatch("([1-9][0-9]{0,9})?", row["cik"]), f"{row['symbol']}: cik")
        check(not row["sic"] or row["sic"] in codes, f"{row['symbol']}: sic")
        if row["cik"] and "-" in row["symbol"]:
            check(re.search("-[ABCV]$", row["symbol"]), f"{row['symbol']}: no common share")
        for alias in filter(None, row["aliases"].split("|")):
            plain = alias.removeprefix("=").casefold()
            check(plain and plain not in ambiguous, f"{row['symbol']}: alias {alias}")
            check(seen.setdefault(plain, row["symbol"]) == row["symbol"], f"{alias}: of {seen[plain]} and {row['symbol']}")
    for name, _, targets in listed:
        check(len(targets) > 1 and set(targets) <= known, f"ambiguous {name}")
    for row in rows("index_members.csv"):
        check(set(row["symbols"].split("|")) <= known, f"{row['name']}: a member that is not in the master")
    digests = [row["digest"] for row in rows("isin_digests.csv")]
    check(digests == sorted(set(digests)) and len(digests) > 500, "ISIN digests: sorted, each once")
    check({row["symbol"] for row in rows("isin_digests.csv")} <= known, "ISIN digests: a symbol that is not in the master")
    apple = hashlib.sha256(b"US" + b"037833" + b"1005").hexdigest()[:12]
    check(("AAPL", apple) in {(row["symbol"], row["digest"]) for row in rows("isin_digests.csv")}, "ISIN digests: Apple")
    by_symbol = {row["symbol"]: row for row in table}

    def has(symbol, **fields):
        row = by_symbol.get(symbol, {})
        for key, value in fields.items():
            check(row.get(key) == value, f"{symbol}: {key} is {row.get(key)!r}, not {value!r}")

    has("AAPL", name="Apple Inc.", exchange="XNAS", cik="320193", sic="3571", country="US")
    has("MSFT", exchange="XNAS", cik="789019", sic="7372")
    has("JPM", exchange="XNYS", cik="19617", sic="6021")
    has("NESN.SW", isin="CH0038863350", exchange="XSWX", currency="CHF", country="CH")
    has("SAP.DE", isin="DE0007164600", exchange="XETR")
    has("7203.T", isin="JP3633400001", currency="JPY")
    has("MC.PA", isin="FR0000121014")
    has("SHEL.L", isin="GB00BP6MXD84", currency="GBP")
    has("TTE.PA", isin="FR0000120271", country="FR")
    has("^GSPC", asset_class="index")
    has("GLD", asset_class="fund", cik="1222333")

    def called(name, symbol):
        check(seen.get(name.casefold()) == symbol, f"{name} is {seen.get(name.casefold())}, not {symbol}")

    for name, symbol in [("Facebook", "META"), ("Google", "GOOGL"), ("Berkshire", "BRK-B"), ("P&G", "PG"), ("Telsa", "TSLA"),
                         ("Mircosoft", "MSFT"), ("Nvida", "NVDA"), ("TSMC", "2330.TW"), ("Novo Nordisk", "NOVO-B.CO"),
                         ("Royal Dutch Shell", "SHEL.L"), ("Schlumberger", "SLB"), ("Nestlé", "NESN.SW")]:
        called(name, symbol)


def prices():
    table = rows("prices_daily.csv")
    dates = [row["date"] for row in table]
    check(dates == sorted(set(dates)) and (dates[0], dates[-1]) == ("2000-03-01", "2013-03-01"), "prices: dates")
    packed = common.member("bokeh_sampledata", "bokeh_sampledata/_data/stocks.csv.gz")
    lines = gzip.decompress(packed).decode().splitlines()[1:]
    cells = sum(1 for row in table for key, value in row.items() if key.endswith("_close") and value)
    check(cells == len(lines) == 12154, f"prices: {cells} closes, {len(lines)} lines in the source")
    at = {row["date"]: row for row in table}
    for line in lines:
        ticker, date, _, _, _, close, volume, adjusted = line.split(",")
        row = at[date]
        check(abs(float(row[f"{ticker}_close"]) - float(close)) < 0.0006, f"prices: {ticker} {date} close")
        check(abs(float(row[f"{ticker}_adjusted"]) - float(adjusted)) < 0.00006, f"prices: {ticker} {date} adjusted")
        check(row[f"{ticker}_volume"] == volume, f"prices: {ticker} {date} volume")


def macro():
    table, quarters = rows("macro.csv"), rows("macro_quarterly.csv")
    for name, lines, key in [("macro", table, "month"), ("macro_quarterly", quarters, "quarter")]:
        dates = [row[key] for row in lines]
        year, part = int(dates[0][:4]), int(dates[0][5:].lstrip("Q"))
        for date in dates:
            check(date == (f"{year}-Q{part}" if key == "quarter" else f"{year}-{part:02d}"), f"{name}: a gap before {date}")
            part += 1
            if part > (4 if key == "quarter" else 12):
                year, part = year + 1, 1
    value = {(name, row["month"]): text for row in table for name, text in row.items()}
    value.update({("GDPC1", row["quarter"]): row["GDPC1"] for row in quarters})
    # As the agencies published them.
    for key, expected in {
        ("UNRATE", "2009-10"): "10", ("UNRATE", "2020-04"): "14.8", ("UNRATE", "2023-12"): "3.8", ("CPIAUCNS", "1913-01"): "9.8",
        ("CPIAUCNS", "2022-06"): "296.311", ("CPILFESL", "1957-01"): "28.5", ("FEDFUNDS", "1981-06"): "19.1",
        ("OILPRICEx", "2008-06"): "133.93",
        ("HOUST", "2006-01"): "2273", ("UNRATE", "2025-10"): "", ("CPIAUCSL", "2025-10"): "",
    }.items():
        check(value.get(key) == expected, f"macro: {key} is {value.get(key)}, not {expected}")
    about = rows("macro_series.csv")
    check({row["series"] for row in about} == (set(table[0]) | {"GDPC1"}) - {"month"}, "macro: series")
    for row in about:
        own = quarters if row["frequency"] == "quarter" else table
        dates = [line[row["frequency"]] for line in own if line[row["series"]]]
        check((dates[0], dates[-1]) == (row["first"], row["last"]), f"macro: range of {row['series']}")
        between = [line[row["frequency"]] for line in own if row["first"] <= line[row["frequency"]] <= row["last"]]
        holes = sorted(set(between) - set(dates))
        # Nobody was asked in October 2025, when the government was closed; in April 2020 nobody issued commercial paper.
        check(holes in ([], ["2025-10"], ["2020-04"]), f"macro: {row['series']} has nothing for {holes}")
        check(row["last"] >= "2026-06" or row["last"] == "2026-Q2", f"macro: {row}")


def treasury():
    table = rows("treasury_curve.csv")
    dates = [row["date"] for row in table]
    check(dates == sorted(set(dates)) and len(table) == 774, "treasury: dates")
    check(len({date[:7] for date in dates}) == 774 and dates[-1] == "2026-06-01", "treasury: months")
    for row in table:
        for tenor, text in row.items():
            check(tenor == "date" or not text or 0 <= float(text) < 18, f"treasury: {row['date']} {tenor} {text}")
    at = {row["date"]: row for row in table}
    for date, tenor, expected in [("1990-01-31", "y10", "8.43"), ("2008-12-31", "m3", "0.11"), ("2008-12-31", "y30", "2.69"),
                                  ("2016-12-30", "y10", "2.45"), ("2023-10-31", "y10", "4.88"), ("2023-10-31", "m3", "5.59")]:
        check(at[date][tenor] == expected, f"treasury: {date} {tenor} is {at[date][tenor]}, not {expected}")


def daily():
    for name, first, last in [("rates_daily.csv", "2000-01-03", "2026-09-03"), ("currencies.csv", "1999-01-29", "2026-10-30"),
                              ("metals_coins.csv", "2024-11-01", "2026-09-29")]:
        dates = [row["date"] for row in rows(name)]
        check(dates == sorted(set(dates)) and (dates[0], dates[-1]) == (first, last), f"{name}: dates")
        for row in rows(name):
            check(all(float(text) > 0 for key, text in row.items() if key != "date" and text), f"{name}: {row['date']}")


def main():
    for part in (form, master, prices, macro, treasury, daily):
        part()
    check_filings.run(check, {row["cik"] for row in rows("master.csv")})
    check_series.run(check)
    if failures:
        sys.exit("\n".join(failures[:40]))
    print("all checks hold")


main()
