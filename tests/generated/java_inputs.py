#!/usr/bin/env python3
"""Random Java programs with nondeterministic inputs of 8 bits: Heddle's outcomes against all 256 (or 65,536) executions.

    java_inputs.py --heddle PATH [--programs N] [--seed N] [--jobs N]

All programs are compiled at once. A program prints which way it went: which branches, in which order. The real java runs each of them with
every value, with a Verifier that takes the values from a list; Heddle lists the outcomes of the same class files. One that is missing is a
value that stood for others wrongly; only a program that does more than compare with constants may leave some out, and says so. The last
line is "N passed, N failed"; the exit status is 1 if anything failed.
"""
import argparse
import concurrent.futures
import json
import os
import random
import subprocess
import sys
import tempfile

STUB = """package org.sosy_lab.sv_benchmarks;
public class Verifier {
  public static class Dropped extends RuntimeException {}
  public static byte[] given = new byte[2];
  public static int next;
  public static byte nondetByte() { return given[next++ % 2]; }
  public static void assume(boolean condition) { if (!condition) throw new Dropped(); }
}
"""

ORACLE = """import org.sosy_lab.sv_benchmarks.Verifier;
import java.io.*;
import java.util.*;
public class Oracle {
  static Set<String> ways(java.lang.reflect.Method main) throws Exception {
    Set<String> seen = new TreeSet<>();
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed));
    for (heddle.Check.which = 0; heddle.Check.which < METHODS; heddle.Check.which++)
    for (int a = -128; a < 128; a++)
      for (int b = -128; b < 128; b++) {
        if (b > -128 && Verifier.next < 2) break;
        Verifier.given[0] = (byte) a; Verifier.given[1] = (byte) b; Verifier.next = 0;
        printed.reset();
        try { main.invoke(null, (Object) new String[0]); seen.add(printed.toString().trim()); }
        catch (java.lang.reflect.InvocationTargetException e) { if (!(e.getCause() instanceof Verifier.Dropped)) throw e; }
      }
    return seen;
  }
  public static void main(String[] args) throws Exception {
    PrintStream out = System.out;
    for (String name : args) out.println(name + " " + String.join(" ", ways(Class.forName(name).getMethod("main", String[].class))));
  }
}
"""


CHECK = """package heddle;
public class Check {
  public static int which;
  public static int anyInt(int low, int high) { return which; }
}
"""

METHODS = 16


class Method:
    def __init__(self, name, seed):
        self.name, self.random = name, random.Random(seed)
        self.plain = True  # only comparisons with constants
        self.two = self.random.random() < 0.03
        self.names = []
        self.used, self.marks = [], 0

    def constant(self):
        """Often one beside another: it is there that classes are told apart wrongly."""
        r = self.random
        if self.used and r.random() < 0.5:
            return r.choice(self.used) + r.choice([-1, 0, 0, 1])
        self.used.append(r.choice([0, 1, -1, 5, 20, -9, 100, 127, 128, -128, r.randint(-300, 300)]))
        return self.used[-1]

    def expression(self):
        r = self.random
        text = r.choice(self.names)
        for _ in range(r.choice([0, 0, 0, 0, 1, 1, 2])):
            text = r.choice([
                lambda: f"({text} + {self.constant()})",
                lambda: f"({self.constant()} - {text})",
                lambda: f"({text} & {r.choice([1, 3, 7, 15, 0x55, 0xf0, ~3, 255])})",
                lambda: f"({text} % {r.choice([2, 3, 5, 8, 10, -3])})",
                lambda: f"({text} / {r.choice([2, 3, 10, -4])})",
                lambda: f"({text} {r.choice(['>>', '>>>'])} {r.choice([1, 2, 4])})",
                lambda: f"({r.choice(['byte', 'char', 'short'])})({text})",
                lambda: f"(~{text})",
                lambda: f"(-{text})",
            ])()
        return text

    def condition(self):
        r = self.random
        if r.random() < 0.06:
            self.plain = False
            if r.random() < 0.5:
                return f"table[({self.expression()}) & 1023] == {r.choice([0, 3, 9])}"
            return f"({self.expression()}) * {r.choice(self.names)} == {self.constant()}"
        relation = r.choice(["==", "!=", "<", "<=", ">", ">="])
        if r.random() < 0.2:
            left, right = f"(long) ({self.expression()})", f"{self.constant()}L"
            return f"{left} {relation} {right}" if r.random() < 0.5 else f"{right} {relation} {left}"
        left, right = f"({self.expression()})", str(self.constant())
        return f"{left} {relation} {right}" if r.random() < 0.8 else f"{right} {relation} {left}"

    def mark(self):
        """Which way the execution went, for the line that it prints."""
        self.marks += 1
        return f"way = way * 31 + {self.marks};"

    def statement(self, depth):
        r, pad = self.random, "  " * (depth + 2)
        kind = r.random()
        if kind < 0.15:
            return f"{pad}Verifier.assume({self.condition()});\n"
        if kind < 0.22:
            return f"{pad}{r.choice(self.names)} += {r.choice([1, -1, 100])};\n"
        if kind < 0.3:
            name = f"c{r.randint(0, 10**6)}"
            return f"{pad}boolean {name} = {self.condition()};\n{pad}if ({name}) {self.mark()}\n"
        body = self.statement(depth + 1) if depth < 3 else ""
        if kind < 0.42:
            return f"{pad}try {{ if ({self.condition()}) throw new RuntimeException(); }} catch (RuntimeException e{depth}) {{\n{pad}  {self.mark()}\n{body}{pad}}}\n"
        if kind < 0.52:
            cases = sorted({self.constant() for _ in range(3)})
            labels = "".join(f" case {c}: {self.mark()} break;" for c in cases)
            return f"{pad}switch ((int) ({self.expression()})) {{{labels} default: {self.mark()}\n{body}{pad}}}\n"
        return f"{pad}if ({self.condition()}) {{\n{pad}  {self.mark()}\n{body}{pad}}}\n"

    def source(self):
        text = f"  static void {self.name}() {{\n    int way = 0;\n"
        for name in "ab"[: 1 + self.two]:
            text += f"    int {name} = Verifier.nondetByte();\n"
            self.names.append(name)
        body = "".join(self.statement(0) for _ in range(self.random.choice([1, 1, 2, 3])))
        if "table" in body:
            text += "    int[] table = new int[1024];\n    for (int i = 0; i < 1024; i++) table[i] = i % 10;\n"
        return text + body + f"    System.out.println(\"{self.name}:\" + way);\n  }}\n"


class Program:
    """Methods, one of which is run: few comparisons each, for many of them hide what is wrong with one."""

    def __init__(self, name, seed):
        self.name, self.methods = name, [Method(f"m{i}", seed * METHODS + i) for i in range(METHODS)]
        calls = "".join(f"      case {i}: {method.name}(); break;\n" for i, method in enumerate(self.methods))
        self.text = (f"import org.sosy_lab.sv_benchmarks.Verifier;\npublic class {name} {{\n"
                     + "".join(method.source() for method in self.methods)
                     + f"  public static void main(String[] args) {{\n    switch (heddle.Check.anyInt(0, {METHODS - 1})) {{\n{calls}    }}\n  }}\n}}\n")


def judge(heddle, program, directory, real):
    ran = subprocess.run([heddle, "outcomes", "-cp", directory, program.name, "--time", "60s", "--format", "json"], capture_output=True, text=True)
    if ran.returncode not in (0, 3):
        return f"exit status {ran.returncode}: {ran.stdout.strip()}{ran.stderr.strip()}\n{program.text}"
    told = {line.strip() for line in json.loads(ran.stdout)["outcomes"]}
    # What takes more than comparisons may be left open, if that is said.
    open_ = {method.name for method in program.methods if not method.plain and ran.returncode == 3}
    missing = {line for line in real - told if line.split(":")[0] not in open_}
    if not missing and told <= real:
        return None
    return f"{program.name}: without {sorted(missing)}, with {sorted(told - real)} that cannot be\n{program.text}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--heddle", required=True)
    parser.add_argument("--programs", type=int, default=15)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    programs = [Program(f"P{i}", options.seed * 1_000_003 + i) for i in range(options.programs)]
    with tempfile.TemporaryDirectory() as directory:
        def write(name, text):
            path = os.path.join(directory, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w") as f:
                f.write(text)
            return path
        sources = [write("Oracle.java", ORACLE.replace("METHODS", str(METHODS))), write("heddle/Check.java", CHECK),
                   write("org/sosy_lab/sv_benchmarks/Verifier.java", STUB)]
        for program in programs:
            sources.append(write(program.name + ".java", program.text))
        if subprocess.run(["javac", "-nowarn", "-Xlint:none", "-d", directory, *sources]).returncode != 0:
            return "javac refuses what was generated"
        told = subprocess.run(["java", "-ea", "-cp", directory, "Oracle", *[p.name for p in programs]], check=True, capture_output=True, text=True)
        ways = {line.split()[0]: set(line.split()[1:]) for line in told.stdout.splitlines()}
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            answers = list(pool.map(lambda p: judge(options.heddle, p, directory, ways[p.name]), programs))
    wrong = [answer for answer in answers if answer]
    for answer in wrong:
        print(answer)
    print(f"{len(answers) - len(wrong)} passed, {len(wrong)} failed")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
