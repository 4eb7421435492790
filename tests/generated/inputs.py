#!/usr/bin/env python3
"""Random C programs with nondeterministic inputs of 8 bits: Heddle's verdict against all 256 (or 65,536) executions.

    inputs.py --heddle PATH [--seconds S] [--seed N]

The same source is compiled with gcc, where the inputs come from the command line, and run with every value. `verified`
is wrong if one of them fails the assertion, `violated` if none does, `inconclusive` if the program only compares. The last
line is "N passed, N failed"; the exit status is 1 if anything failed.
"""
import argparse
import os
import random
import subprocess
import sys
import tempfile
import time

ORACLE = """
#include <stdlib.h>
static int given[2], next_input;
unsigned char __VERIFIER_nondet_uchar(void) { return (unsigned char)given[next_input++]; }
signed char __VERIFIER_nondet_char(void) { return (signed char)given[next_input++]; }
static int failed, dropped;
void __VERIFIER_assume(int c) { if (!c) { if (!failed) dropped = 1; } }
void reach_error(void) { if (!dropped) failed = 1; }
int program(void);
int main(int argc, char **argv) {
  for (int a = 0; a < 256; a++)
    for (int b = 0; b < (argc > 1 ? 256 : 1); b++) {
      given[0] = a; given[1] = b; next_input = failed = dropped = 0;
      program();
      if (failed) return 1;
    }
  return 0;
}
"""

PREFACE = """extern unsigned char __VERIFIER_nondet_uchar(void);
extern signed char __VERIFIER_nondet_char(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
static int shared, table[1024];
"""


class Program:
    def __init__(self, seed):
        self.random = random.Random(seed)
        self.plain = True  # only comparisons with constants
        self.inputs = 1 if self.random.random() < 0.7 else 2
        self.names = []

    def constant(self):
        r = self.random
        return r.choice([0, 1, -1, 5, 7, 8, -8, -9, 100, 127, 128, 200, 255, 256, -128, r.randint(-300, 300)])

    def expression(self):
        r = self.random
        text = r.choice(self.names)
        for _ in range(r.choice([0, 0, 0, 1, 1, 2])):
            text = r.choice([
                lambda: f"({text} + {self.constant()})",
                lambda: f"({self.constant()} - {text})",
                lambda: f"({text} & {r.choice([1, 3, 7, 15, 0x55, 0xf0, ~3, 255])})",
                lambda: f"({text} % {r.choice([2, 3, 5, 8, 10])})",
                lambda: f"({text} / {r.choice([2, 3, 10, -4])})",
                lambda: f"({text} >> {r.choice([1, 2, 4])})",
                lambda: f"(unsigned char)({text})",
                lambda: f"(signed char)({text})",
                lambda: f"(~{text})",
            ])()
        return text

    def condition(self):
        r = self.random
        if r.random() < 0.12:
            self.plain = False
            if r.random() < 0.5:
                return f"table[({self.expression()}) & 1023] == {r.choice([0, 3, 9])}"
            return f"({self.expression()}) * {r.choice(self.names)} == {self.constant()}"
        if r.random() < 0.15:
            return self.expression()
        return f"({self.expression()}) {r.choice(['==', '!=', '<', '<=', '>', '>='])} {self.constant()}"

    def statement(self, depth):
        r, pad = self.random, "  " * (depth + 1)
        kind = r.random()
        if kind < 0.15:
            return f"{pad}__VERIFIER_assume({self.condition()});\n"
        if kind < 0.3:
            return f"{pad}shared = {self.expression()};\n"
        if kind < 0.4:
            return f"{pad}if (shared {r.choice(['==', '<', '>'])} {self.constant()}) reach = {r.choice(['1', '0', 'reach'])};\n"
        if kind < 0.5:
            cases = sorted({self.constant() for _ in range(3)})
            body = "".join(f" case {c}: reach = {r.randint(0, 1)}; break;" for c in cases)
            return f"{pad}switch ({self.expression()}) {{{body} }}\n"
        if depth >= 3:
            return f"{pad}reach = 1;\n"
        body = "".join(self.statement(depth + 1) for _ in range(r.randint(1, 2)))
        return f"{pad}if ({self.condition()}) {{\n{body}{pad}}}\n"

    def source(self):
        r = self.random
        text = PREFACE + "static int same(int x) { return x; }\nint program(void) {\n  int reach = 0;\n  shared = 0;\n  for (int i = 0; i < 1024; i++) table[i] = i % 10;\n"
        for i in range(self.inputs):
            name = "ab"[i]
            call = r.choice(["__VERIFIER_nondet_uchar()", "__VERIFIER_nondet_char()"])
            text += f"  int {name} = {call};\n" if r.random() < 0.7 else f"  int {name} = same({call});\n"
            self.names.append(name)
        for _ in range(r.randint(1, 3)):
            text += self.statement(0)
        return text + f"  if (reach && {self.condition()}) reach_error();\n  return 0;\n}}\n"


def check(heddle, seed, directory):
    program = Program(seed)
    source = program.source()
    path, oracle = os.path.join(directory, "p.c"), os.path.join(directory, "oracle.c")
    with open(path, "w") as f:
        f.write(source + "#ifndef ORACLE\nint main(void) { return program(); }\n#endif\n")
    with open(oracle, "w") as f:
        f.write(ORACLE)
    binary = os.path.join(directory, "oracle")
    subprocess.run(["gcc", "-w", "-O1", "-DORACLE", "-fwrapv", path, oracle, "-o", binary], check=True)
    bad = subprocess.run([binary] + ["two"] * (program.inputs - 1)).returncode == 1
    ran = subprocess.run([heddle, "check", path, "--time", "60s", "-q"], capture_output=True, text=True)
    answers = {0: "verified", 1: "violated", 3: "inconclusive"}
    answer = answers.get(ran.returncode, f"exit {ran.returncode}")
    right = "violated" if bad else "verified"
    # Every path may end in a failed assumption; and what takes more than comparisons may be left open.
    open_ = "failed assumption" in ran.stdout or not program.plain
    if answer == right or (answer == "inconclusive" and open_):
        return None
    return f"seed {seed}: {answer} instead of {right}: {ran.stdout.strip()}{ran.stderr.strip()}\n{source}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--heddle", required=True)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    passed, failed, end = 0, 0, time.monotonic() + options.seconds
    seed = options.seed
    with tempfile.TemporaryDirectory() as directory:
        while time.monotonic() < end:
            wrong = check(options.heddle, seed, directory)
            if wrong:
                failed += 1
                print(wrong)
            else:
                passed += 1
            seed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
