#!/usr/bin/env bash
# Builds the web console into web/dist, from where it becomes part of the program. Without Node the program is built
# without the console, and says so on its front page. What is up to date is left alone.
set -euo pipefail
cd "$(dirname "$0")"

if ! command -v node >/dev/null 2>&1 || ! command -v npm >/dev/null 2>&1; then
    echo "console: Node is not installed, so the program is built without its web console" >&2
    exit 0
fi
node -e 'const [a, b] = process.versions.node.split(".").map(Number);
         process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' || {
    echo "console: Node $(node --version) is too old for the web console (20.19 is needed); building without it" >&2
    exit 0
}

lock=$({ cat package.json package-lock.json; node --version; } | sha256sum | cut -d' ' -f1)
if [ "$(cat node_modules/.stamp 2>/dev/null)" != "$lock" ]; then
    echo "console: installing its packages into web/node_modules ..." >&2
    npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >&2
    echo "$lock" >node_modules/.stamp
fi

# By content and not by time: a checkout gives every file the time of the checkout.
sources=$({ find src public -type f ! -name '*.gen.ts' -print0 | sort -z | xargs -0 sha256sum
    sha256sum index.html vite.config.ts svelte.config.js compress.mjs ../docs/openapi.json ../docs/openapi-auth.json
    echo "$lock"; } | sha256sum | cut -d' ' -f1)
if [ "$(cat dist/.stamp 2>/dev/null)" != "$sources" ]; then
    echo "console: building ..." >&2
    npm run --silent build >&2
    echo "$sources" >dist/.stamp
fi
