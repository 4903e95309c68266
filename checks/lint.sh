#!/usr/bin/env bash
# Lints an OpenAPI 3.1 description with three independent tools.
#   lint.sh FILE.json
# Any error fails. Warnings are printed and fail above LINT_MAX_WARNINGS (default 0) in all.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
bin=$here/node_modules/.bin
file=$(realpath "${1:?usage: lint.sh FILE.json}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Redocly would otherwise report each run and look for a newer version of itself.
export REDOCLY_TELEMETRY=off REDOCLY_SUPPRESS_UPDATE_NOTICE=true

# Is it OpenAPI 3.1 at all? The linters are lenient about that.
"$here/../.cache/venv/bin/openapi-spec-validator" --schema 3.1 "$file" >"$work/validator" 2>&1 || {
    cat "$work/validator" >&2
    exit 1
}

# Both exit non-zero if they find something, which the report below judges. Here a linter fails only if
# its output is not JSON.
cd "$work" # so that no configuration file of the repository is picked up by chance
"$bin/redocly" lint --config "$here/lint/redocly.yaml" --format json --max-problems 1000 "$file" \
    >redocly.json 2>redocly.err || true
"$bin/spectral" lint --ruleset "$here/lint/spectral.yaml" --format json --quiet "$file" \
    >spectral.json 2>spectral.err || true
for tool in redocly spectral; do
    node -e 'JSON.parse(require("fs").readFileSync(process.argv[1], "utf8"))' "$tool.json" 2>/dev/null || {
        echo "lint: $tool gave no answer:" >&2
        cat "$tool.json" "$tool.err" >&2
        exit 1
    }
done
node "$here/lint/report.mjs" redocly.json spectral.json "${LINT_MAX_WARNINGS:-0}"
