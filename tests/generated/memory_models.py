#!/usr/bin/env python3
"""Heddle's memory models against enumerations of their definitions, on random litmus programs in Java and C.

    memory_models.py --heddle PATH [--language java|c] [--seconds N] [--seed S] [--only N] [--keep DIR]
    memory_models.py --self-test        needs no Heddle: known outcomes of classical shapes

Of each program the set of outcomes is computed here by brute force:
  sc    every interleaving, reads return the newest write;
  tso   every interleaving of threads with store buffers;
  opmm  every interleaving, and a plain read returns any earlier write w for which there is no write w' with w happens-before w'
        happens-before the read (the declarative form of the paper's Mask&Read; the default write happens before everything). Reads in
        opaque or relaxed mode are coherent besides. Volatile, lock, acquire and release operations read the newest.
Asked of Heddle:
  - outcomes under sc and opmm are exactly these, with the sync reduction (racy locations found by iteration) and with none, by dfs and bfs;
  - every tso outcome is an opmm outcome (of the enumerations: the model is weaker than TSO);
  - no race found by `check` => both models have the same outcomes; different outcomes => a race is found (programs without opaque reads).
The last line is "N passed, N failed".
"""

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PLAIN, VOLATILE, OPAQUE = ("x", "y", "z"), ("v", "u"), ("o", "p")


# --- programs: threads are lists of operations ---
#   ("write", var, value)   ("copy", var, reg)   ("read", reg, var)       of plain, volatile and opaque variables alike
#   ("acquire", reg, var)   ("release", var, value)                       of opaque variables
#   ("add", reg, var)       fetch-and-add of 1 in relaxed mode            of opaque variables
#   ("lock",) ("unlock",)
#   ("if", reg, value, operation)

def generate(seed):
    rng = random.Random(seed)
    coherent = rng.random() < 0.4
    shared = list(PLAIN[: rng.choice((1, 2, 2, 3))])
    if rng.random() < 0.4:
        shared.append(VOLATILE[0])
    if coherent:
        shared += OPAQUE[: rng.choice((1, 2))]
    threads, budget = [], 8
    count = rng.choice((2, 2, 2, 3))
    for t in range(count):
        ops, registers = [], []
        for _ in range(rng.randint(1, 4 if count == 2 else 3)):
            if budget == 0:
                break
            budget -= 1
            ops.append(operation(rng, t, shared, registers))
        if rng.random() < 0.35 and ops:
            begin = rng.randint(0, len(ops) - 1)
            end = rng.randint(begin + 1, len(ops))
            ops = ops[:begin] + [("lock",)] + ops[begin:end] + [("unlock",)] + ops[end:]
        threads.append(ops)
    return threads


def operation(rng, t, shared, registers):
    var = rng.choice(shared)
    kind = rng.random()
    fresh = f"r{t}{len(registers)}"
    if kind < 0.45:
        what = "read"
        if var in OPAQUE and rng.random() < 0.35:
            what = rng.choice(("acquire", "add"))
        registers.append(fresh)
        return (what, fresh, var)
    if kind < 0.55 and registers:
        return ("copy", var, rng.choice(registers))
    if kind < 0.68 and registers:
        return ("if", rng.choice(registers), rng.randint(0, 1), ("write", var, rng.randint(1, 2)))
    if var in OPAQUE and rng.random() < 0.3:
        return ("release", var, rng.randint(1, 2))
    return ("write", var, rng.randint(1, 2))


def flat(op):
    return flat(op[3]) if op[0] == "if" else op


def variables(threads):
    found = {v for ops in threads for op in ops for v in flat(op)[1:] if isinstance(v, str) and v[0] in "xyzvuop"}
    return sorted(found)


def registers(threads):
    return sorted({flat(op)[1] for ops in threads for op in ops if flat(op)[0] in ("read", "acquire", "add")})


# --- enumerations ---

class Blocked(Exception):
    pass


def explore(threads, semantics):
    """The set of final (registers, last reads of plain variables), as printed."""
    regs, finals = registers(threads), [v for v in variables(threads) if v in PLAIN]
    outcomes, seen = set(), set()
    stack = [((0,) * len(threads), (), semantics.initial(threads))]
    while stack:
        pcs, known, memory = state = stack.pop()
        if state in seen:
            continue
        seen.add(state)
        if len(seen) > 60000:
            return None
        if all(pc == len(ops) for pc, ops in zip(pcs, threads)) and semantics.settled(memory):
            for last in semantics.final_reads(memory, len(threads), finals):
                values = dict(known)
                outcomes.add(" ".join(str(values.get(r, 0)) for r in regs) + " / " + " ".join(map(str, last)))
            continue
        for own in semantics.own_steps(memory):
            stack.append((pcs, known, own))
        for t, ops in enumerate(threads):
            if pcs[t] == len(ops):
                continue
            op = ops[pcs[t]]
            values = dict(known)
            while op is not None and op[0] == "if":
                op = op[3] if values.get(op[1], 0) == op[2] else None
            after = pcs[:t] + (pcs[t] + 1,) + pcs[t + 1:]
            if op is None:
                stack.append((after, known, memory))
                continue
            if op[0] == "copy":
                op = ("write", op[1], values.get(op[2], 0))
            for read, changed in semantics.step(memory, t, op):
                more = known
                if read is not None:
                    values[op[1]] = read
                    more = tuple(sorted(values.items()))
                stack.append((after, more, changed))
    return outcomes


class Sc:
    """memory: (values, owner of the lock)"""

    def initial(self, threads):
        return (tuple((v, 0) for v in variables(threads)), None)

    def settled(self, memory):
        return True

    def own_steps(self, memory):
        return []

    def final_reads(self, memory, count, finals):
        return [tuple(dict(memory[0])[v] for v in finals)]

    def step(self, memory, t, op):
        values, owner = dict(memory[0]), memory[1]
        kind = op[0]
        if kind == "lock":
            return [] if owner is not None else [(None, (memory[0], t))]
        if kind == "unlock":
            return [(None, (memory[0], None))]
        if kind in ("write", "release"):
            values[op[1]] = op[2]
            return [(None, (tuple(sorted(values.items())), owner))]
        old = values[op[2]]
        if kind == "add":
            values[op[2]] = old + 1
        return [(old, (tuple(sorted(values.items())), owner))]


class Tso(Sc):
    """memory: (values, owner, buffers)"""

    def initial(self, threads):
        return super().initial(threads) + (((),) * len(threads),)

    def settled(self, memory):
        return not any(memory[2])

    def own_steps(self, memory):
        for t, buffer in enumerate(memory[2]):
            if not buffer:
                continue
            values = dict(memory[0])
            values[buffer[0][0]] = buffer[0][1]
            buffers = memory[2][:t] + (buffer[1:],) + memory[2][t + 1:]
            yield (tuple(sorted(values.items())), memory[1], buffers)

    def step(self, memory, t, op):
        buffer = memory[2][t]
        kind = op[0]
        if kind in ("write", "release") and op[1] not in VOLATILE:
            return [(None, memory[:2] + (memory[2][:t] + (buffer + ((op[1], op[2]),),) + memory[2][t + 1:],))]
        if kind in ("read", "acquire"):
            for var, value in reversed(buffer):
                if var == op[2]:
                    return [(value, memory)]
            return [(dict(memory[0])[op[2]], memory)]
        if buffer:
            return []  # a fence: the buffer goes first
        return [(read, changed + (memory[2],)) for read, changed in super().step(memory[:2], t, op)]


class Opmm:
    """memory: (log, owner). The log holds (thread, kind, ...): W var value; S var index (a coherent read); R sync; A sync."""

    def __init__(self, language):
        self.language = language

    def initial(self, threads):
        return ((), None)

    def settled(self, memory):
        return True

    def own_steps(self, memory):
        return []

    @staticmethod
    def past(log, t):
        """For every event: is it in the past of it; and which events happen before thread t now (main: all)."""
        carried, now, before = {}, {}, []
        for i, event in enumerate(log):
            mine = now.setdefault(event[0], set())
            if event[1] == "A":
                mine |= carried.get(event[2], set())
            elif event[1] == "X":  # a relaxed store hides what was released (C11)
                carried.pop(event[2], None)
            before.append(set(mine))
            mine.add(i)
            if event[1] == "R":
                carried[event[2]] = carried.get(event[2], set()) | mine
        return before, (set(range(len(log))) if t is None else now.get(t, set()))

    def readable(self, log, t, var):
        before, mine = self.past(log, t)
        writes = [i for i, e in enumerate(log) if e[1] == "W" and e[2] == var]
        if var in OPAQUE:
            floor = -1
            for i in mine:
                e = log[i]
                if e[1] == "W" and e[2] == var:
                    floor = max(floor, i)
                if e[1] == "S" and e[2] == var:
                    floor = max(floor, e[3])
            found = [(i, log[i][3]) for i in writes if i >= floor]
            return found + ([(-1, 0)] if floor == -1 else [])
        masked = {w for w in writes for other in writes if other in mine and w in before[other]}
        found = [(i, log[i][3]) for i in writes if i not in masked]
        return found + ([] if any(w in mine for w in writes) else [(-1, 0)])

    def final_reads(self, memory, count, finals):
        results = [()]
        for var in finals:
            results = [r + (value,) for r in results for _, value in self.readable(memory[0], None, var)]
        return set(results)

    def newest(self, log, var):
        return next((e[3] for e in reversed(log) if e[1] == "W" and e[2] == var), 0)

    def step(self, memory, t, op):
        log, owner = memory
        kind = op[0]
        if kind == "lock":
            return [] if owner is not None else [(None, (log + ((t, "A", "lock"),), t))]
        if kind == "unlock":
            return [(None, (log + ((t, "R", "lock"),), None))]
        if kind in ("write", "release"):
            var = op[1]
            log += ((t, "W", var, op[2]),)
            if var in VOLATILE or kind == "release":
                if kind == "release" and self.language == "c":
                    log += ((t, "X", var),)
                log += ((t, "R", var),)
            elif var in OPAQUE and self.language == "c":
                log += ((t, "X", var),)
            return [(None, (log, owner))]
        var = op[2]
        if var in VOLATILE or kind == "acquire":
            index = max((i for i, e in enumerate(log) if e[1] == "W" and e[2] == var), default=-1)
            seen = ((t, "S", var, index),) if var in OPAQUE else ()
            return [(self.newest(log, var), (log + ((t, "A", var),) + seen, owner))]
        if kind == "add":
            old = self.newest(log, var)
            return [(old, (log + ((t, "W", var, old + 1),), owner))]
        results = []
        for index, value in self.readable(log, t, var):
            results.append((value, (log + ((t, "S", var, index),), owner) if var in OPAQUE else memory))
        return results


# --- programs as text ---

def java(threads, name):
    regs, finals = registers(threads), [v for v in variables(threads) if v in PLAIN]
    lines = [f"public class {name} {{"]
    for v in variables(threads):
        lines.append(f"  static {'volatile ' if v in VOLATILE else ''}int {v};")
    lines += [f"  static int {r};" for r in regs]
    if any(v in OPAQUE for v in variables(threads)):
        lines.append("  static java.lang.invoke.VarHandle handle(String name) {")
        lines.append("    try { return java.lang.invoke.MethodHandles.lookup().findStaticVarHandle("
                     f"{name}.class, name, int.class); }}")
        lines.append("    catch (ReflectiveOperationException e) { throw new AssertionError(e); }")
        lines.append("  }")
    for v in variables(threads):
        if v in OPAQUE:
            lines.append(f'  static final java.lang.invoke.VarHandle {v.upper()} = handle("{v}");')
    lines.append("  static final Object lock = new Object();")

    def text(op):
        kind = op[0]
        if kind == "lock":
            return "synchronized (lock) {"
        if kind == "unlock":
            return "}"
        if kind == "if":
            return f"if ({op[1]} == {op[2]}) {text(op[3])}"
        if kind in ("write", "copy", "release"):
            if op[1] in OPAQUE:
                return f"{op[1].upper()}.set{'Release' if kind == 'release' else 'Opaque'}({op[2]});"
            return f"{op[1]} = {op[2]};"
        if op[2] in OPAQUE:
            return f"{op[1]} = (int) {op[2].upper()}.get{'Acquire' if kind == 'acquire' else 'Opaque'}();"
        return f"{op[1]} = {op[2]};"

    for t, ops in enumerate(threads):
        lines.append(f"  static void thread{t}() {{ " + " ".join(map(text, ops)) + " }")
    lines.append("  public static void main(String[] args) throws Exception {")
    for t in range(len(threads)):
        lines.append(f"    Thread t{t} = new Thread({name}::thread{t});")
    lines.append("    " + " ".join(f"t{t}.start();" for t in range(len(threads))))
    lines.append("    " + " ".join(f"t{t}.join();" for t in range(len(threads))))
    parts = ' + " " + '.join(regs) if regs else '""'
    last = ' + " " + '.join(finals) if finals else '""'
    lines.append(f'    System.out.println({parts} + " / " + {last});')
    lines += ["  }", "}"]
    return "\n".join(lines) + "\n"


def c(threads, name):
    regs, finals = registers(threads), [v for v in variables(threads) if v in PLAIN]
    lines = ["#include <pthread.h>", "#include <stdatomic.h>", "#include <stdio.h>"]
    for v in variables(threads):
        lines.append(f"{'int' if v in PLAIN else 'atomic_int'} {v};")
    lines += [f"int {r};" for r in regs]
    lines.append("pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;")

    def text(op):
        kind = op[0]
        if kind in ("lock", "unlock"):
            return f"pthread_mutex_{kind}(&lock);"
        if kind == "if":
            return f"if ({op[1]} == {op[2]}) {text(op[3])}"
        if kind in ("write", "copy", "release"):
            if op[1] in OPAQUE:
                order = "release" if kind == "release" else "relaxed"
                return f"atomic_store_explicit(&{op[1]}, {op[2]}, memory_order_{order});"
            return f"{op[1]} = {op[2]};"
        if op[2] in OPAQUE:
            if kind == "add":
                return f"{op[1]} = atomic_fetch_add_explicit(&{op[2]}, 1, memory_order_relaxed);"
            order = "acquire" if kind == "acquire" else "relaxed"
            return f"{op[1]} = atomic_load_explicit(&{op[2]}, memory_order_{order});"
        return f"{op[1]} = {op[2]};"

    for t, ops in enumerate(threads):
        lines.append(f"void *thread{t}(void *nothing) {{ " + " ".join(map(text, ops)) + " return nothing; }")
    lines.append("int main(void) {")
    for t in range(len(threads)):
        lines.append(f"  pthread_t t{t};")
    lines += [f"  pthread_create(&t{t}, 0, thread{t}, 0);" for t in range(len(threads))]
    lines += [f"  pthread_join(t{t}, 0);" for t in range(len(threads))]
    pattern = " ".join("%d" for _ in regs) + " / " + " ".join("%d" for _ in finals)
    lines.append(f'  printf("{pattern}\\n"{"".join(", " + n for n in regs + finals)});')
    lines += ["  return 0;", "}"]
    return "\n".join(lines) + "\n"


# --- asking ---

def heddle(options, *arguments):
    run = subprocess.run([options.heddle, *map(str, arguments), "--format", "json", "--time", "60s"], capture_output=True, text=True,
                         timeout=200)
    try:
        return json.loads(run.stdout)
    except ValueError:
        return {"broken": f"exit {run.returncode}: {run.stdout[-500:]}{run.stderr[-500:]}"}


def found(answer, model):
    outcomes = answer["models"][model]
    return {o["text"] for o in outcomes["outcomes"]} if outcomes["complete"] else None


def has_opaque(threads):
    return any(v in OPAQUE for v in variables(threads))


def adds(threads):
    return any(flat(op)[0] == "add" for ops in threads for op in ops)


def disagreement(options, threads, program):
    sc, opmm = explore(threads, Sc()), explore(threads, Opmm(options.language))
    if sc is None or opmm is None:
        return "too large"
    sc, opmm = {o.strip() for o in sc}, {o.strip() for o in opmm}
    if not sc <= opmm:
        return f"the enumerations: sc has {sorted(sc - opmm)}, opmm does not"
    if not has_opaque(threads):
        tso = explore(threads, Tso())
        if tso is not None and not {o.strip() for o in tso} <= opmm:
            return f"the enumerations: tso has {sorted({o.strip() for o in tso} - opmm)}, opmm does not"
    runs = [("sc,opmm", ()), ("opmm", ("--reduction", "none")), ("opmm", ("--search", "bfs"))]
    for models, flags in runs:
        answer = heddle(options, "outcomes", *program, "--memory", models, *flags)
        if "broken" in answer:
            return f"{models} {flags}: {answer['broken']}"
        for model in models.split(","):
            expected = sc if model == "sc" else opmm
            got = found(answer, model)
            if got is None:
                return f"{model} {flags}: {answer['models'][model]['reason']}"
            if got != expected:
                return f"{model} {flags}: missing {sorted(expected - got)}, impossible {sorted(got - expected)}"
    if has_opaque(threads):
        return None
    checked = heddle(options, "check", *program)
    racy = any(f["kind"] == "race" for f in checked.get("findings", []))
    if checked.get("verdict") == "verified" and sc != opmm:
        return f"no race, but opmm has more outcomes: {sorted(opmm - sc)}"
    if sc != opmm and not racy:
        return "the outcomes differ, and no race was found"
    return None


SHAPES = [  # threads, sc outcomes, opmm outcomes: hand-made
    ("SB", [[("write", "x", 1), ("read", "r00", "y")], [("write", "y", 1), ("read", "r10", "x")]], "0 1|1 0|1 1", "0 0|0 1|1 0|1 1"),
    ("MP", [[("write", "x", 1), ("write", "y", 1)], [("read", "r10", "y"), ("read", "r11", "x")]], "0 0|0 1|1 1", "0 0|0 1|1 0|1 1"),
    ("LB", [[("read", "r00", "x"), ("write", "y", 1)], [("read", "r10", "y"), ("write", "x", 1)]], "0 0|0 1|1 0", "0 0|0 1|1 0"),
    ("CoRR", [[("write", "x", 1)], [("read", "r10", "x"), ("read", "r11", "x")]], "0 0|0 1|1 1", "0 0|0 1|1 0|1 1"),
    ("CoRR opaque", [[("write", "o", 1)], [("read", "r10", "o"), ("read", "r11", "o")]], "0 0|0 1|1 1", "0 0|0 1|1 1"),
    ("SB volatile", [[("write", "v", 1), ("read", "r00", "u")], [("write", "u", 1), ("read", "r10", "v")]], "0 1|1 0|1 1", "0 1|1 0|1 1"),
    ("MP released", [[("write", "x", 1), ("release", "o", 1)], [("acquire", "r10", "o"), ("read", "r11", "x")]], "0 0|0 1|1 1", "0 0|0 1|1 1"),
]


def self_test():
    wrong = 0
    for name, threads, sc, opmm in SHAPES:
        for language in ("java", "c"):
            for semantics, expected in ((Sc(), sc), (Opmm(language), opmm)):
                got = {o.split("/")[0].strip() for o in explore(threads, semantics)}
                if got != set(expected.split("|")):
                    wrong += 1
                    print(f"{name}, {type(semantics).__name__}: {sorted(got)}, expected {expected}")
    print(f"{4 * len(SHAPES) - wrong} passed, {wrong} failed")
    return 1 if wrong else 0


def batch(options, seeds, folder):
    """(seed, threads, what names the program to Heddle); Java programs are compiled at once."""
    programs, sources = [], []
    for seed in seeds:
        threads = generate(seed)
        if options.language == "java" and adds(threads):
            continue
        name = f"L{seed}"
        path = folder / f"{name}.{'java' if options.language == 'java' else 'c'}"
        path.write_text((java if options.language == "java" else c)(threads, name))
        sources.append(path)
        programs.append((seed, threads, ("-cp", folder, name) if options.language == "java" else (path,)))
    if options.language == "java" and sources:
        subprocess.run(["javac", "-d", str(folder), *map(str, sources)], check=True)
    return programs


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--heddle")
    parser.add_argument("--self-test", action="store_true")
    parser.add_argument("--language", choices=("java", "c"), default="java")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int)
    parser.add_argument("--keep", help="where programs that disagree go")
    options = parser.parse_args()
    if options.self_test:
        return self_test()
    if not options.heddle:
        parser.error("--heddle is needed")
    deadline = time.time() + options.seconds
    passed = failed = skipped = 0
    seed = options.seed if options.only is None else options.only
    with tempfile.TemporaryDirectory() as directory:
        while time.time() < deadline:
            seeds = range(seed, seed + (30 if options.only is None else 1))
            for number, threads, program in batch(options, seeds, Path(directory)):
                if time.time() > deadline:
                    break
                what = disagreement(options, threads, program)
                if what == "too large":
                    skipped += 1
                elif what is None:
                    passed += 1
                else:
                    failed += 1
                    print(f"program {number}: {what}\n{threads}")
                    if options.keep:
                        Path(options.keep).mkdir(parents=True, exist_ok=True)
                        (Path(options.keep) / f"L{number}.{options.language}").write_text(
                            (java if options.language == "java" else c)(threads, f"L{number}"))
            seed += 30
            if options.only is not None:
                break
    print(f"{skipped} too large for the enumeration")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or passed == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
