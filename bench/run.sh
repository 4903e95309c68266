#!/usr/bin/env bash
# Builds what is measured, gets wrk and a throw-away PostgreSQL, and prints the table.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! command -v wrk >/dev/null 2>&1; then
  echo "installing wrk" >&2
  as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
  as_root apt-get update -qq >&2
  as_root apt-get install -y -qq wrk >&2
fi
checks/setup.sh
cargo build --release --locked --package convene --package bench

work=$(mktemp -d)
trap 'checks/postgres.sh stop "$work/pg" || true; rm -rf "$work"' EXIT
postgres=$(checks/postgres.sh start "$work/pg")
target/release/bench "$work" "$postgres" target/release/convene "${1:-5}"
