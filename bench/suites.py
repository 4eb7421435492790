#!/usr/bin/env python3
"""Heddle on the test suites of GenMC and Nidhugg, from a checkout of theirs; called by suites.sh.

Each program is checked as it is (`heddle check`), and its verdict compared with the label that the suite gives it; then again with
`--search dpor`, whose number of executions is compared with the number that the suite expects under sequential consistency.

- Both tools let the threads go on when `main` returns; in C the process ends there. For the count (not for the verdict) `main` is renamed and
  called by one that ends with `pthread_exit`.
- The labels speak of assertions and memory, GenMC's also of races. A correct program in which Heddle finds a race, a deadlock or a livelock is checked
  once more without looking for that, and what was found is printed beside it.
- Nidhugg's numbers include executions in which an assumption fails. For the count assumptions there stop their thread only.
- Limits of unrolling that the suites give are left out: Heddle has none.
"""

import argparse
import collections
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

# GenMC's driver runs these; the rest needs its memory model of the Linux kernel, its file systems, or its specification files.
GENMC_GROUPS = ["correct/infr", "correct/litmus", "correct/saver", "correct/ipr", "correct/sr", "correct/liveness", "correct/synthetic",
                "correct/data-structures", "correct/lapor", "wrong/safety", "wrong/liveness", "wrong/infr", "wrong/racy", "wrong/memory",
                "wrong/locking", "wrong/barriers", "wrong/helper", "wrong/saver"]
NIDHUGG_GROUPS = ["tests/smoke", "tests/litmus", "benchmarks"]
WRAPPER = """#define main suite_main
#include "%s"
#undef main
#include <pthread.h>
int main(void) { %s; pthread_exit(0); }
"""
# An assumption that fails stops its thread for ever: Nidhugg counts these executions, too.
BLOCKING = """#include <semaphore.h>
#include <stdbool.h>
#ifdef __cplusplus
extern "C"
#endif
void suite_assume(BOOL holds) { sem_t never; if (!holds) { sem_init(&never, 0, 0); sem_wait(&never); } }
"""


class Case:
    def __init__(self, group, source, flags=(), label="verified", executions=None, quiet_races=False, name=None):
        self.group, self.source, self.flags, self.label, self.executions = group, source, list(flags), label, executions
        self.quiet_races = quiet_races
        self.name = (name or source.stem) + "".join(" " + flag for flag in self.flags if flag.startswith("-D"))


def lines_of(path):
    return path.read_text().splitlines() if path.exists() else []


def first_that_exists(folder, kind):
    for model in ("sc.mo", "rc11.mo", "rc11.wb"):
        if (folder / f"{kind}.{model}.in").exists(): return lines_of(folder / f"{kind}.{model}.in"), model
    return [], ""


def genmc_cases(root):
    tests = root / "tests"
    for group in GENMC_GROUPS:
        for folder in sorted(path for path in (tests / group).iterdir() if (path / "variants").is_dir()):
            arguments, _ = first_that_exists(folder, "args")
            expected = [line.strip() for line in lines_of(folder / "expected.sc.mo.in") if line.strip()]
            wrong = group.startswith("wrong")
            for row, text in enumerate(arguments or [""]):
                checker, _, compiler = text.partition("|")
                if row > 0 and (wrong or row >= len(expected)): break
                count = int(expected[row]) if not wrong and row < len(expected) else None
                flags = [re.sub(r"^-I\./", f"-I{root}/", flag) for flag in compiler.replace("|", " ").split()]
                for source in sorted([*(folder / "variants").glob("*.c"), *(folder / "variants").glob("*.cpp")]):
                    yield Case(group, source, flags, "violated" if wrong else "verified", count, "-disable-race-detection" in checker,
                               f"{folder.name}/{source.stem}")


def with_includes(source):
    text = source.read_text(errors="replace")
    included = [source.parent / name for name in re.findall(r'#include\s+"([^"]+)"', text)]
    return text + "".join(with_includes(path) for path in included if path.exists() and path != source)


def nidhugg_cases(root):
    for group in NIDHUGG_GROUPS:
        if group == "benchmarks":
            for source in sorted([*(root / group).rglob("*.c"), *(root / group).rglob("*.cc")]):
                label = "violated" if source.stem.endswith("_bad") else "verified"  # under sequential consistency
                yield Case(group, source, label=label, name=str(source.relative_to(root / group)))
            continue
        for line in lines_of(root / group / "reference.results.txt"):
            words = line.split()
            if len(words) != 4 or words[0].startswith("#"): continue
            source = root / group / "C-tests" / (words[0] + ".c")
            options = re.match(r"(?://.*\n)*// nidhuggc:(.*)", source.read_text())
            before = options[1].split(" -- ")[0].split() if options and " -- " in options[1] else []
            # Its internal operations that wait for a value; these programs can also be built with assumptions.
            before += ["-DUSE_ASSUME"] if "USE_ASSUME" in with_includes(source) else []
            yield Case(group, source, before, "violated" if words[1] == "Allow" else "verified", int(words[3]))


class Answer:
    def __init__(self, verdict, reason="", executions=None, seconds=0.0, notes=()):
        self.verdict, self.reason, self.executions, self.seconds, self.notes = verdict, reason, executions, seconds, notes

    def beside(self):
        """Executions of dpor that were begun and not finished."""
        beside = [(note.split()[0], "spun" if "circles" in note else "in vain") for note in self.notes if re.match(r"\d+ more executions", note)]
        return "".join(f" + {number} {what}" for number, what in beside)


def call(command, limit):
    began = time.monotonic()
    process = subprocess.Popen([str(word) for word in command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               text=True, errors="replace", start_new_session=True)
    try:
        out, err = process.communicate(timeout=limit)
        return process.returncode, out, err, time.monotonic() - began
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return None, "", "", time.monotonic() - began


def ask(options, case, sources, *more):
    command = [*options.heddle, "check", "--format", "json", "--minimise", "0s", "--time", f"{options.timeout}s", "--max-memory", "4G",
               *more, *options.flags, "--cflags", shlex.join(["-w", *case.flags]), *sources]
    status, out, err, seconds = call(command, options.timeout + 20)
    if status is None: return Answer("crash", "no answer", seconds=seconds)
    try:
        result = json.loads(out)
    except json.JSONDecodeError:
        lines = err.strip().splitlines() or ["no output"]
        errors = [line for line in lines if "error" in line] or lines
        return Answer("refused" if status == 2 else "crash", f"status {status}: {errors[0]}", seconds=seconds)
    reason = result["reason"]
    if result["findings"]:
        finding = result["findings"][0]
        reason = f"{finding['kind']}: {finding.get('message') or finding.get('title', '')}"
    return Answer(result["verdict"], reason, result["stats"]["executions"], seconds, result["notes"])


# What the labels do not speak of, and what turns it off.
ASIDE = {"race": ["--race", "none"], "livelock": ["--no-livelock"], "deadlock": ["--properties", "race,assertion,exception,memory"]}


def ask_for_label(options, case, sources, *more):
    """The answer and what was found on the way to it that the label does not speak of."""
    flags, aside = (ASIDE["race"] if case.quiet_races else []), []
    began = time.monotonic()
    while True:
        answer = ask(options, case, sources, *flags, *more)
        kind = answer.reason.split(":")[0]
        if answer.verdict != "violated" or case.label == "violated" or kind not in ASIDE or kind in aside: break
        aside.append(kind)
        flags = [word for each in dict.fromkeys([*(["race"] if case.quiet_races else []), *aside]) for word in ASIDE[each]]
        if "deadlock" in aside and "livelock" in aside: flags.remove("--no-livelock")
    answer.seconds = time.monotonic() - began
    return answer, " ".join(aside)


def outlived(case, scratch, blocking):
    """The program with threads that outlive main; blocking: with assumptions that stop a thread, not an execution."""
    text = with_includes(case.source)
    takes_arguments = re.search(r"\bmain\s*\(\s*int\b[^),]*,", text) is not None
    wrapper = Path(scratch) / ("wrapper" + case.source.suffix)
    start = 'char *none[] = {(char *)"suite", 0}; suite_main(1, none)' if takes_arguments else "suite_main()"
    assumes = blocking and "__VERIFIER_assume" in text
    boolean = re.search(r"__VERIFIER_assume\s*\(\s*(bool|_Bool)\b", text) is not None
    before = BLOCKING.replace("BOOL", "bool" if boolean else "int") + "#define __VERIFIER_assume suite_assume\n" if assumes else ""
    wrapper.write_text(before + WRAPPER % (case.source, start))
    return wrapper


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("path", type=Path, help="a checkout of GenMC or Nidhugg")
    parser.add_argument("--genmc", action="store_true")
    parser.add_argument("--nidhugg", action="store_true")
    parser.add_argument("--filter", default="", help="a regular expression over GROUP/NAME")
    parser.add_argument("--timeout", type=int, default=10, help="seconds for one search")
    parser.add_argument("--no-count", action="store_true", help="verdicts only")
    parser.add_argument("--count-only", action="store_true")
    parser.add_argument("--flags", type=shlex.split, default=[], help="more options of heddle check")
    parser.add_argument("--heddle", type=shlex.split, default=["heddle"])
    parser.add_argument("--tsv", type=Path, help="write every answer to this file")
    options = parser.parse_args()
    if options.genmc == options.nidhugg: parser.error("one of --genmc, --nidhugg")
    cases = genmc_cases(options.path.resolve()) if options.genmc else nidhugg_cases(options.path.resolve())
    cases = [case for case in cases if re.search(options.filter, f"{case.group}/{case.name}")]
    table, rows = collections.defaultdict(collections.Counter), []
    with tempfile.TemporaryDirectory() as scratch:
        for case in cases:
            tally = table[case.group]
            tally["programs"] += 1
            answer = race = counted = None
            if not options.count_only:
                answer, race = ask_for_label(options, case, [case.source])
                if case.label == "violated" and answer.verdict == "verified":
                    longer, _ = ask_for_label(options, case, [outlived(case, scratch, False)])
                    if longer.verdict == "violated":
                        answer = longer
                        answer.reason += "; if threads outlive main"
                        print(f"{case.group}/{case.name}: {answer.reason}")
                tally["seconds"] += answer.seconds
                if race: tally["aside"] += 1
                if answer.verdict not in ("verified", "violated"): kind = "undecided"
                else: kind = "as labelled" if answer.verdict == case.label else "OTHERWISE"
                tally[kind] += 1
                if kind in ("OTHERWISE", "undecided") or race:
                    print(f"{kind}: {case.group}/{case.name}: {answer.verdict} {answer.reason} ({answer.seconds:.1f} s)" + (f"; also {race}" if race else ""))
            if case.label == "verified" and case.executions is not None and not options.no_count:
                counted, _ = ask_for_label(options, case, [outlived(case, scratch, options.nidhugg)], "--search", "dpor")
                tally["count seconds"] += counted.seconds
                if counted.verdict != "verified": kind = "not counted"
                elif counted.executions == case.executions: kind = "equal"
                else: kind = "more" if counted.executions > case.executions else "FEWER"
                tally[kind] += 1
                if kind != "equal":
                    print(f"count {kind}: {case.group}/{case.name}: {counted.executions}{counted.beside()} for {case.executions} {counted.reason} ({counted.seconds:.1f} s)")
            sys.stdout.flush()
            rows.append([case.group, case.name, case.label, answer.verdict if answer else "", answer.reason if answer else "", race or "",
                         f"{answer.seconds:.2f}" if answer else "", case.executions if case.executions is not None else "",
                         counted.executions if counted else "", counted.verdict if counted else "", f"{counted.seconds:.2f}" if counted else ""])
    if options.tsv: options.tsv.write_text("".join("\t".join(str(field).replace("\n", " ") for field in row) + "\n" for row in rows))
    heads = ["programs", "as labelled", "OTHERWISE", "undecided", "aside", "seconds", "equal", "more", "FEWER", "not counted", "count seconds"]
    print("\n" + f"{'group':26}" + "".join(f" {head:>11}" for head in heads))
    for group, tally in table.items():
        print(f"{group:26}" + "".join(f" {tally[head]:>11.0f}" for head in heads))
    sys.exit(1 if any(tally["OTHERWISE"] for tally in table.values()) else 0)


if __name__ == "__main__":
    main()
