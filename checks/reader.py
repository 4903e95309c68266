"""Reads /docs as a browser would and fails on anything that comes from elsewhere or is not there.

    reader.py BASE_URL
"""

import re
import sys
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit
from urllib.request import urlopen

FETCHED = {"script": "src", "link": "href", "img": "src", "iframe": "src", "source": "src"}


class References(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        value = dict(attrs).get(FETCHED.get(tag, ""))
        if value:
            self.found.append(value)


def main(base_url: str) -> None:
    problems = []
    for page in ("/", "/docs"):
        with urlopen(base_url + page, timeout=20) as response:
            html = response.read().decode()
        references = References()
        references.feed(html)
        for found in references.found + re.findall(r"""url: *["']([^"']+)""", html):
            if found.startswith("data:"):
                continue
            address = urljoin(base_url + page, found)
            if urlsplit(address).netloc != urlsplit(base_url).netloc:
                problems.append(f"{page} fetches {found}")
                continue
            with urlopen(address, timeout=20) as response:
                body = response.read()
            if found.endswith(".css"):
                elsewhere = re.findall(r"""(?:@import|url\()\s*["']?((?:https?:)?//[^"')\s]+)""", body.decode())
                problems.extend(f"{found} fetches {target}" for target in elsewhere)
        if page == "/docs" and not any(found.endswith(".js") for found in references.found):
            problems.append("/docs has no script, so it shows nothing")
    if problems:
        sys.exit("\n".join(problems))


main(*sys.argv[1:])
