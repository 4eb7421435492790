#!/bin/bash
# What --memory opmm costs beside sc: states, time of search and memory, on the small programs of tests/{java,c}/pass and on the litmus tests.
# `none` explores every interleaving of all shared accesses in both models, so its ratio is that of the models. `default` is what a user gets
# (only locations that race are relaxed): without a race both models explore the same. (`heddle outcomes`, by which the litmus tests are run,
# takes the reduction escape under sc, and sync under opmm.) A program is left out where sc needs more than the limit;
# where only opmm does, it is counted. A verdict that differs on a program without races makes the bench fail.
#   bench/opmm.sh [SECONDS per run, default 5] [every N-th program, default 1]
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
heddle=${HEDDLE:-$root/heddle}
"$heddle" --version >/dev/null || exit 2
exec python3 - "$root" "$heddle" "${1:-5}" "${2:-1}" <<'PY'
import argparse, json, math, os, sys
from pathlib import Path
root, heddle, limit, every = Path(sys.argv[1]), os.path.abspath(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4])
sys.path.insert(0, str(root / "tests"))
import run as tests

options = argparse.Namespace(heddle=[heddle], flags=["--time", f"{limit:g}s"], filter=None, build=root / "build" / "tests", timeout=10 * limit + 30, max_memory="2G")
options.build.mkdir(parents=True, exist_ok=True)
CORPORA = {"java/pass": [tests.TESTS / "java" / "pass"], "c/pass": [tests.TESTS / "c" / "pass"], "memory": tests.MEMORY[:2]}
WAYS = {"default": {"sc": [], "opmm": []}, "none": {"sc": ["--race", "none", "--reduction", "none"], "opmm": ["--reduction", "none"]}}


def cases(program, corpus):
    if corpus != "memory":
        return [("check", [], None)]
    return [("outcomes", *tests.litmus_of(program, case)) for case in tests.litmus_model.expected(program.text) if "--tearing" not in program.text]


def ask(program, command, flags, arguments, model, more):
    _, own, given = program.asked()
    if command == "outcomes":  # which has no race detection to switch off
        more = [flag for flag in more if flag not in ("--race", "none")] + (["none"] if "--reduction" in more else [])
    ran = tests.heddle(program, options, command, ["--format", "json", "--max-memory", options.max_memory, *own, *flags, "--memory", model, *more],
                       given if arguments is None else arguments)
    try:
        return json.loads(ran.out)
    except ValueError:
        return None  # not for this program: a flag of its own that contradicts ours


def mean(values):
    return math.exp(sum(map(math.log, values)) / len(values)) if values else float("nan")


wrong = 0
print(f"{'corpus':10} {'reduction':9} {'runs':>5} {'sc states':>10} {'opmm':>10} {'ratio':>6} {'mean':>6} {'most':>6} {'sc s':>7} {'opmm s':>7} {'ratio':>6} {'memory':>6} {'too large':>9}")
for corpus, folders in CORPORA.items():
    chosen = tests.programs(folders, options)[::every]
    for program in chosen:
        if isinstance(program, tests.NativeProgram):
            program.compile_once(options)
    for way, flags in WAYS.items():
        pairs, too_large = [], 0
        for program in chosen:
            for command, more, arguments in cases(program, corpus):
                sc = ask(program, command, more, arguments, "sc", flags["sc"])
                if sc is None or sc["verdict"] != "verified":
                    continue
                opmm = ask(program, command, more, arguments, "opmm", flags["opmm"])
                if opmm is None:
                    continue
                if opmm["verdict"] == "inconclusive":
                    too_large += 1
                    continue
                if opmm["verdict"] != "verified" and corpus != "memory" and way == "default":
                    wrong += 1  # verified under sc with race detection: no race, so the models agree
                    print(f"WRONG {program.key}: {tests.summary(opmm)}")
                pairs.append((sc["stats"], opmm["stats"]))
        total = [sum(pair[i][key] for pair in pairs) for key in ("states", "seconds") for i in (0, 1)]
        states = [o["states"] / max(s["states"], 1) for s, o in pairs]
        memory = [o["peak_memory_bytes"] / max(s["peak_memory_bytes"], 1) for s, o in pairs]
        print(f"{corpus:10} {way:9} {len(pairs):5} {total[0]:10} {total[1]:10} {total[1] / max(total[0], 1):6.2f} {mean(states):6.2f} {max(states, default=0):6.2f} "
              f"{total[2]:7.2f} {total[3]:7.2f} {total[3] / max(total[2], 1e-6):6.2f} {mean(memory):6.2f} {too_large:9}", flush=True)
sys.exit(1 if wrong else 0)
PY
