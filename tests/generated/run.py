#!/usr/bin/env python3
"""Heddle against a brute-force oracle, on random concurrent Java or C programs.

    run.py --heddle PATH [--language java|c] [--seconds N] [--seed S] [--jobs N] [--batch N] [--only SEED] [--keep DIR]
           [--no-shrink] [--feature NAME] [--strict] [--real]

Each program is generated from its number (S, S+1, ...; generate.py or generate_c.py), explored by oracle.py or oracle_c.py, and then

  - `heddle outcomes` must print exactly the oracle's lines and find exactly its kinds of violation, under escape + dfs + hash
    and one more of the other combinations of reduction, search and matching (in turn);
  - `heddle check` must give the verdict that follows, and `heddle replay` of its trace the same finding.

A disagreement is shrunk and printed, with the directory that holds it. --real asks the real JVM or the native code as well: it must
not do anything that the oracle rules out. The last line is "N passed, N failed"; the exit status is 1 if anything failed.
"""

import argparse
import collections
import concurrent.futures
import copy
import itertools
import json
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import generate
import generate_c
import oracle
import oracle_c

DEFAULT = ("escape", "dfs", "hash")
OTHERS = [c for c in itertools.product(("none", "escape"), ("bfs", "dfs"), ("exact", "hash")) if c != DEFAULT]
DEATHS = frozenset({"assertion", "exception", "memory"})
STRICT = False
TOO_LARGE = "too large"
HEDDLE_LIMIT = "60000"  # states of Heddle; beyond, that configuration is left out
LIMIT = 5000  # states of the oracle; larger programs are left out


class Java:
    generate, text, explore = generate.generate, generate.java_text, oracle.explore
    suffix = ".java"

    @staticmethod
    def compile(files, folder):
        result = call(["javac", "-nowarn", "-g", "-proc:none", "-d", str(folder)] + files, 300)
        if result.returncode != 0: raise SystemExit("javac refused a generated program:\n" + result.stderr[:3000])

    @staticmethod
    def operands(folder, name):
        return ["-cp", folder, name]

    @staticmethod
    def real_command(folder, name):
        return ["java", "-ea", "-XX:TieredStopAtLevel=1", "-Xshare:auto", "-cp", folder, name]


class C:
    generate, text, explore = generate_c.generate, generate_c.text, oracle_c.explore
    suffix = ".c"
    # As Heddle compiles; once for all of its runs.
    CLANG = ["clang-19", "-c", "-emit-llvm", "-O0", "-g", "-w", "-Xclang", "-disable-O0-optnone", "-pthread"]

    @staticmethod
    def compile(files, folder):
        for file in files:
            result = call([*C.CLANG, "-o", file.removesuffix(".c") + ".bc", file])
            if result.returncode != 0: raise SystemExit("clang refused a generated program:\n" + result.stderr[:3000])

    @staticmethod
    def operands(folder, name):
        return [str(Path(folder) / f"{name}.bc")]

    @staticmethod
    def real_command(folder, name):
        binary = Path(folder) / f"{name}.out"
        call(["clang-19", "-O1", "-w", "-pthread", "-o", str(binary), str(Path(folder) / f"{name}.c")])
        return [str(binary)]


LANGUAGE = Java


class Answer:
    """What somebody says a program can do."""

    def __init__(self, outcomes, kinds, trouble=None):
        self.outcomes, self.kinds, self.trouble = frozenset(outcomes), frozenset(kinds), trouble

    def agrees_with(self, truth):
        """Heddle ends a path where a thread dies, together with the transition before, so that one death may hide the other kind:
        without --strict one of assertion and exception is enough where the oracle has both."""
        kinds = self.kinds
        if not STRICT and kinds & DEATHS and kinds & DEATHS <= truth.kinds: kinds = kinds | (truth.kinds & DEATHS)
        return (self.outcomes, kinds, self.trouble) == (truth.outcomes, truth.kinds, truth.trouble)

    def text(self):
        return "\n".join([f"    {sorted(self.kinds)} {self.trouble or ''}"] + [f"    {o}" for o in sorted(self.outcomes)])


def call(command, seconds=120):
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, -1, "", "no answer")


def parse(result):
    try:
        return json.loads(result.stdout), None
    except ValueError:
        return None, f"exit {result.returncode}: {(result.stderr or result.stdout).strip()[-500:]}"


def ask_outcomes(heddle, classes, name, config):
    reduction, search, match = config
    result = call([heddle, "outcomes", *LANGUAGE.operands(classes, name), "--format", "json", "--reduction", reduction, "--search", search,
                   "--match", match, "--max-states", HEDDLE_LIMIT])
    found, trouble = parse(result)
    if found is None: return Answer([], [], trouble)
    if found["stats"]["states"] >= int(HEDDLE_LIMIT): return TOO_LARGE
    if found["verdict"] == "inconclusive": trouble = found["reason"]
    return Answer([o.rstrip("\n") for o in found["outcomes"]], {f["kind"] for f in found["findings"]}, trouble)


def check_and_replay(heddle, classes, name, expected, config):
    """None, or what is wrong with `heddle check` and its trace."""
    reduction, search, match = config
    trace = Path(classes) / f"{name}.trace"
    result = call([heddle, "check", *LANGUAGE.operands(classes, name), "--format", "json", "--trace", str(trace), "--minimise", "1s",
                   "--reduction", reduction, "--search", search, "--match", match])
    found, trouble = parse(result)
    if found is None: return f"check: {trouble}"
    kinds = {f["kind"] for f in found["findings"]}
    if not expected.kinds:
        return None if found["verdict"] == "verified" and result.returncode == 0 else f"check: {found['verdict']} {found['reason']} {kinds}"
    if found["verdict"] != "violated" or result.returncode != 1: return f"check: {found['verdict']} {found['reason']}"
    if not kinds <= expected.kinds: return f"check: found {kinds}"
    again = call([heddle, "replay", str(trace), "--format", "json"])
    trace.unlink()
    replayed, trouble = parse(again)
    if replayed is None: return f"replay: {trouble}"
    first, second = found["findings"][0], replayed["findings"][0] if replayed["findings"] else {}
    if again.returncode != 1: return f"replay: exit {again.returncode}"
    for key in ("kind", "message", "position"):
        was, became = (re.sub(r"#\d+", "#", str(f.get(key))) for f in (first, second))  # objects are numbered as they are mentioned
        if was != became: return f"replay: {key} {was} became {became}"
    return None


def really(folder, name, expected, runs=3):
    command = LANGUAGE.real_command(folder, name)
    for _ in range(runs):
        result = call(command, 4)
        if result.returncode == -1:
            if not expected.kinds: return "really: hangs"
        elif result.stderr or result.returncode < 0:
            if not expected.kinds & DEATHS: return f"really: {result.returncode} {result.stderr}"
        elif result.stdout.strip() not in expected.outcomes and not expected.kinds & DEATHS:
            return f"really: {result.stdout.strip()}"
    return None


def truth(program, limit=LIMIT):
    found = LANGUAGE.explore(program, limit)
    return Answer(found.outcomes, found.flags)


def disagreement(program, heddle, classes, name, expected, configs, real=False):
    """None, or a text and the configurations that show it."""
    feasible = []
    for config in configs:
        answer = ask_outcomes(heddle, classes, name, config)
        if answer is TOO_LARGE: continue
        feasible.append(config)
        if not answer.agrees_with(expected):
            lines = [f"  heddle outcomes, {' '.join(config)}:", answer.text(), "  oracle:", expected.text()]
            missing, extra = expected.outcomes - answer.outcomes, answer.outcomes - expected.outcomes
            lines += [f"  missed by heddle: {sorted(missing)} {sorted(expected.kinds - answer.kinds)}",
                      f"  only by heddle:   {sorted(extra)} {sorted(answer.kinds - expected.kinds)}"]
            return "\n".join(lines), [config]
    for config in feasible:
        wrong = check_and_replay(heddle, classes, name, expected, config)
        if wrong: return f"  {wrong} under {' '.join(config)}\n  oracle:\n{expected.text()}", [config]
    if not feasible: return TOO_LARGE
    if real:
        wrong = really(classes, name, expected)
        if wrong: return f"  {wrong}\n  oracle:\n{expected.text()}", configs
    return None


def compile_all(programs, folder):
    """programs: {name: syntax}."""
    files = []
    for name, program in programs.items():
        path = Path(folder) / f"{name}{LANGUAGE.suffix}"
        path.write_text(LANGUAGE.text(program, name))
        files.append(str(path))
    LANGUAGE.compile(files, folder)


# ---------------------------------------------------------------- shrinking


def smaller(program):
    """Programs with one thing less, largest cuts first."""
    def cuts(statements):
        for i, s in enumerate(statements):
            yield statements[:i] + statements[i + 1:]
            for j, part in enumerate(s):
                if j and isinstance(part, list) and part and isinstance(part[0], list):
                    yield statements[:i] + part + statements[i + 1:]  # the block instead of what surrounds it
                    for cut in cuts(part):
                        yield statements[:i] + [s[:j] + [cut] + s[j + 1:]] + statements[i + 1:]

    for t, body in enumerate(program["threads"]):
        if body["body"]:
            p = copy.deepcopy(program)
            p["threads"][t]["body"] = []
            yield p
    last = len(program["threads"]) - 1
    mentions = any(last in s[1:] for b in [program["main"]] + [t["body"] for t in program["threads"]] for s in generate.walk(b)
                   if s[0] in ("join", "start", "interrupt", "alive", "isint", "unpark"))
    if last > 0 and not program["threads"][last]["body"] and not mentions:
        p = copy.deepcopy(program)
        p["threads"].pop()
        p["start"] = [t for t in p["start"] if t != last]
        yield p
    for key in ("capture", "runnable"):
        if program[key]: yield {**program, key: False}
    if program["inits"] and not any("c" in map(str, itertools.chain(*[x for x in s if isinstance(x, list)]))
                                    for b in [program["main"]] + [t["body"] for t in program["threads"]] for s in generate.walk(b)):
        yield {**program, "inits": {}}
    for cut in cuts(program["main"]): yield {**program, "main": cut}
    for c in program["inits"]:
        for cut in cuts(program["inits"][c]): yield {**program, "inits": {**program["inits"], c: cut}}
    for t, body in enumerate(program["threads"]):
        for cut in cuts(body["body"]):
            p = dict(program)
            p["threads"] = [dict(b) for b in program["threads"]]
            p["threads"][t]["body"] = cut
            yield p
        if body["outer"]:
            p = dict(program)
            p["threads"] = [dict(b) for b in program["threads"]]
            p["threads"][t]["outer"] = False
            yield p


def shrink(program, heddle, configs, folder, deadline):
    """The smallest program that still shows a disagreement."""
    text = None
    progress = True
    while progress and time.time() < deadline:
        progress = False
        candidates = smaller(program)
        while time.time() < deadline:
            some = list(itertools.islice(candidates, 12))
            if not some: break
            work = tempfile.mkdtemp(dir=folder)
            named = {f"S{i}": p for i, p in enumerate(some)}
            try:
                compile_all(named, work)
            except SystemExit:
                for n in list(named):
                    try: compile_all({n: named[n]}, tempfile.mkdtemp(dir=folder))
                    except SystemExit: del named[n]
                compile_all(named, work)
            for name, candidate in named.items():
                try:
                    expected = truth(candidate)
                except (oracle.TooLarge, AssertionError, KeyError):
                    continue
                found = disagreement(candidate, heddle, work, name, expected, configs)
                if found and found != TOO_LARGE:
                    program, text = candidate, found[0]
                    progress = True
                    break
            if progress: break
    return program, text


# ---------------------------------------------------------------- the run


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--heddle", required=True)
    options.add_argument("--language", choices=["java", "c"], default="java")
    options.add_argument("--seconds", type=float, default=45)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--batch", type=int, default=60, help="programs per round")
    options.add_argument("--only", type=int, help="this program alone, under every configuration")
    options.add_argument("--feature", help="only programs with this feature")
    options.add_argument("--keep", help="where shrunk programs go (default: a temporary directory)")
    options.add_argument("--no-shrink", action="store_true")
    options.add_argument("--real", action="store_true")
    options.add_argument("--max-failures", type=int, default=5)
    options.add_argument("--strict", action="store_true", help="every kind of violation must be found")
    o = options.parse_args()
    global STRICT, LANGUAGE
    STRICT = o.strict
    LANGUAGE = {"java": Java, "c": C}[o.language]
    heddle = str(Path(o.heddle).resolve())
    began = time.time()
    deadline = began + o.seconds
    keep = o.keep or tempfile.mkdtemp(prefix="heddle-generated-")
    Path(keep).mkdir(parents=True, exist_ok=True)
    print(f"seed {o.seed}", flush=True)
    passed = failed = skipped = 0
    features = collections.Counter()
    seen_kinds = collections.Counter()
    number = o.seed if o.only is None else o.only

    def one(item):
        seed, program, expected, name, folder = item
        if time.time() > deadline and o.only is None: return seed, program, "late"
        configs = [DEFAULT] + (OTHERS if o.only is not None else [OTHERS[seed % len(OTHERS)]])
        return seed, program, disagreement(program, heddle, folder, name, expected, configs, o.real)

    with tempfile.TemporaryDirectory() as scratch, concurrent.futures.ThreadPoolExecutor(o.jobs) as pool, \
            concurrent.futures.ProcessPoolExecutor(o.jobs) as thinker:
        size = 10  # the first batch is small, so that the first answers come early

        def prepare(first, count):
            batch = []
            for seed in range(first, first + count):
                program = LANGUAGE.generate(seed)
                if o.feature and o.feature not in program["features"]: continue
                batch.append((seed, program))
            return batch

        while (time.time() < deadline or o.only is not None) and failed < o.max_failures:
            batch = prepare(number, 1 if o.only is not None else size)
            number += size
            size = o.batch
            answers = [thinker.submit(try_truth, p) for _, p in batch]
            folder = tempfile.mkdtemp(dir=scratch)
            if batch: compile_all({f"P{seed}": p for seed, p in batch}, folder)
            items = []

            def ready():
                for (seed, program), answer in zip(batch, answers):
                    expected = answer.result()
                    if expected is None: yield None
                    else: yield pool.submit(one, (seed, program, expected, f"P{seed}", folder)), expected

            for r in ready():
                if r is None: skipped += 1
                else: items.append(r)
            for future, expected in items:
                seed, program, wrong = future.result()
                if wrong == "late": continue
                if wrong == TOO_LARGE:
                    skipped += 1
                    continue
                features.update(program["features"])
                seen_kinds.update(expected.kinds or ["clean"])
                if not wrong:
                    passed += 1
                    continue
                failed += 1
                text, configs = wrong
                print(f"\nprogram {seed} ({', '.join(program['features'])}): disagreement\n{text}", flush=True)
                small, why = program, text
                if not o.no_shrink and failed <= o.max_failures:
                    small, why = shrink(program, heddle, configs, scratch, time.time() + 60)
                path = Path(keep) / f"P{seed}"
                path.mkdir(exist_ok=True)
                text_of_it = LANGUAGE.text(small, "Main")
                (path / f"Main{LANGUAGE.suffix}").write_text(text_of_it)
                (path / "syntax.json").write_text(json.dumps(small))
                print(f"shrunk, in {path}/Main{LANGUAGE.suffix}:\n{text_of_it}{why or text}", flush=True)
            if o.only is not None: break
    print(f"programs per feature: {', '.join(f'{k} {n}' for k, n in sorted(features.items()))}")
    print(f"programs per kind: {', '.join(f'{k} {n}' for k, n in sorted(seen_kinds.items()))}; {skipped} left out as too large; "
          f"{time.time() - began:.0f} s")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or (passed == 0) else 0


def try_truth(program):
    try:
        return truth(program)
    except oracle.TooLarge:
        return None


if __name__ == "__main__":
    sys.exit(main())
