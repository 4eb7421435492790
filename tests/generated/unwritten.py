#!/usr/bin/env python3
"""Branches that depend on what was never written, in random C functions: Heddle's assumptions against valgrind's memcheck.

    unwritten.py --heddle PATH [--functions N] [--seed S] [--keep DIR]

A function has variables, of which some are never written, some only on some paths, and one is in memory (what is computed of others is not written to it: that is not followed); what it computes of them it compares, each time in a line
of its own, and does nothing about. Both must name the same lines. Without valgrind the test is skipped (exit status 77). The last line is
"N passed, N failed".
"""

import argparse
import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path


class Function:
    def __init__(self, random, number):
        self.random, self.number, self.lines = random, number, []
        self.names = [f"v{i}" for i in range(4)]

    def say(self, text, depth=1):
        self.lines.append("    " * depth + text)

    def value(self):
        return self.random.choice(self.names + ["m", "c", str(self.random.randint(0, 9))])

    def expression(self):
        a, b, k = self.value(), self.value(), self.random.randint(1, 7)
        return self.random.choice([f"{a} + {b}", f"{a} - {b}", f"{a} * {self.random.choice([1, 2, 3, 4, 5, 7])}u", f"{a} ^ {b}", f"{a} & {b}", f"{a} | {b}", f"({a} & {16 * k}u)",
                                   f"({a} | {k}u)", f"{a} << {k}", f"{a} >> {k}", a])

    def statement(self, depth):
        pick = self.random.random()
        target = self.random.choice(self.names)
        if pick < 0.04:
            self.say(f"if (c == {self.random.randint(0, 1)}) m = {self.random.randint(0, 99)};", depth)
        elif pick < 0.25:
            self.say(f"{target} = {self.expression()};", depth)
        elif pick < 0.35:
            self.say(f"{target} = {self.random.randint(0, 99)};", depth)
        elif pick < 0.45:
            self.say(f"if (c == {self.random.randint(0, 1)}) {target} = {self.random.randint(0, 99)};", depth)
        elif pick < 0.55 and depth == 1:
            self.say("for (unsigned i = 0; i < 2; i++) {", depth)
            for _ in range(self.random.randint(1, 3)):
                self.statement(depth + 1)
            self.say("}", depth)
        elif pick < 0.62:
            field = self.random.choice("ab")
            self.say(f"s.{field} = {self.random.choice(['c', '1', '3'])};", depth)
        elif pick < 0.7:
            self.say(f"if (s.{self.random.choice('ab')} == 1) sink++;", depth)
        else:
            self.say(f"if (({self.expression()}) {self.random.choice(['==', '!='])} {self.random.randint(0, 20)}u) sink++;", depth)

    def text(self):
        self.lines = [f"static void f{self.number}(unsigned c)", "{", "    struct bits s;", "    unsigned v0, v1, v2 = 3, v3, m;",
                      "    keep(&m);"]
        for _ in range(self.random.randint(4, 9)):
            self.statement(1)
        return "\n".join(self.lines + ["}"])


def program(seed, count):
    rng = random.Random(seed)
    text = ["struct bits { unsigned a : 3, b : 5; };", "static volatile int sink;", "static void *volatile kept;",
            "static void keep(void *p) { kept = p; kept = 0; }"]
    text += [Function(rng, i).text() for i in range(count)]
    text += ["int main(void)", "{"] + [f"    f{i}(0), f{i}(1);" for i in range(count)] + ["    return 0;", "}"]
    return "\n".join(text) + "\n"


def by_memcheck(source, directory):
    binary = directory / "unwritten"
    subprocess.run(["clang-19", "-w", "-O0", "-g", "-gdwarf-4", str(source), "-o", str(binary)], check=True)
    done = subprocess.run(["valgrind", "-q", "--error-limit=no", "--expensive-definedness-checks=yes", str(binary)], capture_output=True, text=True, timeout=300)
    return {int(line) for line in re.findall(r"uninitialised value.*\n.* at 0x\w+: \w+ \(unwritten\.c:(\d+)\)", done.stderr)}


def by_heddle(heddle, source):
    done = subprocess.run([heddle, "check", str(source), "--format", "json"], capture_output=True, text=True, timeout=300)
    if done.returncode != 0:
        print(done.stdout[-2000:], done.stderr)
        return None
    return {int(line) for line in re.findall(r"branch at unwritten\.c:(\d+) depends", done.stdout)}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--heddle", required=True)
    parser.add_argument("--functions", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep")
    options = parser.parse_args()
    if not shutil.which("valgrind"):
        print("skipped: there is no valgrind")
        return 77
    with tempfile.TemporaryDirectory() as temporary:
        directory = Path(options.keep or temporary)
        directory.mkdir(parents=True, exist_ok=True)
        source = directory / "unwritten.c"
        source.write_text(program(options.seed, options.functions))
        expected, found = by_memcheck(source, directory), by_heddle(options.heddle, source)
        if found is None or not expected:
            return 1
        lines = source.read_text().splitlines()
        for line in sorted(expected ^ found):
            print(f"{line}: {'memcheck' if line in expected else 'Heddle'} only: {lines[line - 1].strip()}")
        failed = len(expected ^ found)
        tests = sum("sink++" in line for line in lines)
        print(f"{len(expected)} of {tests} branches depend on what was never written")
        print(f"{tests - failed} passed, {failed} failed")
        return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
