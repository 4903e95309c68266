"""Adds the NOTICE files of the crates that the notices name, and tidies the text. Reads `cargo metadata`."""

import json
import pathlib
import re
import sys


def tidied(text: str) -> str:
    lines = [line.rstrip() for line in text.replace("\f", "\n").splitlines()]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip() + "\n"


made = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
named = set(re.findall(r"^- (\S+) (\d\S*)$", made, re.MULTILINE))
print(tidied(made), end="")
for package in sorted(json.load(sys.stdin)["packages"], key=lambda package: package["name"]):
    if (package["name"], package["version"]) not in named:
        continue
    for notice in sorted(pathlib.Path(package["manifest_path"]).parent.glob("NOTICE*")):
        print(f"\n{'-' * 80}\n{notice.name} of {package['name']} {package['version']}\n")
        print(tidied(notice.read_text(encoding="utf-8")), end="")
