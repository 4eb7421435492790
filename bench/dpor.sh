#!/bin/bash
# --search dpor beside GenMC on the programs of bench/c: executions, executions per second of search, and how many were begun in
# vain. GenMC's figures are recorded in bench/c/genmc.tsv (version 0.11, SC, one run each on a quiet machine). Where threads do
# not spin, the numbers of executions must be equal: both count traces. A wrong verdict or number makes the bench fail.
#
#   GENMC=PATH bench/dpor.sh      runs that genmc in place of the recorded figures
#   NIDHUGG=PATH bench/dpor.sh    runs that nidhuggc beside it (--sc --optimal): its number of traces is compared, too
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
heddle=${HEDDLE:-$root/heddle}
"$heddle" --version >/dev/null || exit 2
exec python3 - "$heddle" "$root/bench/c" "${1:-60s}" <<'PY'
import json, os, re, subprocess, sys, time
heddle, folder, limit = sys.argv[1:4]
# GenMC unrolls these loops four times, or cuts them with an assumption of its own making; of threads that do the same it takes one order.
DIFFERENT = {"treiber", "treiber_nosum", "fai_sr"}

rows = {}
for line in open(folder + "/genmc.tsv"):
    f = line.rstrip("\n").split("\t")
    if f[0] != "program" and f[2] == "sc-default":
        if (f[0], f[1]) not in rows or rows[f[0], f[1]][4] != "0": rows[f[0], f[1]] = f

def peer(command, complete, blocked):
    """Executions, blocked ones, seconds of a checker that prints their numbers; None where it fails."""
    start = time.monotonic()
    done = subprocess.run(command, capture_output=True, text=True)
    text = done.stdout + done.stderr
    found = [re.search(pattern + r"\D*(\d+)", text) for pattern in (complete, blocked)]
    return (int(found[0][1]), int(found[1][1]) if found[1] else 0, time.monotonic() - start) if found[0] else None

genmc, nidhugg = os.environ.get("GENMC"), os.environ.get("NIDHUGG")
wrong = 0
print(f"{'program':30} {'verdict':12} {'execs':>8} {'vain':>8} {'spun':>7} {'search s':>8} {'execs/s':>8} | {'GenMC':>7} {'blocked':>7} {'execs/s':>8}")
for (program, parameters), f in rows.items():
    flags = [x for p in parameters.split(",") for x in ("-D", p)]
    command = [heddle, "check", "--search", "dpor", "--format", "json", "--time", limit, f"{folder}/{program}.c", *flags]
    done = subprocess.run(command, capture_output=True, text=True)
    result = json.loads(done.stdout)
    stats, told = result["stats"], {"equivalent": 0, "circles": 0}
    for note in result["notes"]:
        for word in told:
            if word in note and note.split()[0].isdigit(): told[word] = int(note.split()[0])
    if genmc and f[4] == "0":
        if them := peer([genmc, "--sc", "--", *flags, f"{folder}/{program}.c"], "complete executions explored", "blocked executions seen"):
            f[5], f[6], f[9] = str(them[0]), str(them[1]), f"{them[0] / them[2]:.0f}"
    mark = ""
    if result["verdict"] == "violated": mark = "  WRONG VERDICT"
    if result["verdict"] == "verified" and f[4] == "0" and program not in DIFFERENT and int(f[5]) != stats["executions"]: mark = "  WRONG NUMBER"
    if nidhugg:
        them = peer([nidhugg, "--sc", "--optimal", "--", *flags, f"{folder}/{program}.c"], "Trace count:", "blocked trace count:")
        mark += f"  Nidhugg: {them[0]} and {them[1]} blocked in {them[2]:.2f} s" if them else "  Nidhugg: no answer"
        if them and result["verdict"] == "verified" and program not in DIFFERENT and them[0] != stats["executions"]: mark += "  WRONG NUMBER"
    wrong += "WRONG" in mark
    rate = stats["executions"] / max(stats["seconds"], 1e-6)
    theirs = f"{f[5]:>7} {f[6]:>7} {f[9]:>8}" if f[4] == "0" else f"{'-':>7}"
    print(f"{program + ' ' + parameters:30} {result['verdict']:12} {stats['executions']:8} {told['equivalent']:8} {told['circles']:7} {stats['seconds']:8.2f} {rate:8.0f} | {theirs}{mark}",
          flush=True)
sys.exit(1 if wrong else 0)
PY
