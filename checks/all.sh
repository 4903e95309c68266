#!/usr/bin/env bash
# Everything `make test` checks, the quick things first. It installs what it needs.
set -euo pipefail
cd "$(dirname "$0")/.."

step() { printf '\n== %s\n' "$*"; }

step "set-up"
checks/setup.sh

step "formatting, lints, documentation"
make --no-print-directory lint

step "PostgreSQL for the suite"
work=$(mktemp -d)
trap 'checks/postgres.sh stop "$work/pg" || true; rm -rf "$work"' EXIT
CONVENE_TEST_POSTGRES=$(checks/postgres.sh start "$work/pg")
export CONVENE_TEST_POSTGRES

step "tests"
rm -rf target/tmp/logs
if cargo nextest --version >/dev/null 2>&1; then
  cargo nextest run --workspace --locked --no-fail-fast
else
  cargo test --workspace --locked --no-fail-fast
fi

step "the logs of the suite hold no secret and no user content"
checks/logs.sh target/tmp/logs

step "the description"
checks/description.sh target/debug/convene

step "done"
