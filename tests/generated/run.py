#!/usr/bin/env python3
"""Heddle against a brute-force oracle, on random concurrent Java or C programs.

    run.py --heddle PATH [--races] [--language java|c] [--seconds N] [--seed S] [--jobs N] [--batch N] [--only SEED] [--keep DIR]
           [--no-shrink] [--feature NAME] [--strict] [--real] [--spurious] [--dpor]
    run.py --self-test          needs no Heddle: the oracle of races against programs whose races are known (litmus.py)

Each program is generated from its number (S, S+1, ...), explored by the oracle, and given to Heddle in several configurations. What is
asked is in outcomes.py (programs of generate.py or generate_c.py) or, with --races, in racing.py (programs of litmus.py, then of patterns.py).

A disagreement is shrunk and printed, with the directory that holds it. --real asks the real JVM or the native code as well: it must
not do anything that the oracle rules out. The last line is "N passed, N failed"; the exit status is 1 if anything failed.
"""

import argparse
import collections
import concurrent.futures
import json
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import litmus
import oracle
import races
from languages import LANGUAGES, TOO_LARGE, compile_all
from outcomes import Outcomes
from racing import Racing
from shrink import shrink


def self_test():
    wrong = asked = 0
    for language in LANGUAGES:
        for name, threads, racy in litmus.of_language(language):
            asked += 1
            found = races.find(litmus.program(threads), language, 100000).racy
            if found != racy:
                wrong += 1
                print(f"{language}, {name}: {sorted(found)}, expected {sorted(racy)}")
    print(f"{asked - wrong} passed, {wrong} failed")
    return 1 if wrong else 0


def parse_options():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--heddle")
    options.add_argument("--races", action="store_true", help="racy locations instead of outcomes")
    options.add_argument("--self-test", action="store_true", help="the oracle of races alone")
    options.add_argument("--language", choices=LANGUAGES, default="java")
    options.add_argument("--seconds", type=float, default=45)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--batch", type=int, default=60, help="programs per round")
    options.add_argument("--only", type=int, help="this program alone, under every configuration")
    options.add_argument("--thorough", action="store_true", help="every program under every configuration")
    options.add_argument("--feature", help="only programs with this feature")
    options.add_argument("--keep", help="where shrunk programs go (default: a temporary directory)")
    options.add_argument("--no-shrink", action="store_true")
    options.add_argument("--real", action="store_true")
    options.add_argument("--spurious", action="store_true", help="with spurious wake-ups")
    options.add_argument("--dpor", action="store_true", help="with --search dpor")
    options.add_argument("--max-failures", type=int, default=5)
    options.add_argument("--strict", action="store_true", help="every kind of violation must be found")
    o = options.parse_args()
    if not o.self_test and not o.heddle: options.error("--heddle PATH is needed")
    return o


def try_truth(question, program):
    try:
        return question.truth(program)
    except oracle.TooLarge:
        return None


def main():
    o = parse_options()
    if o.self_test: return self_test()
    heddle = str(Path(o.heddle).resolve())
    language = LANGUAGES[o.language]
    question = Racing(heddle, language, o.strict, o.dpor) if o.races else Outcomes(heddle, language, o.strict, o.real, o.spurious, o.dpor)
    began = time.time()
    deadline = began + o.seconds
    keep = o.keep or tempfile.mkdtemp(prefix="heddle-generated-")
    Path(keep).mkdir(parents=True, exist_ok=True)
    print(f"seed {o.seed}", flush=True)
    passed = failed = skipped = 0
    features = collections.Counter()
    labels = collections.Counter()
    number = o.seed if o.only is None else o.only

    def one(seed, expected, folder):
        if time.time() > deadline and o.only is None: return "late"
        configs = question.configs(seed, o.thorough or o.only is not None)
        return question.disagreement(folder, f"P{seed}", expected, configs)

    def report(seed, program, text, configs):
        print(f"\nprogram {seed} ({', '.join(program['features'])}): disagreement\n{text}", flush=True)
        small, why = program, text
        if not o.no_shrink and failed <= o.max_failures:
            small, why = shrink(program, question, configs, scratch, time.time() + 60)
        path = Path(keep) / f"P{seed}"
        path.mkdir(exist_ok=True)
        source = language.text(small, "Main")
        (path / f"Main{language.suffix}").write_text(source)
        (path / "syntax.json").write_text(json.dumps(small))
        print(f"shrunk, in {path}/Main{language.suffix}:\n{source}{why or text}", flush=True)

    with tempfile.TemporaryDirectory() as scratch, concurrent.futures.ThreadPoolExecutor(o.jobs) as pool, \
            concurrent.futures.ProcessPoolExecutor(o.jobs) as thinker:
        size = 1 if o.only is not None else 10  # the first batch is small, so that the first answers come early
        while (time.time() < deadline or o.only is not None) and failed < o.max_failures:
            batch = [(seed, question.generate(seed)) for seed in range(number, number + size)]
            batch = [(seed, program) for seed, program in batch if not o.feature or o.feature in program["features"]]
            number += size
            size = o.batch
            answers = [thinker.submit(try_truth, question, program) for _, program in batch]
            folder = tempfile.mkdtemp(dir=scratch)
            if batch: compile_all(language, {f"P{seed}": program for seed, program in batch}, folder)
            asked = []
            for (seed, program), answer in zip(batch, answers):
                expected = answer.result()
                if expected is None: skipped += 1
                else: asked.append((seed, program, expected, pool.submit(one, seed, expected, folder)))
            for seed, program, expected, future in asked:
                wrong = future.result()
                if wrong == "late": continue
                if wrong == TOO_LARGE:
                    skipped += 1
                    continue
                features.update(program["features"])
                labels.update(question.labels(expected))
                if not wrong:
                    passed += 1
                    continue
                failed += 1
                report(seed, program, *wrong)
            if o.only is not None: break
    print(f"programs per feature: {', '.join(f'{k} {n}' for k, n in sorted(features.items()))}")
    print(f"programs per kind: {', '.join(f'{k} {n}' for k, n in sorted(labels.items()))}; {skipped} left out as too large; "
          f"{time.time() - began:.0f} s")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or passed == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
