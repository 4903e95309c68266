#!/usr/bin/env python3
"""Checks the derived files: their form, what must hold within them, and spot values against the packages.

The spot values are read from the packages here once more, by another way than the derivations take, or written down
from the report itself where the report is known.
"""
import csv
import gzip
import hashlib
import io
import re
import sys

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
    table = rows("macro.csv")
    keys = [(row["series"], row["date"]) for row in table]
    check(keys == sorted(set(keys)), "macro: sorted, each once")
    value = {key: row["value"] for key, row in zip(keys, table)}
    for key, expected in {
        ("unemployment", "1948-01"): "4", ("unemployment", "2016-12"): "4.5", ("core_cpi", "1957-01"): "28.5",
        ("core_cpi", "2018-11"): "259.481", ("aaa", "1919-01"): "5.35", ("baa", "2018-12"): "5.13",
        ("wti", "1986-01"): "18.95", ("wti", "2018-12"): "45.15", ("realgdp", "1959-Q1"): "2710.349",
        ("realint", "2009-Q3"): "-3.44", ("infl", "1959-Q2"): "2.34",
    }.items():
        check(value.get(key) == expected, f"macro: {key} is {value.get(key)}, not {expected}")
    for row in rows("macro_series.csv"):
        dates = [date for series, date in keys if series == row["series"]]
        check((dates[0], dates[-1]) == (row["first"], row["last"]), f"macro: range of {row['series']}")
        year = int(dates[0][:4])
        expected, part = [], int(dates[0].rpartition("-")[2].lstrip("Q"))
        for _ in dates:
            expected.append(f"{year}-Q{part}" if row["frequency"] == "quarter" else f"{year}-{part:02d}")
            part += 1
            if part > (4 if row["frequency"] == "quarter" else 12):
                year, part = year + 1, 1
        check(dates == expected, f"macro: a gap in {row['series']}")


def treasury():
    table = rows("treasury_curve.csv")
    dates = [row["date"] for row in table]
    check(dates == sorted(set(dates)) and len(table) == 327, "treasury: dates")
    check(len({date[:7] for date in dates}) == 327 and dates[-1] == "2017-03-29", "treasury: months")
    for row in table:
        for tenor, text in row.items():
            check(tenor == "date" or not text or 0 <= float(text) < 10, f"treasury: {row['date']} {tenor} {text}")
    at = {row["date"]: row for row in table}
    for date, tenor, expected in [("1990-01-31", "y10", "8.43"), ("2008-12-31", "m3", "0.11"), ("2008-12-31", "y30", "2.69"),
                                  ("2016-12-30", "y10", "2.45"), ("2017-03-29", "y2", "1.26")]:
        check(at[date][tenor] == expected, f"treasury: {date} {tenor} is {at[date][tenor]}, not {expected}")


def filings():
    table = rows("filings.csv")
    keys = [(row["symbol"], row["fiscal_year"], row["period_end"], row["tag"]) for row in table]
    check(len(keys) == len(set(keys)), "filings: a fact twice")
    order = [(row["symbol"], row["fiscal_year"], row["period_end"]) for row in table]
    check(order == sorted(order), "filings: sorted")
    value = {(row["symbol"], row["fiscal_year"], row["tag"]): row["value"] for row in table}
    # From the printed reports.
    for key, expected in {
        ("AAPL", "2023", "NetIncomeLoss"): "96995000000", ("AAPL", "2023", "EarningsPerShareDiluted"): "6.13",
        ("AAPL", "2022", "RevenueFromContractWithCustomerExcludingAssessedTax"): "394328000000",
        ("AAPL", "2018", "Assets"): "365725000000", ("GOOGL", "2023", "NetIncomeLoss"): "73795000000",
        ("GOOGL", "2023", "Assets"): "402392000000", ("GOOGL", "2022", "EarningsPerShareDiluted"): "4.56",
        ("TSLA", "2023", "Revenues"): "96773000000", ("TSLA", "2023", "NetIncomeLoss"): "14997000000",
        ("TSLA", "2021", "EarningsPerShareDiluted"): "1.63", ("WTFC", "2020", "NetIncomeLoss"): "292990000",
    }.items():
        check(value.get(key) == expected, f"filings: {key} is {value.get(key)}, not {expected}")
    for (symbol, year, tag), text in value.items():
        # What a balance sheet must do.
        if tag == "Assets" and (symbol, year, "Liabilities") in value:
            equity = value.get((symbol, year, "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest"),
                               value.get((symbol, year, "StockholdersEquity")))
            gap = float(text) - float(value[symbol, year, "Liabilities"]) - float(equity)
            # GRSV is a shell whose shares may be handed back: they are neither debt nor equity.
            check(symbol == "GRSV" or abs(gap) < 0.01 * float(text), f"filings: {symbol} {year} does not balance by {gap}")
    listed = {row["cik"] for row in rows("master.csv")}
    print("filers without a row in the master:", sorted({row["symbol"] for row in table if row["cik"] not in listed}))


def main():
    for part in (form, master, prices, macro, treasury, filings):
        part()
    if failures:
        sys.exit("\n".join(failures[:40]))
    print("all checks hold")


main()
