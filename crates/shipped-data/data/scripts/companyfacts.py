"""Reads the SEC's company facts of one company: the values of its fiscal years.

The `fy` of a fact is that of the report it stands in, also for the years before that the report repeats. So the year of a
fact is counted back from the end of its report's own year. Of a fact reported more than once the one filed last counts.
Shares and what belongs to a share are in shares of the newest report: splits are taken out.
"""
import collections
import datetime
import statistics

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

# What a balance sheet shows of current assets beside securities.
BESIDE = ("CashAndCashEquivalentsAtCarryingValue", "AccountsReceivableNetCurrent", "InventoryNet",
          "PrepaidExpenseAndOtherAssetsCurrent")


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
    wanted = sorted(set(tags) | set(BESIDE) | {other for names in SAME.values() for other in names})
    found = sorted(annual(document, wanted), key=lambda one: (one[2]["filed"], one[2]["accn"]))
    scale = splits(found)
    report_end = {}
    for _, _, entry in found:
        if is_year(entry):
            end = day(entry["end"])
            report_end[entry["accn"]] = max(end, report_end.get(entry["accn"], end))
    facts, covers, newest = {}, {}, None
    for tag, unit, entry in found:
        factor = {"shares": scale[entry["accn"]], "USD/share": 1 / scale[entry["accn"]]}.get(unit, 1)
        kept, own = (entry["val"] * factor, unit, entry["end"]), report_end.get(entry["accn"])
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


def splits(found):
    """For each report the number of today's shares that one of its shares became.

    A report counts the shares of earlier years again as if a later split had been there already. So a split shows where a
    report says of the same year a whole multiple, or a whole part, of what the report before it said.
    """
    reports, said, factor, so_far = collections.defaultdict(list), {}, 1, {}
    for tag, unit, entry in found:
        reports[entry["filed"], entry["accn"]].append((tag, unit, entry))
    for (_, accn), facts in sorted(reports.items()):
        counted = {(tag, entry["end"]): entry["val"] for tag, unit, entry in facts if tag in COUNTS and entry["val"] > 0}
        again = [counted[one] / (said[one] * factor) for one in counted if one in said]
        factor *= whole(statistics.median(again)) if again else 1
        so_far[accn] = factor
        said.update({one: value / factor for one, value in counted.items()})
    return {accn: factor / then for accn, then in so_far.items()}


def whole(ratio):
    """The split that a ratio stands for, 1 if it stands for none."""
    times = round(max(ratio, 1 / ratio))
    if not 2 <= times <= 50 or abs(max(ratio, 1 / ratio) / times - 1) > 0.02:
        return 1
    return times if ratio > 1 else 1 / times


def securities(out):
    """Current securities that a company does not tag by a common name: what is left of its current assets.

    Only where the same sum gives exactly what the company tagged the year before."""
    def left(year):
        parts = [out.get((tag, year)) for tag in ("AssetsCurrent",) + BESIDE]
        return None if None in parts else parts[0][0] - sum(part[0] for part in parts[1:])

    name = "MarketableSecuritiesCurrent"
    for tag, year in sorted(out):
        before = out.get((name, year - 1))
        if tag == "AssetsCurrent" and (name, year) not in out and before and left(year - 1) == before[0]:
            rest = left(year)
            if rest is not None and rest >= 0:
                out[name, year] = (rest, *out[tag, year][1:])


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
    securities(out)
    return out
