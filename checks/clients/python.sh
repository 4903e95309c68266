#!/usr/bin/env bash
# Generates a Python client from the description, compiles it, and takes a brief through the service with it.
#   python.sh BASE_URL ID_TOKEN OPENAPI_FILE
set -euo pipefail

[ $# = 3 ] || {
    echo "usage: python.sh BASE_URL ID_TOKEN OPENAPI_FILE" >&2
    exit 2
}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
venv=$(cd "$here/../../.cache/venv" && pwd)
base_url=${1%/}
openapi=$(realpath "$3")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The generator tidies its output with ruff, which it looks for in PATH.
export PATH=$venv/bin:$PATH
# A warning means that the generator left something out. It has to be told that a PDF is binary.
echo '{"content_type_overrides": {"application/pdf": "application/octet-stream"}}' >"$work/config.json"
openapi-python-client generate --path "$openapi" --meta none --config "$work/config.json" \
    --fail-on-warning --output-path "$work/convene_client" \
    >"$work/generate.log" 2>&1 || {
    cat "$work/generate.log" >&2
    exit 1
}
python -m compileall -q "$work/convene_client"

# The token is in the environment, not among the arguments, which every user of the machine can read.
CHECK_TOKEN=$2 PYTHONPATH=$work PYTHONDONTWRITEBYTECODE=1 python "$here/run_brief.py" "$base_url" "$openapi"
