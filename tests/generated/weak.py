#!/usr/bin/env python3
"""Random programs of a few atomic accesses, against RC11 (Lahav et al., PLDI 2017) by brute force.

    weak.py --heddle PATH [--seconds S] [--seed N]

Two or three threads access two locations with memory orders drawn at random. All executions that RC11 allows are enumerated:
every choice of what reads read from and of the order of writes, checked against its axioms. If one has results that no
interleaving has, they are forbidden by an assertion, and `verified` is wrong. Of the programs without such results some must be
verified, or the rule would be useless. The last line is "N passed, N failed"; the exit status is 1 if anything failed.
"""
import argparse
import itertools
import os
import random
import subprocess
import sys
import tempfile
import time

READ, WRITE, UPDATE = "load", "store", "fetch_add"
ORDERS = {READ: ["relaxed", "acquire", "seq_cst"], WRITE: ["relaxed", "release", "seq_cst"],
          UPDATE: ["relaxed", "acquire", "release", "acq_rel", "seq_cst"]}


def generate(seed):
    r = random.Random(seed)
    shape = r.choice([[2, 2], [2, 2], [2, 1, 2], [1, 2, 2], [3, 2]])
    strong = r.random() < 0.25  # more often sequentially consistent
    threads, value = [], 1
    if r.random() < 0.4:  # the shapes that weak orders are known for: store buffering, and two readers
        for a, b in r.choice([[(0, 1), (1, 0)], [(0, 1), (1, 0), (0, 1)]]):
            kinds = r.choice([(WRITE, READ), (WRITE, READ), (UPDATE, READ), (WRITE, UPDATE), (WRITE, WRITE), (READ, READ)])
            threads.append([(kind, loc, r.choice(ORDERS[kind]), value << i) for i, (kind, loc) in enumerate(zip(kinds, (a, b)))])
            value *= 4
        return threads
    for length in shape:
        ops = []
        for _ in range(length):
            kind = r.choice([READ, READ, WRITE, WRITE, UPDATE])
            order = "seq_cst" if strong and r.random() < 0.8 else r.choice(ORDERS[kind])
            ops.append((kind, r.randrange(2), order, value))
            value *= 2
        threads.append(ops)
    return threads


def interleavings(threads):
    def go(at, memory, results):
        if all(at[t] == len(threads[t]) for t in range(len(threads))):
            yield tuple(sorted(results))
            return
        for t, ops in enumerate(threads):
            if at[t] == len(ops):
                continue
            kind, loc, _, value = ops[at[t]]
            after, seen = list(memory), results
            if kind != WRITE:
                seen = results + [((t, at[t]), memory[loc])]
            if kind == WRITE:
                after[loc] = value
            if kind == UPDATE:
                after[loc] = memory[loc] + value
            yield from go([n + (i == t) for i, n in enumerate(at)], after, seen)
    return set(go([0] * len(threads), [0, 0], []))


def closure(pairs, n):
    reach = [[False] * n for _ in range(n)]
    for a, b in pairs:
        reach[a][b] = True
    for k in range(n):
        for i in range(n):
            if reach[i][k]:
                row, through = reach[i], reach[k]
                for j in range(n):
                    row[j] = row[j] or through[j]
    return reach


def rc11(threads):
    events = [("init", 0, None, 0, -1), ("init", 1, None, 0, -1)]  # kind, location, order, value, thread
    names, po = {}, set()
    for t, ops in enumerate(threads):
        for i, (kind, loc, order, value) in enumerate(ops):
            names[len(events)] = (t, i)
            for j in range(i):
                po.add((len(events) - i + j, len(events)))
            events.append((kind, loc, order, value, t))
    n = len(events)
    first = {(a, b) for a in (0, 1) for b in range(2, n)}
    writes = [[e for e in range(n) if events[e][1] == loc and events[e][0] != READ] for loc in (0, 1)]
    reads = [e for e in range(n) if events[e][0] in (READ, UPDATE)]
    found = set()
    for sources in itertools.product(*[[w for w in writes[events[e][1]] if w != e] for e in reads]):
        rf = dict(zip(reads, sources))
        if any(closure(po | {(w, e) for e, w in rf.items()}, n)[e][e] for e in range(n)):
            continue
        for order0 in itertools.permutations(writes[0][1:]):
            for order1 in itertools.permutations(writes[1][1:]):
                if allowed(events, po, first, rf, ([0, *order0], [1, *order1]), n):
                    found.add(results_of(events, names, rf))
    return found


def results_of(events, names, rf):
    def written(e):
        kind, _, _, value, _ = events[e]
        return value if kind != UPDATE else written(rf[e]) + value
    return tuple(sorted((names[e], written(w)) for e, w in rf.items()))


def allowed(events, po, first, rf, mos, n):
    mo, position = set(), {}
    for order in mos:
        for i, e in enumerate(order):
            position[e] = i
            mo.update((e, later) for later in order[i + 1:])
    for e, w in rf.items():  # an update comes right after what it read
        if events[e][0] == UPDATE and position[e] != position[w] + 1:
            return False
    fr = {(e, w) for e, source in rf.items() for (s, w) in mo if s == source and w != e}
    sw = set()
    for e, w in rf.items():
        if events[e][2] not in ("acquire", "acq_rel", "seq_cst"):
            continue
        while True:  # the release sequence that it reads from
            if events[w][2] in ("release", "acq_rel", "seq_cst"):
                sw.add((w, e))
            if events[w][0] != UPDATE:
                break
            w = rf[w]
    hb = closure(po | sw | first, n)
    eco = closure(mo | fr | {(w, e) for e, w in rf.items()}, n)
    for a in range(n):
        if hb[a][a] or any(hb[a][b] and eco[b][a] for b in range(n)):
            return False
    same = lambda a, b: events[a][1] == events[b][1]
    scb = po | mo | fr | {(a, b) for a in range(n) for b in range(n) if hb[a][b] and same(a, b)}
    apart = {(a, b) for a, b in po if not same(a, b)}
    scb |= {(a, d) for a, b in apart for c, d in apart if hb[b][c]}
    strong = {(a, b) for a, b in scb if events[a][2] == events[b][2] == "seq_cst"}
    psc = closure(strong, n)
    return not any(psc[e][e] for e in range(n))


def source_of(threads, forbidden):
    text = "#include <assert.h>\n#include <pthread.h>\n#include <stdatomic.h>\nstatic atomic_int v0, v1;\nstatic int r[4][4];\n"
    for t, ops in enumerate(threads):
        text += f"static void *thread{t}(void *unused) {{\n"
        for i, (kind, loc, order, value) in enumerate(ops):
            result = "" if kind == WRITE else f"r[{t}][{i}] = "
            value_text = "" if kind == READ else f"{value}, "
            text += f"  {result}atomic_{kind}_explicit(&v{loc}, {value_text}memory_order_{order});\n"
        text += "  return unused;\n}\n"
    text += "int main(void) {\n  pthread_t h[4];\n"
    text += "".join(f"  pthread_create(&h[{t}], 0, thread{t}, 0);\n" for t in range(len(threads)))
    text += "".join(f"  pthread_join(h[{t}], 0);\n" for t in range(len(threads)))
    if forbidden is not None:
        text += "  assert(!(" + " && ".join(f"r[{t}][{i}] == {v}" for (t, i), v in forbidden) + "));\n"
    return text + "  return 0;\n}\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--heddle", required=True)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    passed = failed = weak = verified = 0
    end, seed = time.monotonic() + options.seconds, options.seed
    with tempfile.TemporaryDirectory() as directory:
        while time.monotonic() < end:
            threads = generate(seed)
            beyond = sorted(rc11(threads) - interleavings(threads))
            path = os.path.join(directory, "p.c")
            with open(path, "w") as f:
                f.write(source_of(threads, beyond[0] if beyond else None))
            ran = subprocess.run([options.heddle, "check", path, "-q"], capture_output=True, text=True)
            right = ran.returncode == 3 if beyond else ran.returncode in (0, 3)
            weak += bool(beyond)
            verified += ran.returncode == 0
            passed += right
            failed += not right
            if not right:
                print(f"seed {seed}: exit {ran.returncode}: {ran.stdout}{ran.stderr}\n{open(path).read()}")
            seed += 1
    print(f"{weak} programs beyond sequential consistency, {verified} verified")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not weak or not verified else 0


if __name__ == "__main__":
    sys.exit(main())
