#!/usr/bin/env bash
# Runs the kill loop of the suite for many more rounds, then the tests of crashes and of several instances three times.
#   soak.sh [ROUNDS]
set -euo pipefail
cd "$(dirname "$0")/.."
checks/setup.sh
work=$(mktemp -d)
trap 'checks/postgres.sh stop "$work/pg" || true; rm -rf "$work"' EXIT
CONVENE_TEST_POSTGRES=$(checks/postgres.sh start "$work/pg")
CONVENE_KILL_ROUNDS=${1:-200}
export CONVENE_TEST_POSTGRES CONVENE_KILL_ROUNDS
cargo test --locked --package convene --test it -- --nocapture kill_loop::
for _ in 1 2 3; do
    cargo test --locked --package convene --test it -- instances:: crashes::
done
