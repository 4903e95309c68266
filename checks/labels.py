#!/usr/bin/env python3
"""Checks bench/labels/questions_*.jsonl against the rules in bench/labels/README.md.

    python3 checks/labels.py

The closed sets are the tables of the README, the languages the folders of crates/languages/locales. Prints each fault
on a line and then fails; without a fault, prints how many questions of each kind there are. Needs nothing but Python.
"""
import collections
import csv
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LABELS = ROOT / "bench/labels"
FILES = {"dev": "d", "held_out": "h"}
KEYS = ["id", "language", "accept_language", "question", "verdict", "reason", "ask", "type", "kind", "subjects",
        "candidates", "themes", "economy", "horizon_years", "risk", "objective", "holdings", "exclusions", "first",
        "evidence", "forbidden"]
LISTS = ["ask", "subjects", "candidates", "themes", "exclusions", "first", "evidence"]
NOT_OF_REJECTIONS = [*LISTS, "type", "kind", "economy", "horizon_years", "risk", "objective"]
VERDICTS = {"complete", "either", "clarify", "reject"}
STATUSES = {"known", "asked_about", "known_empty", "not_provided"}
# A statement is wrong about a question, and must be in its `forbidden.statements`, exactly if this holds for the row.
HEARD = {"horizon_assumed": lambda row: row["horizon_years"] is not None,
         "risk_assumed": lambda row: row["risk"] is not None,
         "objective_assumed": lambda row: row["objective"] is not None,
         "holdings_unknown": lambda row: row["holdings"]["status"] == "known",
         "excluded_put_forward": lambda row: bool(row["exclusions"]),
         "us_figures_for_other_economy": lambda row: row["economy"] not in (None, "US")}
FEWEST = {"questions": 300, "language": 5, "type": 2}
ALIKE = 0.85
MOST_LACKING = 0.1
SYMBOL = r"\^?[A-Z0-9]+([-.=&][A-Z0-9]+)*"

faults = []


def closed_sets():
    """The first cells of each table of the README, by the heading above it."""
    sets, heading = collections.defaultdict(set), ""
    for line in (LABELS / "README.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            heading = line.strip("# ")
        cell = re.match(r"\| `([^`]+)`", line)
        if cell:
            sets[heading].add(cell.group(1))
    return sets


def read(name):
    rows = []
    for number, line in enumerate((LABELS / f"questions_{name}.jsonl").read_text(encoding="utf-8").splitlines(), 1):
        row = json.loads(line)
        if list(row) != KEYS:
            sys.exit(f"{name}:{number}: the keys must be {', '.join(KEYS)}, in this order")
        if row["id"] != f"{FILES[name]}{number:03}":
            faults.append(f"{name}:{number}: the id is {row['id']}, out of order")
        rows.append(row)
    return rows


def words(text):
    """What questions are compared by: their words, or pairs of characters in scripts without spaces."""
    text = re.sub(r"[\W_]+", " ", text.casefold()).strip()
    wide = re.findall(r"[\u3040-\u30ff\u4e00-\u9fff]", text)
    return frozenset(map("".join, zip(wide, wide[1:]))) if len(wide) > 3 else frozenset(text.split())


def symbols_of(row):
    values = row["subjects"] + row["candidates"] + row["forbidden"]["subjects"]
    return {symbol for value in values for symbol in value.split("|")}


def lacking(rows, master):
    """A symbol that the instrument master lacks may be one to add, or a mistake, so only a few are allowed."""
    named = set().union(*map(symbols_of, rows))
    if len(named - master) > MOST_LACKING * len(named):
        faults.append(f"too many symbols that the master lacks: {', '.join(sorted(named - master))}")


def check(row, sets, languages):
    def must(holds, what):
        if not holds:
            faults.append(f"{row['id']}: {what}")

    def within(field, values, allowed):
        for value in values:
            must(value in allowed, f"{field}: {value} is not in the closed set")

    def either(field, allowed):
        if row[field] is not None:
            within(field, row[field].split("|"), allowed)

    for field in LISTS:
        must(len(set(row[field])) == len(row[field]), f"{field} has something twice")
    holdings, forbidden, positions = row["holdings"], row["forbidden"], row["holdings"]["positions"]
    must(isinstance(row["question"], str) and row["question"] != "", "no question")
    must(list(holdings) == ["status", "positions"], "holdings: wrong keys")
    must(list(forbidden) == ["subjects", "statements", "languages"], "forbidden: wrong keys")
    within("language", [row["language"], *forbidden["languages"]], languages)
    within("accept_language", [row["accept_language"]], languages | {None})
    within("verdict", [row["verdict"]], VERDICTS)
    within("holdings", [holdings["status"]], STATUSES)
    for field, heading in (("reason", "Reasons"), ("type", "Types"), ("kind", "Kinds"), ("risk", "Risk"),
                           ("objective", "Objectives"), ("economy", "Economies")):
        either(field, sets[heading])
    for asked in row["ask"]:
        within("ask", asked.split("|"), sets["What is asked"])
    within("themes", row["themes"], sets["Themes"])
    within("exclusions", row["exclusions"], sets["Exclusions"])
    within("evidence", row["evidence"], sets["Evidence"])
    within("forbidden.statements", forbidden["statements"], sets["Statements"])
    for symbol in symbols_of(row):
        must(re.fullmatch(SYMBOL, symbol), f"{symbol} is no symbol")
    for position in positions:
        must(set(position) <= {"of", "weight", "quantity"} and "of" in position, "a position has other keys")
        within("holdings", [position["of"]], sets["Classes"] | set(row["subjects"]))

    must(set(row["first"]) <= set(row["evidence"]), "first must be among the evidence")
    must(bool(row["first"]) == bool(row["evidence"]), "first is empty only where the evidence is")
    must(row["language"] not in forbidden["languages"], "its own language is forbidden")
    must(not set(forbidden["subjects"]) & set(row["subjects"] + row["candidates"]), "a subject is forbidden")
    horizon = row["horizon_years"]
    must(horizon is None or len(horizon) == 2 and 0 <= horizon[0] <= horizon[1] <= 60, "horizon_years is no range")
    must(bool(positions) == (holdings["status"] in ("known", "asked_about")), "positions and their status do not agree")
    weights = [position["weight"] for position in positions if "weight" in position]
    whole = len(weights) == len(positions) > 0
    must(abs(sum(weights) - 100) < 0.2 if whole else sum(weights) < 100, "the weights do not make 100")
    if row["verdict"] == "reject":
        must(not any(row[field] for field in NOT_OF_REJECTIONS), "a rejection says more than why")
        must(row["reason"] and holdings["status"] == "not_provided", "a rejection has a reason and no holdings")
        return
    must(row["reason"] is None, "only a rejection has a reason")
    must(bool(row["ask"]) != (row["verdict"] == "complete"), "ask is empty where all is clear, and only there")
    must(row["verdict"] == "clarify" or bool(row["evidence"]), "no evidence")
    must("horizon" not in row["ask"] or horizon is None, "asks for a horizon that was said")
    must(not row["candidates"] or "instrument" in row["ask"], "candidates of a name that is clear")
    for statement, said in HEARD.items():
        must((statement in forbidden["statements"]) == said(row), f"{statement}: forbidden only where it was said")


def compare(dev, held, sets, languages):
    if len(dev) != len(held) or len(dev) + len(held) < FEWEST["questions"]:
        faults.append(f"{len(dev)} and {len(held)} questions: must be as many, and {FEWEST['questions']} at least")
    for one, other in zip(dev, held):
        for field in ("language", "verdict", "type"):
            if one[field] != other[field]:
                faults.append(f"{one['id']} and {other['id']} differ in {field}")
    for rows in (dev, held):
        found = collections.Counter(row["language"] for row in rows)
        few = [code for code in languages if found[code] < FEWEST["language"]]
        faults.extend(f"{rows[0]['id'][0]}: too few questions in {code}" for code in few)
        types = collections.Counter(row["type"] for row in rows)
        faults.extend(f"{rows[0]['id'][0]}: too few {name}" for name in sets["Types"] if types[name] < FEWEST["type"])
        if found["en"] * 2 < len(rows):
            faults.append(f"{rows[0]['id'][0]}: less than half is English")
    makeup = {
        "kind": lambda row: (row["kind"] or "-").split("|")[0], "horizon": lambda row: row["horizon_years"] is not None,
        "risk": lambda row: row["risk"], "objective": lambda row: row["objective"],
        "holdings": lambda row: row["holdings"]["status"], "subjects": lambda row: len(row["subjects"]),
    }
    for name, of in makeup.items():
        counts = [collections.Counter(map(of, rows)) for rows in (dev, held)]
        for value in counts[0] | counts[1]:
            a, b = counts[0][value], counts[1][value]
            if abs(a - b) > max(3, 0.15 * max(a, b)):
                faults.append(f"{name} {value}: {a} in one file and {b} in the other")


def duplicates(dev, held):
    for rows in (dev, held):
        texts = collections.Counter(" ".join(row["question"].casefold().split()) for row in rows)
        faults.extend(f"{rows[0]['id'][0]}: twice: {text}" for text, times in texts.items() if times > 1)
    own = [(row["id"], words(row["question"])) for row in dev]
    for row in held:
        mine = words(row["question"])
        for name, theirs in own:
            if mine and len(mine & theirs) >= ALIKE * len(mine | theirs):
                faults.append(f"{row['id']} is {name} in other words")
    known = set()
    for name, column in (("lessons", 3), ("practice", 2)):
        known.update(words(row[column]) for row in table(name))
    known.discard(frozenset())
    faults.extend(f"{row['id']} is among the lessons" for row in held if words(row["question"]) in known)
    faults.extend(f"{row[0]} is among the lessons" for row in table("triage")
                  if row[1] == "held_out" and words(row[3]) in known)


def table(name):
    lines = (LABELS / f"{name}.tsv").read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines]


def main():
    sets = closed_sets()
    languages = {folder.name for folder in (ROOT / "crates/languages/locales").iterdir() if folder.is_dir()}
    with (ROOT / "crates/shipped-data/data/master.csv").open(encoding="utf-8", newline="") as file:
        master = {row[0] for row in csv.reader(file)}
    dev, held = (read(name) for name in FILES)
    for row in dev + held:
        check(row, sets, languages)
    lacking(dev + held, master)
    compare(dev, held, sets, languages)
    duplicates(dev, held)
    for fault in faults:
        print(fault)
    if faults:
        sys.exit(f"labels: {len(faults)} faults")
    english = sum(row["language"] == "en" for row in dev + held)
    verdicts = collections.Counter(row["verdict"] for row in dev + held)
    print(f"labels: {len(dev)} questions in each half, {english} of {2 * len(dev)} in English, "
          + ", ".join(f"{times} {verdict}" for verdict, times in sorted(verdicts.items())))


main()
