#!/usr/bin/env python3
"""Uses of variables after their scope, in random C functions, against a simulation of them.

    scopes.py --heddle PATH [--functions N] [--seed S] [--language c|cpp] [--keep DIR]

A function is made of blocks, loops and jumps, variables, and pointers that are set and used. The simulation gives every entry of a
block new variables; a use of a pointer to one that has ended must be found in just those functions that come to such a use. All functions are one
program, whose argument says which one runs. Labels are in C++
only: in C, Clang does not tell the scopes of variables that are declared after one. The last line is "N passed, N failed"; the exit status is 1 if anything failed.
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

POINTERS = 3


class Bad(Exception):
    """A variable is used that has ended."""


class Function:
    def __init__(self, random, number, language):
        self.random, self.number, self.language = random, number, language
        self.variables = self.counters = 0
        self.block = self.make_block([], 0)

    # --- making: a statement is a tuple; a block is a list of them ---

    def make_block(self, visible, depth):
        visible = list(visible)
        statements = []
        for _ in range(self.random.randint(2, 5)):
            statements.append(self.make_statement(visible, depth))
            if isinstance(statements[-1][-1], list) and self.random.random() < 0.4:
                statements.append(("read", self.random.randrange(POINTERS)))
        return statements

    def make_statement(self, visible, depth):
        pick = self.random.random()
        pointer = self.random.randrange(POINTERS)
        if pick < 0.25:
            name = f"v{self.variables}"
            self.variables += 1
            visible.append(name)
            return ("declare", name, self.random.choice(["int", "array", "struct"]))
        if pick < 0.5 and visible:
            return ("point", pointer, self.random.choice(visible), self.random.random() < 0.3)
        if pick < 0.58:
            return ("copy", pointer, self.random.randrange(POINTERS))
        if pick < 0.66:
            return ("reset", pointer)
        if pick < 0.76 or depth == 3:
            return (self.random.choice(["read", "write", "call"]), pointer)
        counter = f"n{self.counters}"
        self.counters += 1
        body = self.make_block(visible, depth + 1)
        nested = ["block", "block", "loop", "once", "leave"] + (["again"] if self.language == "cpp" else [])
        return (self.random.choice(nested), counter, body)

    # --- as C or C++ ---

    def text(self):
        # A use of its own: findings at one line are one finding.
        lines = [f"static void use_{self.number}(int *p) {{ *p += 1; }}", f"static void f{self.number}(void)", "{"]
        lines += [f"    int *p{i} = &global;" for i in range(POINTERS)]
        lines += [f"    int n{i} = 0;" for i in range(self.counters)]
        self.write(self.block, "    ", lines)
        return "\n".join(lines + ["}"])

    def write(self, block, indent, lines):
        for statement in block:
            kind, rest = statement[0], statement[1:]
            if kind == "declare":
                name, shape = rest
                lines.append(indent + {"int": f"int {name}[1] = {{1}};", "array": f"int {name}[3] = {{1, 2, 3}};",
                                       "struct": f"struct pair {name}_ = {{1, 2}}; int *const {name} = &{name}_.second;"}[shape])
            elif kind == "point":
                lines.append(indent + (f"p{rest[0]} = pass({rest[1]});" if rest[2] else f"p{rest[0]} = {rest[1]};"))
            elif kind == "copy":
                lines.append(f"{indent}p{rest[0]} = p{rest[1]};")
            elif kind == "reset":
                lines.append(f"{indent}p{rest[0]} = &global;")
            elif kind in ("read", "write", "call"):
                p = f"p{rest[0]}"
                lines.append(indent + {"read": f"global += *{p};", "write": f"*{p} = 4;", "call": f"use_{self.number}({p});"}[kind])
            else:
                self.write_nested(kind, *rest, indent, lines)

    def write_nested(self, kind, counter, body, indent, lines):
        head = {"block": "{", "loop": f"for (int i = 0; i < 2; i++) {{", "once": f"if ({counter}++ == 0) {{",
                "again": f"again_{counter}: {{", "leave": "for (;;) {"}[kind]
        lines.append(indent + head)
        self.write(body, indent + "    ", lines)
        if kind == "leave":
            lines.append(f"{indent}    if ({counter}++ == 1) break; else continue;")
        lines.append(indent + "}")
        if kind == "again":
            lines.append(f"{indent}if ({counter}++ < 1) goto again_{counter};")

    # --- as it should be ---

    def is_right(self):
        self.memory = {"alive": {0}, "next": 1}
        self.pointers = [0] * POINTERS
        self.counts = {}
        try:
            self.run(self.block, {})
        except Bad:
            return False
        return True

    def run(self, block, outer):
        variables, made = dict(outer), []
        for statement in block:
            kind, rest = statement[0], statement[1:]
            if kind == "declare":
                made.append(self.memory["next"])
                variables[rest[0]] = made[-1]
                self.memory["alive"].add(made[-1])
                self.memory["next"] += 1
            elif kind == "point":
                self.pointers[rest[0]] = variables[rest[1]]
            elif kind == "copy":
                self.pointers[rest[0]] = self.pointers[rest[1]]
            elif kind == "reset":
                self.pointers[rest[0]] = 0
            elif kind in ("read", "write", "call"):
                if self.pointers[rest[0]] not in self.memory["alive"]:
                    raise Bad
            elif kind == "block":
                self.run(rest[1], variables)
            elif kind == "once":
                self.counts[rest[0]] = self.counts.get(rest[0], 0) + 1
                if self.counts[rest[0]] == 1:
                    self.run(rest[1], variables)
            elif kind == "loop":
                for _ in range(2):
                    self.run(rest[1], variables)
            else:
                self.run_counted(kind, *rest, variables)
        self.memory["alive"] -= set(made)

    def run_counted(self, kind, counter, body, variables):
        while True:
            self.run(body, variables)
            count = self.counts.get(counter, 0)
            self.counts[counter] = count + 1
            if (kind == "again" and count >= 1) or (kind == "leave" and count == 1):
                return
            if self.counts[counter] > 64:  # a counter that has passed its mark: for ever
                raise RecursionError


def program(functions):
    text = ["#include <stdlib.h>", "struct pair { int first, second; };", "static int global;",
            "static int *pass(int *p) { return p; }"]
    text += [f.text() for f in functions]
    cases = "\n".join(f"    case {i}: f{f.number}(); break;" for i, f in enumerate(functions))
    text.append(f"int main(int argc, char **argv)\n{{\n    switch (atoi(argv[1])) {{\n{cases}\n    }}\n    return 0;\n}}")
    return "\n".join(text) + "\n"


def make(seed, count, language):
    functions, rng, number = [], random.Random(seed), 0
    while len(functions) < count:
        function = Function(rng, number, language)
        number += 1
        try:
            function.right = function.is_right()
        except RecursionError:
            continue
        functions.append(function)
    return functions


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--heddle", required=True)
    parser.add_argument("--functions", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", choices=["c", "cpp"], default="c")
    parser.add_argument("--keep", help="where the program is written to")
    options = parser.parse_args()
    functions = make(options.seed, options.functions, options.language)
    directory = Path(options.keep or tempfile.mkdtemp(prefix="heddle-scopes-"))
    directory.mkdir(parents=True, exist_ok=True)
    source = directory / f"scopes.{options.language}"
    source.write_text(program(functions))
    command = [options.heddle, "check", str(source), "--arg", f"1=0..{len(functions) - 1}", "--all", "--minimise", "0", "--format", "json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=500)
    if done.returncode not in (0, 1):
        print(f"exit status {done.returncode}: {done.stderr[-2000:]}")
        return 1
    found = {}
    for finding in json.loads(done.stdout)["findings"]:
        for frame in finding["threads"][0]["stack"]:
            if frame["function"].startswith("f") and frame["function"][1:].isdigit():
                found[int(frame["function"][1:])] = finding["message"]
    failed = 0
    for function in functions:
        message = found.get(function.number)
        if (message is None) == function.right and (message is None or "use after scope" in message):
            continue
        failed += 1
        print(f"f{function.number} should be {'right' if function.right else 'wrong'}; found: {message}\n{function.text()}")
    wrong = sum(not f.right for f in functions)
    print(f"{wrong} of {len(functions)} functions are wrong; the program is {source}" if failed else f"{wrong} of them are wrong")
    if not failed and not options.keep:
        source.unlink()
        directory.rmdir()
    print(f"{len(functions) - failed} passed, {failed} failed")
    return 1 if failed or not 0 < wrong < len(functions) else 0


if __name__ == "__main__":
    sys.exit(main())
