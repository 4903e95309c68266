#!/usr/bin/env python3
"""Derives filings.csv: facts of annual reports (10-K) as the companies tagged them in XBRL.

Of twenty companies there is the SEC's collection of company facts, read by companyfacts.py: up to nineteen fiscal years.
Of nine there is one report each. From a report are taken facts of the whole company only (contexts without segment or
scenario), for instants and for periods of a year, of the tags listed here. What a report repeats from earlier years comes
along. Of a fact given more than once the most precise is kept.

One line for each company and tag: the first fiscal year, and then the values of that year and those after it, separated by
bars, empty where there is none. The line `period_end` has the days on which the fiscal years end; `EntityPublicFloat_day`
and `EntityCommonStockSharesOutstanding_day` have the days for which the cover page states these two.
"""
import datetime
import gzip
import json
import xml.etree.ElementTree as xml

import common
import companyfacts

TAGS = """
Revenues RevenueFromContractWithCustomerExcludingAssessedTax RevenueFromContractWithCustomerIncludingAssessedTax
InterestAndDividendIncomeOperating CostOfRevenue CostOfGoodsAndServicesSold GrossProfit
ResearchAndDevelopmentExpense SellingGeneralAndAdministrativeExpense OperatingExpenses OperatingIncomeLoss
InterestExpense InterestIncomeExpenseNet ProvisionForLoanLeaseAndOtherLosses NoninterestIncome NoninterestExpense
IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest IncomeTaxExpenseBenefit
ProfitLoss NetIncomeLoss EarningsPerShareBasic EarningsPerShareDiluted WeightedAverageNumberOfSharesOutstandingBasic
WeightedAverageNumberOfDilutedSharesOutstanding CommonStockDividendsPerShareDeclared
CashAndCashEquivalentsAtCarryingValue MarketableSecuritiesCurrent MarketableSecuritiesNoncurrent
AccountsReceivableNetCurrent InventoryNet AssetsCurrent PropertyPlantAndEquipmentNet Goodwill Assets
AccountsPayableCurrent CommercialPaper LongTermDebtCurrent LiabilitiesCurrent LongTermDebtNoncurrent LongTermDebt
Deposits Liabilities RetainedEarningsAccumulatedDeficit StockholdersEquity
StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest CommonStockSharesOutstanding
NetCashProvidedByUsedInOperatingActivities NetCashProvidedByUsedInInvestingActivities
NetCashProvidedByUsedInFinancingActivities PaymentsToAcquirePropertyPlantAndEquipment
DepreciationDepletionAndAmortization DepreciationAndAmortization DepreciationAmortizationAndAccretionNet
Depreciation ShareBasedCompensation PaymentsOfDividends PaymentsOfDividendsCommonStock
PaymentsForRepurchaseOfCommonStock EntityCommonStockSharesOutstanding EntityPublicFloat
""".split()

FIXTURES = "crabrl-0.1.0/benchmarks/fixtures/"
REPORTS = "secdaily-0.2.2/src/secdaily/_00_common/testdata/"
# (symbol when it was filed, package, file in the package)
FILED = [
    ("CDAY", "secdaily", REPORTS + "cday-10k_20201231_htm.xml"),
    ("COHU", "secdaily", REPORTS + "cohu20201226_10k_htm.xml"),
    ("GOOGL", "crabrl", FIXTURES + "alphabet/goog-20231231_htm.xml"),
    ("GRSV", "secdaily", REPORTS + "grsv-10k_20201231_htm.xml"),
    ("NYMT", "secdaily", REPORTS + "nymt-20201231_htm.xml"),
    ("OII", "secdaily", REPORTS + "oii-20201231_htm.xml"),
    ("TSLA", "crabrl", FIXTURES + "tesla/tsla-20231231_htm.xml"),
    ("URG", "secdaily", REPORTS + "urg_10k_htm.xml"),
    ("WTFC", "secdaily", REPORTS + "wtfc-20201231_htm.xml"),
]
# Files of company facts, by the symbol today.
COLLECTED = {
    "AAPL": "sec/aapl_companyfacts.json", "ADBE": "broad/0000796343_companyfacts_86a5689aa9aa.gz",
    "AMZN": "broad/0001018724_companyfacts_7549fb68446e.gz", "BA": "broad/0000012927_companyfacts_0c63f1ae7cc1.gz",
    "COST": "broad/0000909832_companyfacts_b675ced201b2.gz", "DOW": "broad/0001751788_companyfacts_ff212d1e276f.gz",
    "DUK": "broad/0001326160_companyfacts_1e94bb53863e.gz", "HRB": "release/0000012659_companyfacts_06e056b0473f.gz",
    "INTC": "broad/0000050863_companyfacts_70056711b8b0.gz", "KHC": "release/0001637459_companyfacts_8fad66c16e53.gz",
    "MAT": "release/0000063276_companyfacts_b5b67c2c769d.gz", "MSFT": "sec/msft_companyfacts.json",
    "NKE": "broad/0000320187_companyfacts_d7aeceae21e6.gz", "NVDA": "sec/nvda_companyfacts.json",
    "ORCL": "broad/0001341439_companyfacts_65523545f040.gz", "PFE": "broad/0000078003_companyfacts_bd072131f9dc.gz",
    "TGT": "broad/0000027419_companyfacts_eb15a2cd524e.gz", "UPS": "broad/0001090727_companyfacts_19a5c39708df.gz",
    "WMT": "sec/wmt_companyfacts.json", "XOM": "broad/0000034088_companyfacts_9b95535419e5.gz",
}
INSTANCE = "{http://www.xbrl.org/2003/instance}"


def day(text):
    return datetime.date.fromisoformat(text.strip())


def contexts(root):
    """Identifier to (start or None, end), of the whole company only."""
    found = {}
    for context in root.iter(INSTANCE + "context"):
        if context.find(f".//{INSTANCE}segment") is not None:
            continue
        if context.find(f".//{INSTANCE}scenario") is not None:
            continue
        period = context.find(INSTANCE + "period")
        instant = period.find(INSTANCE + "instant")
        if instant is not None:
            found[context.get("id")] = (None, day(instant.text))
        else:
            found[context.get("id")] = tuple(day(period.find(INSTANCE + name).text) for name in ("startDate", "endDate"))
    return found


def units(root):
    """Identifier to a short name: USD, shares, USD/share."""
    found = {}
    for unit in root.iter(INSTANCE + "unit"):
        measures = [measure.text.strip().split(":")[-1] for measure in unit.iter(INSTANCE + "measure")]
        found[unit.get("id")] = "USD/share" if measures == ["USD", "shares"] else "/".join(measures)
    return found


def facts(symbol, root):
    """(symbol, cik, fiscal year, period end, tag, value, unit), each once."""
    whole, unit_of = contexts(root), units(root)
    about, found = {}, {}
    for element in root:
        context = whole.get(element.get("contextRef"))
        if context is None or not (element.text or "").strip():
            continue
        space, tag = element.tag[1:].split("}")
        text = element.text.strip()
        if "/dei/" in space:
            about.setdefault(tag, text)
        if tag not in TAGS or element.get("unitRef") is None or not ("/dei/" in space or "/us-gaap/" in space):
            continue
        start, end = context
        if start is not None and not 350 <= (end - start).days <= 380 and "/dei/" not in space:
            continue
        decimals = element.get("decimals", "INF")
        precise = 99 if decimals == "INF" else int(decimals)
        key = (end, tag)
        if key not in found or precise > found[key][0]:
            found[key] = (precise, text, unit_of[element.get("unitRef")])
        elif precise == found[key][0] and float(text) != float(found[key][1]):
            raise SystemExit(f"{symbol} {key}: {text} and {found[key][1]}")
    year, ends = int(about["DocumentFiscalYearFocus"]), day(about["DocumentPeriodEndDate"])
    cik = str(int(about["EntityCentralIndexKey"]))
    for (end, tag), (_, text, unit) in found.items():
        if tag.startswith("Entity"):
            fiscal = year
        else:
            fiscal = year - round((ends - end).days / 365.25)
        if fiscal > year or not tag.startswith("Entity") and abs((ends - end).days - 365.25 * (year - fiscal)) > 15:
            continue
        yield cik, fiscal, end.isoformat(), tag, float(text), unit


def of_report(symbol, package, name):
    """The facts of one report."""
    return list(facts(symbol, xml.fromstring(common.member(package, name))))


def collected(name):
    """A document of company facts."""
    raw = common.member("finpanel", "finpanel-0.1.0a2/tests/fixtures/" + name)
    return json.loads(gzip.decompress(raw) if name.endswith(".gz") else raw)


def of_collection(name):
    """The facts of every fiscal year in a document of company facts."""
    document = collected(name)
    ends, values = companyfacts.years(document, TAGS)
    for (tag, fiscal), (value, unit, end) in companyfacts.merged(values).items():
        if tag in TAGS:
            yield str(int(document["cik"])), fiscal, end if tag.startswith("Entity") else ends[fiscal], tag, value, unit


def lines(symbol, rows):
    """The lines of a company: a row of values for each tag."""
    ends, values, units = {}, {}, {}
    for cik, fiscal, end, tag, value, unit in rows:
        own = values.setdefault(tag, {})
        if fiscal in own:
            raise SystemExit(f"{symbol} {tag} {fiscal}: two values")
        own[fiscal] = common.number(value, 4)
        units[tag] = unit
        if tag.startswith("Entity"):
            values.setdefault(tag + "_day", {})[fiscal] = end
            units[tag + "_day"] = "date"
        else:
            ends[fiscal] = max(end, ends.get(fiscal, end))
    values["period_end"], units["period_end"] = ends, "date"
    order = ["period_end"] + [name for tag in TAGS for name in (tag, tag + "_day")]
    for tag in sorted(values, key=order.index):
        years = range(min(values[tag]), max(values[tag]) + 1)
        yield symbol, cik, tag, units[tag], years[0], "|".join(values[tag].get(year, "") for year in years)


def main():
    rows = {symbol: of_report(symbol, *place) for symbol, *place in FILED}
    rows.update({symbol: list(of_collection(name)) for symbol, name in COLLECTED.items()})
    header = ["symbol", "cik", "tag", "unit", "first_year", "values"]
    common.write("filings.csv", header, [line for symbol in sorted(rows) for line in lines(symbol, rows[symbol])])


if __name__ == "__main__":
    main()
