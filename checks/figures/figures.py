#!/usr/bin/env python3
"""Computes the figures of the ledger a second time, with pandas, from the same files.

It shares no code and no formula with the service: it is written from docs/figures.md. Standard input is JSON: where the
shipped files are, and briefs with the datasets that were imported for them. Standard output is JSON: for each brief, for
each figure, its unrounded value, its date and its period.
"""
import io
import json
import pathlib
import re
import sys

import numpy as np
import pandas as pd

METALS_COINS = {"XAU": "XAU", "XAG": "XAG", "XPT": "XPT", "BTC-USD": "BTC", "ETH-USD": "ETH"}
SHIPPED_PRICES = {"AAPL": "AAPL", "GOOGL": "GOOG", "IBM": "IBM", "META": "FB", "MSFT": "MSFT"}
SHIPPED_CIK = {"AAPL": 320193, "GOOGL": 1652044, "TSLA": 1318605, "WTFC": 1015328, "COHU": 21535, "OII": 73756,
               "URG": 1375205, "ADAM": 1273685, "ADBE": 796343, "AMZN": 1018724, "BA": 12927, "COST": 909832, "DOW": 1751788,
               "DUK": 1326160, "HRB": 12659, "INTC": 50863, "KHC": 1637459, "MAT": 63276, "MSFT": 789019, "NKE": 320187,
               "NVDA": 1045810, "ORCL": 1341439, "PFE": 78003, "TGT": 27419, "UPS": 1090727, "WMT": 104169, "XOM": 34088}
MARKETS = ["SPY", "VOO", "IVV", "VTI", "^GSPC"]
FOLLOW = {"^GSPC", "SPX", "SPY", "VOO", "IVV", "VTI", "ITOT", "ES", "SCHB", "SPLG"}


def key(symbol):
    return re.sub(r"[^0-9A-Za-z]", "_", symbol).strip("_")


def day(date):
    return pd.Timestamp(date).strftime("%Y-%m-%d")


def window(start, end):
    return f"{day(start)}/{day(end)}"


def month_window(start, end):
    return window(start.to_timestamp(), end.to_timestamp(how="end"))


def drawdown(levels):
    return (levels / levels.cummax() - 1).min() * 100


def good(yearly):
    """The yearly rate that was exceeded in a quarter of the windows that ended with a gain."""
    return yearly[yearly >= 0].quantile(0.75)


def rate(start, end, years):
    return ((end / start) ** (1 / years) - 1) * 100


class Prices:
    """Daily rows of one instrument: close, adjusted, volume."""

    def __init__(self, frame, symbol, near_ends=False, exchange_rate=False):
        self.frame, self.symbol, self.exchange_rate = frame, symbol, exchange_rate
        self.close, self.volume = frame["close"], frame["volume"]
        self.level = frame["adjusted"] if (frame["adjusted"] > 0).all() else frame["close"]
        self.first, self.last = frame.index[0], frame.index[-1]
        span = min(365, (self.last - self.first).days + 1)
        self.daily = (frame.index > self.last - pd.Timedelta(days=365)).sum() / span >= 0.6
        self.all_daily = self.daily and len(frame) / ((self.last - self.first).days + 1) >= 0.6
        if near_ends:
            self.near_month_ends()
            return
        ends = self.level.groupby(self.level.index.to_period("M")).tail(1)
        if ends.index[-1].day < 25:
            ends = ends.iloc[:-1]
        steps = ends.index.to_period("M").astype("int64").to_series().diff().to_numpy()
        holes = np.flatnonzero(steps > 1)
        self.end_dates = ends.index[holes[-1]:] if len(holes) else ends.index
        ends = ends[self.end_dates]
        self.ends = pd.Series(ends.to_numpy(), index=self.end_dates.to_period("M"))

    def near_month_ends(self):
        """The value nearest to the end of each month, at most seven days off; the newest unbroken run of months."""
        best = {}
        for date in self.level.index:
            for month in (date.to_period("M") - 1, date.to_period("M")):
                off = abs((date - month.to_timestamp(how="end").normalize()).days)
                if off <= 7 and (month not in best or off < best[month][0]):
                    best[month] = (off, date)
        run = [max(best)]
        while run[0] - 1 in best:
            run.insert(0, run[0] - 1)
        self.end_dates = pd.DatetimeIndex([best[month][1] for month in run])
        self.ends = pd.Series(self.level[self.end_dates].to_numpy(), index=pd.PeriodIndex(run))

    def before(self, months):
        wanted = self.last - pd.DateOffset(months=months)
        if not self.daily:
            off = abs(self.level.index - wanted)
            return self.level.index[off.argmin()] if off.min().days <= 15 else None
        rows = self.level[:wanted]
        if rows.empty or (wanted - rows.index[-1]).days > 7:
            return None
        return rows.index[-1]

    def months(self):
        whole = (self.last.year - self.first.year) * 12 + self.last.month - self.first.month
        return whole - (self.last.day < self.first.day)

    def end_date(self, month):
        return self.end_dates[self.ends.index.get_loc(month)]


def looked_up(p, years, out):
    """The prices at the beginning and the end of the years [first, last], and the change; without a last one until now."""
    first, last = years
    def nearest(year):
        return p.level.index[abs(p.level.index - pd.Timestamp(f"{year}-12-31")).argmin()]

    start, end = nearest(first - 1), nearest(last) if last else p.last
    for name, at in [("begin", p.first), ("from", start), ("to", end), ("now", p.last)]:
        out[f"ev_lookup_0_{name}_looked_price"] = [float(p.level[at]), day(at), None]
    out["ev_lookup_0_change_looked_change"] = [float((p.level[end] / p.level[start] - 1) * 100), day(end), window(start, end)]


def price_figures(p, prefix, today, out):
    level, last = p.level, p.last

    def put(name, value, start=None, end=None, as_of=None):
        out[prefix + name] = [float(value), day(as_of or last), window(start, end or last) if start is not None else None]

    put("price", p.close.iloc[-1])
    if today >= last:
        put("age", (today - last).days / 365.25, as_of=today)
    for name, months in [("1m", 1), ("3m", 3), ("6m", 6), ("1y", 12), ("3y", 36), ("5y", 60), ("10y", 120)]:
        start = p.before(months)
        if start is not None:
            years = 1 if months <= 12 else months / 12
            put(f"return_{name}", rate(level[start], level.iloc[-1], years), start)
    year, month = p.before(12), p.before(1)
    if year is not None and month is not None:
        put("momentum_12_1", (level[month] / level[year] - 1) * 100, year, month)
        if p.daily:
            put("vol_1y", level[year:].pct_change().std() * np.sqrt(252) * 100, year)
    if p.daily and len(level) >= 200:
        put("trend", (level.iloc[-1] / level.iloc[-200:].mean() - 1) * 100, level.index[-200])
    elif len(p.ends) >= 10:
        put("trend", (p.ends.iloc[-1] / p.ends.iloc[-10:].mean() - 1) * 100, p.end_dates[-10], p.end_dates[-1], p.end_dates[-1])

    def fall(name, rows):
        falls = rows / rows.cummax() - 1
        low = falls.idxmin()
        if falls.min() < 0:
            put(name, falls.min() * 100, rows[:low].idxmax(), low)
        else:
            put(name, 0, rows.index[0])

    for name, months in [("1y", 12), ("36m", 36)]:
        start = p.before(months)
        if start is not None:
            fall(f"max_drawdown_{name}", level[start:])
    years = (last - p.first).days / 365.25
    if p.months() >= 36:
        fall("max_drawdown_all", level)
        put("drawdown_now", (level.iloc[-1] / level.max() - 1) * 100, level.idxmax())
        put("return_all", rate(level.iloc[0], level.iloc[-1], years), p.first)
        if p.all_daily:
            rest = np.sort((level / level.shift()).dropna().to_numpy())[:-10]
            put("return_all_less_best_10", rate(1, np.exp(np.log(rest).sum()), years), p.first)
    if p.months() >= 72:
        middle = level.index[len(level) // 2]
        put("return_first_half", rate(level.iloc[0], level[middle], (middle - p.first).days / 365.25), p.first, middle)
        put("return_second_half", rate(level[middle], level.iloc[-1], (last - middle).days / 365.25), middle)
    if p.daily and len(level) >= 250 and p.volume.iloc[-250:].notna().all():
        put("volume_ratio", p.volume.iloc[-20:].mean() / p.volume.iloc[-250:].mean(), level.index[-250])
    if p.daily and len(level) >= 20 and p.volume.iloc[-20:].notna().all():
        put("turnover_20d", (p.close * p.volume).iloc[-20:].mean() / 1e6, level.index[-20])


def month_figures(p, prefix, years, market, cpi, out):
    ends, dates = p.ends, p.end_dates

    def put(name, value, start=None, end=None, as_of=None):
        out[prefix + name] = [float(value), day(as_of or dates[-1]), window(start or dates[0], end or dates[-1])]

    change = ends.pct_change()
    if 13 <= len(ends) <= 36:
        put("vol_12m", change.iloc[-12:].std() * np.sqrt(12) * 100, dates[-13])
    if len(ends) > 36:
        put("vol_36m", change.iloc[-36:].std() * np.sqrt(12) * 100, dates[-37])
        for name, month in [("worst_month", change.idxmin()), ("best_month", change.idxmax())]:
            put(name, change[month] * 100, p.end_date(month - 1), p.end_date(month))
    spans = {"1m": 1, "1y": 12, "3y": 36, "5y": 60, "10y": 120, f"{years}y": 12 * years}
    for name, months in spans.items():
        if len(ends) > max(4 * months, 36):
            yearly = ((ends / ends.shift(months)).dropna() ** (12 / months) - 1) * 100
            put(f"freq_pos_{name}", (yearly > 0).mean() * 100)
            put(f"freq_neg_{name}", (yearly <= 0).mean() * 100)
            if months > 1:
                put(f"freq_good_bound_{name}", good(yearly))
                put(f"freq_good_{name}", (yearly > good(yearly)).mean() * 100)
                put(f"freq_periods_{name}", (len(ends) - 1) // months)
                put(f"median_{name}", yearly.median())
            if months == 12:
                put("window_count_1y", len(yearly))
    until = min(cpi.dropna().index[-1], ends.index[-1])
    if p.exchange_rate:
        put("level_median", ends.median())
        put("level_percentile", (ends < ends.iloc[-1]).mean() * 100)
    fresh = (ends.index[-1] - until).n <= 3 and not p.exchange_rate
    if fresh and until - 60 not in ends.index and until - 12 in ends.index:
        first = ends.index[0]
        for name, series in [("gain_whole", ends), ("infl_whole", cpi)]:
            value = (series[until] / series[first] - 1) * 100
            put(name, value, p.end_date(first), p.end_date(until), p.end_date(until))
    if fresh and until - 60 in ends.index:
        real = ends / cpi.reindex(ends.index)
        put("real_return_5y", rate(real[until - 60], real[until], 5), p.end_date(until - 60), p.end_date(until), p.end_date(until))
    both = common([p, market], 36) if market is not None else None
    if both is not None:
        a, b = (series[both[0]:both[1]].pct_change().dropna() for series in (p.ends, market.ends))
        start, end = p.end_date(both[0]), p.end_date(both[1])
        put("beta_36m", a.cov(b) / b.var(), start, end, end)
        put("correlation_36m", a.corr(b), start, end, end)


def common(all_prices, months):
    last = min(p.ends.index[-1] for p in all_prices)
    first = max(p.ends.index[0] for p in all_prices)
    return (last - months, last) if last - months >= first else None


def pair_figures(a, b, out):
    prefix = f"ev_{key(a.symbol)}_{key(b.symbol)}_"
    wanted = [("return_gap_1y", 12), ("return_gap_3y", 36), ("vol_ratio_36m", 36), ("correlation_36m", 36)]
    for name, months in wanted + ([] if common([a, b], 36) else [("correlation_12m", 12)]):
        both = common([a, b], months)
        if both is None:
            continue
        x, y = a.ends[both[0]:both[1]], b.ends[both[0]:both[1]]
        dx, dy = x.pct_change().dropna(), y.pct_change().dropna()
        value = {
            "return_gap_1y": (x.iloc[-1] / x.iloc[0] - y.iloc[-1] / y.iloc[0]) * 100,
            "return_gap_3y": rate(x.iloc[0], x.iloc[-1], 3) - rate(y.iloc[0], y.iloc[-1], 3),
            "vol_ratio_36m": dx.std() / dy.std(),
            "correlation_36m": dx.corr(dy),
            "correlation_12m": dx.corr(dy),
        }[name]
        start, end = a.end_date(both[0]), a.end_date(both[1])
        out[prefix + name] = [float(value), day(end), window(start, end)]


class Accounts:
    """Facts of one company by fiscal year."""

    def __init__(self, rows, symbol):
        self.symbol = symbol
        own = rows[~rows["tag"].str.startswith("Entity")]
        years = range(int(rows["fiscal_year"].min()), int(rows["fiscal_year"].max()) + 1)
        self.table = (rows.sort_values("period_end").groupby(["fiscal_year", "tag"])["value"].last()
                      .unstack().reindex(years))
        self.days = (rows[rows["tag"].str.startswith("Entity")].groupby(["fiscal_year", "tag"])["period_end"].max()
                     .unstack().reindex(years))
        self.period_end = own.groupby("fiscal_year")["period_end"].max().reindex(years)
        self.end = self.period_end.iloc[-1]
        before = self.period_end.iloc[-2] if len(self.period_end) > 1 else pd.NaT
        before = before if pd.notna(before) else self.end - pd.DateOffset(months=12)
        self.start = before + pd.Timedelta(days=1)
        self.lender = pd.notna(self("InterestAndDividendIncomeOperating")) or pd.notna(self("Deposits"))

    def __call__(self, tag, ago=0):
        if tag not in self.table or ago >= len(self.table):
            return np.nan
        return self.table[tag].iloc[-1 - ago]

    def first(self, *tags, ago=0):
        for tag in tags:
            if pd.notna(self(tag)):
                return self(tag, ago)
        return np.nan

    def tax(self):
        return self("IncomeTaxExpenseBenefit")

    def pretax(self):
        known = self("IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest")
        return known if pd.notna(known) else self.first("ProfitLoss", "NetIncomeLoss") + self.tax()

    def revenue(self, ago=0):
        if self.lender:
            return self("InterestAndDividendIncomeOperating", ago) + self("NoninterestIncome", ago)
        contract = "RevenueFromContractWithCustomer"
        return self.first("Revenues", contract + "ExcludingAssessedTax", contract + "IncludingAssessedTax",
                          "SalesRevenueNet", ago=ago)


def total(*values):
    known = [value for value in values if pd.notna(value)]
    return sum(known) if known else np.nan


def positive(value):
    return value if value > 0 else np.nan


def account_figures(a, prefix, today, out):
    def put(name, value, start=None, as_of=None):
        if pd.notna(value) and (start is None or pd.notna(start)):
            out[prefix + name] = [float(value), day(as_of or a.end), window(start, a.end) if start is not None else None]

    def past(ago):
        return a.period_end.iloc[-1 - ago] if ago < len(a.period_end) else pd.NaT

    def money(name, value):
        put(name, value / (1e9 if abs(value) >= 1e9 else 1e6), a.start)

    if today >= a.end:
        put("accounts_age", (today - a.end).days / 365.25, as_of=today)
    revenue, net, shares = a.revenue(), a("NetIncomeLoss"), "WeightedAverageNumberOfDilutedSharesOutstanding"
    money("revenue", revenue)
    put("revenue_growth_1y", (revenue / a.revenue(1) - 1) * 100, past(1))
    put("revenue_growth_2y", rate(a.revenue(2), revenue, 2), past(2))
    money("net_income", net)
    put("net_margin", net / revenue * 100, a.start)
    for name, tag in [("roe", "StockholdersEquity"), ("roa", "Assets")]:
        put(name, net / np.mean([positive(a(tag)), positive(a(tag, 1))]) * 100, past(1))
    if a.tax() < 0:
        put("tax_credit", -a.tax() / positive(a.pretax()) * 100, a.start)
    eps = "EarningsPerShareDiluted"
    put("eps_diluted", a(eps), a.start)
    put("eps_growth_1y", (positive(a(eps)) / positive(a(eps, 1)) - 1) * 100, past(1))
    count = a.first("CommonStockSharesOutstanding", "EntityCommonStockSharesOutstanding")
    put("book_value_per_share", a("StockholdersEquity") / count)
    put("shares_change_1y", (a(shares) / a(shares, 1) - 1) * 100, past(1))
    if a.lender:
        return
    income = a("OperatingIncomeLoss")
    cost = a.first("CostOfRevenue", "CostOfGoodsAndServicesSold")
    gross = a("GrossProfit") if pd.notna(a("GrossProfit")) else revenue - cost
    put("gross_margin", gross / revenue * 100, a.start)
    put("operating_margin", income / revenue * 100, a.start)
    if net > 0:
        put("net_above_operating", positive(net - income) / positive(revenue) * 100, a.start)
    put("operating_margin_change_1y",
        (income / revenue - a("OperatingIncomeLoss", 1) / a.revenue(1)) * 100, past(1))
    capex = a("PaymentsToAcquirePropertyPlantAndEquipment")
    put("capex_to_revenue", capex / revenue * 100, a.start)
    put("rd_to_revenue", a("ResearchAndDevelopmentExpense") / revenue * 100, a.start)
    if pd.notna(a("LongTermDebt")):
        debt = total(a("LongTermDebt"), a("CommercialPaper"))
    else:
        debt = total(a("LongTermDebtNoncurrent"), a("LongTermDebtCurrent"), a("CommercialPaper"))
    cash = a("CashAndCashEquivalentsAtCarryingValue")
    cash = cash if pd.isna(cash) else total(cash, a("MarketableSecuritiesCurrent"))
    equity = positive(a("StockholdersEquity"))
    put("debt_to_equity", debt / equity)
    put("equity_to_assets", equity / positive(a("Assets")) * 100)
    put("capital_to_assets", positive(debt + equity - cash) / positive(a("Assets")) * 100)
    put("net_debt_to_operating_income", (debt - cash) / positive(income), a.start)
    put("current_ratio", a("AssetsCurrent") / a("LiabilitiesCurrent"))
    put("interest_coverage", income / positive(a("InterestExpense")), a.start)
    share = a.tax() / positive(a.pretax())
    if 0 <= share <= 0.5:
        put("roic", income * (1 - share) / positive(debt + equity - cash) * 100, a.start)
    made = a("NetCashProvidedByUsedInOperatingActivities")
    put("cash_conversion", made / positive(net), a.start)
    free = made - capex
    money("free_cash_flow", free)
    put("fcf_margin", free / revenue * 100, a.start)
    put("fcf_per_share", free / a(shares), a.start)
    paid = total(a.first("PaymentsOfDividends", "PaymentsOfDividendsCommonStock"), a("PaymentsForRepurchaseOfCommonStock"))
    put("payout", paid / positive(free) * 100, a.start)


def account_years(a, prefix, asked, out):
    shares, eps = "WeightedAverageNumberOfDilutedSharesOutstanding", "EarningsPerShareDiluted"

    def put(name, value, as_of=None, span=None, prefix=prefix):
        if pd.notna(value) and pd.notna(as_of):
            out[prefix + name] = [float(value), day(as_of), span]

    def end(ago):
        return a.period_end.iloc[-1 - ago] if ago < len(a.period_end) else pd.NaT

    def start(ago):
        before = end(ago + 1) if pd.notna(end(ago + 1)) else end(ago) - pd.DateOffset(months=12)
        return before + pd.Timedelta(days=1)

    def since(date, ago=0):
        return window(date, end(ago)) if pd.notna(date) else None

    def scaled(value, now):
        return value / (1e9 if abs(now) >= 1e9 else 1e6)

    def cash(ago):
        held = a("CashAndCashEquivalentsAtCarryingValue", ago)
        return held if pd.isna(held) else total(held, a("MarketableSecuritiesCurrent", ago))

    def debt(ago):
        if pd.notna(a("LongTermDebt", ago)):
            return total(a("LongTermDebt", ago), a("CommercialPaper", ago))
        return total(a("LongTermDebtNoncurrent", ago), a("LongTermDebtCurrent", ago), a("CommercialPaper", ago))

    def dividends(ago):
        paid = a("PaymentsOfDividends", ago)
        return paid if pd.notna(paid) else a("PaymentsOfDividendsCommonStock", ago)

    def bought(ago):
        return a("PaymentsForRepurchaseOfCommonStock", ago)

    def free(ago):
        return a("NetCashProvidedByUsedInOperatingActivities", ago) - a("PaymentsToAcquirePropertyPlantAndEquipment", ago)

    def gross(ago):
        if pd.notna(a("GrossProfit", ago)):
            return a("GrossProfit", ago)
        cost = a("CostOfRevenue", ago) if pd.notna(a("CostOfRevenue", ago)) else a("CostOfGoodsAndServicesSold", ago)
        return a.revenue(ago) - cost

    for years in (5, 10):
        put(f"revenue_growth_{years}y", rate(a.revenue(years), a.revenue(), years), end(0), since(end(years)))
    put("eps_growth_5y", rate(positive(a(eps, 5)), positive(a(eps)), 5), end(0), since(end(5)))
    put("shares_change_5y", (a(shares) / a(shares, 5) - 1) * 100, end(0), since(end(5)))
    if not a.lender:
        spent = total(*(bought(ago) for ago in range(5)))
        put("buybacks_5y_to_equity", spent / positive(a("StockholdersEquity")), end(0), since(end(5)))
        for name, years, what in [("mean_5y", 5, np.mean), ("low_10y", 10, np.min)]:
            margins = [a("OperatingIncomeLoss", ago) / a.revenue(ago) * 100 for ago in range(years)]
            put(f"operating_margin_{name}", what(margins), end(0), since(start(years - 1)))
        for name, of in [("cash", cash), ("debt", debt)]:
            put(name, scaled(of(0), of(0)), end(0))
    for name, of in [("dividends", dividends), ("buybacks", bought)]:
        put(name, scaled(of(0), of(0)), end(0), since(start(0)))
    for name, tag in [("public_float", "EntityPublicFloat"), ("shares_outstanding", "EntityCommonStockSharesOutstanding")]:
        if tag in a.days:
            value = a(tag)
            put(name, value if name.startswith("shares") else scaled(value, value), a.days[tag].iloc[-1])
    # The years of the table, and the first and the last of those that the question names.
    named = [ago for ago in range(5, len(a.period_end)) if asked and asked[0] <= a.period_end.index[-1 - ago] <= asked[1]]
    for ago in [*range(5), *named[:1], *named[1:][-1:]]:
        if pd.isna(end(ago)):
            continue
        year = a.period_end.index[-1 - ago]
        revenue, net = a.revenue(ago), a("NetIncomeLoss", ago)
        equity = np.mean([positive(a("StockholdersEquity", ago)), positive(a("StockholdersEquity", ago + 1))])
        rows = {
            "revenue": scaled(revenue, a.revenue()), "revenue_growth_1y": (revenue / a.revenue(ago + 1) - 1) * 100,
            "net_income": scaled(net, a("NetIncomeLoss")), "roe": net / equity * 100, "eps_diluted": a(eps, ago),
            "dividends_per_share": a("CommonStockDividendsPerShareDeclared", ago), "shares_diluted": a(shares, ago),
            "dividends": scaled(dividends(ago), dividends(0)), "buybacks": scaled(bought(ago), bought(0)),
        }
        if not a.lender:
            rows |= {
                "gross_margin": gross(ago) / revenue * 100,
                "operating_margin": a("OperatingIncomeLoss", ago) / revenue * 100,
                "free_cash_flow": scaled(free(ago), free(0)), "cash": scaled(cash(ago), cash(0)), "debt": scaled(debt(ago), debt(0)),
            }
        for name, value in rows.items():
            put(f"{year}_{name}", value, end(ago), None if name in ("cash", "debt") else since(start(ago), ago))
    # The sales of every year that a question on them names.
    for ago in [ago for ago in range(len(a.period_end)) if asked and asked[0] <= a.period_end.index[-1 - ago] <= asked[1]]:
        value = a.revenue(ago)
        put(f"{a.period_end.index[-1 - ago]}_revenue", value / (1e9 if abs(value) >= 1e9 else 1e6), end(ago), since(start(ago), ago),
            prefix.replace("ev_", "ev_lookup_"))


def split_since(p, date):
    rows = p.frame[p.frame.index[:p.frame.index.searchsorted(date, "right")][-1]:]
    factor = rows["close"] / p.level[rows.index]
    jump = (factor.shift() / factor).dropna()
    return ((jump > 1.4) | (jump < 1 / 1.4)).any()


def implied_growth(earnings_yield, average):
    """Growth at which a price returns the average, if all earnings are paid out; all in per cent."""
    return (average - earnings_yield) / (1 + earnings_yield / 100)


def valuation(p, a, prefix, market_pe, average, out):
    eps, shares = a.table.get("EarningsPerShareDiluted"), a("WeightedAverageNumberOfDilutedSharesOutstanding")
    if p is None or not 0 <= (p.last - a.end).days <= 400 or split_since(p, a.end):
        ratio = positive(a("EntityPublicFloat")) / positive(a("NetIncomeLoss"))
        if pd.notna(ratio) and a.start <= a.days["EntityPublicFloat"].iloc[-1] <= a.end:
            valued = a.days["EntityPublicFloat"].iloc[-1]
            out[prefix + "float_to_earnings"] = [float(ratio), day(valued), None]
            out[prefix + "implied_growth"] = [float(implied_growth(100 / ratio, average)), day(valued), None]
        return

    def put(name, value, span=None):
        if pd.notna(value):
            out[prefix + name] = [float(value), day(p.last), span]

    price, each = p.close.iloc[-1], positive(a("EarningsPerShareDiluted"))
    put("pe", price / each)
    put("earnings_yield", each / price * 100)
    put("implied_growth", implied_growth(each / price * 100, average))
    put("ps", price * shares / a.revenue())
    count = a.first("CommonStockSharesOutstanding", "EntityCommonStockSharesOutstanding")
    put("pb", price * count / positive(a("StockholdersEquity")))
    if not a.lender:
        free = a("NetCashProvidedByUsedInOperatingActivities") - a("PaymentsToAcquirePropertyPlantAndEquipment")
        put("fcf_yield", free / (price * shares) * 100)
    if p.last.to_period("M") in market_pe.index:
        put("pe_to_market", price / each / market_pe[p.last.to_period("M")])
    if pd.isna(each):
        return
    diluted = a.table.get("WeightedAverageNumberOfDilutedSharesOutstanding", pd.Series(index=a.table.index, dtype=float))
    years = []
    for year in reversed(a.table.index):
        if pd.isna(a.period_end[year]) or a.period_end[year] < p.first:
            break
        if years:
            change = diluted[year + 1] / diluted[year]
            if change > 1.8 or change < 1 / 1.8:
                break
        years.append(year)
    past = pd.Series({year: p.close[:a.period_end[year]].iloc[-1] / eps[year] for year in years if eps[year] >= 0.005})
    if len(past) >= 5:
        span = window(a.period_end[years[-1]], a.end)
        put("pe_median", past.median(), span)
        put("pe_percentile", (past < price / each).mean() * 100, span)


def portfolio_figures(positions, prices, today, out):
    weights = {position["symbol"]: float(position["weight"] or "nan") for position in positions}
    counts = {position["symbol"]: float(position["quantity"] or "nan") for position in positions}
    costs = {position["symbol"]: float(position["cost"] or "nan") for position in positions}
    parts, valued = {}, all(np.isfinite(count) for count in counts.values())
    for symbol in weights:
        given = f"ev_user_{key(symbol)}_"
        if all(np.isfinite(list(weights.values()))):
            out[given + "weight"] = [weights[symbol], day(today), None]
            parts[symbol] = weights[symbol]
        elif any(np.isfinite(list(counts.values()))):
            if not np.isfinite(counts[symbol]):
                continue
            out[given + "quantity"] = [counts[symbol], day(today), None]
            if prices[symbol] is not None:
                parts[symbol] = counts[symbol] * prices[symbol].close.iloc[-1]
            elif np.isfinite(costs[symbol]):
                out[given + "cost"] = [costs[symbol], day(today), None]
                parts[symbol] = counts[symbol] * costs[symbol]
        else:
            parts[symbol] = 1.0
    if not any(np.isfinite([*weights.values(), *counts.values()])):
        out["ev_pf_assumed_part"] = [1.0, day(today), None]
        valued = False
    parts = pd.Series(parts)
    priced = {symbol: prices[symbol] for symbol in parts.index if prices[symbol] is not None}
    by_price = any(np.isfinite(list(counts.values()))) and not all(np.isfinite(list(weights.values())))
    as_of = day(min(p.last for p in priced.values())) if priced and by_price else day(today)
    share = parts / parts.sum()
    if valued and len(priced) == len(positions) and not np.isfinite(list(weights.values())).any():
        out["ev_pf_value"] = [float(parts.sum()), as_of, None]
    for symbol, value in share.items():
        out[f"ev_pf_weight_{key(symbol)}"] = [float(value * 100), as_of, None]
    out["ev_pf_largest_weight"] = [float(share.max() * 100), as_of, None]
    out["ev_pf_hhi"] = [float((share ** 2).sum()), as_of, None]
    out["ev_pf_effective_positions"] = [float(1 / (share ** 2).sum()), as_of, None]
    if priced and len(parts) == len(positions):
        out["ev_pf_priced_share"] = [float(share[list(priced)].sum() * 100), as_of, None]
    if len(priced) < 2:
        return
    mix = share[list(priced)] / share[list(priced)].sum()
    for months in (12, 36):
        both = common(list(priced.values()), months)
        if both is None:
            continue
        change = pd.DataFrame({symbol: p.ends[both[0]:both[1]].pct_change().dropna() for symbol, p in priced.items()})
        whole = (change * mix).sum(axis=1)
        level = pd.Series([1.0, *(1 + whole).cumprod()])
        one = next(iter(priced.values()))
        start, end = one.end_date(both[0]), one.end_date(both[1])

        def put(name, value):
            out[f"ev_pf_{name}"] = [float(value), day(end), window(start, end)]

        if months == 12:
            put("return_1y", (level.iloc[-1] - 1) * 100)
        else:
            put("return_3y", rate(1, level.iloc[-1], 3))
            put("vol_36m", whole.std() * np.sqrt(12) * 100)
            put("max_drawdown_36m", drawdown(level))
            for symbol in priced:
                put(f"risk_share_{key(symbol)}", mix[symbol] * change[symbol].cov(whole) / whole.var() * 100)
            if share.idxmax() in priced:
                cash = (change * mix.where(mix.index != share.idxmax(), mix / 2)).sum(axis=1)
                put("halved_drawdown_36m", drawdown(pd.Series([1.0, *(1 + cash).cumprod()])))
            matrix = change.corr().to_numpy()
            put("mean_correlation", matrix[np.triu_indices(len(matrix), 1)].mean())


def market_figures(m, years, plan, today, out):
    last, price = m.index[-1], m["price"]
    dividends, earnings = m["dividend"].dropna().index[-1], m["earnings"].dropna().index[-1]

    def put(name, value, start=None, end=None, as_of=None):
        end = end or last
        out["ev_" + name] = [float(value), as_of or str(end), month_window(start, end) if start is not None else None]

    if today.to_period("M") >= last:
        put("sp_age", (today.to_period("M") - last).n / 12, as_of=day(today))
    put("horizon", years, as_of=day(today))
    put("sp_return_1y", (price.iloc[-1] / price.iloc[-13] - 1) * 100, last - 12)
    put("sp_trend", (price.iloc[-1] / price.iloc[-10:].mean() - 1) * 100, last - 9)
    put("sp_vol_36m", price.pct_change().iloc[-36:].std() * np.sqrt(12) * 100, last - 36)
    for name, rows in [("36m", price.iloc[-37:]), ("all", price)]:
        fall = rows / rows.cummax() - 1
        put(f"sp_max_drawdown_{name}", fall.min() * 100, as_of=str(last))
        out[f"ev_sp_max_drawdown_{name}"][2] = month_window(rows[:fall.idxmin()].idxmax(), fall.idxmin())
    cape = m["cape"].dropna()
    growth = m["price"].add(m["dividend"] / 12) / m["price"].shift() * m["cpi"].shift() / m["cpi"]
    worth = growth.loc[:dividends].fillna(1).cumprod()
    fall = worth / worth.cummax() - 1
    put("sp_real_max_drawdown_all", fall.min() * 100, end=dividends)
    out["ev_sp_real_max_drawdown_all"][2] = month_window(worth[:fall.idxmin()].idxmax(), fall.idxmin())
    put("cape", cape.iloc[-1])
    put("cape_median", cape.median(), cape.index[0])
    put("cape_percentile", (cape < cape.iloc[-1]).mean() * 100, cape.index[0])
    ten = rate(m["cpi"].iloc[-121], m["cpi"].iloc[-1], 10)
    put("excess_cape_yield", 100 / cape.iloc[-1] - (m["long_rate"].iloc[-1] - ten), last - 120)
    after = (((worth.shift(-120) / worth) ** 0.1 - 1) * 100).dropna()
    after = after[m["cape"].reindex(after.index) >= cape.iloc[-1]]
    put("after_cape_median_10y", after.median(), cape.index[0])
    put("after_cape_freq_pos_10y", (after > 0).mean() * 100, cape.index[0])
    put("sp_pe", (m["price"] / m["earnings"])[earnings], end=earnings)
    put("sp_dividend_yield", (m["dividend"] / m["price"])[dividends] * 100, end=earnings)
    put("sp_long_rate", m["long_rate"][dividends], end=earnings)
    put("sp_payout", (m["dividend"] / m["earnings"])[earnings] * 100, end=earnings)
    real = (m["earnings"] / m["cpi"]).dropna()
    put("sp_real_earnings_growth_10y", rate(real.iloc[-121], real.iloc[-1], 10), earnings - 120, earnings)
    average = rate(worth.iloc[0], worth.iloc[-1], (len(worth) - 1) / 12)
    put("sp_real_return_all", average, m.index[0], dividends)
    spans = {f"{count}y": 12 * count for count in (1, 3, 5, 10, 20, years)}
    yearly = {months: (((worth / worth.shift(months)) ** (12 / months) - 1) * 100).dropna()
              for months in spans.values()}
    put("sp_real_return_10y_worst", yearly[120].min(), m.index[0], dividends)
    for name, months in [("1y", 12), ("5y", 60), ("10y", 120), ("20y", 240)]:
        put(f"sp_real_return_{name}", yearly[months].iloc[-1], dividends - months, dividends)
    for name, months in spans.items():
        put(f"freq_pos_{name}", (yearly[months] > 0).mean() * 100, m.index[0], dividends)
        put(f"freq_neg_{name}", (yearly[months] <= 0).mean() * 100, m.index[0], dividends)
        put(f"freq_good_bound_{name}", good(yearly[months]), m.index[0], dividends)
        put(f"freq_good_{name}", (yearly[months] > good(yearly[months])).mean() * 100, m.index[0], dividends)
        put(f"freq_periods_{name}", (dividends - m.index[0]).n // months, m.index[0], dividends)
    bonds = m["real_bond_index"]
    held = (((bonds / bonds.shift(120)) ** 0.1 - 1) * 100).dropna()
    until = bonds.dropna().index[-1]
    common = min(until, dividends)
    put("bond_real_return_10y", held[common], common - 120, common)
    ahead = (yearly[120] - held).dropna()
    put("freq_stocks_beat_bonds_10y", (ahead > 0).mean() * 100, bonds.dropna().index[0], common)
    if plan == "stocks or bonds":
        ahead = (worth / worth.shift(12 * years) - bonds / bonds.shift(12 * years)).dropna()
        put("freq_stocks_beat_bonds", (ahead > 0).mean() * 100, bonds.dropna().index[0], common)


def other_mix_figures(m, mixes, years, out):
    for key, mix in zip(["mix", "other_mix"], mixes):
        figures = {}
        mix_figures(m, mix, years, pd.Timestamp("2026-01-01"), figures)
        worth = mix_worth(m, mix)
        yearly = ((worth / worth.shift(12 * years)) ** (1 / years) - 1) * 100
        window = month_window(worth.index[0], worth.index[-1])
        out[f"ev_{key}_median"] = [float(yearly.dropna().median()), str(worth.index[-1]), window]
        if key == "other_mix":
            out["ev_other_mix_loss"] = figures[f"ev_mix_freq_neg_{years}y"]
            out["ev_other_mix_fall"] = figures["ev_mix_max_drawdown_all"]


def mix_worth(m, mix):
    stocks, bonds, cash = (*mix, 0)[:3]
    growth = m["price"].add(m["dividend"] / 12) / m["price"].shift() * m["cpi"].shift() / m["cpi"] - 1
    held = m["real_bond_index"].pct_change(fill_method=None)
    # Cash earns nothing.
    kept = m["cpi"].shift() / m["cpi"] - 1
    worth = (1 + stocks / 100 * growth + bonds / 100 * held + cash / 100 * kept).iloc[1:].dropna().cumprod()
    return pd.concat([pd.Series([1.0], index=[m.index[0]]), worth])


def mix_figures(m, mix, years, today, out):
    worth = mix_worth(m, mix)
    first, last = worth.index[0], worth.index[-1]

    def put(name, value, start, as_of=None):
        out["ev_mix_" + name] = [float(value), as_of or str(last), month_window(start, last) if start is not None else None]

    if today.to_period("M") >= last:
        put("age", (today.to_period("M") - last).n / 12, None, day(today))
    spans = {f"{count}y": 12 * count for count in (1, 3, 5, 10, 20, years)}
    yearly = {months: (((worth / worth.shift(months)) ** (12 / months) - 1) * 100).dropna()
              for months in spans.values()}
    for name, months in [("5y", 60), ("10y", 120), ("20y", 240)]:
        put(f"real_return_{name}", yearly[months].iloc[-1], last - months)
    put("real_return_10y_worst", yearly[120].min(), first)
    put("vol_36m", worth.pct_change().iloc[-36:].std() * np.sqrt(12) * 100, last - 36)
    for name, rows in [("36m", worth.iloc[-37:]), ("all", worth)]:
        fall = rows / rows.cummax() - 1
        put(f"max_drawdown_{name}", fall.min() * 100, None)
        out[f"ev_mix_max_drawdown_{name}"][2] = month_window(rows[:fall.idxmin()].idxmax(), fall.idxmin())
    for name, months in spans.items():
        put(f"freq_pos_{name}", (yearly[months] > 0).mean() * 100, first)
        put(f"freq_neg_{name}", (yearly[months] <= 0).mean() * 100, first)
        put(f"freq_good_bound_{name}", good(yearly[months]), first)
        put(f"freq_good_{name}", (yearly[months] > good(yearly[months])).mean() * 100, first)
        put(f"freq_periods_{name}", (len(worth) - 1) // months, first)


def crash_figures(m, mix, year, out):
    stocks = m["price"].add(m["dividend"] / 12) / m["price"].shift() * m["cpi"].shift() / m["cpi"] - 1
    bonds = m["real_bond_index"].pct_change(fill_method=None)
    parts = {"sp": (100, 0)} | ({"mix": mix} if mix else {})
    for name, (part, rest) in parts.items():
        change = part / 100 * stocks + (rest / 100 * bonds if rest else 0)
        worth = (1 + change.iloc[1:].dropna()).cumprod()[f"{year - 1}-01":f"{year + (0 if year == 2020 else 3)}-12"]
        fall = worth / worth.cummax() - 1
        high, low = worth[:fall.idxmin()].idxmax(), fall.idxmin()
        out[f"ev_{name}_fall_{year}"] = [float(fall.min() * 100), str(low), month_window(high, low)]


def recovery_figures(m, out):
    stocks = m["price"].add(m["dividend"] / 12) / m["price"].shift() * m["cpi"].shift() / m["cpi"] - 1
    worth = (1 + stocks.iloc[1:].dropna()).cumprod()
    for year in (1929, 2000, 2008):
        window = worth[f"{year - 1}-01":f"{year + 29}-01"]
        fall = window / window.cummax() - 1
        high = window[:fall.idxmin()].idxmax()
        back = window[fall.idxmin():]
        back = back[back >= window[high]].index[0]
        out[f"ev_sp_recovery_{year}"] = [(back - high).n / 12, str(back), month_window(high, back)]


def past_figures(m, past, money, years, out):
    def three_digits(value, size):
        step = max(1.0, 10.0 ** (np.floor(np.log10(max(size, 1.0))) - 2))
        return np.floor(value / step + 0.5) * step

    parts = {name: mix_worth(m, mix) for name, mix in past["parts"].items()}
    if past["years"] == "extremes":
        worth = next(iter(parts.values()))
        months = 12 * years
        yearly = ((worth / worth.shift(months)) ** (1 / years) - 1).dropna() * 100
        for name, end in [("worst", yearly.idxmin()), ("best", yearly.idxmax())]:
            out[f"ev_past_{name}"] = [float(yearly[end]), str(end), month_window(end - months, end)]
        return
    first, last = past["years"]
    ends = min(m["dividend"].last_valid_index(), m["real_bond_index"].last_valid_index())
    # A whole year begins at the end of the one before; without a last year, it begins in January.
    start = pd.Period(f"{first - 1}-12" if last else f"{first}-01", "M")
    end = pd.Period(f"{last}-12", "M") if last else ends
    window = month_window(start, end)
    for name, worth in parts.items():
        paid = worth * m["cpi"]
        for basis, level in [("nominal", paid), ("real", worth)]:
            growth = level[end] / level[start]
            yearly = (growth ** (12 / (end - start).n) - 1) * 100
            out[f"ev_past_{name}_return_{basis}"] = [float(yearly), str(end), window]
    if money:
        name, sum_ = next(iter(parts)), money[1]
        worth, prices = parts[name], m["cpi"]
        real = sum_ * worth[end] / worth[start]
        out["ev_past_start"] = [float(sum_), str(end), window]
        nominal = real * prices[end] / prices[start]
        size = max(real, 1.0)
        smaller = min(size, max(sum_, 1.0))
        out["ev_past_sum"] = [float(three_digits(nominal, size)), str(end), window]
        out["ev_past_real_sum"] = [float(three_digits(real, smaller)), str(end), window]


def past_economy(m, fred, asked, out):
    """Inflation, interest rates, unemployment or growth in past years, from series that cover all of them."""
    def monthly(name):
        return fred[name].groupby(fred[name].index.to_period("M")).last()

    def months(series, length=1):
        """The first and the last month of the years; a value of the series is of so many months."""
        newest = series.index[-1] + length - 1
        if asked.get("last"):
            return newest - 12 * asked["last"] + 1, newest
        first, last = asked["years"]
        return pd.Period(f"{first}-01", "M"), pd.Period(f"{last}-12", "M") if last else newest

    def put(name, value, end, span):
        out["ev_past_" + name] = [float(value), str(end), span]

    def mean(name, candidates):
        for series in candidates:
            start, end = months(series)
            inside = series[start:end].dropna()
            # One month in between may be missing.
            if start in inside.index and end in inside.index and len(inside) >= (end - start).n:
                return put(name, inside.mean(), end, month_window(start, end))

    def yearly(growth, count):
        return (growth ** (12 / max(count, 12)) - 1) * 100

    if asked["of"] == "inflation":
        prices = monthly("CPIAUCNS")
        prices = pd.concat([m["cpi"][:prices.index[0] - 1], prices])
        start, end = months(prices)
        start = start - 1
        if start in prices.index and end in prices.index:
            put("infl", yearly(prices[end] / prices[start], (end - start).n), end, month_window(start, end))
    if asked["of"] == "rates":
        mean("long_rate", [monthly("GS10"), m["long_rate"].dropna()])
    if asked["of"] in ("rates", "policy rate"):
        mean("policy_rate", [monthly("FEDFUNDS")])
    if asked["of"] == "jobs":
        mean("unemployment", [monthly("UNRATE")])
    if asked["of"] == "growth":
        output = fred["GDPC1"].copy()
        output.index = output.index.to_period("M")
        start, end = months(output, 3)
        start, end = start - 3, end - 2
        begin = start
        growth = output[end] / output[start]
        if asked["years"][1]:
            begin = start - 9
            growth = output[end - 9:end].mean() / output[begin:start].mean()
        quarter = end.asfreq("Q")
        put("gdp", yearly(growth, (end - start).n), f"{quarter.year}-Q{quarter.quarter}", month_window(begin, end + 2))


def fall_figures(falls, today, out):
    def put(name, value):
        out[f"ev_supposed_{name}"] = [float(value), str(today), None]

    for at, (weight, fall) in enumerate(falls["parts"]):
        put(f"{at}_part_weight", weight)
        put(f"{at}_part_fall", fall)
    lost = sum(weight / 100 * fall / 100 for weight, fall in falls["parts"])
    put("whole_fall", lost * 100)
    if falls["sum"]:
        put("sum", falls["sum"])
        put("lost", falls["sum"] * lost)
        put("left", falls["sum"] * (1 - lost))


def supposed_figures(m, plan, rate, money, years, out):
    last = str(m["dividend"].last_valid_index())

    def put(name, value):
        out[f"ev_rate_{name}"] = [float(value), last, None]

    if plan == "doubling" and not rate:
        worth = mix_worth(m, [100, 0])
        stocks = m["price"].add(m["dividend"] / 12) / m["price"].shift() * m["cpi"].shift() / m["cpi"]
        growth = stocks.iloc[1:].dropna().prod() ** (12 / stocks.iloc[1:].dropna().size)
        window = month_window(worth.index[0], m["dividend"].last_valid_index())
        out["ev_rate_doubling"] = [float(np.log(2) / np.log(growth)), last, window]
        return
    put("supposed", rate)
    growth = 1 + rate / 100
    if plan == "doubling":
        put("doubling", np.log(2) / np.log(growth))
        return
    role, sum_ = money
    # The payments of every month, each growing to the end.
    saved = sum(growth ** (month / 12) for month in range(12 * years))

    def near(value, size):
        step = max(1.0, 10.0 ** (np.floor(np.log10(size)) - 2))
        return np.floor(value / step + 0.5) * step

    if role == "invested":
        put("grown_sum", near(sum_ * growth ** years, sum_ * growth ** years))
    if role == "goal at once":
        put("needed_sum", near(sum_ / growth ** years, sum_ / growth ** years))
    if role == "saving":
        put("saved_sum", near(sum_ * saved, sum_ * 12 * years))
    if role == "goal":
        put("monthly_sum", near(sum_ / saved, sum_ / 12 / years / growth ** years))


def plan_figures(m, mix, plan, rate, fall, money, years, how_long, out):
    stocks = m["price"].add(m["dividend"] / 12) / m["price"].shift() * m["cpi"].shift() / m["cpi"] - 1
    bonds = m["real_bond_index"].pct_change(fill_method=None)
    part, rest = mix or (100, 0)
    change = part / 100 * stocks + (rest / 100 * bonds if rest else 0)
    worth = pd.concat([pd.Series([1.0], index=[m.index[0]]), (1 + change.iloc[1:].dropna()).cumprod()])

    def windows(months):
        return np.lib.stride_tricks.sliding_window_view(worth.to_numpy(), months + 1)

    def put(name, value):
        out["ev_" + name] = [float(value), str(worth.index[-1]), month_window(worth.index[0], worth.index[-1])]

    def saved(months):
        each = windows(months)
        return (each[:, -1:] / each[:, :-1]).mean(axis=1)

    if plan == "withdrawals":
        each = windows(12 * years)[:, :-1]
        most = 12 * 100 / (each[:, :1] / each).sum(axis=1)
        if rate:
            put("withdraw_rate", rate)
            put("withdraw_lasted", (most >= rate).mean() * 100)
        if how_long and rate:
            # All that was taken out until then, as a share of what it would take to empty the account.
            taken = np.cumsum(each[:, :1] / each, axis=1) * rate / 1200
            lasted = (taken <= 1).sum(axis=1) / 12
            put("withdraw_years_worst", np.floor(lasted.min() * 10) / 10)
            put("withdraw_years_typical", np.floor(np.median(lasted) * 10) / 10)
        if how_long and rate and years > 20:
            for length in (10, 20):
                each = windows(12 * length)[:, :-1]
                lasted = 12 * 100 / (each[:, :1] / each).sum(axis=1) >= rate
                put(f"withdraw_lasted_{length}y", lasted.mean() * 100)
        put("withdraw_always", np.floor(most.min() * 10) / 10)
        put("withdraw_median", np.median(most))
    if plan == "savings":
        put("plan_median", np.median(saved(12 * years)))
        put("plan_low", np.quantile(saved(12 * years), 0.1))
        put("plan_loss", (saved(12 * years) < 1).mean() * 100)
    if plan == "grown sum":
        ends = windows(12 * years)
        yearly = (ends[:, -1] / ends[:, 0]) ** (1 / years)
        put("grown_median", np.median(yearly) ** years)
        put("grown_low", np.quantile(yearly, 0.1) ** years)
        put("grown_loss", (yearly < 1).mean() * 100)
    # The same in money, rounded to about three digits.
    role, sum_ = money or (None, 0)
    months = 12 * years

    def near(value, size, how=lambda steps: np.floor(steps + 0.5)):
        step = max(1.0, 10.0 ** (np.floor(np.log10(size)) - 2))
        return how(value / step) * step

    if role == "invested":
        put("grown_start", sum_)
        put("grown_median_sum", near(sum_ * np.median(yearly) ** years, sum_))
        put("grown_low_sum", near(sum_ * np.quantile(yearly, 0.1) ** years, sum_))
    if role == "goal at once":
        size = sum_ / 1.07 ** years
        put("grown_needed_median", near(sum_ / np.median(yearly) ** years, size))
        put("grown_needed_low", near(sum_ / np.quantile(yearly, 0.1) ** years, size))
    if role == "saving":
        paid = sum_ * months
        put("plan_paid", paid)
        put("plan_median_sum", near(paid * np.median(saved(months)), paid))
        put("plan_low_sum", near(paid * np.quantile(saved(months), 0.1), paid))
    if role == "goal":
        monthly = sum_ / months
        put("plan_monthly_median", near(monthly / np.median(saved(months)), monthly))
        put("plan_monthly_low", near(monthly / np.quantile(saved(months), 0.1), monthly))
    if role == "capital":
        size = sum_ * 0.04
        put("withdraw_always_sum", near(sum_ * np.floor(most.min() * 10) / 1000, size, np.floor))
        put("withdraw_median_sum", near(sum_ * np.median(most) / 100, size))
    if role == "capital by the month":
        size = sum_ * 0.04 / 12
        put("withdraw_always_month", near(sum_ * np.floor(most.min() * 10) / 12000, size, np.floor))
        put("withdraw_median_month", near(sum_ * np.median(most) / 1200, size))
    if role == "withdrawal":
        size = sum_ / 0.04
        put("withdraw_capital_always", near(sum_ / np.floor(most.min() * 10) * 1000, size, np.ceil))
        put("withdraw_capital_median", near(sum_ / np.median(most) * 100, size))
    if plan == "repay":
        nominal = m["price"].add(m["dividend"] / 12) / m["price"].shift()
        worth = pd.concat([pd.Series([1.0], index=[m.index[0]]), nominal.iloc[1:].dropna().cumprod()])
        each = windows(months)
        put("repay_rate", fall)
        put("repay_beaten", ((each[:, -1] / each[:, 0]) ** (1 / years) - 1 > fall / 100).mean() * 100)
    if plan == "needed return":
        nominal = m["price"].add(m["dividend"] / 12) / m["price"].shift()
        worth = pd.concat([pd.Series([1.0], index=[m.index[0]]), nominal.iloc[1:].dropna().cumprod()])
        each = windows(months)
        start, goal = sum_
        put("needed_start", start)
        put("needed_goal", goal)
        put("needed_return", ((goal / start) ** (1 / years) - 1) * 100)
        put("needed_reached", (each[:, -1] / each[:, 0] > goal / start).mean() * 100)
    if plan == "erosion":
        last = str(worth.index[-1])
        out["ev_infl_supposed"] = [float(fall), last, None]
        out["ev_infl_erosion"] = [float((1 - (1 + fall / 100) ** -years) * 100), last, None]
    if plan == "wait":
        price = m["price"].dropna()
        each = np.lib.stride_tricks.sliding_window_view(price.to_numpy(), 12 * years + 1)
        reached = each[:, 1:].min(axis=1) / each[:, 0] - 1 <= -fall / 100
        window = month_window(price.index[0], price.index[-1])
        out["ev_wait_fall"] = [float(fall), str(price.index[-1]), window]
        out["ev_wait_reached"] = [float(reached.mean() * 100), str(price.index[-1]), window]
    if plan in ("lump sum", "wait"):
        at_once = windows(12)[:, -1] / windows(12)[:, 0]
        put("lump_ahead", (at_once > saved(12)).mean() * 100)
        put("lump_lead", np.median(at_once / saved(12) - 1) * 100)


def rate_figures(m, fred, yield_fall, out):
    cpi = fred["CPIAUCSL"]
    cpi = cpi.groupby(cpi.index.to_period("M")).last()
    cpi = cpi.reindex(pd.period_range(cpi.index[0], cpi.index[-1], freq="M"))
    last = cpi.index[-1]

    def put(name, value, as_of, span):
        if pd.notna(value):
            out["ev_" + name] = [float(value), as_of, span]

    year = (cpi / cpi.shift(12) - 1) * 100
    put("infl_12m", year.iloc[-1], str(last), month_window(last - 12, last))
    put("infl_change_12m", year.iloc[-1] - year.iloc[-13], str(last), month_window(last - 24, last))
    put("infl_10y", rate(cpi.iloc[-121], cpi.iloc[-1], 10) if len(cpi) > 120 else np.nan, str(last), month_window(last - 120, last))
    put("infl_percentile", (year.dropna() < year.iloc[-1]).mean() * 100, str(last), month_window(cpi.index[0], last))
    shiller, end = m["long_rate"], m.index[-1]
    ours = (m["cpi"].iloc[-1] / m["cpi"].iloc[-13] - 1) * 100
    daily = fred["DGS10"]
    now = daily.index[-1]
    then = now - pd.DateOffset(months=12)
    put("long_rate", daily.iloc[-1], day(now), None)
    level = daily.iloc[-1]
    coupons = sum(level / (1 + (level + 1) / 100) ** at for at in range(1, 11))
    put("bond_loss_1pt", 100 - coupons - 100 / (1 + (level + 1) / 100) ** 10, day(now), None)
    if yield_fall:
        lower = 1 + (level - yield_fall) / 100
        put("rate_fall", yield_fall, day(now), None)
        put("bond_gain", sum(level / lower**at for at in range(1, 11)) + 100 / lower**10 - 100, day(now), None)
    put("long_rate_median", daily.median(), day(now), window(daily.index[0], now))
    put("long_rate_change_12m", daily.iloc[-1] - daily[:then].iloc[-1], day(now), window(then, now))
    if (now.to_period("M") - last).n <= 3:
        put("real_long_rate", daily.iloc[-1] - year.iloc[-1], day(now), month_window(last - 12, last))
    else:
        put("real_long_rate", shiller.iloc[-1] - ours, str(end), month_window(end - 12, end))
    return cpi


def economy_figures(curve, fred, today, out):
    def put(name, value, as_of, span=None):
        out["ev_" + name] = [float(value), as_of, span]

    if "DGS10" in fred and "DGS3MO" in fred:
        ten, bill = fred["DGS10"], fred["DGS3MO"]
        now = min(ten.index[-1], bill.index[-1])
        put("curve_10y_3m", ten[:now].iloc[-1] - bill[:now].iloc[-1], day(now))
        if "DGS2" in fred and fred["DGS2"].index[-1] >= now:
            put("curve_10y_2y", ten[:now].iloc[-1] - fred["DGS2"][:now].iloc[-1], day(now))
        a, b = (series.groupby(series.index.to_period("M")).last() for series in (ten, bill))
        first, last = max(a.index[0], b.index[0]), min(a.index[-1], b.index[-1])
        slope = (a - b).dropna()[first:last]
        put("curve_share_inverted", (slope < 0).mean() * 100, day(now), month_window(first, last))
    else:
        now = curve.index[-1]
        put("curve_10y_3m", curve["y10"].iloc[-1] - curve["m3"].iloc[-1], day(now))
        both = min(fred["DGS10"].index[-1], fred["DGS2"].index[-1])
        put("curve_10y_2y", fred["DGS10"][:both].iloc[-1] - fred["DGS2"][:both].iloc[-1], day(both))
        slope = (curve["y10"] - curve["m3"]).dropna()
        put("curve_share_inverted", (slope < 0).mean() * 100, day(now),
            month_window(slope.index[0].to_period("M"), now.to_period("M")))
    if today >= now:
        put("curve_age", (today - now).days / 365.25, day(today))
    jobs = fred["UNRATE"].groupby(fred["UNRATE"].index.to_period("M")).last()
    put("unemployment", jobs.iloc[-1], str(jobs.index[-1]))
    put("unemployment_median", jobs.median(), str(jobs.index[-1]), month_window(jobs.index[0], jobs.index[-1]))
    if "BAA10Y" in fred:
        spread = fred["BAA10Y"]
        as_of, span = day(spread.index[-1]), window(spread.index[0], spread.index[-1])
        put("credit_spread", spread.iloc[-1], as_of)
        put("credit_spread_percentile", (spread < spread.iloc[-1]).mean() * 100, as_of, span)
    policy = max((fred[name] for name in ("DFF", "FEDFUNDS") if name in fred), key=lambda rates: rates.index[-1])
    put("policy_rate", policy.iloc[-1], day(policy.index[-1]))


def indicator_figures(fred, cpi, out):
    """Jobs, output, money, housing, lending, cash after inflation, signs of a recession, the dollar."""
    def put(name, value, as_of, span=None):
        out["ev_" + name] = [float(value), as_of, span]

    def monthly(name):
        series = fred[name].groupby(fred[name].index.to_period("M")).last()
        return series.reindex(pd.period_range(series.index[0], series.index[-1], freq="M"))

    yearly = {"core_infl": "CPILFESL", "shelter": "CUSR0000SAH1", "payrolls": "PAYEMS", "output": "INDPRO", "income": "W875RX1",
              "m2": "M2SL", "starts": "HOUST", "permits": "PERMIT", "loans": "BUSLOANS", "oil": "OILPRICEx"}
    for name, series in yearly.items():
        months = monthly(series)
        now = months.index[-1]
        put(f"{name}_12m", (months[now] / months[now - 12] - 1) * 100, str(now), month_window(now - 12, now))
    oil = monthly("OILPRICEx")
    put("oil_price", oil.iloc[-1], str(oil.index[-1]))
    gdp = fred["GDPC1"]
    quarter = gdp.index[-1].to_period("Q")
    first, last = gdp.index[-1].to_period("M") - 12, gdp.index[-1].to_period("M") + 2
    put("gdp_1y", (gdp.iloc[-1] / gdp.iloc[-5] - 1) * 100, f"{quarter.year}-Q{quarter.quarter}", month_window(first, last))
    money, bill, long, jobs = (monthly(name) for name in ("M2SL", "TB3MS", "GS10", "UNRATE"))
    known = cpi.dropna().index[-1]
    if money.index[-1] <= known:
        now = money.index[-1]
        real = money / cpi.reindex(money.index)
        put("m2_real_12m", (real[now] / real[now - 12] - 1) * 100, str(now), month_window(now - 12, now))
    if bill.index[-1] <= known:
        now = bill.index[-1]
        put("real_bill_rate", bill[now] - (cpi[now] / cpi[now - 12] - 1) * 100, str(now), month_window(now - 12, now))
    put("bill_rate", bill.iloc[-1], str(bill.index[-1]))
    put("purchasing_power_10y", cpi[known - 120] / cpi[known] * 100, str(known), month_window(known - 120, known))
    means, now = jobs.rolling(3).mean().dropna(), jobs.index[-1]
    put("sahm", means.iloc[-1] - means.iloc[-13:].min(), str(now), month_window(now - 14, now))
    later = (jobs.shift(-18) - jobs)[:now - 18]
    first = max(jobs.index[0], long.index[0], bill.index[0])
    later, slope = later[first:], (long - bill).reindex(later.index)[first:]
    span = month_window(first, now)
    put("jobs_after_inversion", (later[slope <= -0.005].dropna() > 0.45).mean() * 100, str(now), span)
    put("jobs_after_any", (later.dropna() > 0.45).mean() * 100, str(now), span)
    dollar = fred["DTWEXBGS"]
    now = dollar.index[-1]
    then = now - pd.DateOffset(months=12)
    put("dollar_12m", (dollar.iloc[-1] / dollar[:then].iloc[-1] - 1) * 100, day(now), window(then, now))
    put("dollar_percentile", (dollar < dollar.iloc[-1]).mean() * 100, day(now), window(dollar.index[0], now))


class Files:
    """The shipped files, read once."""

    def __init__(self, folder):
        def read(name, **options):
            return pd.read_csv(folder / name, **options)

        self.market = read("us_market_monthly.csv", dtype={"month": str})
        self.market.index = pd.PeriodIndex(self.market.pop("month"), freq="M")
        self.prices = read("prices_daily.csv", parse_dates=["date"], index_col="date")
        self.filings = self.facts(read("filings.csv", dtype=str))
        self.curve = read("treasury_curve.csv", parse_dates=["date"], index_col="date")
        months = read("macro.csv", parse_dates=["month"], index_col="month")
        days = read("rates_daily.csv", parse_dates=["date"], index_col="date")
        self.currencies = read("currencies.csv", parse_dates=["date"], index_col="date")
        self.spot = read("metals_coins.csv", parse_dates=["date"], index_col="date")
        quarters = read("macro_quarterly.csv", index_col="quarter")
        quarters.index = pd.PeriodIndex(quarters.index.str.replace("-", ""), freq="Q").to_timestamp()
        self.series = {name: table[name].dropna() for table in (months, quarters, days) for name in table}

    @staticmethod
    def facts(lines):
        """One row for each company, fiscal year and tag, out of lines with the values of many years."""
        lines["value"] = lines["values"].str.split("|")
        lines["fiscal_year"] = [list(range(int(first), int(first) + len(values)))
                                for first, values in zip(lines["first_year"], lines["value"])]
        rows = lines.explode(["value", "fiscal_year"])[["cik", "tag", "unit", "fiscal_year", "value"]]
        rows = rows[rows["value"] != ""].astype({"cik": int, "fiscal_year": int})
        dates, facts = rows[rows["unit"] == "date"], rows[rows["unit"] != "date"]
        cover = facts["tag"].str.startswith("Entity")
        facts = facts.assign(dated=np.where(cover, facts["tag"] + "_day", "period_end"), value=facts["value"].astype(float))
        dates = dates.rename(columns={"tag": "dated", "value": "period_end"}).drop(columns="unit")
        facts = facts.merge(dates, on=["cik", "fiscal_year", "dated"])
        return facts.assign(period_end=pd.to_datetime(facts["period_end"]))


def figures(brief, files):
    out, today, stored = {}, pd.Timestamp(brief["as_of"]), brief["datasets"]

    def frame(text, dates):
        return pd.read_csv(io.StringIO(text), parse_dates=[dates])

    def prices(symbol):
        if symbol in stored["prices"]:
            rows = frame(stored["prices"][symbol], "date").set_index("date").dropna(subset=["close"])
            return Prices(rows, symbol)
        if symbol in SHIPPED_PRICES:
            ticker = SHIPPED_PRICES[symbol]
            rows = files.prices[[f"{ticker}_{name}" for name in ("close", "adjusted", "volume")]].dropna(how="all")
            return Prices(rows.set_axis(["close", "adjusted", "volume"], axis=1), symbol)
        if symbol in METALS_COINS:
            return Prices(alone(files.spot[METALS_COINS[symbol]]), symbol, near_ends=True)
        base, quote = (files.currencies.assign(EUR=1.0).get(code) for code in (symbol[:3], symbol[3:]))
        if len(symbol) == 6 and base is not None and quote is not None:
            return Prices(alone(quote / base), symbol, exchange_rate=True)
        return None

    def alone(closes):
        closes = closes.dropna()
        return pd.DataFrame({"close": closes, "adjusted": closes, "volume": np.nan})

    def accounts(symbol):
        if symbol in stored["accounts"]:
            return Accounts(frame(stored["accounts"][symbol], "period_end"), symbol)
        rows = files.filings[files.filings["cik"] == SHIPPED_CIK.get(symbol, -1)]
        return None if rows.empty else Accounts(rows, symbol)

    # Imported datasets come before what ships.
    given = {name: frame(text, "date").set_index("date")["value"].dropna() for name, text in stored["series"].items()}
    fred = files.series | given
    years = brief["years"]
    market_figures(files.market, years, brief.get("plan"), today, out)
    if brief.get("mix"):
        mix_figures(files.market, brief["mix"], years, today, out)
    if brief.get("other_mix"):
        other_mix_figures(files.market, [brief["mix"], brief["other_mix"]], years, out)
    if brief.get("crash"):
        crash_figures(files.market, brief.get("mix"), brief["crash"], out)
    if brief.get("falls"):
        fall_figures(brief["falls"], brief["as_of"], out)
    if brief.get("plan") == "recovery":
        recovery_figures(files.market, out)
    if brief.get("past"):
        past_figures(files.market, brief["past"], brief["money"], years, out)
    if brief.get("plan") == "doubling" or brief.get("supposed"):
        supposed_figures(files.market, brief.get("plan"), brief.get("supposed"), brief["money"], years, out)
    if brief.get("plan"):
        plan_figures(files.market, brief.get("mix"), brief["plan"], brief["rate"], brief["fall"], brief["money"], years,
                     brief["how_long"], out)
    cpi = rate_figures(files.market, fred, brief["yield_fall"], out)
    economy_figures(files.curve, fred, today, out)
    indicator_figures(fred, cpi, out)
    if brief.get("past_economy"):
        past_economy(files.market, fred, brief["past_economy"], out)
    market = next((prices(symbol) for symbol in MARKETS if prices(symbol) is not None), None)
    market_pe = (files.market["price"] / files.market["earnings"]).dropna()
    priced = []
    for instrument in brief["instruments"]:
        symbol, prefix = instrument["symbol"], f"ev_{key(instrument['symbol'])}_"
        own = prices(symbol)
        if own is not None:
            price_figures(own, prefix, today, out)
            if brief["past_price"]:
                looked_up(own, brief["past_price"], out)
            month_figures(own, prefix, years, None if symbol in FOLLOW else market, cpi, out)
            priced.append(own)
        books = accounts(symbol) if instrument["asset_class"] == "equity" else None
        if books is not None:
            account_figures(books, prefix, today, out)
            account_years(books, prefix, brief.get("asked_years"), out)
            valuation(own, books, prefix, market_pe, out["ev_sp_real_return_all"][0], out)
    if brief["kind"] == "portfolio":
        positions = brief["positions"] or [dict(symbol=one["symbol"], quantity="", cost="", weight="") for one in brief["instruments"]]
        if brief["positions"] or len(positions) > 1:
            portfolio_figures(positions, {one["symbol"]: prices(one["symbol"]) for one in positions}, today, out)
    else:
        chosen = sorted(priced[:4], key=lambda one: one.symbol)
        for at, one in enumerate(chosen):
            for other in chosen[at + 1:]:
                pair_figures(one, other, out)
    return out


def main():
    request = json.load(sys.stdin)
    files = Files(pathlib.Path(request["data"]))
    json.dump({brief["name"]: figures(brief, files) for brief in request["briefs"]}, sys.stdout)


main()
