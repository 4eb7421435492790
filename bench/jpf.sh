#!/bin/bash
# Heddle beside Java PathFinder on the programs of bench/java: verdict, time, states, memory, and the ratios.
#
#   bench/jpf.sh                    against JPF's figures recorded in bench/java/jpf.tsv (a quiet machine, one run each)
#   bench/jpf.sh PATH_TO_BUILT_JPF  against that JPF, in the same run (its java-17 branch; RunJPF.jar below PATH/build)
#
# The machine is noisy: compare ratios, not seconds. A wrong verdict makes the bench fail.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
jpf=${1:-}
heddle=${HEDDLE:-$root/heddle}
classes=$(mktemp -d)
trap 'rm -rf "$classes"' EXIT
javac -g -d "$classes" "$root"/bench/java/*.java || exit 2
"$heddle" --version >/dev/null || exit 2

# program and arguments | expected verdict | extra flags
programs='Hello|verified
Counter 2 2 unsync|violated
Counter 3 2 nocheck|verified|--race none
Counter 3 5 sync|verified
Peterson 3|verified
Peterson 2 broken|violated
Philo 5 dead|violated
Philo 5 ordered|verified
BBuf 2 2 2 1 notifyAll|verified
BBuf 2 2 2 1 notify|violated
RWL 2 2|verified
RWL 3 2|verified
Work 3 4 200|verified
Atom 3 3|verified
Clq 2|verified
Chm 1 racy|violated
Lam 4|verified
Latch 4|verified
Juc 2 2|verified
JucLock 3 2|verified
Barrier 3 1|verified
Cpu 200000 100000|verified
Arith 30000000|verified'

exec python3 - "$heddle" "$classes" "$root/bench/java/jpf.tsv" "$jpf" <<PY
import json, re, resource, statistics, subprocess, sys, time
heddle, classes, recorded, jpf = sys.argv[1:5]
programs = [line.split("|") for line in """$programs""".splitlines()]

def timed(command, limit=600):
    start = time.monotonic()
    done = subprocess.run(["/usr/bin/env", "time", "-f", "%M", *command], capture_output=True, text=True, timeout=limit)
    seconds = time.monotonic() - start
    lines = done.stderr.strip().splitlines()
    rss = int(lines[-1]) * 1024 if lines and lines[-1].isdigit() else 0
    return done, seconds, rss

peer = {}
if not jpf:
    for line in open(recorded):
        f = line.rstrip("\n").split("\t")
        if line.startswith("#") or len(f) < 12 or f[2].startswith("CRASH"):
            continue
        number = lambda text: float(re.sub(r"[A-Za-z]", "", text) or 0)
        row = dict(wall=number(f[3]), states=number(f[5]), matched=number(f[6]), instructions=number(f[7]), rss=number(f[10]) * 1e6)
        if "NoSuchMethod" in f[2] or "IllegalMonitorState" in f[2]:
            continue  # JPF's own failure, not the program's
        if f[0] not in peer or f[1].endswith("11"):
            peer[f[0]] = row

def run_jpf(name, arguments):
    done, wall, rss = timed(["java", "-Xmx8g", "-jar", jpf + "/build/RunJPF.jar", "+classpath=" + classes, "+report.console.property_violation=error", name, *arguments])
    found = lambda pattern: float((re.search(pattern, done.stdout) or [0, "0"])[1].replace(",", ""))
    return dict(wall=wall, states=found(r"new=([\d,]+)"), matched=found(r"visited=([\d,]+)"), instructions=found(r"instructions:\s+([\d,]+)"), rss=rss)

wrong, sooner, leaner, faster = 0, [], [], []
print(f"{'program':24} {'verdict':9} {'seconds':>8} {'states':>9} {'trans/s':>10} {'MB':>6} | {'JPF s':>7} {'states':>9} {'states/s':>9} {'MB':>6} | sooner  trans/s  memory")
for program, expected, *flags in programs:
    name, *arguments = program.split()
    command = [heddle, "check", "--format", "json", "--minimise", "0s", "-cp", classes, *" ".join(flags).split(), name, "--", *arguments]
    runs = [timed(command) for _ in range(3)]
    done, wall, rss = sorted(runs, key=lambda r: r[1])[1]
    result = json.loads(done.stdout)
    stats = result["stats"]
    mark = "" if result["verdict"] == expected else "  WRONG VERDICT"
    wrong += bool(mark)
    rate = stats["transitions"] / max(stats["seconds"], 1e-9)
    line = f"{program:24} {result['verdict']:9} {wall:8.3f} {stats['states']:9} {rate:10.0f} {rss/1e6:6.0f} |"
    other = run_jpf(name, arguments) if jpf else peer.get(program)
    if other:
        other_rate = (other["states"] + other["matched"]) / other["wall"]
        ratio = other["wall"] / wall
        sooner.append(ratio); leaner.append(other["rss"] / max(rss, 1))
        line += f" {other['wall']:7.2f} {other['states']:9.0f} {other_rate:9.0f} {other['rss']/1e6:6.0f} | {ratio:6.0f}x"
        if other["states"] > 1000 and stats["states"] > 1000:
            faster.append(rate / other_rate)
            line += f" {rate / other_rate:7.0f}x"
        else:
            line += "        -"
        line += f" {other['rss'] / max(rss, 1):6.1f}x"
    print(line + mark, flush=True)
print(f"\nmedian: verdict {statistics.median(sooner):.0f} times sooner, {statistics.median(faster):.0f} times the transitions per second, "
      f"{statistics.median(leaner):.0f} times less memory ({len(sooner)} programs)")

# The same granularity as JPF's, or finer: every shared access is visible.
print("\nequal or finer granularity (--reduction none)")
for program in ("BBuf 2 2 2 1 notifyAll", "Philo 5 ordered", "RWL 3 2", "Counter 3 5 sync"):
    name, *arguments = program.split()
    done, wall, rss = timed([heddle, "check", "--format", "json", "--reduction", "none", "-cp", classes, name, "--", *arguments])
    stats = json.loads(done.stdout)["stats"]
    rate = stats["transitions"] / stats["seconds"]
    line = f"{program:24} {stats['states']:9} states {wall:8.2f} s {rate:10.0f} transitions/s {rss/1e6:5.0f} MB"
    if not jpf and program in peer:
        other = peer[program]
        line += f" | {rate / ((other['states'] + other['matched']) / other['wall']):.0f} times JPF's transitions per second"
    print(line)
sys.exit(1 if wrong else 0)
PY
