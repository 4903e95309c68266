#!/usr/bin/env bash
# Writes THIRD-PARTY-NOTICES: the licences of every crate in the program, and the NOTICE files that some of them carry.
# `cargo about` is compiled into .cache the first time, which takes some minutes. Each run takes a minute. The suite does
# not need it: a test there compares the crates that the file names with those that the program is built from.
set -euo pipefail
cd "$(dirname "$0")/.."
version=0.9.3
tools=$PWD/.cache/tools
if ! [ -x "$tools/bin/cargo-about" ]; then
    echo "notices: compiling cargo-about $version ..." >&2
    # It runs rarely, so a short compilation matters more than a fast program.
    CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_OPT_LEVEL=1 \
        cargo install --quiet --locked --version "$version" --features cli --root "$tools" cargo-about
fi
made=$(mktemp)
trap 'rm -f "$made"' EXIT
# Offline: the file must come out the same wherever it is made, so only what is in the crates themselves counts.
"$tools/bin/cargo-about" generate --locked --offline --fail --manifest-path crates/convene/Cargo.toml \
    --config about.toml --output-file "$made" about.hbs

cargo metadata --locked --offline --format-version 1 | python3 checks/notices.py "$made" >THIRD-PARTY-NOTICES
