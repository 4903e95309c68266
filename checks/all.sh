#!/usr/bin/env bash
# Everything `make test` checks, the quick things first. It installs what it needs, and says at the end how long each part took.
set -euo pipefail
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$work"' EXIT

times=()
part() { # NAME COMMAND...
    local name=$1 began=$SECONDS
    printf '\n== %s\n' "$name"
    "${@:2}"
    times+=("$(printf '%5d s  %s' $((SECONDS - began)) "$name")")
}

# Packages are fetched and unpacked while the compiler works.
checks/setup.sh >"$work/setup" 2>&1 &
setup=$!
set_up() {
    local rc=0
    wait "$setup" || rc=$?
    cat "$work/setup"
    return "$rc"
}

numerals() {
    local script=crates/figures/scripts/numerals.py table=crates/figures/src/numbers/numerals.tsv
    python3 "$script" | cmp - "$table" || {
        echo "$table is not what $script prints; to write it again: $script > $table" >&2
        return 1
    }
}

part "the labelled questions" python3 checks/labels.py
part "the table of numerals" numerals
# The console before the rest, because it becomes part of what is compiled.
part "building the console" web/build.sh
part "formatting, lints, documentation" make --no-print-directory lint
part "compiling the tests" cargo test --workspace --locked --no-run --quiet
part "the rest of the set-up" set_up
part "licences and sources of the dependencies" checks/deny.sh
part "tests" checks/tests.sh
part "the logs: no secret, no user content, no work on async threads" checks/logs.sh target/tmp/logs
part "the console in a browser" checks/console.sh target/debug/convene
part "the description" checks/description.sh target/debug/convene

printf '\n== done\n'
printf '%s\n' "${times[@]}"
