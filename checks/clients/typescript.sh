#!/usr/bin/env bash
# Generates TypeScript types from the description, type-checks a client that uses them strictly, and takes a brief
# through the service with this client.
#   typescript.sh BASE_URL ID_TOKEN OPENAPI_FILE
set -euo pipefail

[ $# = 3 ] || {
    echo "usage: typescript.sh BASE_URL ID_TOKEN OPENAPI_FILE" >&2
    exit 2
}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
modules=$(cd "$here/../node_modules" && pwd)
base_url=${1%/}
openapi=$(realpath "$3")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

ln -s "$modules" "$work/node_modules"
echo '{ "type": "module" }' >"$work/package.json"
cp "$here/run_brief.ts" "$work/"
# A .ts file, not a .d.ts: the compiler may then skip the libraries' declarations and still check these.
"$modules/.bin/openapi-typescript" "$openapi" --output "$work/schema.ts" >"$work/generate.log" 2>&1 || {
    cat "$work/generate.log" >&2
    exit 1
}
cat >"$work/tsconfig.json" <<'JSON'
{
  "compilerOptions": {
    "strict": true,
    "noUncheckedIndexedAccess": true,
    "target": "ES2022",
    "module": "NodeNext",
    "types": ["node"],
    "skipLibCheck": true,
    "noEmitOnError": true,
    "outDir": "out"
  },
  "files": ["run_brief.ts", "schema.ts"]
}
JSON
# One pass checks and emits: with noEmitOnError it is --noEmit plus the JavaScript we run.
(cd "$work" && "$modules/.bin/tsc" --project . --preserveSymlinks)

# The token is in the environment, not among the arguments, which every user of the machine can read.
CHECK_TOKEN=$2 node "$work/out/run_brief.js" "$base_url"
