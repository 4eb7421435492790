#!/usr/bin/env python3
"""Random single-threaded C and C++ programs of csmith: `heddle run` must print the checksum that the native program prints.

    run.py --heddle PATH [--seconds N] [--seed S] [--jobs N] [--only SEED] [--keep DIR] [--optimised]

The programs are those of the seeds S, S+1, ...; the seed also chooses the options of csmith and whether Heddle gets the program at
-O0 or at -O2 (a quarter). A program that does not end natively within two seconds is left out, and so is one with floats whose
conversions overflow. One that takes Heddle more than a minute counts as slow, not as wrong. Every program that is wrong is kept, with its
header. The last line is "N passed, N failed"; the exit status is 1 if anything failed.
"""

import argparse
import concurrent.futures
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
SMALL = ["--max-funcs", "4", "--max-block-depth", "3", "--max-expr-complexity", "6", "--max-array-len-per-dim", "5"]
OPTIONS = [  # what csmith is told, in turn
    SMALL,
    ["--no-bitfields", "--no-packed-struct", *SMALL],
    ["--float", *SMALL],
    ["--max-pointer-depth", "4", "--no-volatiles", "--max-funcs", "6"],
    ["--lang-cpp", "--cpp11", *SMALL],
    ["--no-safe-math", "--no-muls", "--no-divs", "--no-pointers", *SMALL],  # left out if it overflows
    ["--inline-function", "--max-union-fields", "8", "--max-struct-fields", "14", "--max-funcs", "6"],
    [],  # csmith's own sizes
]


def call(command, seconds, **more):
    try:
        return subprocess.run([str(word) for word in command], capture_output=True, timeout=seconds, **more)
    except subprocess.TimeoutExpired:
        return None


def undefined(source, folder, language):
    """Does it do something whose result C does not define? (gcc: its sanitizer comes with it.)"""
    binary = folder / "sanitized"
    flags = ["-w", "-O0", f"-I{HERE}", "-fsanitize=undefined,float-cast-overflow", "-fno-sanitize=alignment"]
    built = call(["g++" if language == "c++" else "gcc", *flags, source, "-o", binary, "-lm"], 120)
    if built is None or built.returncode != 0: return True
    ran = call([binary], 20)
    return ran is None or b"runtime error" in ran.stderr


def try_one(seed, heddle, keep, optimised):
    """(what, text): passed, skipped, slow, failed."""
    options = OPTIONS[seed % len(OPTIONS)]
    language = "c++" if "--lang-cpp" in options else "c"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        source = folder / ("program.cpp" if language == "c++" else "program.c")
        generated = call(["csmith", "--seed", seed, "--concise", "--output", source, *options], 30, cwd=folder)
        if generated is None or generated.returncode != 0: return "skipped", "csmith"
        binary = folder / "native"
        clang = ["clang-19"] + (["--driver-mode=g++"] if language == "c++" else [])
        flags = ["-w"] + (["-Wno-narrowing"] if language == "c++" else [])
        built = call([*clang, "-O0", *flags, f"-I{HERE}", source, "-o", binary, "-lm"], 60)
        if built is None or built.returncode != 0: return "skipped", "clang refused it"
        expected = call([binary], 2)
        if expected is None: return "skipped", "long"
        if ("--float" in options or "--no-safe-math" in options) and undefined(source, folder, language): return "skipped", "undefined"
        level = "-O2" if optimised or seed // len(OPTIONS) % 4 == 3 else "-O0"
        ours = call([heddle, "run", "--cflags", " ".join([*flags, level]), "-I", HERE, source], 60)
        if ours is None: return "slow", f"seed {seed} {' '.join(options)}"
        if (ours.returncode, ours.stdout) == (expected.returncode, expected.stdout): return "passed", ""
        saved = Path(keep) / f"seed{seed}{source.suffix}"
        shutil.copy(source, saved)
        return "failed", (f"seed {seed}, csmith {' '.join(options)}, {level}: {saved}\n"
                          f"  native: status {expected.returncode}, {expected.stdout[-60:]!r}\n"
                          f"  heddle: status {ours.returncode}, {ours.stdout[-60:]!r} {ours.stderr.decode(errors='replace')[-400:]}")


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--heddle", required=True)
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--only", type=int)
    options.add_argument("--keep", help="where programs that fail go (default: a temporary directory)")
    options.add_argument("--optimised", action="store_true", help="everything at -O2")
    o = options.parse_args()
    if not shutil.which("csmith"): raise SystemExit("no `csmith` on the PATH: see scripts/packages.sh")
    keep = o.keep or tempfile.mkdtemp(prefix="heddle-csmith-")
    Path(keep).mkdir(parents=True, exist_ok=True)
    heddle = os.path.abspath(o.heddle)
    deadline = time.time() + o.seconds
    count = {"passed": 0, "skipped": 0, "slow": 0, "failed": 0}
    with concurrent.futures.ThreadPoolExecutor(o.jobs) as pool:
        seed = o.seed if o.only is None else o.only
        waiting = set()
        while waiting or (o.only is None and time.time() < deadline) or (o.only is not None and seed == o.only):
            while len(waiting) < o.jobs and (time.time() < deadline if o.only is None else seed == o.only):
                waiting.add(pool.submit(try_one, seed, heddle, keep, o.optimised))
                seed += 1
            ended, waiting = concurrent.futures.wait(waiting, return_when=concurrent.futures.FIRST_COMPLETED)
            for future in ended:
                what, text = future.result()
                count[what] += 1
                if what in ("failed", "slow"): print(f"{what.upper()} {text}", flush=True)
    print(f"{count['skipped']} left out, {count['slow']} slow")
    print(f"{count['passed']} passed, {count['failed']} failed")
    return 1 if count["failed"] or not count["passed"] else 0


if __name__ == "__main__":
    sys.exit(main())
