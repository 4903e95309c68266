#!/usr/bin/env bash
# Drives the web console in a real browser, with axe on every page.
#   console.sh BINARY
# Pictures of the pages go to target/console.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(dirname "$here")
binary=$(realpath "${1:?usage: console.sh BINARY}")
export CONSOLE_BINARY=$binary CONSOLE_PICTURES=$root/target/console
rm -rf "$CONSOLE_PICTURES"
cd "$root/web"
npm run --silent check
node --test --test-concurrency=2 --test-reporter=spec tests/*.test.mjs
