#!/usr/bin/env python3
"""Heddle on a checkout of DataRaceBench; called by drb.sh. What is printed is described in docs/dataracebench.md.

Programs are given to Heddle as they are, at their own sizes. Those with `-var-` in their name take the argument that the suite's own harness
gives them (the smallest of its data sets, `--size`); those of PolyBench are linked with the suite's utilities, as the harness does.
Nothing here knows a program by its name or content, apart from that and the label `-yes` or `-no`.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

POLYBENCH = ["-DPOLYBENCH_NO_FLUSH_CACHE", "-DPOLYBENCH_TIME", "-D_POSIX_C_SOURCE=200112L"]
ARCHER_THREADS = "8"
SUMMARY = "WARNING: ThreadSanitizer: data race"


class Program:
    def __init__(self, path, size):
        self.path, self.name = path, path.name
        self.text = path.read_text(errors="replace")
        self.racy = "-yes." in path.name.lower()
        self.arguments = [size] if "-var-" in path.name else []
        folder = path.parent
        self.polybench = "PolyBench" in self.text
        self.sources = [path] + ([folder / "utilities" / "polybench.c"] if self.polybench and path.suffix == ".c" else [])
        self.flags = [f"-I{folder}", f"-I{folder / 'utilities'}", *POLYBENCH] if self.polybench else []
        self.pairs = claimed_pairs(self.text)


def claimed_pairs(text):
    """The pairs of lines that the file's own comment calls racy: `x@64:5:W vs. x@64:10:R`, or any of a Write_set with any of either set."""
    pairs = set()
    for line in text.splitlines():
        for first, second in re.findall(r"@(\d+):\d+(?::[RW])?\s*vs?\.?\s*v?s?\.?\s*[^@\n]*@(\d+):\d+", line, re.I):
            pairs.add(frozenset((int(first), int(second))))
    sets = collections.defaultdict(set)
    for name, members in re.findall(r"\b(write|read)_set\s*=\s*\{([^}]*)\}", text, re.I):
        sets[name.lower()] |= {int(n) for n in re.findall(r"@(\d+):\d+", members)}
    return pairs | {frozenset((w, other)) for w in sets["write"] for other in sets["write"] | sets["read"]}


class Answer:
    """What a tool said: races (True, False, or None for undecided), why, which lines, and how long it took."""

    def __init__(self, races, reason="", lines=None, seconds=0.0, states=0, refused=False):
        self.races, self.reason, self.lines, self.seconds, self.states = races, reason, lines, seconds, states
        self.refused = refused  # by the compiler


def call(command, limit, **more):
    """(status or None if it took too long, stdout, stderr, seconds)"""
    began = time.monotonic()
    process = subprocess.Popen([str(word) for word in command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                               text=True, errors="replace", start_new_session=True, **more)
    try:
        out, err = process.communicate(timeout=limit)
        return process.returncode, out, err, time.monotonic() - began
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        out, err = process.communicate()
        return None, out, err, time.monotonic() - began


def ask_heddle(program, options, folder, *more):
    command = [*options.heddle, "check", "--format", "json", "--minimise", "0s", "--time", f"{options.timeout}s", "--max-memory", options.max_memory,
               *more, *options.flags, *program.flags, *program.sources, *(["--", *program.arguments] if program.arguments else [])]
    status, out, err, seconds = call(command, options.timeout + 30, cwd=folder)
    if status is None: return Answer(None, f"no answer within {options.timeout} s", seconds=seconds)
    try:
        answer = json.loads(out)
    except ValueError:
        if "flang-19" in err: return Answer(None, err.strip().removeprefix("heddle: ").replace("\n", " ")[:300], seconds=seconds, refused=True)
        last = [line for line in err.splitlines() if line.strip()] or [""]
        return Answer(None, f"exit status {status}: {last[0][:300]}", seconds=seconds)
    found = answer["findings"]
    race = next((f for f in found if f["kind"] == "race"), None)
    states = answer["stats"]["states"]
    if race:
        accesses = [a for a in race["accesses"] if Path(str(a.get("file"))).name == program.name]
        return Answer(True, race["message"], frozenset(a["line"] for a in accesses), seconds, states)
    if answer["verdict"] == "violated":
        if not more:  # something else is wrong with the program: are there races, too?
            again = ask_heddle(program, options, folder, "--all")
            again.seconds += seconds
            return again
        others = "; ".join(sorted({f"{f['kind']}: {f['message']}" for f in found}))
        return Answer(None, f"no race, but {others[:300]}", seconds=seconds, states=states)
    return Answer(False if answer["verdict"] == "verified" else None, answer.get("reason") or "", None, seconds, states)


def ask_archer(program, options, folder, tool):
    """ThreadSanitizer with OpenMP's tool library Archer, or without; up to `--runs` runs, until one shows a race."""
    binary = Path(folder) / program.name
    compiler = ["clang-19"] + (["--driver-mode=g++"] if program.path.suffix == ".cpp" else [])
    if program.path.suffix.lower() == ".f95": return Answer(None, "no instrumentation of Fortran")
    began = time.monotonic()
    status, _, err, _ = call([*compiler, "-w", "-g", "-O0", "-fopenmp", "-fsanitize=thread", *program.flags, *program.sources, "-o", binary, "-lm"], 120)
    if status != 0: return Answer(None, f"not compiled: {err.strip()[:200]}")
    environment = {**os.environ, "OMP_NUM_THREADS": ARCHER_THREADS, "LD_LIBRARY_PATH": archer_folder(),
                   "TSAN_OPTIONS": "ignore_noninstrumented_modules=1 exitcode=66 halt_on_error=1"}
    environment.update({"OMP_TOOL_LIBRARIES": "libarcher.so"} if tool == "archer" else {"OMP_TOOL": "disabled"})
    for _ in range(options.runs):
        status, _, err, _ = call([binary, *program.arguments], options.timeout, env=environment)
        if SUMMARY in err:
            return Answer(True, lines=frozenset(int(n) for n in re.findall(rf"#0 .*{re.escape(program.name)}:(\d+)", err)[:2]), seconds=time.monotonic() - began)
        if status is None: return Answer(None, f"no answer within {options.timeout} s", seconds=time.monotonic() - began)
    return Answer(False, seconds=time.monotonic() - began)


def archer_folder():
    return next((str(folder) for folder in (Path("/usr/lib/llvm-19/lib"), Path("/usr/local/lib")) if (folder / "libarcher.so").exists()), "")


def pair_verdict(program, answer):
    """Does the reported pair of lines stand in the file's own comment?"""
    if not (program.racy and answer.races and answer.lines): return ""
    if not program.pairs: return "none given"
    if answer.lines in program.pairs: return "same"
    return "one line" if any(answer.lines & pair for pair in program.pairs) else "other"


def mark(program, answer):
    if answer.refused: return "-"
    if answer.races is None: return "?"
    return ("T" if answer.races == program.racy else "F") + ("P" if answer.races else "N")


def run_one(program, options, tools):
    answers = {}
    for tool in tools:
        with tempfile.TemporaryDirectory(prefix="drb-") as folder:
            answers[tool] = ask_heddle(program, options, folder) if tool == "heddle" else ask_archer(program, options, folder, tool)
    return answers


def print_summary(tool, asked, began):
    marks = collections.Counter(mark(program, answer) for program, answer in asked)
    pairs = collections.Counter(filter(None, (pair_verdict(program, answer) for program, answer in asked)))
    total = sum(answer.seconds for _, answer in asked)
    print(f"\n{tool}: {len(asked)} programs, {sum(marks[m] for m in ('TP', 'TN'))} right: TP {marks['TP']}, TN {marks['TN']}, "
          f"FP {marks['FP']}, FN {marks['FN']}, undecided {marks['?']}" + (f", not compiled {marks['-']}" if marks["-"] else ""))
    print(f"  the pair of lines: {', '.join(f'{kind} {count}' for kind, count in pairs.most_common()) or 'none'}")
    print(f"  {total:.1f} s of runs, {time.monotonic() - began:.1f} s in all")
    if tool == "heddle":
        for program, answer in asked:
            if mark(program, answer) not in ("TP", "TN"):
                where = f" at lines {sorted(answer.lines)}" if answer.lines else ""
                print(f"  {mark(program, answer)} {program.name}: {answer.reason}{where}")
        for program, answer in asked:
            if pair_verdict(program, answer) in ("other", "one line"):
                claimed = ", ".join(sorted("-".join(map(str, sorted(pair))) for pair in program.pairs))
                print(f"  pair {program.name}: {'-'.join(map(str, sorted(answer.lines)))} reported, {claimed} in the comment")
    return marks["FP"] + marks["FN"]


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("suite", type=Path, help="a checkout of DataRaceBench")
    parser.add_argument("--heddle", type=shlex.split, required=True)
    parser.add_argument("--filter", help="only programs whose name matches this regular expression")
    parser.add_argument("--timeout", type=int, default=60, help="seconds for one program (default 60)")
    parser.add_argument("--size", default="32", help="the argument of -var- programs (default 32, the first data set of the suite's harness)")
    parser.add_argument("--fortran", action="store_true", help="the Fortran half instead")
    parser.add_argument("--peers", action="store_true", help="also Archer, and ThreadSanitizer alone (needs clang-19 with its runtimes, and libomp-19)")
    parser.add_argument("--runs", type=int, default=5, help="runs of each peer, until a race shows (default 5)")
    parser.add_argument("--flags", type=shlex.split, default=[], help="more flags for Heddle")
    parser.add_argument("--max-memory", default="3G", help="for Heddle (default 3G)")
    parser.add_argument("--jobs", type=int, default=2, help="programs at a time (default 2)")
    parser.add_argument("--quiet", action="store_true", help="the summary only")
    return parser.parse_args()


def main():
    options = parse_options()
    if os.sep in options.heddle[0]: options.heddle[0] = os.path.abspath(options.heddle[0])
    suite = options.suite.resolve()
    patterns = ["micro-benchmarks-fortran/DRB*.[fF]95"] if options.fortran else ["micro-benchmarks/DRB*.c", "micro-benchmarks/DRB*.cpp"]
    chosen = [Program(path, options.size) for path in sorted(path for pattern in patterns for path in suite.glob(pattern))]
    chosen = [p for p in chosen if re.search(r"-(yes|no)\.", p.name) and (not options.filter or re.search(options.filter, p.name))]
    if not chosen: raise SystemExit(f"no programs below {suite}: is it a checkout of DataRaceBench?")
    tools = ["heddle"]
    if options.peers:
        if not shutil.which("clang-19") or not archer_folder(): raise SystemExit("--peers needs clang-19 with its runtimes, and libomp-19 with Archer")
        tools += ["archer", "tsan"]
    began = time.monotonic()
    asked = []
    if not options.quiet:
        print(f"{'program':48} {'label':5} " + " ".join(f"{tool:>6} {'s':>6}" for tool in tools) + f" {'states':>8}  pair")
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for program, answers in zip(chosen, pool.map(lambda p: run_one(p, options, tools), chosen)):
            asked.append((program, answers))
            if not options.quiet:
                columns = " ".join(f"{mark(program, answers[tool]):>6} {answers[tool].seconds:6.2f}" for tool in tools)
                print(f"{program.name:48} {'yes' if program.racy else 'no':5} {columns} {answers['heddle'].states:8}  "
                      f"{pair_verdict(program, answers['heddle'])}", flush=True)
    wrong = [print_summary(tool, [(program, answers[tool]) for program, answers in asked], began) for tool in tools]
    return 1 if wrong[0] else 0


if __name__ == "__main__":
    sys.exit(main())
