"""What a litmus test may show, by the rules of docs/memory-models.md and nothing else.

    tests/memory/model.py          compares the expectations in java/ and c/ with these rules; needs no Heddle

A test is a list of threads, a thread a list of actions, and `end` what the main thread reads after it has joined them:

    W x 1   write          R x   read; what is read are r1, r2, ... in the order of threads and actions

All orders of the actions are tried, and in each every write that a read may return. The access modes:

    plain    any write so far, unless another write of the location comes after it and before the read in happens-before
    coherent the same, and besides none that is older than one that the thread, or what happens before it, has read or written
    sync     the newest; a write releases, a read acquires (volatile, seq_cst, acquire and release, one lock around each access)
"""

import re
import sys
from pathlib import Path

SHAPES = {
    "SB": ("W x 1; R y | W y 1; R x", ""),
    "MP": ("W x 1; W y 1 | R y; R x", ""),
    "LB": ("R x; W y 1 | R y; W x 1", ""),
    "WRC": ("W x 1 | R x; W y 1 | R y; R x", ""),
    "IRIW": ("W x 1 | W y 1 | R x; R y | R y; R x", ""),
    "CoRR": ("W x 1 | R x; R x", ""),
    "CoRW": ("R x; W x 1 | W x 2", "R x"),
    "CoWR": ("W x 1; R x | W x 2", "R x"),
    "TwoPlusTwoW": ("W x 1; W y 2 | W y 1; W x 2", "R x; R y"),
    "S": ("W x 2; W y 1 | R y; W x 1", "R x"),
    "R": ("W x 1; W y 1 | W y 2; R x", "R y"),
}
MODES = {"plain": "plain", "opaque": "coherent", "relaxed": "coherent", "volatile": "sync", "seq_cst": "sync",
         "lock": "sync", "acquire_release": "sync"}


def parse(shape):
    threads, end = shape
    return [[action.split() for action in thread.split(";") if action.strip()] for thread in [*threads.split("|"), end]]


def join(a, b):
    return {key: max(a.get(key, 0), b.get(key, 0)) for key in a.keys() | b.keys()}


class Run:
    """One order of the actions, so far. A clock maps each thread to how many of its writes are in the past; `seen` maps each location to
    the newest write that is known of it."""

    def __init__(self, clocks, seen, writes, channels, results, at):
        self.clocks, self.seen, self.writes, self.channels, self.results, self.at = clocks, seen, writes, channels, results, at

    def copy(self):
        return Run(dict(self.clocks), dict(self.seen), {k: list(v) for k, v in self.writes.items()}, dict(self.channels),
                   dict(self.results), dict(self.at))

    def happened_before(self, write, clock):
        thread, number = write["by"]
        return number <= clock.get(thread, 0)

    def readable(self, thread, location, mode):
        writes, clock = self.writes[location], self.clocks[thread]
        if mode == "sync":
            return [len(writes) - 1]
        known = [w for w in writes if self.happened_before(w, clock)]
        free = [i for i, w in enumerate(writes) if not any(w is not k and self.happened_before(w, k["clock"]) for k in known)]
        return [i for i in free if mode == "plain" or i >= self.seen[thread].get(location, 0)]

    def acquire(self, thread, channel):
        clock, seen = self.channels.get(channel, ({}, {}))
        self.clocks[thread], self.seen[thread] = join(self.clocks[thread], clock), join(self.seen[thread], seen)

    def release(self, thread, channel):
        clock, seen = self.channels.get(channel, ({}, {}))
        self.channels[channel] = join(clock, self.clocks[thread]), join(seen, self.seen[thread])


def steps(run, thread, action, mode, place):
    """Every run that one action leads to."""
    if action[0] == "W":
        after = run.copy()
        clock = dict(after.clocks[thread])
        clock[thread] = clock.get(thread, 0) + 1
        after.clocks[thread] = clock
        after.writes[action[1]].append({"value": int(action[2]), "by": (thread, clock[thread]), "clock": clock})
        after.seen[thread] = {**after.seen[thread], action[1]: len(after.writes[action[1]]) - 1}
        if mode == "sync":
            after.release(thread, action[1])
        yield after
        return
    for i in run.readable(thread, action[1], mode):
        after = run.copy()
        after.results[place] = after.writes[action[1]][i]["value"]
        if mode == "sync":
            after.acquire(thread, action[1])
        if mode != "plain":
            after.seen[thread] = join(after.seen[thread], {action[1]: i})
        yield after


def outcomes(shape, mode):
    threads = parse(shape)
    main = len(threads) - 1
    places = [(t, i) for t, actions in enumerate(threads) for i, action in enumerate(actions) if action[0] == "R"]
    locations = {action[1] for actions in threads for action in actions}
    initial = {"value": 0, "by": ("initial", 0), "clock": {}}
    first = Run({t: {} for t in range(len(threads))}, {t: {} for t in range(len(threads))},
                {location: [initial] for location in locations}, {}, {}, {t: 0 for t in range(len(threads))})
    found, waiting = set(), [first]
    while waiting:
        run = waiting.pop()
        ready = [t for t in range(main) if run.at[t] < len(threads[t])]
        if not ready and run.at[main] == 0:
            for t in range(main):  # main joins them
                run.clocks[main], run.seen[main] = join(run.clocks[main], run.clocks[t]), join(run.seen[main], run.seen[t])
        if not ready and run.at[main] < len(threads[main]):
            ready = [main]
        if not ready:
            found.add(", ".join(str(run.results[place]) for place in places))
        for t in ready:
            for after in steps(run, t, threads[t][run.at[t]], mode, (t, run.at[t])):
                after.at[t] += 1
                waiting.append(after)
    return found


def expected(text):
    """{case: (outcomes under sc, those that opmm adds)} of a file's comments; a program without cases has one without a name."""
    cases, case = {}, None
    for line in text.splitlines():
        found = re.match(r"// (case|outcomes|opmm-only): *(.*?) *$", line)
        if not found:
            continue
        if found[1] == "case":
            case = cases.setdefault(found[2], {"outcomes": set(), "opmm-only": set()})
            continue
        if case is None:
            case = cases.setdefault("", {"outcomes": set(), "opmm-only": set()})
        if found[2] != "none":
            case[found[1]] |= {outcome.strip() for outcome in found[2].split("|")}
    return {name: (case["outcomes"], case["opmm-only"]) for name, case in cases.items()}


def main():
    wrong = compared = 0
    for path in sorted(Path(__file__).resolve().parent.glob("*/*")):
        shape = SHAPES.get(path.stem)
        for case, (strong, more) in expected(path.read_text()).items() if shape else []:
            compared += 1
            ours = outcomes(shape, "sync"), outcomes(shape, MODES[case])
            if (strong, strong | more) != ours:
                wrong += 1
                print(f"{path.name} {case}: expected {sorted(strong)} + {sorted(more)}, by the rules {sorted(ours[0])} + {sorted(ours[1] - ours[0])}")
    print(f"{compared} cases compared, {wrong} differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
