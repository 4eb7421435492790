#!/usr/bin/env python3
"""Damaged bitcode and IR files: heddle must answer with a verdict or with one sentence and exit status 2, never crash.

    bitcode.py --heddle PATH [--files N] [--seed S] [--jobs N]

Each file is one of a few small programs with some bytes (of .bc) or characters (of .ll) changed, removed or repeated, made from its number:
the same files every time. The last line is "N passed, N failed"; the exit status is 1 if anything failed.
"""
import argparse
import concurrent.futures
import os
import random
import subprocess
import sys
import tempfile

PROGRAMS = {
    "threads.c": """#include <pthread.h>
#include <stdio.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int count[4];
static void *work(void *argument) {
    pthread_mutex_lock(&lock);
    count[*(int *)argument]++;
    pthread_mutex_unlock(&lock);
    return argument;
}
int main(void) {
    int which = 2;
    pthread_t t;
    pthread_create(&t, NULL, work, &which);
    pthread_join(t, NULL);
    printf("%d %s\\n", count[2], which ? "yes" : "no");
    return 0;
}
""",
    "shapes.cpp": """struct Shape { virtual ~Shape() {} virtual double area() const = 0; };
struct Square : Shape { double side; Square(double s) : side(s) {} double area() const override { return side * side; } };
static double sum(Shape **shapes, int n) {
    double total = 0;
    for (int i = 0; i < n; i++) total += shapes[i]->area();
    if (total < 0) throw n;
    return total;
}
int main(int argc, char **) {
    Square a(argc), b(2.5);
    Shape *shapes[] = {&a, &b};
    try {
        switch (argc) { case 1: return sum(shapes, 2) > 7; case 2: return 3; default: throw 1L; }
    } catch (long) { return 4; }
}
""",
}


def mutate(data, rng, text):
    data = bytearray(data)
    for _ in range(rng.choice([1, 1, 2, 5, 20])):
        if not data:
            break
        at = rng.randrange(len(data))
        kind = rng.randrange(5)
        if kind == 0:
            data[at] = rng.choice(b"0123456789%@(){},* \n") if text else rng.randrange(256)
        elif kind == 1:
            data[at] ^= 1 << rng.randrange(7 if text else 8)
        elif kind == 2:
            del data[at:at + rng.choice([1, 4, 64])]
        elif kind == 3:
            data[at:at] = data[at:at + rng.choice([1, 4, 64])]
        else:
            del data[at:]
    return bytes(data)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--heddle", required=True)
    parser.add_argument("--files", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    heddle = os.path.abspath(options.heddle)
    with tempfile.TemporaryDirectory() as scratch:
        seeds = []
        for name, source in PROGRAMS.items():
            path = os.path.join(scratch, name)
            with open(path, "w") as file:
                file.write(source)
            for ending, flags in ((".bc", ["-c"]), (".ll", ["-S"])):
                subprocess.run(["clang-19", "-g", "-O0", "-emit-llvm", *flags, path, "-o", path + ending], check=True)
                with open(path + ending, "rb") as file:
                    seeds.append((ending, file.read()))

        def check(number):
            rng = random.Random(f"{options.seed}/{number}")
            ending, data = seeds[number % len(seeds)]
            path = os.path.join(scratch, f"{number}{ending}")
            with open(path, "wb") as file:
                file.write(mutate(data, rng, ending == ".ll"))
            try:
                done = subprocess.run([heddle, "check", "-q", "--time", "2s", "--max-memory", "500M", "--minimise", "0s", path],
                                      capture_output=True, text=True, errors="replace", timeout=60, cwd=scratch)
            except subprocess.TimeoutExpired:
                return number, "no answer in a minute"
            os.remove(path)
            if done.returncode not in (0, 1, 2, 3):
                return number, f"exit status {done.returncode}: {done.stderr.strip()[:300]}"
            if done.returncode == 2 and not done.stderr.strip():
                return number, "exit status 2 without a sentence"
            return None

        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            failures = [f for f in pool.map(check, range(options.files)) if f]
    for number, problem in failures:
        print(f"FAIL file {number} of seed {options.seed}: {problem}")
    print(f"{options.files - len(failures)} passed, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
