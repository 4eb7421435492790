#!/bin/bash
# Every search technique of the DFS-RB paper's section 9 on the programs of bench/programs: found or not, states (transitions for those
# that keep none), time, transitions of the counterexample; means and deviations over seeds for randomized ones. One table per program,
# like the paper's Tables 11-22, then how many programs each technique solves. No race is looked for (--race none --reduction escape):
# these errors are deadlocks, assertions and exceptions.
#
#   bench/searches.sh [PROGRAM]...     (default: all of bench/programs)
#   HEDDLE=PATH     the binary (default: ./heddle)       LIMIT=60    seconds per run
#   SEEDS=10        runs of a randomized technique       ONLY=REGEX  which techniques
#   OUT=DIR         where searches.md and searches.csv go (default: the current directory)
#
# Every program has an error: a `verified` makes the bench fail. Times depend on the machine; states do not, but for techniques that go by
# time (I:, restarts, swarm).
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
heddle=${HEDDLE:-$root/heddle}
"$heddle" --version >/dev/null || exit 2
[ $# -gt 0 ] || set -- "$root"/bench/programs/*.java "$root"/bench/programs/*.c
exec python3 - "$heddle" "$@" <<'PY'
import csv, json, os, pathlib, re, statistics, subprocess, sys, tempfile
heddle, sources = sys.argv[1], [pathlib.Path(p) for p in sys.argv[2:]]
limit, seeds = float(os.environ.get("LIMIT", "60")), int(os.environ.get("SEEDS", "10"))
only, out = re.compile(os.environ.get("ONLY", "")), pathlib.Path(os.environ.get("OUT", "."))

RB = {1: "rb1", 2: "rb2", 3: "rb3", 10: "rb10"}  # those that the paper compares
TECHNIQUES = [  # name, options, randomized
    ("dfs", "", False),
    ("bfs", "--search bfs", False),
    ("preemptions:5", "--filter preemptions:5", False),
    ("preemptions:10", "--filter preemptions:10", False),
    ("preemptions:1..4", "--filter preemptions:1..4", False),
    ("delays:1..4", "--filter delays:1..4", False),
    ("max-preemption", "--order max-preemption", False),
    ("interference", "--order interference", False),
    ("dpor", "--search dpor", False),
    ("random order", "--order random", True),
    ("random, fixed:5s", "--order random --restart fixed:5s", True),
    ("random, luby:5s", "--order random --restart luby:5s", True),
    ("random, walsh:5s", "--order random --restart walsh:5s", True),
    ("random, luby:1000st", "--order random --restart luby:1000st", True),
    ("random-walk", "--search random-walk", True),
    ("pct 3", "--search pct --pct-depth 3", True),
    ("pct 6", "--search pct --pct-depth 6", True),
    ("pos", "--search pos", True),
    *[(f"DFS-RB {name}", f"--backtrack {name}", True) for name in RB.values()],
    ("rb1 + preemptions:10", "--backtrack rb1 --filter preemptions:10", True),
    ("rb1 + max-preemption", "--backtrack rb1 --order max-preemption", True),
    ("rb1 + random order", "--backtrack rb1 --order random", True),
    ("rb1 + random, fixed:30s", "--backtrack rb1 --order random --restart fixed:30s", True),
    ("random preemptions:1..3", "--order random --filter preemptions:1..3", True),
    ("random delays:1..4", "--order random --filter delays:1..4", True),
    ("random <L*0.5,pl,d,Lb,0.75,1.5>", "--order random --backtrack <L*0.5,pl,d,Lb,0.75,1.5>", True),
    ("swarm, 2 jobs", "--search swarm --jobs 2", True),
]
known = subprocess.run([heddle, "list", "searches"], capture_output=True, text=True).stdout
TECHNIQUES = [t for t in TECHNIQUES if only.search(t[0]) and (t[0] != "dpor" or "dpor" in known)]

wrong = []
classes = pathlib.Path(tempfile.mkdtemp(prefix="heddle-searches-"))
java = [p for p in sources if p.suffix == ".java"]
if java:
    subprocess.run(["javac", "-g", "-d", classes, *java], check=True)

def run(source, options, seed):
    where = ["-cp", str(classes), source.stem] if source.suffix == ".java" else [str(source)]
    command = [heddle, "check", "--format", "json", "--race", "none", "--reduction", "escape", "--minimise", "0", "--time", f"{limit:g}s",
               "--seed", str(seed), *options.split(), *where]
    done = subprocess.run(command, capture_output=True, text=True)
    try:
        result = json.loads(done.stdout)
    except json.JSONDecodeError:
        wrong.append(f"{' '.join(command)}\n{done.stderr}")
        return None
    if result["verdict"] == "verified":
        wrong.append(f"{' '.join(command)}: verified")
    stats = result["stats"]
    found = result["verdict"] == "violated"
    return {"found": found, "states": stats["states"] or stats["transitions"], "seconds": stats["seconds"],
            "length": result["findings"][0]["transitions"] if found else 0,
            "why": "pruned" if not found and "limit" not in result["reason"] else "time"}

def spread(values, form):
    if len(values) == 1:
        return form % values[0]
    return (form + " ± " + form) % (statistics.mean(values), statistics.stdev(values))

solved = {name: [] for name, _, _ in TECHNIQUES}
markdown, rows = [], []
for source in sources:
    markdown += [f"\n### {source.name}\n", "| technique | found | states | seconds | length |", "|---|---|---|---|---|"]
    for name, options, randomized in TECHNIQUES:
        runs = [r for seed in range(1, (seeds if randomized else 1) + 1) if (r := run(source, options, seed))]
        hits = [r for r in runs if r["found"]]
        if runs:
            solved[name].append(len(hits) / len(runs))
        for seed, r in enumerate(runs, 1):
            rows.append([source.name, name, options, seed, r["found"], r["states"], f"{r['seconds']:.3f}", r["length"]])
        if hits:
            cells = [f"{100 * len(hits) / len(runs):.0f}%", spread([r["states"] for r in hits], "%.0f"),
                     spread([r["seconds"] for r in hits], "%.2f"), spread([r["length"] for r in hits], "%.0f")]
        else:
            cells = ["no", runs[0]["why"] if runs else "fault", "", ""]
        line = "| " + " | ".join([f"`{name}`", *cells]) + " |"
        markdown.append(line)
        print(source.name, line, flush=True)
summary = ["\n### All programs\n", f"How many of {len(sources)} programs; in every run, in some run.\n", "| technique | every | some |", "|---|---|---|"]
for name, rates in solved.items():
    summary.append(f"| `{name}` | {sum(r == 1 for r in rates)} | {sum(r > 0 for r in rates)} |")
head = f"Limit {limit:g} s per run, {seeds} seeds for randomized techniques.\n"
(out / "searches.md").write_text("\n".join([head, *summary[1:], *markdown]) + "\n")
with open(out / "searches.csv", "w", newline="") as file:
    csv.writer(file).writerows([["program", "technique", "options", "seed", "found", "states", "seconds", "transitions"], *rows])
print("\n".join(summary))
for one in wrong:
    print("WRONG:", one, file=sys.stderr)
sys.exit(bool(wrong))
PY
