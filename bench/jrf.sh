#!/bin/bash
# The experiments of the JRF paper (Kim, Yavuz-Kahveci, Sanders: "Precise data race detection in a relaxed memory model using
# heuristic-based model checking") on our own corpus: depth-first against best-first search for races (Figure 8), every
# choice of heuristics (Appendix B), the cost of detection (Figure 10), and the proof by synchronisation alone (sync reduction
# with access sets) against the paper's way (escape reduction with the summary function h).
#
#   bench/jrf.sh [DIR]...     programs as in tests/: "// expect: ..." on top (default: tests/java/races)
#   HEDDLE=PATH               the binary (default: ./heddle)        LIMIT=SECONDS  per run (default: 20)
#   TABLES="8 B 10 sync"      which tables                          ONLY=REGEX     which programs
#
# The machine is noisy: compare ratios, not seconds. Lengths are those of the search's own counterexamples, not minimised.
# A wrong verdict makes the bench fail.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
heddle=${HEDDLE:-$root/heddle}
"$heddle" --version >/dev/null || exit 2
[ $# -gt 0 ] || set -- "$root/tests/java/races"
exec python3 - "$root" "$heddle" "$@" <<'PY'
import itertools, json, os, pathlib, re, statistics, subprocess, sys, tempfile
root, heddle, folders = sys.argv[1], sys.argv[2], sys.argv[3:]
limit, only = float(os.environ.get("LIMIT", "20")), re.compile(os.environ.get("ONLY", ""))
tables = os.environ.get("TABLES", "8 B 10 sync").split()

wrong = []

class Program:
    def __init__(self, source, arguments=()):
        text = source.read_text()
        field = lambda name: (re.search(rf"^\s*// {name}:(.*)$", text, re.M) or ["", ""])[1].strip()
        self.source, self.arguments = source, list(arguments)
        self.name = " ".join([source.stem if source.suffix == ".java" else source.name, *arguments])
        self.racy, self.correct = field("expect") == "violated race", field("expect") == "verified" or bool(arguments)
        self.flags = field("heddle").removeprefix("check").replace("%%", source.stem).split()

    def command(self):
        where = ["-cp", str(classes), self.source.stem] if self.source.suffix == ".java" else [str(self.source)]
        return where + (["--", *self.arguments] if self.arguments else [])

class Run:
    def __init__(self, program, *flags):
        command = [heddle, "check", "--format", "json", "--minimise", "0", "--time", f"{limit}s", *flags, *program.command()]
        if "none" not in flags:  # those of our programs are about silencing races
            command[2:2] = program.flags
        done = subprocess.run(command, capture_output=True, text=True)
        try:
            result = json.loads(done.stdout)
        except json.JSONDecodeError:
            wrong.append(f"{' '.join(command)}\n{done.stderr}")
            result = {"verdict": "fault", "reason": "", "findings": [], "stats": dict.fromkeys(("states", "transitions", "seconds", "peak_memory_bytes", "observer_bytes"), 0)}
        self.verdict, self.reason, self.stats = result["verdict"], result["reason"], result["stats"]
        self.kind = result["findings"][0]["kind"] if result["findings"] else ""
        self.length = result["findings"][0]["transitions"] if result["findings"] else 0
        self.states, self.seconds = self.stats["states"], self.stats["seconds"]
        self.megabytes, self.h = self.stats["peak_memory_bytes"] / 1e6, self.stats["observer_bytes"]
        self.limited = "limit of" in self.reason or self.verdict == "fault"

    def cells(self):
        return [self.states, self.length, f"{self.seconds:.3f}", f"{self.megabytes:.0f}", self.h]

def row(*cells):
    print("| " + " | ".join(str(cell) for cell in cells) + " |", flush=True)

def head(title, *columns):
    print(f"\n### {title}\n")
    row(*columns)
    row(*("---" for _ in columns))

def judged(run, program, what):
    "The verdict, noted if it is wrong. `inconclusive` is honest: a limit, or h where operations make no edges."
    if run.verdict == "inconclusive":
        return "limit" if run.limited else run.verdict
    right = (run.verdict == "violated" and run.kind == "race") if program.racy else run.verdict == "verified"
    if right or run.verdict == "fault":
        return run.verdict
    wrong.append(f"{program.name} {what}: {run.verdict} {run.kind}")
    return f"{run.verdict} {run.kind} WRONG"

def ratio(a, b):
    return f"{a / b:.2f}" if b else "-"

programs = [Program(f) for folder in folders for f in sorted(pathlib.Path(folder).rglob("*")) if f.suffix in (".java", ".c", ".cpp")]
programs = [p for p in programs if (p.racy or p.correct) and only.search(p.name)]
programs = [p for p in programs if not {"--race", "--reduction", "--search", "--match"} & set(p.flags)]  # we choose those
larger = [Program(pathlib.Path(root) / "bench/java" / (line.split()[0] + ".java"), line.split()[1:]) for line in """
Counter 3 5 sync
Peterson 3
Philo 5 ordered
BBuf 2 2 2 1 notifyAll
RWL 2 2
RWL 3 2
Work 3 4 200
Atom 3 3
Clq 2
""".strip().splitlines()]
larger = [p for p in larger if only.search(p.name)]
racy, correct = [p for p in programs if p.racy], [p for p in programs if p.correct]
scratch = tempfile.TemporaryDirectory()
classes = pathlib.Path(scratch.name)
java = [str(p.source) for p in programs + larger if p.source.suffix == ".java"]
if java:
    subprocess.run(["javac", "-g", "-nowarn", "-d", str(classes), *java], check=True)
print(f"{len(racy)} racy programs, {len(correct)} correct ones; limit {limit:g} s per run")

escape = ["--reduction", "escape", "--race", "summary"]
names = ["WF", "WW", "ARA", "AF"]
subsets = [",".join(s) for n in range(1, 5) for s in itertools.combinations(names, n)]
best_first = {}
def best(p, heuristic):
    if (p, heuristic) not in best_first:
        best_first[p, heuristic] = Run(p, "--search", "best-first", "--heuristic", heuristic)
        judged(best_first[p, heuristic], p, "best-first " + heuristic)
    return best_first[p, heuristic]

if "8" in tables:
    head("Figure 8: depth-first and best-first search (WF,WW,ARA,AF) for a race",
         "program", "dfs states", "length", "s", "MB", "h bytes", "best-first states", "length", "s", "MB", "h bytes", "length, best-first / dfs")
    lengths, states = [], []
    for p in racy:
        d = Run(p, "--search", "dfs", *escape)
        b = best(p, subsets[-1])
        marks = [m for m in (judged(d, p, "dfs"), judged(b, p, "best-first")) if m != "violated"]
        if not d.limited and not b.limited and d.length:
            lengths.append(b.length / d.length)
            states.append(b.states / d.states)
        row(p.name, *d.cells(), *b.cells(), ratio(b.length, d.length) + " " + " ".join(marks))
    if lengths:
        print(f"\nbest-first: the path is shorter in {sum(x < 1 for x in lengths)} of {len(lengths)}, as long in {sum(x == 1 for x in lengths)}, longer in "
              f"{sum(x > 1 for x in lengths)}; median length {statistics.median(lengths):.2f} of dfs's, median states {statistics.median(states):.2f} of dfs's")

if "B" in tables:
    head("Appendix B: every choice of heuristics", "program", "heuristics", "states", "length", "s", "MB", "h bytes")
    shortest = dict.fromkeys(subsets, 0)
    fewest = dict.fromkeys(subsets, 0)
    longer, more = {s: [] for s in subsets}, {s: [] for s in subsets}
    for p in racy:
        runs = {s: best(p, s) for s in subsets}
        found = [r for r in runs.values() if not r.limited and r.length]
        if not found:
            continue
        least, small = min(r.length for r in found), min(r.states for r in found)
        for s, r in runs.items():
            shortest[s] += r.length == least and not r.limited
            fewest[s] += r.states == small and not r.limited
            longer[s] += [r.length / least]
            more[s] += [r.states / small]
            cells = r.cells()
            if r.length == least:
                cells[1] = f"**{cells[1]}**"
            row(p.name, s, *cells, *(["limit"] if r.limited else []))
    head(f"Appendix B, summed up over {len(racy)} programs", "heuristics", "shortest path of all in", "fewest states of all in", "mean length, the shortest being 1", "mean states, the fewest being 1")
    for s in subsets:
        row(s, shortest[s], fewest[s], f"{statistics.mean(longer[s]):.3f}", f"{statistics.mean(more[s]):.3f}")

def overhead(title, without, with_it, proves=True):
    head(title, "program", "states without", "s", "MB", "states with", "s", "MB", "h bytes", "states ratio", "time ratio", "ratio per transition")
    slower, transition, states, brief, seconds = [], [], [], 0, [0, 0]
    for p in correct + larger:
        a, b = Run(p, *without), Run(p, *with_it)
        judged(b, p, " ".join(with_it))
        numbers = lambda: (a.states, f"{a.seconds:.3f}", f"{a.megabytes:.0f}", b.states, f"{b.seconds:.3f}", f"{b.megabytes:.0f}", b.h)
        if a.limited or b.limited or b.verdict == "violated" or b.verdict != "verified" and proves:
            row(p.name, *numbers(), "limit" if a.limited or b.limited else b.verdict, "-", "-")
            continue
        if max(a.seconds, b.seconds) >= 0.02:
            a, b = (min([first] + [Run(p, *flags) for _ in range(4)], key=lambda r: r.seconds) for first, flags in ((a, without), (b, with_it)))
        if max(a.seconds, b.seconds) < 0.02:
            brief += 1
            continue
        seconds = [seconds[0] + a.seconds, seconds[1] + b.seconds]
        states.append(b.states / a.states)
        slower.append(b.seconds / a.seconds)
        transition.append(slower[-1] * a.stats["transitions"] / b.stats["transitions"])
        row(p.name, *numbers(), f"{states[-1]:.2f}", f"{slower[-1]:.2f}", f"{transition[-1]:.2f}")
    if slower:
        print(f"\nsum {seconds[0]:.2f} s and {seconds[1]:.2f} s, {ratio(seconds[1], seconds[0])} times; medians: {statistics.median(states):.2f} times the states, {statistics.median(slower):.2f} times the time "
              f"(from {min(slower):.2f} to {max(slower):.2f}), {statistics.median(transition):.2f} times the time per transition; {brief} programs under 0.02 s left out")

if "10" in tables:
    nothing, default = ["--reduction", "escape", "--race", "none"], ["--reduction", "sync", "--race", "auto"]
    overhead("Figure 10: the cost of detection, as in the paper (escape reduction: none; summary with --match program)", nothing, [*escape, "--match", "program"], proves=False)
    overhead("The same with h as a part of the state, so that nothing is lost (escape reduction: none; summary)", nothing, escape)
    overhead("Access sets (sync reduction: none, which proves nothing; access-sets)", ["--reduction", "sync", "--race", "none"], default)
    overhead("What a user pays (escape reduction without a detector; the default: sync reduction with access-sets)", nothing, default)

if "sync" in tables:
    head("The sync reduction with access sets, and the escape reduction with h", "program", "escape: verdict", "states", "s", "MB", "sync: verdict", "states", "s", "MB",
         "states, escape / sync", "time, escape / sync")
    fewer, sooner = {True: [], False: []}, {True: [], False: []}  # by whether the program is racy
    for p in programs + larger:
        e, s = Run(p, *escape), Run(p, "--reduction", "sync", "--race", "auto")
        row(p.name, judged(e, p, "escape"), e.states, f"{e.seconds:.3f}", f"{e.megabytes:.0f}", judged(s, p, "sync"), s.states, f"{s.seconds:.3f}", f"{s.megabytes:.0f}",
            ratio(e.states, s.states), ratio(e.seconds, s.seconds))
        if e.verdict == s.verdict and not e.limited and not s.limited:
            fewer[p.racy].append(e.states / s.states)
            sooner[p.racy].append(e.seconds / max(s.seconds, 1e-4))
    print()
    for kind in False, True:
        if fewer[kind]:
            print(f"{'to the race' if kind else 'to the proof'}, {len(fewer[kind])} programs: {statistics.median(fewer[kind]):.2f} times fewer states (median), "
                  f"{statistics.geometric_mean(fewer[kind]):.2f} (geometric mean), {max(fewer[kind]):.0f} (most); {statistics.geometric_mean(sooner[kind]):.2f} times sooner (geometric mean)")

if wrong:
    print("\nWRONG VERDICTS\n" + "\n".join(dict.fromkeys(wrong)))
sys.exit(1 if wrong else 0)
PY
