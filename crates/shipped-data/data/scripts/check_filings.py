"""Checks the accounts: against the reports themselves, and by what accounts must do."""
import common
import derive_filings

# Millions, from the printed reports: fiscal year, tag, value.
PRINTED = {
    "AAPL": [(2010, "NetIncomeLoss", 14013), (2018, "Assets", 365725), (2022, "Revenues", 394328),
             (2023, "NetIncomeLoss", 96995)],
    "ADBE": [(2019, "Revenues", 11171), (2023, "Revenues", 19409)],
    "AMZN": [(2015, "Revenues", 107006), (2022, "NetIncomeLoss", -2722), (2023, "Revenues", 574785)],
    "BA": [(2018, "Revenues", 101127), (2023, "Revenues", 77794)],
    "COST": [(2019, "NetIncomeLoss", 3659), (2023, "Revenues", 242290)],
    "DOW": [(2021, "Revenues", 54968), (2023, "Revenues", 44622)],
    "DUK": [(2023, "Revenues", 29060)],
    "GOOGL": [(2023, "NetIncomeLoss", 73795), (2023, "Assets", 402392)],
    "HRB": [(2023, "NetIncomeLoss", 553.7)],
    "INTC": [(2013, "NetIncomeLoss", 9620), (2023, "Revenues", 54228)],
    "KHC": [(2018, "NetIncomeLoss", -10192), (2023, "Revenues", 26640)],
    "MAT": [(2013, "NetIncomeLoss", 903.9), (2023, "Revenues", 5441.2)],
    "MSFT": [(2012, "NetIncomeLoss", 16978), (2023, "Revenues", 211915), (2024, "NetIncomeLoss", 88136)],
    "NKE": [(2015, "Revenues", 30601), (2023, "Revenues", 51217)],
    "NVDA": [(2016, "Revenues", 5010), (2024, "Revenues", 60922), (2025, "NetIncomeLoss", 72880)],
    "ORCL": [(2014, "NetIncomeLoss", 10955), (2023, "Revenues", 49954)],
    "PFE": [(2022, "NetIncomeLoss", 31372), (2023, "NetIncomeLoss", 2119)],
    "TGT": [(2014, "NetIncomeLoss", -1636), (2023, "NetIncomeLoss", 4138)],
    "TSLA": [(2023, "Revenues", 96773), (2023, "NetIncomeLoss", 14997)],
    "UPS": [(2022, "NetIncomeLoss", 11548), (2023, "Revenues", 90958)],
    "WMT": [(2012, "NetIncomeLoss", 15699), (2024, "Revenues", 648125)],
    "WTFC": [(2020, "NetIncomeLoss", 292.99)],
    "XOM": [(2020, "NetIncomeLoss", -22440), (2023, "NetIncomeLoss", 36010)],
}
# The last fiscal year's end of the twenty.
ENDS = {"AAPL": "2025-09-27", "ADBE": "2025-11-28", "AMZN": "2025-12-31", "BA": "2025-12-31", "COST": "2026-08-30",
        "DOW": "2025-12-31", "DUK": "2025-12-31", "HRB": "2026-06-30", "INTC": "2025-12-27", "KHC": "2025-12-27",
        "MAT": "2025-12-31", "MSFT": "2026-06-30", "NKE": "2026-05-31", "NVDA": "2026-01-25", "ORCL": "2026-05-31",
        "PFE": "2025-12-31", "TGT": "2026-01-31", "UPS": "2025-12-31", "WMT": "2026-01-31", "XOM": "2025-12-31"}
# Apple's reports themselves: a second source for what the collection of facts says.
REPORTS = [("crabrl", derive_filings.FIXTURES + "apple/aapl-20230930_htm.xml")]
EQUITY = "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest"

# Years in which a part of the profit belonged to preferred shares.
PREFERRED = {("BA", 2025), ("KHC", 2014), ("KHC", 2015), ("NYMT", 2018), ("NYMT", 2020), ("WTFC", 2020)}
# Years with many new shares: mergers, and a fund that sold them. Any other such jump is a split that was not taken out.
ISSUED = {("DUK", 2012), ("KHC", 2015), ("KHC", 2016), ("NYMT", 2019), ("NYMT", 2020)}
# Shares that may be handed back are neither debt nor equity.
BETWEEN = {("GRSV", 2020), ("KHC", 2015)}


def read():
    """(symbol, tag) to (fiscal year to text), and the CIK of each symbol."""
    found, ciks = {}, {}
    for row in common.table((common.DATA / "filings.csv").read_text()):
        ciks[row["symbol"]] = row["cik"]
        values = enumerate(row["values"].split("|"), int(row["first_year"]))
        found[row["symbol"], row["tag"]] = {year: text for year, text in values if text}
    return found, ciks


def run(check, listed):
    facts, ciks = read()

    def number(symbol, tag, year):
        text = facts.get((symbol, tag), {}).get(year)
        return None if text is None else float(text)

    for symbol, values in PRINTED.items():
        for year, tag, expected in values:
            ours = number(symbol, tag, year)
            check(ours is not None and abs(ours / 1e6 - expected) < 0.6, f"{symbol} {year} {tag} is {ours}")
    for symbol, end in ENDS.items():
        ends = facts[symbol, "period_end"]
        check(max(ends.values()) == end, f"{symbol} ends {max(ends.values())}")
        check(sorted(ends) == list(range(min(ends), max(ends) + 1)), f"{symbol}: a fiscal year is missing")
        for tag in ("Revenues", "NetIncomeLoss", "Assets", "StockholdersEquity", "EntityPublicFloat"):
            check(max(facts[symbol, tag]) == max(ends), f"{symbol} has no {tag} for its last year")
    repeated(check, number)
    adds_up(check, facts, number)
    print("filers without a row in the master:", sorted(symbol for symbol, cik in ciks.items() if cik not in listed))


def repeated(check, number):
    """Apple's own report, read by another way, says the same."""
    compared = 0
    for place in REPORTS:
        for _, year, _, tag, value, _ in derive_filings.of_report("AAPL", *place):
            ours = number("AAPL", tag, year)
            if ours is not None:
                compared += 1
                check(ours == value, f"AAPL {year} {tag} is {ours}, the report has {value}")
    check(compared > 80, f"AAPL: only {compared} facts to compare")


def adds_up(check, facts, number):
    sheets = shares = 0
    for (symbol, tag), years in facts.items():
        for year in years:
            if "Shares" in tag and not tag.endswith("_day") and "PerShare" not in tag and year - 1 in years:
                step = number(symbol, tag, year) / number(symbol, tag, year - 1)
                check(1 / 1.5 < step < 1.5 or (symbol, year) in ISSUED, f"{symbol} {year} {tag} is {step:.2f} times the year before")
            if tag == "Liabilities":
                assets, owed = number(symbol, "Assets", year), number(symbol, tag, year)
                equity = number(symbol, EQUITY, year) or number(symbol, "StockholdersEquity", year)
                if assets and equity is not None and (symbol, year) not in BETWEEN:
                    sheets += 1
                    gap = assets - owed - equity
                    check(abs(gap) < 0.012 * assets, f"{symbol} {year} does not balance by {gap}")
            if tag == "EarningsPerShareDiluted":
                net = number(symbol, "NetIncomeLoss", year)
                count = number(symbol, "WeightedAverageNumberOfDilutedSharesOutstanding", year)
                if net and count and (symbol, year) not in PREFERRED:
                    shares += 1
                    each = number(symbol, tag, year)
                    near = abs(net / count - each) < 0.05 + 0.06 * abs(each)
                    check(near, f"{symbol} {year}: {net / count:.2f} a share, not {each}")
    check(sheets > 160 and shares > 330, f"filings: {sheets} balance sheets and {shares} earnings per share")
