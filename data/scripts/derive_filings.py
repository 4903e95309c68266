#!/usr/bin/env python3
"""Derives filings.csv: facts of annual reports (10-K) as the companies tagged them in XBRL.

Taken are facts of the whole company only (contexts without segment or scenario), for instants and for periods of a
year, of the tags listed here. What a report repeats from earlier years comes along. Of a fact given more than once the
most precise is kept. From the one quarterly report only the balance sheet of the fiscal year's end is taken.
"""
import datetime
import xml.etree.ElementTree as xml

import common

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
    ("AAPL", "crabrl", FIXTURES + "apple/aapl-20230930_htm.xml"),
    ("AAPL", "secedgar", "secedgar-0.6.0/secedgar/tests/data/filings/aapl_xbrl_files/aapl-20181229.xml"),
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
    quarterly = about["DocumentType"] != "10-K"
    cik = str(int(about["EntityCentralIndexKey"]))
    for (end, tag), (_, text, unit) in found.items():
        if tag.startswith("Entity"):
            fiscal = year
        else:
            fiscal = year - round((ends - end).days / 365.25)
        if quarterly:
            # The end of the fiscal year before: between two and ten months back, and an instant.
            if tag.startswith("Entity") or not 60 < (ends - end).days < 300:
                continue
            fiscal = year - 1
        elif fiscal > year or not tag.startswith("Entity") and abs((ends - end).days - 365.25 * (year - fiscal)) > 15:
            continue
        yield symbol, cik, fiscal, end.isoformat(), tag, common.number(float(text), 4), unit


def main():
    rows = {}
    for symbol, start, name in FILED:
        root = xml.fromstring(common.member(start, name))
        for row in facts(symbol, root):
            key = (row[0], row[2], row[3], TAGS.index(row[4]))
            if rows.setdefault(key, row) != row:
                raise SystemExit(f"two values: {row} and {rows[key]}")
    header = ["symbol", "cik", "fiscal_year", "period_end", "tag", "value", "unit"]
    common.write("filings.csv", header, [rows[key] for key in sorted(rows)])


main()
