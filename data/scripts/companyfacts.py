"""Reads the SEC's company facts of one company: the values of its fiscal years.

The `fy` of a fact is that of the report it stands in, also for the years before that the report repeats. So the year of a
fact is counted back from the end of its report's own year. Of a fact reported more than once the one filed last counts.
"""
import collections
import datetime

FORMS = {"10-K", "10-K/A", "10-K405", "10-K405/A"}
UNITS = {"USD": "USD", "USD/shares": "USD/share", "shares": "shares"}

# A company may tag the same thing by another name, and change its mind over the years. The value goes under the first name,
# in years in which the company has none there.
PRETAX = "IncomeLossFromContinuingOperationsBeforeIncomeTaxes"
SAME = {
    "Revenues": ["RegulatedAndUnregulatedOperatingRevenue", "RevenueFromContractWithCustomerExcludingAssessedTax",
                 "RevenueFromContractWithCustomerIncludingAssessedTax", "SalesRevenueNet", "SalesRevenueGoodsNet"],
    "NetIncomeLoss": ["NetIncomeLossAvailableToCommonStockholdersBasic"],
    "InterestExpense": ["InterestExpenseNonoperating", "InterestExpenseDebt", "InterestAndDebtExpense"],
    PRETAX + "ExtraordinaryItemsNoncontrollingInterest": [
        PRETAX + "MinorityInterestAndIncomeLossFromEquityMethodInvestments"],
    "CashAndCashEquivalentsAtCarryingValue": ["CashCashEquivalentsAndShortTermInvestments"],
    "MarketableSecuritiesCurrent": [
        "ShortTermInvestments", "AvailableForSaleSecuritiesCurrent", "AvailableForSaleSecuritiesDebtSecuritiesCurrent",
        "DebtSecuritiesAvailableForSaleExcludingAccruedInterestCurrent", "OtherShortTermInvestments"],
    "LongTermDebtNoncurrent": ["LongTermDebtAndCapitalLeaseObligations", "LongTermNotesAndLoans"],
    "LongTermDebtCurrent": ["LongTermDebtAndCapitalLeaseObligationsCurrent", "DebtCurrent"],
    "PaymentsToAcquirePropertyPlantAndEquipment": ["PaymentsToAcquireProductiveAssets"],
    "PaymentsOfDividends": ["PaymentsOfDividendsCommonStock", "PaymentsOfOrdinaryDividends"],
}
# Once they are under the first name, these say nothing more.
MERGED = {"RevenueFromContractWithCustomerExcludingAssessedTax", "RevenueFromContractWithCustomerIncludingAssessedTax",
          "PaymentsOfDividendsCommonStock"}

COUNTS = ("WeightedAverageNumberOfSharesOutstandingBasic", "WeightedAverageNumberOfDilutedSharesOutstanding")


def day(text):
    return datetime.date.fromisoformat(text)


def is_year(entry):
    return "start" in entry and 350 <= (day(entry["end"]) - day(entry["start"])).days <= 380


def annual(document, tags):
    """(tag, unit, entry) of every fact that stands in an annual report."""
    for tag in tags:
        space = document["facts"].get("dei" if tag.startswith("Entity") else "us-gaap", {})
        for unit, entries in space.get(tag, {"units": {}})["units"].items():
            for entry in entries:
                if entry["form"] in FORMS and entry.get("fp") == "FY" and entry.get("fy") and unit in UNITS:
                    yield tag, UNITS[unit], entry


def years(document, tags):
    """Fiscal year to its end, and (tag, fiscal year) to (value, unit, date)."""
    wanted = sorted(set(tags) | {other for names in SAME.values() for other in names})
    found = list(annual(document, wanted))
    report_end = {}
    for _, _, entry in found:
        if is_year(entry):
            end = day(entry["end"])
            report_end[entry["accn"]] = max(end, report_end.get(entry["accn"], end))
    facts, covers, newest = {}, {}, None
    for tag, unit, entry in sorted(found, key=lambda one: (one[2]["filed"], one[2]["accn"])):
        kept, own = (entry["val"], unit, entry["end"]), report_end.get(entry["accn"])
        if own is None:
            continue
        newest = max(newest or (own, 0), (own, entry["fy"]))
        days = (own - day(entry["end"])).days
        if tag.startswith("Entity"):
            covers[tag, own.isoformat()] = kept
        elif on_the_day(days) and (is_year(entry) or "start" not in entry):
            # A balance sheet stands in its own report and the next one. Later reports repeat single lines of it, perhaps by
            # other rules, and then it would not balance.
            late = days > 500 and "start" not in entry
            if not late or (tag, entry["end"]) not in facts:
                facts[tag, entry["end"]] = kept
    # The SEC has called the year that ends in January now by the one year, now by the other. The newest report decides.
    count = collections.Counter(end for _, end in facts)
    ends = {}
    for end in sorted(count, key=lambda one: count[one]):
        # Should two days pass for the end of one year, it is the one with more facts.
        ends[newest[1] - round((newest[0] - day(end)).days / 365.25)] = end
    values = {(tag, year): facts[tag, end] for year, end in ends.items() for tag in wanted if (tag, end) in facts}
    values.update({(tag, year): covers[tag, end] for year, end in ends.items() for tag in wanted if (tag, end) in covers})
    return ends, values


def on_the_day(days):
    """Whether so many days back is the end of a year; years of 52 and 53 weeks end a few days apart."""
    return days >= 0 and abs(days - round(days / 365.25) * 365.25) <= 15


def merged(values):
    """With the same thing under one name, and without what would pass for something else."""
    out, by = dict(values), {}
    for first, others in SAME.items():
        for other in others:
            for (tag, year), kept in values.items():
                if tag == other and (first, year) not in out:
                    out[first, year], by[first, year] = kept, other
    for tag, year in sorted(out):
        def known(name):
            return out.get((name, year), (0,))[0]

        each = known("EarningsPerShareDiluted")
        parts = known("LongTermDebtNoncurrent") + known("LongTermDebtCurrent")
        whole = ("LongTermDebt", year) in out or ("LongTermDebtNoncurrent", year) in out
        wrong = {
            # What is due soon is not the debt: alone it would pass for all of it. One was filed with the wrong sign.
            "LongTermDebtCurrent": not whole or known("LongTermDebtCurrent") < 0,
            # A part of the debt under the name of the whole.
            "LongTermDebt": known("LongTermDebt") < 0.9 * parts,
            # It is counted already.
            "CommercialPaper": by.get(("LongTermDebtCurrent", year)) == "DebtCurrent",
            "MarketableSecuritiesCurrent": ("CashAndCashEquivalentsAtCarryingValue", year) in by,
            # Counts that were filed in thousands.
            **{count: abs(known("NetIncomeLoss")) > 100 * abs(each * known(count)) for count in COUNTS},
        }
        if tag in MERGED or wrong.get(tag):
            del out[tag, year]
    return out
