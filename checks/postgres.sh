#!/usr/bin/env bash
# A throw-away PostgreSQL cluster for tests.
#   postgres.sh start DIR   starts one in DIR (made if need be), prints its URL and nothing else
#   postgres.sh restart DIR stops and starts it on the same port, as for a change of its settings
#   postgres.sh stop DIR    ends it and deletes its files; says nothing if there is none
#   postgres.sh bindir      prints the folder of the server programs
# fsync is off, because nobody keeps the data. Authentication is `trust`, because the server listens on loopback only.
# Autovacuum is off: every test has a database of its own, so it would visit hundreds of them, and while it visits the
# template no database can be created.
set -euo pipefail

die() {
    echo "postgres.sh: $*" >&2
    exit 1
}

# Debian keeps the server programs out of PATH. Newest version first.
bindir() {
    local found dir
    if found=$(command -v initdb 2>/dev/null); then
        dir=$(dirname "$(readlink -f "$found")")
        if [ -x "$dir/pg_ctl" ]; then
            echo "$dir"
            return
        fi
    fi
    while read -r dir; do
        if [ -x "$dir/initdb" ] && [ -x "$dir/pg_ctl" ]; then
            echo "$dir"
            return
        fi
    done < <(printf '%s\n' /usr/lib/postgresql/*/bin | sort -rV)
    die "no initdb and pg_ctl in PATH or /usr/lib/postgresql; run checks/setup.sh"
}

# initdb and postgres refuse to run as root. From /, because postgres may not enter root's folder.
as_postgres() {
    if [ "$(id -u)" = 0 ]; then
        (cd / && exec runuser -u postgres -- "$@")
    else
        (cd / && exec "$@")
    fi
}

free_port() {
    python3 -c 'import socket
s = socket.socket()
s.bind(("127.0.0.1", 0))
print(s.getsockname()[1])'
}

# Where the cluster really is: DIR/location names the folder if DIR itself cannot be used (see start).
real_dir() {
    if [ -s "$1/location" ]; then cat "$1/location"; else echo "$1"; fi
}

start() {
    local dir=$1 real bin port attempt
    bin=$(bindir)
    mkdir -p "$dir"
    dir=$(cd "$dir" && pwd -P)
    real=$(real_dir "$dir")

    if [ -s "$real/url" ] && as_postgres "$bin/pg_ctl" -D "$real/data" status >/dev/null 2>&1; then
        cat "$real/url"
        return
    fi
    stop "$dir"
    mkdir -p "$dir"
    real=$dir

    if [ "$(id -u)" = 0 ]; then
        id postgres >/dev/null 2>&1 || die "running as root needs a system user 'postgres'"
        chown postgres: "$dir"
    fi
    # DIR cannot be used if postgres cannot reach it (below /root, say), or if the socket's path
    # would be longer than the system allows (107 bytes, of which the file name takes up to 17).
    if ! as_postgres test -w "$dir" 2>/dev/null || [ "${#dir}" -gt 90 ]; then
        real=$(mktemp -d /tmp/convene-pg.XXXXXX)
        [ "$(id -u)" != 0 ] || chown postgres: "$real"
        echo "$real" >"$dir/location"
    fi

    as_postgres "$bin/initdb" -D "$real/data" -A trust -U postgres --no-sync -E UTF8 --locale=C \
        >"$dir/initdb.log" 2>&1 || die "initdb failed: $(tail -n 5 "$dir/initdb.log")"

    # Another process may take the port before the server starts, so there is more than one try.
    for attempt in 1 2 3 4 5; do
        port=$(free_port)
        if as_postgres "$bin/pg_ctl" -D "$real/data" -w -s -t 60 -l "$real/log" -o "-k '$real' -p $port \
            -c listen_addresses=127.0.0.1 -c max_connections=200 -c fsync=off \
            -c synchronous_commit=off -c full_page_writes=off -c autovacuum=off" start </dev/null >/dev/null 2>&1; then
            echo "postgres://postgres@127.0.0.1:$port/postgres" | tee "$real/url"
            return
        fi
    done
    echo "postgres.sh: no start in $attempt attempts; the log ends:" >&2
    tail -n 10 "$real/log" >&2 || true
    stop "$dir"
    exit 1
}

stop() {
    local dir=$1 real bin
    [ -d "$dir" ] || return 0
    dir=$(cd "$dir" && pwd -P)
    real=$(real_dir "$dir")
    if [ -e "$real/data/postmaster.pid" ]; then
        bin=$(bindir)
        # Immediate: the data are about to be deleted, so there is nothing to flush.
        as_postgres "$bin/pg_ctl" -D "$real/data" -m immediate -w -s -t 30 stop >/dev/null 2>&1 || true
    fi
    # Only what start made: DIR is the caller's and may hold more.
    rm -rf "$real/data" "$real/log" "$real/url" "$dir/initdb.log" "$dir/location"
    rm -f "$real"/.s.PGSQL.*
    if [ "$real" != "$dir" ]; then rmdir "$real" 2>/dev/null || true; fi
    rmdir "$dir" 2>/dev/null || true
}

restart() {
    local real
    real=$(real_dir "$(cd "$1" && pwd -P)")
    # Fast: clients are cut off in the middle, but what was committed is written out.
    as_postgres "$(bindir)/pg_ctl" -D "$real/data" -m fast -w -s -t 60 -l "$real/log" restart </dev/null >/dev/null 2>&1
}

case "${1:-}" in
start | restart | stop)
    [ -n "${2:-}" ] || die "usage: postgres.sh start|restart|stop DIR"
    "$1" "$2"
    ;;
bindir) bindir ;;
*) die "usage: postgres.sh start DIR | restart DIR | stop DIR | bindir" ;;
esac
