#!/usr/bin/env python3
"""Threads that come after others and have their numbers, in random C programs, against happens-before by fork and join alone.

    generations.py --heddle PATH [--programs N] [--seed S] [--only SEED] [--keep DIR]

A thread starts others, joins or detaches them, and writes or reads variables. Two accesses to a variable, one of them a write, race if neither comes
before the other by the order of a thread, its start and its join; there is nothing else to order them, so that one simulation tells all races of the program.
The racy variables that Heddle names must be these, for each detector; a counterexample is replayed. The last line is "N passed, N failed".
"""

import argparse
import json
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

VARIABLES = 4
DETECTORS = [[], ["--search", "dpor"], ["--reduction", "escape"]]


class Program:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.threads = []  # of each: its steps
        self.make(0)

    def make(self, depth):
        number = len(self.threads)
        self.threads.append([])
        steps, joinable = [], []
        for _ in range(self.random.randint(2, 6 if depth == 0 else 3)):
            pick = self.random.random()
            if pick < 0.4 and depth < 2 and len(self.threads) < 7:
                child = self.make(depth + 1)
                how = self.random.choice(["start", "start", "start", "start_detached"])
                steps.append((how, child))
                if how == "start":
                    joinable.append(child)
            elif pick < 0.65 and joinable:
                steps.append(("join", joinable.pop(self.random.randrange(len(joinable)))))
            elif pick < 0.72 and joinable:
                steps.append(("detach", joinable.pop(self.random.randrange(len(joinable)))))
            else:
                steps.append((self.random.choice(["write", "read"]), self.random.randrange(VARIABLES)))
        steps += [("join", child) for child in joinable if self.random.random() < 0.7]
        self.threads[number] = steps
        return number

    def text(self):
        lines = ["#include <pthread.h>", *[f"static long v{i};" for i in range(VARIABLES)], "static volatile long sink;",
                 f"static pthread_t handles[{len(self.threads)}];"]
        for number in reversed(range(len(self.threads))):
            lines += [f"static void *t{number}(void *unused)" if number else "int main(void)", "{"]
            for kind, what in self.threads[number]:
                lines.append("    " + {
                    "write": f"v{what} = {number + 1};", "read": f"(void)*(volatile long *)&v{what};",
                    "start": f"{{ pthread_t t; pthread_create(&t, NULL, t{what}, NULL); handles[{what}] = t; }}",
                    "start_detached": f"{{ pthread_t t; pthread_create(&t, NULL, t{what}, NULL); pthread_detach(t); }}",
                    "join": f"pthread_join(handles[{what}], NULL);", "detach": f"pthread_detach(handles[{what}]);"}[kind])
            lines += ["    pthread_exit(NULL);" if number == 0 else "    return unused;", "}"]
        return "\n".join(lines) + "\n"

    def racy(self):
        """Clocks: of each access, how far its thread is, and what it knows of the others."""
        accesses, ends = [], {}

        def run(number, known):
            clock = dict(known)
            for at, (kind, what) in enumerate(self.threads[number]):
                clock[number] = at + 1
                if kind in ("start", "start_detached"):
                    run(what, clock)
                elif kind == "join":
                    for thread, time in ends[what].items():
                        clock[thread] = max(clock.get(thread, 0), time)
                elif kind in ("write", "read"):
                    accesses.append((number, dict(clock), what, kind == "write"))
            clock[number] = len(self.threads[number]) + 1
            ends[number] = clock

        run(0, {})
        found = set()
        for i, (ta, ca, va, wa) in enumerate(accesses):
            for tb, cb, vb, wb in accesses[i + 1:]:
                if va == vb and (wa or wb) and cb.get(ta, 0) < ca[ta] and ca.get(tb, 0) < cb[tb]:
                    found.add(f"v{va}")
        return found


def heddle(command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    if done.returncode not in (0, 1):
        return None, f"exit status {done.returncode}: {done.stdout[-500:]} {done.stderr[-500:]}"
    return done.stdout, ""


def check(options, seed, directory):
    program = Program(seed)
    source = directory / f"generations{seed}.c"
    source.write_text(program.text())
    expected = program.racy()
    for flags in DETECTORS:
        trace = directory / "trace"
        text, problem = heddle([options.heddle, "check", str(source), "--all", "--minimise", "0", "--format", "json", "--trace", str(trace), *flags])
        if problem:
            return f"{' '.join(flags)}: {problem}"
        findings = json.loads(text)["findings"]
        found = {re.match(r"v\d", f["location"])[0] for f in findings if f["kind"] == "race"}
        others = {f["kind"] for f in findings} - {"race"}
        if found != expected or others:
            return f"{' '.join(flags)}: found {sorted(found)} {sorted(others)}, expected {sorted(expected)}"
        if findings:
            _, problem = heddle([options.heddle, "replay", str(trace)])
            if problem:
                return f"{' '.join(flags)}: replay: {problem}"
    source.unlink()
    return ""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--heddle", required=True)
    parser.add_argument("--programs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int)
    parser.add_argument("--keep")
    options = parser.parse_args()
    directory = Path(options.keep or tempfile.mkdtemp(prefix="heddle-generations-"))
    directory.mkdir(parents=True, exist_ok=True)
    seeds = [options.only] if options.only is not None else range(options.seed * 1000, options.seed * 1000 + options.programs)
    failed = racy = 0
    for seed in seeds:
        racy += bool(Program(seed).racy())
        problem = check(options, seed, directory)
        if problem:
            failed += 1
            print(f"seed {seed}: {problem}; the program is {directory}/generations{seed}.c")
    print(f"{racy} of them race")
    print(f"{len(seeds) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
