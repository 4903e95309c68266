#!/usr/bin/env bash
# Fuzzes a running service against its own description with schemathesis, for a bounded time.
#   fuzz.sh BASE_URL TOKEN [more arguments for `st run`]
# Run it once with an ID token and once with an hfk_ key: they meet different code. Exits non-zero on any failure.
# For the key, start the service with its per-key limits raised (CONVENE_LIMITS__SUBMIT_PER_SECOND, __SUBMIT_BURST,
# __DAILY_KICKOFFS, __POLL_FLOOR_MS=0): a 429 is a valid answer, and hides what would have come.
# Environment: FUZZ_EXAMPLES (15 per operation), FUZZ_SEED (20261), FUZZ_PHASES, FUZZ_TIMEOUT (seconds, 180),
# FUZZ_SESSIONS (ids of the token's own sessions, separated by spaces: without one that is finished, most reads
# are a 404 and their 200 is never compared with the description).
set -euo pipefail

[ $# -ge 2 ] || {
    echo "usage: fuzz.sh BASE_URL TOKEN [arguments of st run]" >&2
    exit 2
}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
st=$(cd "$here/../.cache/venv/bin" && pwd)/st
base_url=${1%/}
export CHECK_TOKEN=$2
shift 2

exclude=()
case $CHECK_TOKEN in
hfk_*) ;; # the route is for people: a key must get its 403, so it is tested
*)
    # Erasing the account makes the token worthless, and every later request would be a 401 that proves
    # nothing. The erasure has tests of its own. By its path: the id is not part of the contract.
    exclude=(--exclude-name 'DELETE /api/v1/auth/me')
    ;;
esac

# It writes into the folder it is started in.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cp "$here/schemathesis.toml" "$work/schemathesis.toml"
read -ra sessions <<<"${FUZZ_SESSIONS:-}"
if [ "${#sessions[@]}" -gt 0 ]; then
    {
        printf '\n[dictionaries.sessions]\nvalues = ['
        printf '"%s", ' "${sessions[@]}"
        printf ']\n\n[parameters]\n'
        printf '"%s" = { dictionary = "sessions", probability = 0.7 }\n' path.session_id body.session_id
    } >>"$work/schemathesis.toml"
fi

# All checks are on unless the configuration says otherwise; naming them here would override it.
# The time limit is a safety net for a service that hangs; the number of examples is the real bound.
rc=0
timeout --kill-after=5 "${FUZZ_TIMEOUT:-180}" \
    "$st" --config-file "$work/schemathesis.toml" run "$base_url/openapi.json" \
    --url "$base_url" \
    --phases "${FUZZ_PHASES:-examples,coverage,fuzzing,stateful}" \
    --max-examples "${FUZZ_EXAMPLES:-15}" \
    --seed "${FUZZ_SEED:-20261}" \
    --workers 2 \
    --continue-on-failure \
    --request-timeout 20 \
    --suppress-health-check all \
    --no-color \
    "${exclude[@]}" "$@" || rc=$?
if [ "$rc" = 124 ] || [ "$rc" = 137 ]; then echo "fuzz: not done after ${FUZZ_TIMEOUT:-180} s" >&2; fi
exit "$rc"
