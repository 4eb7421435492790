#!/usr/bin/env python3
"""Calls of library functions with wild arguments: heddle must answer with a verdict, never crash or hang.

    library_calls.py --heddle PATH [--calls N] [--batch N] [--seed S] [--jobs N] [--only NAME] [--keep DIR]

Every function that has a model (`heddle list functions`) or a prototype in a header is called with pointers of
every wrong kind, sizes that do not fit and numbers out of range. A batch is one C program; its argument picks
the call (--arg), so that one bad call does not hide the others. When a batch crashes, its calls are run one by
one. The last line is "N passed, N failed"; the exit status is 1 if anything failed.
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

HEADERS = """aio.h assert.h complex.h ctype.h errno.h fenv.h inttypes.h libgen.h limits.h locale.h malloc.h math.h omp.h poll.h pthread.h
sched.h search.h semaphore.h setjmp.h signal.h stdio.h stdlib.h string.h strings.h sys/mman.h sys/stat.h sys/time.h threads.h time.h
unistd.h wchar.h wctype.h getopt.h""".split()

PREFACE = """#define _GNU_SOURCE
%s
#pragma GCC diagnostic ignored "-Weverything"
static char zeros[256], ones[256], *freed, *heap1, *heap4k, *dangling, *strings[4];
static void *table[32];
static int callback(const void *a, const void *b) { return a < b ? 1 : -1; }
static void *thread(void *a) { return a; }
static void nothing(void) {}
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER, locked = PTHREAD_MUTEX_INITIALIZER, dead_mutex;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER, dead_cond;
static pthread_rwlock_t rwlock = PTHREAD_RWLOCK_INITIALIZER, dead_rwlock;
static pthread_barrier_t barrier, dead_barrier;
static sem_t sem, dead_sem;
static struct timespec soon = {1, 5}, wild_time = {-1, -7};
static omp_lock_t omp_lock;
static jmp_buf jumps;
static __attribute__((noinline)) char *leaver(void) { char here[64]; here[0] = 1; return here; }
static void prepare(void) {
  for (int i = 0; i < 256; i++) ones[i] = -1;
  freed = malloc(64); heap1 = malloc(1); heap4k = malloc(4096);
  heap1[0] = 7;
  for (int i = 0; i < 4096; i++) heap4k[i] = (char)(i * 37);
  heap4k[4095] = 0;
  dangling = leaver();
  free(freed);
  strings[0] = "abc"; strings[1] = zeros; strings[2] = freed; strings[3] = 0;
  for (int i = 0; i < 32; i++) table[i] = i %% 3 == 0 ? (void *)zeros : i %% 3 == 1 ? (void *)table : (void *)1;
  pthread_mutex_lock(&locked);
  pthread_mutex_init(&dead_mutex, 0); pthread_mutex_destroy(&dead_mutex);
  pthread_cond_init(&dead_cond, 0); pthread_cond_destroy(&dead_cond);
  pthread_rwlock_init(&dead_rwlock, 0); pthread_rwlock_destroy(&dead_rwlock);
  pthread_barrier_init(&barrier, 0, 2);
  pthread_barrier_init(&dead_barrier, 0, 1); pthread_barrier_destroy(&dead_barrier);
  sem_init(&sem, 0, 1); sem_init(&dead_sem, 0, 1); sem_destroy(&dead_sem);
  omp_init_lock(&omp_lock);
  setjmp(jumps);
}
"""

POINTERS = """0 freed zeros ones heap1 heap4k dangling strings table callback thread nothing &mutex &locked &dead_mutex &cond &dead_cond
&rwlock &dead_rwlock &barrier &dead_barrier &sem &dead_sem &soon &wild_time &omp_lock &jumps stdout stdin stderr unset &unset[3]
(zeros+256) (zeros+253) (zeros+3) (heap1+1) (heap1-1) (heap4k+2048) (freed+3) (char*)1 (char*)-1 (char*)0xdeadbeef
(char*)0x7fffffffffffffff (char*)&mutex+4 (char*)callback+1 "abc" "" "%s%n%d" "%999999d" "%*.*Lf%ls" "%[^" "%hhd%jd%zu%p" "r" "1e99999"
"0x" "\\xff\\xfe" "(" "%Y%q%" &errno main &argc argv (char*)(1L<<40) (void*)pthread_self()""".split()
POINTERS = [p.replace("%s%n%d", "%s%n%d") for p in POINTERS]
NUMBERS = """0 1 -1 2 3 7 8 31 64 255 256 4096 65536 2147483647 (-2147483647-1) 4294967295L (1L<<31) (1L<<32) (1L<<40) 9223372036854775807L
(-9223372036854775807L-1) 18446744073709551615UL (long)zeros (long)freed (long)callback""".split()
REALS = "0.0 -0.0 1.5 -1e300 1e308 1e-320 (0.0/0.0) (1.0/0.0) 4e18".split()

# Ended by their own nature, or not C functions that a program could name.
LEFT_OUT = {"main", "alloca"}
OWN_HEADERS = {"__heddle_await_change", "__heddle_await_zero", "__heddle_look_at_reference", "__heddle_misuse", "__heddle_put_word"}


def prototypes(scratch):
    """Name -> list of parameter types and whether it is variadic, from the headers."""
    path = os.path.join(scratch, "headers.c")
    with open(path, "w") as file:
        file.write("#define _GNU_SOURCE\n" + "".join(f"#include <{h}>\n" for h in HEADERS))
    done = subprocess.run(["clang-19", "-fopenmp", "-fsyntax-only", "-Xclang", "-ast-dump=json", path, *include_flags()],
                          capture_output=True, text=True, check=True)
    found = {}
    for node in json.loads(done.stdout)["inner"]:
        if node["kind"] != "FunctionDecl" or node.get("storageClass") == "static":
            continue
        types = [p["type"].get("desugaredQualType", p["type"]["qualType"]) for p in node.get("inner", []) if p["kind"] == "ParmVarDecl"]
        if any("va_list" in t for t in types):
            continue
        found[node["name"]] = (types, node.get("variadic", False))
    return found


def of_runtime(heddle):
    """Functions of the part of the library that is written in C, without those of the C++ library."""
    runtime = os.path.join(os.path.dirname(heddle), "heddle-runtime.bc")
    done = subprocess.run(["llvm-nm-19", "--defined-only", "--format=just-symbols", runtime], capture_output=True, text=True, check=True)
    return [n for n in done.stdout.split() if re.fullmatch(r"\w+", n) and not n.startswith(("_Z", "__heddle_"))]


def include_flags():
    here = os.path.dirname(os.path.abspath(__file__))
    return ["-isystem", os.path.join(here, "..", "..", "src", "native", "include")]


class Writer:
    def __init__(self, rng):
        self.rng = rng

    def pointer(self):
        return self.rng.choice(POINTERS)

    def anything(self):
        kind = self.rng.random()
        return f"(long)({self.pointer()})" if kind < 0.55 else self.rng.choice(NUMBERS) if kind < 0.9 else self.rng.choice(REALS)

    def value(self, type_):
        if "(*" in type_ or "*" in type_ or "[" in type_ or "va_list" in type_:
            return f"(void*)({self.pointer()})"
        if re.search(r"\b(float|double|_Complex)\b", type_):
            return self.rng.choice(REALS)
        if re.match(r"(struct|union) |.*_t$|.*jmp_buf", type_) and not re.match(r".*(int|size|time|off|wint|id|clock|thread)_t$|.*pthread_t$", type_):
            return f"*({type_}*)({self.pointer()})"
        return f"({self.rng.choice(NUMBERS)})"

    def call(self, name, prototype):
        if prototype is None:
            return f"((long (*)())raw_{name})({', '.join(self.anything() for _ in range(self.rng.randint(0, 9)))})"
        types, variadic = prototype
        values = [self.value(t) for t in types]
        if variadic:
            values += [self.anything() for _ in range(self.rng.randint(0, 5))]
        return f"{name}({', '.join(values)})"


def program(calls, raw):
    text = PREFACE % "".join(f"#include <{h}>\n" for h in HEADERS)
    text += "".join(f'extern long raw_{n}() __asm__("{n}");\n' for n in sorted(raw))
    for i, call in enumerate(calls):
        text += f"static void call_{i}(int argc, char **argv) {{ char unset[64]; int main(int, char **); (void)({call}); }}\n"
    text += "int main(int argc, char **argv) {\n  int which = atoi(argv[1]);\n  prepare();\n  switch (which) {\n"
    text += "".join(f"  case {i}: call_{i}(argc, argv); break;\n" for i in range(len(calls)))
    return text + "  }\n  return 0;\n}\n"


class Run:
    def __init__(self, heddle, seconds):
        self.heddle, self.seconds = heddle, seconds

    def problem(self, path, low, high):
        """What is wrong with the answer for these calls; "" if nothing."""
        command = [self.heddle, "check", path, "--arg", f"1={low}..{high}", "--all", "--minimise", "0s", "-q", "--time", f"{self.seconds}s",
                   "--max-memory", "1G", "--max-states", "20000", "--cflags", "-w -std=gnu17 -fopenmp"]
        try:
            done = subprocess.run(command, capture_output=True, text=True, errors="replace", stdin=subprocess.DEVNULL,
                                  timeout=self.seconds * 3 + 60, cwd=os.path.dirname(path))
        except subprocess.TimeoutExpired:
            return "no answer in time"
        if done.returncode in (0, 1, 3):
            return ""
        return f"exit status {done.returncode}: {done.stderr.strip()[-400:]}"


def compiles(path):
    done = subprocess.run(["clang-19", "-fsyntax-only", "-w", "-std=gnu17", "-fopenmp", *include_flags(), path], capture_output=True, text=True)
    return {int(n) - 1 for n in re.findall(r":(\d+):\d+: (?:fatal )?error", done.stderr)}


def write(path, text):
    with open(path, "w") as file:
        file.write(text)


def batch(number, names, known, options, scratch):
    rng = random.Random(f"{options.seed}/{number}")
    writer = Writer(rng)
    chosen = [rng.choice(names) for _ in range(options.batch)]
    calls = [writer.call(n, known.get(n)) for n in chosen]
    raw = {n for n in chosen if n not in known}
    path = os.path.join(scratch, f"calls{number}.c")
    write(path, program(calls, raw))
    # Random values do not fit every prototype; a call that does not compile is dropped.
    lines = program(calls, raw).split("\n")
    bad = {int(m.group(1)) for at in compiles(path) for m in [re.match(r"static void call_(\d+)\(", lines[at])] if m}
    calls = [c for i, c in enumerate(calls) if i not in bad]
    write(path, program(calls, raw))
    run = Run(options.heddle, options.seconds)
    return len(calls), narrowed(run, path, calls, 0, len(calls) - 1)


def narrowed(run, path, calls, low, high):
    """The calls that fail, by halves."""
    problem = run.problem(path, low, high)
    if not problem:
        return []
    if low == high:
        return [f"{calls[low]}: {problem}"]
    middle = (low + high) // 2
    found = narrowed(run, path, calls, low, middle) + narrowed(run, path, calls, middle + 1, high)
    return found or [f"calls {low} to {high} together: {problem}"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--heddle", required=True)
    parser.add_argument("--calls", type=int, default=2000)
    parser.add_argument("--batch", type=int, default=250)
    parser.add_argument("--seconds", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", help="only functions whose names match this regular expression")
    parser.add_argument("--keep", help="write the programs there, and leave them")
    options = parser.parse_args()
    options.heddle = os.path.abspath(options.heddle)
    with tempfile.TemporaryDirectory() as temporary:
        scratch = options.keep or temporary
        os.makedirs(scratch, exist_ok=True)
        known = prototypes(scratch)
        listed = subprocess.run([options.heddle, "list", "functions"], capture_output=True, text=True, check=True).stdout.split()
        # Names that are Heddle's own are refused, but for those that its headers use.
        modelled = [n for n in listed if not n.startswith("__heddle_") or n in OWN_HEADERS] + of_runtime(options.heddle)
        names = sorted((set(modelled) | set(known)) - LEFT_OUT)
        # Models first: a function without one is answered in one way only.
        names += modelled * 2
        if options.only:
            names = [n for n in names if re.search(options.only, n)]
        batches = max(1, options.calls // options.batch)
        calls = failed = 0
        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            for made, failures in pool.map(lambda n: batch(n, names, known, options, scratch), range(batches)):
                for failure in failures:
                    print(f"FAIL {failure}", flush=True)
                calls += made
                failed += len(failures)
    print(f"{calls - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
