"""The question whether Heddle finds every racy location of a program, and no other.

For each program of litmus.py, patterns.py and generate.py, under the default configuration and some of the other sound combinations of detector, reduction,
search and matching (in turn):
  - `heddle check --all` must name exactly the racy locations of the oracle (races.py) and find exactly the other kinds of violation;
  - `heddle check` must be violated if there is either, by something that the oracle has, and its trace must replay; else verified;
  - a random walk may only name what the oracle has;
  - with one racy location, and with all of them declared benign, the rest must still be found: nothing may hide behind a silenced race.
A program with nothing to find may be inconclusive for an order weaker than seq_cst, and must be if every path fails an assumption.
Elements of arrays and the fields of all objects of a class count as one location. `summary` sees races with an earlier write only.
`summary` may say that it is not enough where threads communicate without an edge. Where a plain access of Java meets one by a VarHandle,
Heddle may or may not call it a race.
"""

import random
import re
from pathlib import Path

import litmus
import patterns
import races
from languages import HEDDLE_LIMIT, LIMIT, TOO_LARGE, call, parse
from outcomes import NOTHING_CHECKED, replayed, same_kinds

SUBSETS = ["WF", "WW", "ARA", "AF", "WF,WW", "WF,ARA", "WW,AF", "ARA,AF", "WF,WW,ARA", "WW,ARA,AF", "WF,WW,ARA,AF"]
DEFAULT = ()
WEAK_ORDER = r"memory_order_(relaxed|acquire|release|acq_rel)|(Acquire|Release|Opaque|lazySet)\("
# Locks of java.util.concurrent make more edges than they promise, a join takes the monitor of the Thread, loops are endless.
UNFIT = {"juc", "threadlock", "spin"}
OTHERS = [
    ("--race", "clocks", "--reduction", "sync"),
    ("--race", "clocks", "--reduction", "sync", "--search", "bfs", "--match", "exact"),
    ("--race", "summary", "--reduction", "escape"),
    ("--race", "summary", "--reduction", "none", "--match", "exact"),
    ("--search", "bfs"),
    ("--race", "clocks", "--reduction", "escape", "--search", "bfs"),
    ("--race", "clocks", "--reduction", "none"),
    ("--search", "best-first", "--heuristic"),  # and a subset
    ("--race", "summary", "--reduction", "escape", "--search", "bfs", "--match", "exact"),
    ("--match", "exact"),
]
DPOR = [("--search", "dpor"), ("--search", "dpor", "--race", "clocks", "--reduction", "escape"),
        ("--search", "dpor", "--race", "summary", "--reduction", "none")]
# The fields of struct Obj by offset, and its size: a block of memory has no names for its parts.
WHOLE = "Obj.*"
OBJECT, OBJECT_SIZE = {0: "f", 4: "g", 8: "h", 16: "next"}, 64


def summary(config): return bool({"summary", "best-first"} & set(config))


class Truth:
    def __init__(self, kinds, found, ends):
        self.ends = ends  # a path comes to an end: not all of them fail an assumption
        self.kinds, self.racy, self.after_write, self.mixed = frozenset(kinds), found.racy, found.after_write, found.mixed
        self.unordered = found.unordered

    def text(self): return f"    {sorted(self.kinds)} racy {sorted(self.racy)}, with the write first {sorted(self.after_write)}, mixed {sorted(self.mixed)}" + ("" if self.ends else ", no path ends")


def plain_name(location):
    """A location as --benign takes it: without numbers, indices and where it was made."""
    return re.sub(r"\[[^]]*[^]\[]+\]|#\d+| \(.*", "", location)


def group(location, name):
    """races.group() of a location in a report about program `name`."""
    text = re.sub(rf"^{name}[.$]", "", plain_name(location))
    if text == "*o": return WHOLE
    block = re.fullmatch(r"block(?:\+(\d+))?", text)
    if block:  # an Obj, or struct shared: two of them, and the array
        offset = int(block[1] or 0)
        return f"Obj.{OBJECT.get(offset % OBJECT_SIZE, offset)}" if offset < 2 * OBJECT_SIZE else "a"
    if "int[]" in location or re.search(r"\ba\[", location): return "a"
    field = re.search(r"\b(?:Obj\.|o0\.|o1\.|o->)(\w+)$", text)
    if field: return f"Obj.{field[1]}"
    once = re.fullmatch(r"(C\d)[._]k", text)
    if once: return f"{once[1]}.k"
    return "w" if text.startswith("w.") else text


class Racing:
    def __init__(self, heddle, language, strict, dpor=False):
        self.heddle, self.language, self.strict, self.dpor = heddle, language, strict, dpor

    def generate(self, seed):
        """The first ones are the litmus programs; one in five of the others is of the kind that outcomes.py asks about."""
        known = litmus.of_language(self.language.name)
        if 0 < seed <= len(known): return litmus.program(known[seed - 1][1])
        if seed % 5 == 0:
            program = self.language.generate(seed)
            if not UNFIT & set(program["features"]): return program
        return patterns.generate(self.language.name, seed)

    def truth(self, program):
        explored = self.language.explore(program, LIMIT)
        return Truth(explored.flags, races.find(program, self.language.name, LIMIT), bool(explored.outcomes))

    def configs(self, seed, thorough):
        if self.dpor: return DPOR if thorough else [DPOR[0], DPOR[1 + seed % 2]]
        some = OTHERS if thorough else [OTHERS[seed % len(OTHERS)], OTHERS[(seed // len(OTHERS) + seed + 3) % len(OTHERS)]]
        return [DEFAULT] + [c + (SUBSETS[seed % len(SUBSETS)],) if c[-1] == "--heuristic" else c for c in dict.fromkeys(some)]

    def labels(self, expected):
        kinds = sorted(expected.kinds) + (["race"] if expected.racy else [])
        return kinds + (["read first only"] if expected.racy - expected.after_write else []) or ["clean"]

    def disagreement(self, folder, name, expected, configs, shrinking=False):
        """None, TOO_LARGE, or a text and the configurations that show it."""
        case = Case(self, folder, name, expected)
        done = 0
        for config in configs:
            wrong = case.everything(config) or case.first(config)
            if wrong is None and config == DEFAULT: wrong = case.silenced() or case.walked()
            if wrong is None: done += 1
            elif wrong != TOO_LARGE: return f"  {wrong}\n    under {' '.join(config) or 'the default'}\n  oracle:\n{expected.text()}", [config]
        return None if done else TOO_LARGE


class Case:
    """One program. Each method answers None, TOO_LARGE, or what is wrong."""

    def __init__(self, racing, folder, name, expected):
        self.racing, self.folder, self.name, self.expected = racing, folder, name, expected
        self.names = {}  # what Heddle calls a racy location

    def ask(self, *flags):
        """(answer, status, None) or (None, status, what is wrong)."""
        result = call([self.racing.heddle, "check", *self.racing.language.operands(self.folder, self.name), "--format", "json",
                       "--minimise", "200ms", *(("--time", "10s") if "dpor" in flags else ("--max-states", HEDDLE_LIMIT)), *flags])
        found, trouble = parse(result)
        if found and found["verdict"] == "inconclusive":
            too_large = found["stats"]["states"] >= int(HEDDLE_LIMIT) or "time limit" in found["reason"]
            trouble = TOO_LARGE if too_large else f"inconclusive: {found['reason']}"
        elif found and any("time limit" in note for note in found["notes"]): trouble = TOO_LARGE
        return found, result.returncode, trouble

    def racy(self, config):
        """What a detector can know. Heuristic search implies summary."""
        return self.expected.after_write if summary(config) else self.expected.racy

    def limited(self, config, trouble):
        """Summary cannot prove a program free of races if threads communicate without an edge."""
        return summary(config) and self.expected.unordered and "happens-before edge" in trouble

    def excused(self, found, trouble, config, benign=()):
        """Is there a reason to be inconclusive that the oracle bears out? Only where there is nothing to find, but for summary's."""
        if self.limited(config, trouble): return True
        if self.expected.kinds or self.racy(config) - set(benign) or found["findings"]: return False
        if trouble.startswith("inconclusive: " + NOTHING_CHECKED): return not self.expected.ends
        return self.weak(trouble)

    def weak(self, trouble):
        """What weaker orders allow is not explored. The line that is named must have one."""
        file = f"{self.name}{self.racing.language.suffix}"
        said = re.search(rf"accessed at {re.escape(file)}:(\d+) with an order weaker than sequentially consistent", trouble)
        return said and re.search(WEAK_ORDER, (Path(self.folder) / file).read_text().splitlines()[int(said[1]) - 1])

    def hidden(self, racy):
        """A use of an object that has ended is a memory error and ends the path; it may be found instead of the race with that end. And
        a race with free() is one on all of the object."""
        if "memory" not in self.expected.kinds and WHOLE not in racy: return set()
        return {place for place in self.expected.racy - racy if place == "mine" or place.startswith("Obj.")}

    def everything(self, config, benign=()):
        """All there is, but for what is declared benign."""
        expected = self.expected
        silent = [word for place in benign for text in self.names.get(place, []) for word in ("--benign", text)]
        found, status, trouble = self.ask("--all", *config, *silent)
        if trouble and self.excused(found, trouble, config, benign): return None
        if trouble: return trouble if trouble == TOO_LARGE else f"check --all {' '.join(silent)}: {trouble}"
        locations = [f["location"] for f in found["findings"] if f["kind"] == "race"]
        if not benign:
            for text in locations: self.names.setdefault(group(text, self.name), set()).add(plain_name(text))
        racy = {group(text, self.name) for text in locations} - (expected.mixed - expected.racy)
        kinds = {f["kind"] for f in found["findings"]} - {"race"}
        wanted = self.racy(config) - set(benign) - self.hidden(racy)
        if any(place.startswith("Obj.") for place in expected.racy): racy.discard(WHOLE)
        if not (expected.ends or locations or kinds or wanted): return f"check --all: {found['verdict']}, where no path comes to an end"
        verdict = ("violated", 1) if locations or kinds else ("verified", 0)
        if racy == wanted and same_kinds(kinds, expected.kinds, self.racing.strict) and (found["verdict"], status) == verdict: return None
        return (f"check --all {' '.join(silent)}: {found['verdict']}, exit {status}, racy {sorted(racy)} {sorted(kinds)}; missed "
                f"{sorted(wanted - racy)} {sorted(expected.kinds - kinds)}; only by heddle {sorted(racy - wanted)} {sorted(kinds - expected.kinds)}")

    def first(self, config):
        """The verdict, and what is found first, again."""
        expected = self.expected
        trace = Path(self.folder) / f"{self.name}.trace"
        found, status, trouble = self.ask("--trace", str(trace), *config)
        if trouble and self.excused(found, trouble, config): return None
        if trouble: return trouble if trouble == TOO_LARGE else f"check: {trouble}"
        if found["verdict"] == "verified":
            return f"check: verified, exit {status}" if status != 0 or self.racy(config) or expected.kinds else None
        finding = found["findings"][0]
        if status != 1: return f"check: exit {status}"
        if finding["kind"] == "race":
            if group(finding["location"], self.name) not in expected.racy | expected.mixed | {WHOLE}: return f"check: race on {finding['location']}"
        elif finding["kind"] not in expected.kinds: return f"check: {finding['kind']}"
        wrong = replayed(self.racing.heddle, trace, finding)
        trace.unlink(missing_ok=True)
        return wrong

    def silenced(self):
        """One racy location is declared benign, and all of them."""
        if not self.expected.racy: return None
        one = random.Random(self.name).choice(sorted(self.expected.racy))
        return self.everything(DEFAULT, [one]) or self.everything(DEFAULT, sorted(self.expected.racy))

    def walked(self):
        found, _, trouble = self.ask("--all", "--search", "random-walk", "--walks", "10", "--race", "clocks")
        if found is None: return f"random walk: {trouble}"
        extra = {group(f["location"], self.name) for f in found["findings"] if f["kind"] == "race"} - self.expected.racy - self.expected.mixed - {WHOLE}
        return f"random walk: race on {sorted(extra)}" if extra else None
