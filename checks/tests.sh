#!/usr/bin/env bash
# Runs the tests of all crates with a PostgreSQL of their own, which is deleted afterwards.
#   tests.sh [arguments of `cargo nextest run`]
# Without nextest, `cargo test` runs all of them, whatever the arguments.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'checks/postgres.sh stop "$work/pg" || true; rm -rf "$work"' EXIT
CONVENE_TEST_POSTGRES=$(checks/postgres.sh start "$work/pg")
export CONVENE_TEST_POSTGRES
rm -rf target/tmp/logs
# Some tests let a task panic on purpose. A backtrace would cost it 100 ms of CPU on an async thread, which counts as a fault.
export RUST_BACKTRACE=0
if cargo nextest --version >/dev/null 2>&1; then
    # Most tests wait more than they compute, for a lease or a pause: two for each core keep the cores busy.
    cargo nextest run --workspace --locked --no-fail-fast --test-threads $((2 * $(nproc))) "$@"
else
    cargo test --workspace --locked --no-fail-fast
fi
