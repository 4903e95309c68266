#!/usr/bin/env bash
# Checks the description of the API against itself, against what is committed and against the running service.
#   description.sh BINARY
# It serves BINARY from a temporary folder on free ports with every switch on, and then:
#   1. compares what both listeners serve, what the binary prints and what docs/ holds;
#   2. lints both descriptions;
#   3. reads /docs as a browser would, and checks that nothing is loaded from other hosts;
#   4. generates a Python and a TypeScript client, which take a brief to its completion;
#   5. fuzzes the edge with an ID token, with a key, and the key management with an ID token;
#   6. searches the log of all this for secrets and user content.
# Every step runs, even if others failed. Exits non-zero if one failed.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(dirname "$here")
python=$root/.cache/venv/bin/python
binary=$(realpath "${1:?usage: description.sh BINARY}")
work=$(mktemp -d)
export TMPDIR=$work # what the checks leave behind, if they are stopped, goes with it

# Whatever runs in the background is a process group of its own, so that it ends with all its children.
groups=()
background() { # OUTPUT COMMAND...
    local output=$1
    shift
    set -m
    "$@" >"$output" 2>&1 &
    groups+=($!)
    set +m
}
stop() {
    for group in "${groups[@]}"; do kill -- "-$group" 2>/dev/null || true; done
    wait
    rm -rf "$work"
}
trap stop EXIT
trap 'exit 1' INT TERM HUP

# --- a service of our own --------------------------------------------------------------------------
# The settings in the caller's environment are not meant for this service.
for name in "${!CONVENE_@}"; do unset "$name"; done
read -r edge_port auth_port < <("$python" - <<'PY'
import socket

sockets = [socket.socket() for _ in range(2)]
for one in sockets:
    one.bind(("127.0.0.1", 0))
print(*(one.getsockname()[1] for one in sockets))
PY
)
edge=http://127.0.0.1:$edge_port
auth=http://127.0.0.1:$auth_port
mkdir "$work/data" "$work/logs"
export CONVENE_DATA_DIR=$work/data
export CONVENE_SERVER__LISTEN=127.0.0.1:$edge_port CONVENE_AUTH__LISTEN=127.0.0.1:$auth_port
for switch in CONVENE AUDIT_PDF REVIEWS ERASURE ERASURE_DURABLE; do export "CONVENE_SWITCHES__$switch=true"; done
# A 429 would hide the response that is to be checked.
export CONVENE_LIMITS__SUBMIT_PER_SECOND=1000 CONVENE_LIMITS__SUBMIT_BURST=100000
export CONVENE_LIMITS__DAILY_KICKOFFS=1000000 CONVENE_LIMITS__POLL_FLOOR_MS=0

cd "$work"
background "$work/logs/serve.log" "$binary" serve
server=${groups[0]}
answers() { curl --silent --fail --output /dev/null --output /dev/null "$edge/health" "$auth/health"; }
for _ in $(seq 200); do
    if answers || ! kill -0 "$server" 2>/dev/null; then break; fi
    sleep 0.1
done
answers || {
    echo "description: the service did not start:" >&2
    tail -n 20 "$work/logs/serve.log" >&2
    exit 1
}

# Each fuzzer has a person of its own, so that they can run at once; the clients have the third.
person() { "$binary" token --email "$1.zq7canary@example.org"; }
first=$(person first) second=$(person second) third=$(person third)
prepare() { CHECK_TOKEN=$1 "$python" "$here/sessions.py" "$edge" "$auth"; }
prepared=$(prepare "$first")
{ read -r _ && read -r first_keys && read -r first_sessions; } <<<"$prepared"
prepared=$(prepare "$second")
{ read -r key && read -r _ && read -r second_sessions; } <<<"$prepared"

# --- the checks ------------------------------------------------------------------------------------
names=()
check() { # NAME COMMAND...
    names+=("$1")
    background "$work/output.${#names[@]}" timed "$work/seconds.${#names[@]}" "${@:2}"
}
timed() { # FILE COMMAND...: also says how long it took
    local began=$SECONDS rc=0
    "${@:2}" || rc=$?
    echo $((SECONDS - began)) >"$1"
    return "$rc"
}
same() { # COMMITTED URL [--auth]
    local copy
    copy=$(mktemp -d -p "$work")
    curl --silent --show-error --fail --output "$copy/served" "$2" || return
    "$binary" openapi ${3:+"$3"} >"$copy/printed" || return
    cmp "$1" "$copy/printed" || {
        echo "$1 is not what the binary prints; \`make openapi\` writes it again"
        diff "$1" "$copy/printed" | head -n 40
        return 1
    }
    diff <("$python" -m json.tool --sort-keys "$1") <("$python" -m json.tool --sort-keys "$copy/served") || {
        echo "$1 is not what $2 answers"
        return 1
    }
}
fuzz() { # NAME=VALUE... BASE_URL TOKEN
    env FUZZ_TIMEOUT="${FUZZ_TIMEOUT:-300}" FUZZ_PEER="$third" "$1" "$here/fuzz.sh" "${@:2}"
}

# All at once: they share nothing but the service. The longest first.
check "schemathesis: the edge with an ID token" fuzz "FUZZ_SESSIONS=$first_sessions" "$edge" "$first"
check "schemathesis: the edge with a key" fuzz "FUZZ_SESSIONS=$second_sessions" "$edge" "$key"
check "schemathesis: key management with an ID token" fuzz "FUZZ_KEYS=$first_keys" "$auth" "$first"
check "a generated TypeScript client" "$here/clients/typescript.sh" "$edge" "$third" "$root/docs/openapi.json"
check "a generated Python client" "$here/clients/python.sh" "$edge" "$third" "$root/docs/openapi.json"
check "redocly and spectral: docs/openapi.json" "$here/lint.sh" "$root/docs/openapi.json"
check "redocly and spectral: docs/openapi-auth.json" "$here/lint.sh" "$root/docs/openapi-auth.json"
check "docs/openapi.json is what the edge serves" same "$root/docs/openapi.json" "$edge/openapi.json"
check "docs/openapi-auth.json is what the auth service serves" same "$root/docs/openapi-auth.json" "$auth/openapi.json" --auth
check "/docs needs no network" "$python" "$here/reader.py" "$edge"

failed=0
report() { # NAME OUTPUT RC [SECONDS]: the output is shown only after a failure
    if [ "$3" = 0 ]; then
        printf 'ok      %s%s\n' "$1" "${4:+ ($4 s)}"
    else
        printf 'FAILED  %s%s\n' "$1" "${4:+ ($4 s)}"
        cut -c1-400 "$2" | sed 's/^/        /'
        failed=$((failed + 1))
    fi
}
for number in "${!names[@]}"; do
    at=$((number + 1)) rc=0
    wait "${groups[$at]}" || rc=$?
    report "${names[$number]}" "$work/output.$at" "$rc" "$(cat "$work/seconds.$at" 2>/dev/null)"
done
rc=0
"$here/logs.sh" "$work/logs" >"$work/output" 2>&1 || rc=$?
report "the log of all this holds no secret and no user content" "$work/output" "$rc"

[ "$failed" = 0 ] || {
    printf '\ndescription: %s of the checks failed\n' "$failed" >&2
    exit 1
}
