#!/usr/bin/env python3
"""Damaged traces and results: `heddle replay` and `heddle show` must answer with a verdict or with one sentence and exit status 2: no crash,
no fault of Heddle, no hang.

    traces.py --heddle PATH [--files N] [--seed S] [--jobs N]

Each file is a trace or a JSON result of a few small programs of which words, numbers, lines or bytes were changed, made from its number: the same
files every time. What needs a compiler or a JVM for each file is the smaller part: results are shown, and traces of class files and bitcode replayed.
The last line is "N passed, N failed"; the exit status is 1 if anything failed.
"""
import argparse
import concurrent.futures
import json
import os
import random
import re
import subprocess
import sys
import tempfile

DEADLOCK_C = """#include <pthread.h>
static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static void *other(void *nothing) {
  pthread_mutex_lock(&b);
  pthread_mutex_lock(&a);
  return nothing;
}
int main(int argc, char **argv) {
  pthread_t thread;
  pthread_create(&thread, 0, other, 0);
  pthread_mutex_lock(&a);
  pthread_mutex_lock(&b);
  pthread_join(thread, 0);
}
"""
OPENMP_C = """int sum;
int main(void) {
#pragma omp parallel for
  for (int i = 0; i < 4; i++) sum += i;
  return sum;
}
"""
RACE_JAVA = """public class Hits {
  static int hits;
  static volatile boolean done;
  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> { hits++; done = true; });
    other.start();
    if (heddle.Check.anyInt(0, 2) == 1) hits++;
    synchronized (other) { while (!done) other.wait(1); }
    assert hits < 2;
  }
}
"""
# Values that readers have stumbled over, here or elsewhere.
WORDS = ["", "-1", "0", "1", "108..7", "7..108", "4294967295", "4294967296", "18446744073709551615", "99999999999999999999999", "1e9", "nan", "true",
         "none", "sync", "escape", "opmm", "sc,opmm", "/", ".", "..", "/dev/null", "/nonexistent", "\\x00", "\\xff", "%s%n", "é", "java.lang.Object",
         "java/lang/Object", "[I", "()V", "main", "x" * 300, "field", "elements", "1T", "16G", "-8..7", "all", "cyclic", "race", "@x", "-o"]
KEYS = ["source", "class-path", "jar", "main-class", "jdk", "allow-read", "directory", "argument", "argument-range", "stdin", "option heap",
        "option range", "option threads", "option seed", "option race", "option reduction", "option juc", "option memory", "option schedule",
        "option tearing", "option relax-jdk", "option leaks", "option uninitialised", "option spurious-wakeups", "option nonsense", "visible",
        "visible field", "visible elements", "digest", "finding", "location", "machine", "schedule"]


def random_word(rng):
    return rng.choice(WORDS) if rng.random() < 0.8 else str(rng.randrange(-5, 300))


def mutated_trace(text, rng):
    lines = text.split("\n")
    for _ in range(rng.choice([1, 1, 1, 2, 4])):
        at = rng.randrange(len(lines))
        kind = rng.randrange(7)
        if kind == 0:
            words = lines[at].split(" ")
            words[rng.randrange(len(words))] = random_word(rng)
            lines[at] = " ".join(words)
        elif kind == 1:
            lines[at] = lines[at].split(" ")[0] + " " + random_word(rng)
        elif kind == 2:
            lines.insert(at, f"{rng.choice(KEYS)} {random_word(rng)}")
        elif kind == 3:
            del lines[at]
        elif kind == 4:
            lines.insert(at, rng.choice(lines))
        elif kind == 5:  # a choice
            choices = [i for i, line in enumerate(lines) if re.match(r"\d+ \d+", line)]
            if choices:
                lines[rng.choice(choices)] = f"{rng.choice([0, 1, 2, 3, 7, 4294967295])} {rng.choice([0, 1, 2, 3, 99, 4294967295])}"
        elif lines[at]:
            where = rng.randrange(len(lines[at]))
            lines[at] = lines[at][:where] + chr(rng.randrange(1, 255)) + lines[at][where + 1:]
        if not lines:
            return ""
    if rng.random() < 0.5:  # keep the number of choices right, to get further
        count = sum(1 for line in lines if re.match(r"\d+ \d+", line))
        lines = [f"schedule {count}" if re.match(r"schedule \d", line) else line for line in lines]
    return "\n".join(lines)


def mutated_json(value, rng):
    """Another value somewhere in the tree."""
    def places(node, path):
        yield path
        for key in (node if isinstance(node, dict) else range(len(node)) if isinstance(node, list) else ()):
            yield from places(node[key], path + [key])
    for _ in range(rng.choice([1, 1, 2, 5, 30])):
        path = rng.choice(list(places(value, []))[1:])
        node = value
        for key in path[:-1]:
            node = node[key]
        kind = rng.randrange(4)
        if kind == 0:
            del node[path[-1]]
        elif kind == 1 and isinstance(node, list):
            node.insert(path[-1], node[path[-1]])
        else:
            node[path[-1]] = rng.choice([None, True, -1, 0, 1, 2 ** 31, 2 ** 32 - 1, 2 ** 63, 2 ** 64 - 1, 1e300, -1e300, 0.5, "", "x\ud800", "\x00\x1b[31m",
                                         "\ufffe\uffff", "</script>", [], {}, [[]], [1, 2, 3], {"a": 1}, "race", "x" * 10000])
        if not value:
            break
    return json.dumps(value)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--heddle", required=True)
    parser.add_argument("--files", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    heddle = os.path.abspath(options.heddle)
    with tempfile.TemporaryDirectory() as scratch:
        def write(name, text):
            with open(os.path.join(scratch, name), "w", errors="surrogatepass") as file:
                file.write(text)

        def read(name):
            with open(os.path.join(scratch, name)) as file:
                return file.read()

        write("dead.c", DEADLOCK_C)
        write("team.c", OPENMP_C)
        write("Hits.java", RACE_JAVA)
        for name in ("dead", "team"):
            subprocess.run(["clang-19", "-g", "-c", "-emit-llvm", *(["-fopenmp"] if name == "team" else []), f"{name}.c"], cwd=scratch, check=True)
        traces, results = [], []
        for number, words in enumerate((["dead.bc", "--", "1"], ["team.bc", "--threads", "2..3"], ["dead.bc", "--arg", "1=0..2", "--search", "bfs"], ["Hits.java"],
                                        ["Hits.java", "--race", "none", "--reduction", "none", "--properties", "assertion"],
                                        ["Hits.java", "--memory", "opmm"], ["dead.c", "--cflags", "-O1"])):
            subprocess.run([heddle, "check", "-q", "--trace", f"{number}.trace", "--json", f"{number}.json", *words], cwd=scratch, capture_output=True)
            traces.append(read(f"{number}.trace"))
            results.append(json.loads(read(f"{number}.json")))

        def check(number):
            rng = random.Random(f"{options.seed}/{number}")
            if number % 3 == 0:
                name = f"x{number}.json"
                write(name, mutated_json(json.loads(json.dumps(rng.choice(results))), rng))
                command = ["show", name, "--sarif", name + ".sarif", "--junit", name + ".xml", "--report", name + ".html"]
                if rng.random() < 0.2:
                    command = ["suppress", name]
            else:
                name = f"x{number}.trace"
                write(name, mutated_trace(rng.choice(traces), rng))
                command = ["replay", name]
            try:
                done = subprocess.run([heddle, *command], capture_output=True, text=True, errors="replace", timeout=60, cwd=scratch)
            except subprocess.TimeoutExpired:
                return number, "no answer in a minute"
            problem = None
            if done.returncode not in (0, 1, 2, 3):
                problem = f"exit status {done.returncode}: {done.stderr.strip()[:300]}"
            elif done.returncode == 2 and not done.stderr.startswith("heddle: "):
                problem = "exit status 2 without a sentence"
            elif "show" in command and done.returncode in (0, 1, 3):
                import xml.etree.ElementTree as ElementTree
                try:
                    ElementTree.parse(os.path.join(scratch, name + ".xml"))
                    with open(os.path.join(scratch, name + ".sarif"), encoding="utf-8") as file:
                        json.load(file)
                except Exception as wrong:
                    problem = f"what was made of it cannot be read: {wrong!r}"
            if problem:
                with open(os.path.join(scratch, name), errors="replace") as file:
                    problem += "\n" + file.read()[:3000] if name.endswith("trace") else ""
            for ending in ("", ".sarif", ".xml", ".html"):
                if os.path.exists(os.path.join(scratch, name + ending)):
                    os.remove(os.path.join(scratch, name + ending))
            return (number, problem) if problem else None

        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            failures = [f for f in pool.map(check, range(options.files)) if f]
    for number, problem in failures:
        print(f"FAIL file {number} of seed {options.seed}: {problem}")
    print(f"{options.files - len(failures)} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
