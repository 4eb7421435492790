#!/usr/bin/env python3
"""Heddle against a brute-force oracle on random OpenMP programs.

    openmp.py --heddle PATH [--seconds N] [--seed S] [--jobs N] [--only SEED] [--keep DIR] [--feature NAME] [--no-shrink]
    openmp.py --self-test       needs no Heddle: the oracle on programs whose races are known
    openmp.py --show SEED       prints a program and what the oracle says

A program is one parallel region of two or three threads: loops with several schedules, sections, singles, masters, criticals, atomics, locks, barriers,
nowait, ordered regions, and tasks with dependences, taskwait and taskgroup. The oracle (openmp_oracle.py) gives its racy locations over all distributions
and all orders. For each program
  - `heddle check --all` must name exactly these, under the default and under other sound combinations of detector, reduction, search and --schedule;
  - `heddle check` must be violated by one of them, or verified if there are none.
A disagreement is shrunk and printed. The last line is "N passed, N failed"; the exit status is 1 if anything failed.
"""

import argparse
import collections
import concurrent.futures
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import openmp_oracle

SCALARS = ["x0", "x1", "x2"]
ALWAYS = [("--all",), ()]
OTHERS = [
    ("--all", "--schedule", "all"),
    ("--all", "--race", "clocks"),
    ("--all", "--race", "clocks", "--schedule", "all"),
    ("--all", "--search", "bfs"),
    ("--all", "--race", "clocks", "--reduction", "escape"),
    ("--all", "--match", "exact"),
    ("--all", "--race", "clocks", "--reduction", "none", "--schedule", "all"),
]
LIMIT = "100000"  # states; beyond, a configuration is left out

# ---------------------------------------------------------------- programs


class Generator:
    """A random program. What may stand where follows the specification's rules for nesting."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.tasks = self.random.random() < 0.4
        self.exclusion = self.random.choice(["none", "critical", "critical", "lock", "both"])
        # Variables with a guard each, and elements used by their own iteration only; now and then an access forgets that.
        self.careful = self.random.random() < 0.5
        self.guards = {name: self.random.choice([("critical", ""), ("critical", "left"), ("lock", 0), ("lock", 1), ("atomic", 0)]) for name in SCALARS}
        self.features = set()
        self.budget = self.random.randint(5, 12)  # accesses

    def program(self):
        team = self.random.choice([2, 2, 3])
        self.team = team
        body = []
        while self.budget > 0 and len(body) < 6: body.append(self.team_statement(True))
        return {"team": team, "body": body, "features": sorted(self.features)}

    def uses(self, feature):
        self.features.add(feature)

    def team_statement(self, outermost=False):
        kinds = ["for", "for", "sections", "single", "master", "if", "barrier", "barrier", "plain", "plain", "excluded"]
        if outermost: kinds.append("repeat")
        if self.tasks: kinds += ["single-tasks", "single-tasks", "task", "taskwait"]
        kind = self.random.choice(kinds)
        if kind in ("for", "sections", "single", "master", "if", "barrier", "repeat"): self.uses(kind)
        if kind == "for": return self.loop()
        if kind == "sections":
            return ["sections", self.nowait(), [self.inner(1, 2) for _ in range(self.random.randint(1, 3))]]
        if kind == "single": return ["single", self.nowait(), self.inner(1, 2)]
        if kind == "single-tasks": return ["single", self.nowait(), self.task_mix(2, 4)]
        if kind == "master": return ["master", self.inner(1, 2)]
        if kind == "if": return ["if", self.random.randrange(self.team), self.inner(1, 2)]
        if kind == "barrier": return ["barrier"]
        if kind == "repeat": return ["repeat", 2, [self.team_statement() for _ in range(self.random.randint(1, 2))]]
        if kind == "task": return self.task(1)
        if kind == "taskwait":
            self.uses("taskwait")
            return ["taskwait"]
        return self.excluded() if kind == "excluded" else self.access()

    def nowait(self):
        chosen = self.random.random() < 0.45
        if chosen: self.uses("nowait")
        return int(chosen)

    def loop(self):
        n = self.random.choice([2, 3, 3, 4] if self.team == 2 else [2, 3, 3])
        schedule, chunk = self.random.choice([("open", 0), ("open", 0), ("static", 0), ("static", 1), ("static", 2), ("dynamic", 1), ("dynamic", 2), ("auto", 0)])
        if schedule == "static" and chunk == 0 and self.team == 3 and n > 3: n = 3
        self.uses(schedule)
        ordered = None
        if self.random.random() < 0.2:
            self.uses("ordered")
            ordered = [self.access(True)]
        statement = ["for", schedule, chunk, n, self.nowait(), self.inner(1, 2, True), ordered, ""]
        if self.random.random() < 0.2:
            self.uses("reduction")
            own = SCALARS[2]  # in the loop this name means the thread's copy, which nobody else can see: use another for what is shared
            statement = json.loads(json.dumps(statement).replace(f'"{own}"', f'"{SCALARS[0]}"'))
            statement[-1] = own
        return statement

    def inner(self, low, high, loop=False):
        """What one thread does: accesses, excluded ones, and perhaps a task."""
        body = []
        for _ in range(self.random.randint(low, high)):
            roll = self.random.random()
            if self.tasks and roll < 0.2: body.append(self.task(0, loop))
            elif roll < 0.45: body.append(self.excluded(loop))
            else: body.append(self.access(loop))
        return body

    def excluded(self, loop=False):
        if self.careful or self.exclusion == "none": return self.access(loop)
        body = [self.access(loop)]
        if self.exclusion == "lock" or self.exclusion == "both" and self.random.random() < 0.5:
            self.uses("lock")
            return ["lock", self.random.randrange(2), body]
        self.uses("critical")
        return ["critical", self.random.choice(["", "", "left"]), body]

    def careful_access(self, loop):
        if loop and self.random.random() < 0.5: return [self.random.choice("rw"), ["a", 1, 0]]
        name = self.random.choice(SCALARS)
        guard, which = self.guards[name]
        self.uses(guard)
        return ["a", [name]] if guard == "atomic" else [guard, which, [[self.random.choice("rw"), [name]]]]

    def access(self, loop=False):
        self.budget -= 1
        if self.careful and self.random.random() < 0.93: return self.careful_access(loop)
        kind = self.random.choices("rwa", (4, 4, 1))[0]
        if kind == "a": self.uses("atomic")
        if self.random.random() < (0.7 if loop else 0.3):
            factor = self.random.choice([1, 1, 1, -1, 2, 0]) if loop else 0
            return [kind, ["a", factor, self.random.randrange(4) if self.random.random() < 0.5 else 0]]
        return [kind, [self.random.choice(SCALARS)]]

    def task_mix(self, low, high):
        body = []
        for _ in range(self.random.randint(low, high)):
            kind = self.random.choice(["task", "task", "task", "plain", "taskwait", "group"])
            if kind == "task": body.append(self.task(1))
            elif kind == "plain": body.append(self.access())
            elif kind == "taskwait":
                self.uses("taskwait")
                body.append(["taskwait"])
            else:
                self.uses("taskgroup")
                body.append(["taskgroup", [self.task(1)]])
        return body

    def task(self, depth, loop=False):
        self.uses("task")
        dependences = []
        if self.random.random() < 0.5:
            self.uses("depend")
            kind = self.random.choice(["in", "in", "out", "inout", "inout", "mutexinoutset", "inoutset"])
            self.uses(kind)
            dependences.append([kind, self.random.choice(SCALARS[:2])])
        undeferred = int(self.random.random() < 0.15)
        if undeferred: self.uses("undeferred")
        body = [self.access(loop) if self.random.random() < 0.8 else self.excluded(loop)]
        if depth and self.random.random() < 0.25:
            body.append(self.task(depth - 1, loop))
            self.uses("nested-task")
            if self.random.random() < 0.5: body.append(["taskwait"])
        if self.random.random() < 0.2: body.append(self.access(loop))
        return ["task", dependences, undeferred, body]


def generate(seed):
    return Generator(seed).program()


# ---------------------------------------------------------------- as C


def c_place(location):
    if len(location) == 1: return location[0]
    name, factor, offset = location
    return f"{name}[{offset}]" if factor == 0 else f"{name}[({factor} * i + {offset} + 8) % 4]"


def c_statement(s, pad):
    """The lines of a statement. Every block has its own r, so that nothing is shared but what the program says."""
    block = lambda body: [pad + "{", *c_body(body, pad + "  "), pad + "}"]
    nowait = lambda flag: " nowait" if flag else ""
    if s[0] == "r": return [f"{pad}r += {c_place(s[1])};"]
    if s[0] == "w": return [f"{pad}{c_place(s[1])} = 1;"]
    if s[0] == "a": return ["#pragma omp atomic", f"{pad}{c_place(s[1])} += 1;"]
    if s[0] == "barrier": return ["#pragma omp barrier"]
    if s[0] == "taskwait": return ["#pragma omp taskwait"]
    if s[0] == "critical": return [f"#pragma omp critical{f'({s[1]})' if s[1] else ''}", *block(s[2])]
    if s[0] == "lock": return [f"{pad}omp_set_lock(&lock[{s[1]}]);", *block(s[2]), f"{pad}omp_unset_lock(&lock[{s[1]}]);"]
    if s[0] == "if": return [f"{pad}if (omp_get_thread_num() == {s[1]})", *block(s[2])]
    if s[0] == "master": return ["#pragma omp master", *block(s[1])]
    if s[0] == "single": return [f"#pragma omp single{nowait(s[1])}", *block(s[2])]
    if s[0] == "taskgroup": return ["#pragma omp taskgroup", *block(s[1])]
    if s[0] == "repeat": return [f"{pad}for (int round = 0; round < {s[1]}; round++)", *block(s[2])]
    if s[0] == "sections":
        sections = [line for body in s[2] for line in ["#pragma omp section", *block(body)]]
        return [f"#pragma omp sections{nowait(s[1])}", pad + "{", *sections, pad + "}"]
    if s[0] == "task":
        depend = "".join(f" depend({kind} : {variable})" for kind, variable in s[1])
        return [f"#pragma omp task{depend}{' if (0)' if s[2] else ''}", *block(s[3])]
    _, schedule, chunk, n, skip, body, ordered, reduced = s
    clause = "" if schedule == "open" else f" schedule({schedule}{f', {chunk}' if chunk else ''})"
    copy = [f"{pad}  {reduced} += 1;"] if reduced else []
    clause += f" reduction(+ : {reduced})" if reduced else ""
    inside = copy + c_body(body, pad + "  ") + (["#pragma omp ordered", pad + "  {", *c_body(ordered, pad + "    "), pad + "  }"] if ordered else [])
    return [f"#pragma omp for{clause}{' ordered' if ordered else ''}{nowait(skip)}", f"{pad}for (int i = 0; i < {n}; i++) {{", *inside, pad + "}"]


def c_body(body, pad):
    return [f"{pad}int r = 0;", *(line for s in body for line in c_statement(s, pad)), f"{pad}(void)r;"]


def c_text(program):
    """The initial thread writes everything before the region and reads it after: that never races."""
    lines = ["#include <omp.h>", f"static int {', '.join(SCALARS)}, a[4];", "static omp_lock_t lock[2];", "int main(void) {",
             "  omp_init_lock(&lock[0]);", "  omp_init_lock(&lock[1]);", "  x0 = x1 = x2 = a[0] = a[1] = a[2] = a[3] = 0;",
             f"#pragma omp parallel num_threads({program['team']})", "  {", *c_body(program["body"], "    "), "  }",
             "  return x0 + x1 + x2 + a[0] + a[1] + a[2] + a[3] < 0;", "}"]
    return "\n".join(lines) + "\n"


# ---------------------------------------------------------------- the question


def ask(heddle, source, flags):
    """(racy locations, verdict, None), or (.., .., what went wrong); None for all if it was too large."""
    command = [heddle, "check", "--format", "json", "--minimise", "0s", "--max-states", LIMIT, "--max-memory", "2G", *flags, source]
    try:
        ran = subprocess.run(command, capture_output=True, text=True, timeout=60)
    except subprocess.TimeoutExpired:
        return None
    try:
        answer = json.loads(ran.stdout)
    except ValueError:
        return set(), "", f"exit status {ran.returncode}: {ran.stderr.strip()[-400:]}"
    if answer["verdict"] == "inconclusive" and answer["stats"]["states"] >= int(LIMIT): return None
    others = [f["message"] for f in answer["findings"] if f["kind"] != "race"]
    if others: return set(), "", f"something else than a race: {others[0]}"
    if answer["verdict"] == "inconclusive": return set(), "", f"inconclusive: {answer['reason']}"
    return {variable(f["location"]) for f in answer["findings"]}, answer["verdict"], None


def variable(location):
    """Elements of an array count as one location: a report with --all names one of them."""
    return location.partition("[")[0]


def disagreement(heddle, program, racy, configurations, folder):
    """None, "too large", or a sentence."""
    source = Path(folder) / "program.c"
    source.write_text(c_text(program))
    racy = {variable(location) for location in racy}
    for flags in configurations:
        answer = ask(heddle, str(source), flags)
        if answer is None: return "too large"
        found, verdict, trouble = answer
        expected = "violated" if racy else "verified"
        name = " ".join(flags) or "no flags"
        if trouble: return f"{name}: {trouble}"
        if verdict != expected: return f"{name}: {verdict}, the oracle has races on {sorted(racy) or 'nothing'}"
        if "--all" in flags and found != racy: return f"{name}: races on {sorted(found)}, the oracle has {sorted(racy)}"
        if not found <= racy: return f"{name}: race on {sorted(found - racy)}, which the oracle does not have"
    return None


def configurations(seed, all_of_them):
    return ALWAYS + (OTHERS if all_of_them else [OTHERS[seed % len(OTHERS)], OTHERS[(seed // 2) % 3]])


def smaller(program):
    """Programs with one statement less, or with the body in its place."""
    def bodies(s):
        return [k for k, part in enumerate(s) if isinstance(part, list) and part and isinstance(part[0], list) and isinstance(part[0][0], str) and s[0] not in ("r", "w", "a")
                and not (s[0] == "task" and k == 1)]

    def variants(body):
        for at, s in enumerate(body):
            yield body[:at] + body[at + 1:]
            if s[0] in ("critical", "lock", "taskgroup", "repeat"): yield body[:at] + s[-1] + body[at + 1:]
            if s[0] == "sections":
                for k, section in enumerate(s[2]):
                    for less in variants(section): yield body[:at] + [["sections", s[1], s[2][:k] + [less] + s[2][k + 1:]]] + body[at + 1:]
                continue
            for k in bodies(s):
                for less in variants(s[k]):
                    if less or s[0] in ("for", "single", "task"): yield body[:at] + [s[:k] + [less] + s[k + 1:]] + body[at + 1:]

    for body in variants(program["body"]): yield {**program, "body": body}
    if program["team"] == 3: yield {**program, "team": 2}


def shrink(heddle, program, flags, folder, deadline):
    """(a small program that still shows a disagreement, the sentence)"""
    found = True
    sentence = ""
    while found and time.time() < deadline:
        found = False
        for candidate in smaller(program):
            if time.time() > deadline: break
            try:
                wrong = disagreement(heddle, candidate, openmp_oracle.racy_locations(candidate), flags, folder)
            except openmp_oracle.TooLarge:
                continue
            if wrong and wrong != "too large":
                program, sentence, found = candidate, wrong, True
                break
    return program, sentence


# ---------------------------------------------------------------- known answers

X, Y = ["x0"], ["x1"]
LITMUS = [
    ("two writes", 2, [["w", X]], {"x0"}),
    ("two reads", 2, [["r", X]], set()),
    ("two atomics", 2, [["a", X]], set()),
    ("an atomic and a read", 2, [["if", 0, [["a", X]]], ["if", 1, [["r", X]]]], {"x0"}),
    ("a barrier between", 2, [["if", 0, [["w", X]]], ["barrier"], ["if", 1, [["w", X]]]], set()),
    ("one critical region", 3, [["critical", "", [["w", X]]]], set()),
    ("critical regions of two names", 2, [["if", 0, [["critical", "", [["w", X]]]]], ["if", 1, [["critical", "left", [["w", X]]]]]], {"x0"}),
    ("ordered by a lock, in one order only", 2, [["if", 0, [["w", X], ["lock", 0, [["w", Y]]]]], ["if", 1, [["lock", 0, [["w", Y]]], ["w", X]]]], {"x0"}),
    ("iterations in one chunk", 2, [["for", "static", 2, 2, 0, [["w", X]], None, ""]], set()),
    ("iterations without a schedule", 2, [["for", "open", 0, 2, 0, [["w", X]], None, ""]], {"x0"}),
    ("each its element", 2, [["for", "open", 0, 3, 0, [["w", ["a", 1, 0]]], None, ""]], set()),
    ("neighbours", 2, [["for", "static", 1, 2, 0, [["w", ["a", 1, 0]], ["r", ["a", 1, 1]]], None, ""]], {"a[1]"}),
    ("the same static loop twice", 2, [["for", "static", 1, 3, 1, [["w", ["a", 1, 0]]], None, ""], ["for", "static", 1, 3, 0, [["r", ["a", 1, 0]]], None, ""]], set()),
    ("two loops without a schedule", 2, [["for", "open", 0, 2, 1, [["w", ["a", 1, 0]]], None, ""], ["for", "open", 0, 2, 0, [["r", ["a", 1, 0]]], None, ""]], {"a[0]", "a[1]"}),
    ("ordered", 3, [["for", "dynamic", 1, 3, 0, [["r", Y]], [["w", X]], ""]], set()),
    ("a reduction, read after its barrier", 2, [["for", "open", 0, 2, 0, [], None, "x2"], ["r", ["x2"]]], set()),
    ("a reduction, read too early", 2, [["for", "static", 1, 2, 1, [], None, "x2"], ["r", ["x2"]]], {"x2"}),
    ("one section", 2, [["sections", 0, [[["w", X]]]]], set()),
    ("two sections", 2, [["sections", 0, [[["w", X]], [["w", X]]]]], {"x0"}),
    ("two singles", 2, [["single", 1, [["w", X]]], ["single", 0, [["w", X]]]], {"x0"}),
    ("a single and all", 2, [["single", 0, [["w", X]]], ["r", X]], set()),
    ("a master and all", 2, [["master", [["w", X]]], ["r", X]], {"x0"}),
    ("two tasks", 2, [["single", 0, [["task", [], 0, [["w", X]]], ["task", [], 0, [["w", X]]]]]], {"x0"}),
    ("two dependent tasks", 2, [["single", 0, [["task", [["out", "x0"]], 0, [["w", X]]], ["task", [["in", "x0"]], 0, [["w", X]]]]]], set()),
    ("two exclusive tasks", 2, [["single", 0, [["task", [["mutexinoutset", "x0"]], 0, [["w", X]]], ["task", [["mutexinoutset", "x0"]], 0, [["w", X]]]]]], set()),
    ("two tasks of a set", 2, [["single", 0, [["task", [["inoutset", "x0"]], 0, [["w", X]]], ["task", [["inoutset", "x0"]], 0, [["w", X]]]]]], {"x0"}),
    ("dependent tasks of two threads", 2, [["task", [["inout", "x0"]], 0, [["w", X]]]], {"x0"}),
    ("undeferred", 2, [["single", 0, [["task", [], 1, [["w", X]]], ["w", X]]]], set()),
    ("taskwait", 2, [["single", 0, [["task", [], 0, [["w", X]]], ["taskwait"], ["w", X]]]], set()),
    ("taskwait and a grandchild", 2, [["single", 0, [["task", [], 0, [["task", [], 0, [["w", X]]]]], ["taskwait"], ["w", X]]]], {"x0"}),
    ("taskgroup and a grandchild", 2, [["single", 0, [["taskgroup", [["task", [], 0, [["task", [], 0, [["w", X]]]]]]], ["w", X]]]], set()),
    ("a barrier ends tasks", 2, [["single", 0, [["task", [], 0, [["w", X]]]]], ["r", X]], set()),
]


def litmus_programs():
    return [(name, {"team": team, "body": body, "features": ["litmus"]}, racy) for name, team, body, racy in LITMUS]


def self_test():
    wrong = 0
    for name, program, racy in litmus_programs():
        found = openmp_oracle.racy_locations(program)
        if found != racy:
            wrong += 1
            print(f"{name}: {sorted(found)}, expected {sorted(racy)}")
    print(f"{len(LITMUS) - wrong} passed, {wrong} failed")
    return 1 if wrong else 0


# ---------------------------------------------------------------- the run


def parse_options():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--heddle")
    options.add_argument("--self-test", action="store_true")
    options.add_argument("--show", type=int)
    options.add_argument("--seconds", type=float, default=40)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--only", type=int, help="this program alone, under every configuration")
    options.add_argument("--feature", help="only programs with this feature; -NAME: only those without")
    options.add_argument("--flags", help="this configuration only, e.g. '--all --race clocks'")
    options.add_argument("--keep", help="where shrunk programs go (default: a temporary directory)")
    options.add_argument("--no-shrink", action="store_true")
    options.add_argument("--max-failures", type=int, default=5)
    o = options.parse_args()
    if not o.self_test and o.show is None and not o.heddle: options.error("--heddle PATH is needed")
    return o


def programs(o):
    """(number or name, program, racy locations or None): the known ones, then random ones without end."""
    if o.only is None and not o.feature:
        for name, program, racy in litmus_programs(): yield name, program, racy
    seed = o.seed if o.only is None else o.only
    while True:
        program = generate(seed)
        wanted = [f for f in (o.feature or "").split(",") if f]
        if o.only is not None or all((f[1:] not in program["features"]) if f.startswith("-") else f in program["features"] for f in wanted):
            yield seed, program, None
        if o.only is not None: return
        seed += 1


def one(task):
    o, name, program, racy, deadline = task
    if time.time() > deadline and o.only is None: return name, program, "late", ()
    try:
        racy = openmp_oracle.racy_locations(program) if racy is None else racy
    except openmp_oracle.TooLarge:
        return name, program, "too large", ()
    number = name if isinstance(name, int) else 0
    flags = [tuple(o.flags.split())] if o.flags else configurations(number, o.only is not None)
    with tempfile.TemporaryDirectory() as folder:
        return name, program, disagreement(o.heddle, program, racy, flags, folder), racy


def main():
    o = parse_options()
    if o.self_test: return self_test()
    if o.show is not None:
        program = generate(o.show)
        print(c_text(program), end="")
        try:
            print(f"// races: {sorted(openmp_oracle.racy_locations(program))}")
        except openmp_oracle.TooLarge:
            print("// too large for the oracle")
        return 0
    o.heddle = str(Path(o.heddle).resolve())
    keep = Path(o.keep or tempfile.mkdtemp(prefix="heddle-openmp-"))
    keep.mkdir(parents=True, exist_ok=True)
    began = time.time()
    deadline = began + o.seconds
    print(f"seed {o.seed}", flush=True)
    passed = failed = skipped = with_races = 0
    features = collections.Counter()
    source = programs(o)
    with concurrent.futures.ProcessPoolExecutor(o.jobs) as pool:
        waiting = collections.deque()
        while failed < o.max_failures:
            while len(waiting) < 2 * o.jobs and (time.time() < deadline or o.only is not None):
                following = next(source, None)
                if following is None: break
                waiting.append(pool.submit(one, (o, *following, deadline)))
            if not waiting: break
            name, program, wrong, racy = waiting.popleft().result()
            if wrong == "late": continue
            if wrong == "too large":
                skipped += 1
                continue
            features.update(program["features"])
            with_races += bool(racy)
            if not wrong:
                passed += 1
                continue
            failed += 1
            print(f"\nprogram {name} ({', '.join(program['features'])}): {wrong}", flush=True)
            if not o.no_shrink:
                flags = [tuple(wrong.partition(":")[0].replace("no flags", "").split())]
                with tempfile.TemporaryDirectory() as folder:
                    program, again = shrink(o.heddle, program, flags, folder, time.time() + 40)
                print(f"shrunk: {again or wrong}")
            path = keep / f"program-{re.sub(r'[^a-z0-9]+', '-', str(name))}.c"
            path.write_text(c_text(program))
            print(f"{path}:\n{c_text(program)}", flush=True)
    print(f"programs per feature: {', '.join(f'{k} {n}' for k, n in sorted(features.items()))}")
    print(f"{with_races} with races; {skipped} left out as too large; {time.time() - began:.0f} s")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or passed == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
