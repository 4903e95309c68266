#!/usr/bin/env bash
# Fuzzes a running service against its own description with schemathesis, for a bounded time.
#   fuzz.sh BASE_URL TOKEN [more arguments for `st run`]
# Run it once with an ID token and once with an hfk_ key: they reach different code. Exits non-zero on any failure.
# For the key, start the service with its per-key limits raised (CONVENE_LIMITS__SUBMIT_PER_SECOND, __SUBMIT_BURST,
# __DAILY_KICKOFFS, __POLL_FLOOR_MS=0): a 429 is a valid answer, and hides the one that is to be checked.
# Environment: FUZZ_EXAMPLES (15 per operation), FUZZ_SEED (20261), FUZZ_PHASES, FUZZ_TIMEOUT (seconds, 180),
# FUZZ_PEER (the token of somebody else, who must not see what the first one owns),
# FUZZ_SESSIONS and FUZZ_KEYS (ids of the token's own sessions and keys, separated by spaces: without a session
# that is finished, most reads are a 404 and their 200 is never compared with the description).
set -euo pipefail

[ $# -ge 2 ] || {
    echo "usage: fuzz.sh BASE_URL TOKEN [arguments of st run]" >&2
    exit 2
}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
venv=$(cd "$here/../.cache/venv/bin" && pwd)
base_url=${1%/}
token=$2
shift 2

# Schemathesis writes into the folder in which it is started.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# The description without its catch-all: a status that an operation does not name must be a failure here.
"$venv/python" - "$base_url/openapi.json" >openapi.json <<'PY'
import json, sys, urllib.request

with urllib.request.urlopen(sys.argv[1], timeout=20) as response:
    document = json.load(response)
for item in document["paths"].values():
    for operation in item.values():
        operation["responses"].pop("default", None)
json.dump(document, sys.stdout)
PY

# Erasing the account and signing out make an ID token worthless, and every later request would be a 401 that proves
# nothing. Both have tests of their own. A key must get its 403 there, so with a key they are tested.
exclude=()
if [[ $token != hfk_* ]]; then
    if grep -q '"/api/v1/auth/me"' openapi.json; then exclude+=(--exclude-name 'DELETE /api/v1/auth/me'); fi
    if grep -q '"/api/v1/auth/sign-out"' openapi.json; then exclude+=(--exclude-name 'POST /api/v1/auth/sign-out'); fi
fi

# Tokens go into files of ours, not among the arguments, which every user of the machine can read.
{
    printf 'auth:\n  - name: owner\n    fixedHeaders:\n      - {name: Authorization, value: "Bearer %s"}\n' "$token"
    if [ -n "${FUZZ_PEER:-}" ]; then
        printf '  - name: stranger\n    fixedHeaders:\n      - {name: Authorization, value: "Bearer %s"}\n' "$FUZZ_PEER"
    fi
} >auth.yaml
{
    cat "$here/schemathesis.toml"
    printf '\n[auth.wfc]\npath = "%s"\nuser = "owner"\n' "$work/auth.yaml"
    if [ -n "${FUZZ_PEER:-}" ]; then printf 'peers = ["owner", "stranger"]\n'; fi
} >schemathesis.toml

# Ids to use most of the time, because the ids that the generator makes up do not exist.
ids() { # DICTIONARY "VALUES" PARAMETER...
    local name=$1 values
    read -ra values <<<"$2"
    shift 2
    [ "${#values[@]}" -gt 0 ] || return 0
    printf '"%s", ' "${values[@]}" | sed "s/^/[dictionaries.$name]\nvalues = [/; s/\$/]\n\n/" >>dictionaries.toml
    printf "\"%s\" = { dictionary = \"$name\", probability = 0.7 }\n" "$@" >>parameters.toml
}
touch dictionaries.toml parameters.toml
ids sessions "${FUZZ_SESSIONS:-}" path.session_id body.session_id
ids keys "${FUZZ_KEYS:-}" path.key_id
{ echo; cat dictionaries.toml; echo '[parameters]'; cat parameters.toml; } >>schemathesis.toml

# All checks are on unless the configuration says otherwise; naming them here would override it.
# The time limit is a safety net for a service that hangs; the number of examples is the real bound.
# In the foreground, so that it stays in our process group and ends with us.
# One worker: with two, races in the generator's caches sometimes make two runs with the same seed differ.
rc=0
timeout --foreground --kill-after=5 "${FUZZ_TIMEOUT:-180}" \
    "$venv/st" --config-file "$work/schemathesis.toml" run "$work/openapi.json" \
    --url "$base_url" \
    --phases "${FUZZ_PHASES:-examples,coverage,fuzzing,stateful}" \
    --max-examples "${FUZZ_EXAMPLES:-15}" \
    --seed "${FUZZ_SEED:-20261}" \
    --workers 1 \
    --continue-on-failure \
    --request-timeout 20 \
    --suppress-health-check all \
    --no-color \
    "${exclude[@]}" "$@" || rc=$?
if [ "$rc" = 124 ] || [ "$rc" = 137 ]; then echo "fuzz: not done after ${FUZZ_TIMEOUT:-180} s" >&2; fi
exit "$rc"
