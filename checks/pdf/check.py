"""Checks audit records with third-party programs.

check.py FOLDER            checks session.pdf, hostile.pdf and archive.pdf in it
check.py FOLDER --keep     replaces the reference pictures of some pages (look at them before you commit them)
"""

import json
import pathlib
import re
import subprocess
import sys

import pikepdf
from PIL import Image, ImageChops, ImageStat

HERE = pathlib.Path(__file__).parent
JAVA = pathlib.Path("/usr/share/java")
PREFLIGHT = "preflight pdfbox2 xmpbox fontbox2 commons-logging commons-io bcprov javax.activation jaxb-api".split()
PICTURES = {"cover": 1, "pictures": 5, "findings": 7}


def run(*command):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}: {done.returncode}\n{done.stdout}\n{done.stderr}")
    return done.stdout


def text(pdf, page=None):
    pages = ["-f", page, "-l", page] if page else []
    return " ".join(run("pdftotext", "-raw", *pages, pdf, "-").replace("\u200b", "").split())


def expect(held, message):
    if not held:
        sys.exit(f"check failed: {message}")


def structure(pdf):
    """Checks that the PDF is archival and accessible: tags, language, bookmarks, texts for pictures. Returns its record."""
    with pikepdf.open(pdf) as document:
        meta = document.open_metadata()
        expect(meta.get("pdfaid:part") == "3" and meta.get("pdfaid:conformance") == "A", "PDF/A-3a")
        expect(meta.get("pdfuaid:part") == "1", "PDF/UA-1")
        expect(meta.get("dc:title", "").startswith("Audit record: "), "a title")
        root = document.Root
        expect(bool(root.MarkInfo.Marked), "tagged")
        expect(str(root.Lang) == "en", "its language")
        expect(bool(root.ViewerPreferences.DisplayDocTitle), "the title is shown")
        with document.open_outline() as outline:
            expect(len(outline.root) >= 9, "bookmarks")
        kinds, figures_without_words = set(), 0

        def walk(node):
            nonlocal figures_without_words
            if isinstance(node, pikepdf.Array):
                for child in node:
                    walk(child)
            elif isinstance(node, pikepdf.Dictionary):
                kind = str(node.get("/S", ""))
                kinds.add(kind)
                if kind == "/Figure" and not str(node.get("/Alt", "")):
                    figures_without_words += 1
                if "/K" in node:
                    walk(node.K)

        walk(root.StructTreeRoot.K)
        for kind in ["/H1", "/H2", "/P", "/Table", "/TH", "/TD"]:
            expect(kind in kinds, f"tags of the kind {kind}, there are {sorted(kinds)}")
        expect(figures_without_words == 0, "every picture has words")
        for page in document.pages:
            for annotation in page.get("/Annots", []):
                action = annotation.get("/A", {})
                expect(str(action.get("/S", "/GoTo")) == "/GoTo", f"no link leads out: {action}")
        for item in document.objects:
            if isinstance(item, pikepdf.Dictionary) and item.get("/Type") == "/FontDescriptor":
                expect("+" in str(item.FontName), f"{item.FontName} is a subset")
                expect(any(key in item for key in ("/FontFile2", "/FontFile3")), f"{item.FontName} is embedded")
        names = list(document.attachments)
        expect(names == ["record.json"], f"the record is attached, there are {names}")
        return json.loads(document.attachments["record.json"].get_file().read_bytes())


def words(pdf, record, question):
    pages = int(run("qpdf", "--show-npages", pdf))
    first = text(pdf, 1)
    expect(record["disclosure"] in first, "the disclosure is on the first page")
    expect(question in first, f"the question is on the first page: {first[:400]}")
    for page in range(1, pages + 1):
        foot = text(pdf, page)
        expect("Not investment advice" in foot and f"Page {page} of {pages}" in foot, f"the footer of page {page}")
    return pages


def contents(pdf):
    """Checks that the table of contents names the page of each bookmark, and that each of its lines links there."""
    with pikepdf.open(pdf) as document:
        numbers = {page.objgen: number for number, page in enumerate(document.pages, 1)}

        def flat(items):
            return [entry for item in items for entry in (item, *flat(item.children))]

        def target(link):
            place = link.Dest if "/Dest" in link else link.A.D
            return numbers[place[0].objgen]

        with document.open_outline() as outline:
            marked = [(item.title, numbers[item.destination[0].objgen]) for item in flat(outline.root)]
        links = [note for note in document.pages[1].get("/Annots", []) if note.Subtype == "/Link"]
        links.sort(key=lambda link: -float(link.Rect[3]))
        led = [target(link) for link in links]
    lines = run("pdftotext", "-layout", "-f", 2, "-l", 2, pdf, "-").splitlines()
    listed = [match.groups() for line in lines if (match := re.fullmatch(r"\s*(\S.*?)[\s.\u2060]{3,}(\d+)", line))]
    expect(len(listed) > 20, f"the contents, there are {listed}")
    for title, page in listed:
        expect((title.replace("’", "'"), int(page)) in marked, f"{title} is on page {page}")
    expect(led == [int(page) for _, page in listed], f"the contents lead to their pages: {led}")


def looks(pdf, keep):
    for name, page in PICTURES.items():
        made = pdf.with_name(name)
        run("pdftoppm", "-r", 50, "-f", page, "-l", page, "-gray", "-png", "-singlefile", pdf, made)
        kept = HERE / f"{name}.png"
        if keep:
            kept.write_bytes(made.with_suffix(".png").read_bytes())
            continue
        new, old = Image.open(made.with_suffix(".png")), Image.open(kept)
        expect(new.size == old.size, f"page {page} has its size")
        apart = ImageStat.Stat(ImageChops.difference(new, old)).mean[0]
        expect(apart < 1.0, f"page {page} looks as it did ({apart:.2f} of 255 apart); see check.py --keep")


def main():
    folder, keep = pathlib.Path(sys.argv[1]), "--keep" in sys.argv
    session, hostile, archive = (folder / f"{name}.pdf" for name in ("session", "hostile", "archive"))
    for pdf in (session, hostile, archive):
        run("qpdf", "--check", pdf)
    record = structure(session)
    words(session, record, "Is Apple a good investment for the next ten years?")
    contents(session)
    whole = text(session)
    for ledger in (json.loads(step["result"])["ok"] for step in record["stored"]["steps"] if step["name"] == "ledger"):
        for figure in ledger["evidence"]:
            expect(f"{figure['value']} {figure['unit']}" in whole, f"the value of {figure['evidence_id']}")
    record = structure(hostile)
    words(hostile, record, '#read("/etc/passwd") *bold* https://example.org/x')
    said = text(hostile)
    expect("U+30C8 U+30E8 U+30BF" in said, "letters without a face are spelled out")
    expect(said.count("*bold* https://example.org/x") >= 3, "the question stands on the cover, in the brief and in a table")
    calls = "large-1, plan/3 5f5f5f5f5f5f5f5f · 1234 ms · not used: it was no plan large-1, plan/3"
    expect(calls in said and "tools: figures" in said, "the calls of models stand in the journal")
    expect("Signed by https://records.example.org" in said and "K" * 43 in said.replace(" ", ""), "who signed it, and with which key")
    expect("Who made it" not in whole, "nothing is said of signatures where there are none")
    missing = {f"word{number}" for number in range(4000)} - set(said.split())
    expect(not missing, f"a row over several pages loses nothing: {sorted(missing)[:5]}")
    classes = ":".join(str(JAVA / f"{name}.jar") for name in PREFLIGHT)
    told = run("java", "-cp", classes, "org.apache.pdfbox.preflight.Validator_A1b", archive)
    expect("is a valid PDF/A-1b file" in told, told)
    looks(session, keep)
    print("the audit records pass all checks")


main()
