#!/bin/bash
# Heddle beside GenMC on the programs of bench/c: verdict, time, states, memory, and the ratios to GenMC's figures recorded in
# bench/c/genmc.tsv (version 0.11, SC, one run each on a quiet machine). Then the speed of the interpreter alone, beside the
# native binary.
#
# The machine is noisy: compare ratios, not seconds. A wrong verdict makes the bench fail.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
heddle=${HEDDLE:-$root/heddle}
"$heddle" --version >/dev/null || exit 2
exec python3 - "$heddle" "$root/bench/c" <<'PY'
import json, statistics, subprocess, sys, tempfile, time
heddle, folder = sys.argv[1:3]

def timed(command, limit=600):
    start = time.monotonic()
    done = subprocess.run(["/usr/bin/env", "time", "-f", "%M", *command], capture_output=True, text=True, timeout=limit)
    lines = done.stderr.strip().splitlines()
    return done, time.monotonic() - start, int(lines[-1]) / 1024 if lines and lines[-1].isdigit() else 0

rows = {}
for line in open(folder + "/genmc.tsv"):
    f = line.rstrip("\n").split("\t")
    if f[0] == "program" or f[2] != "sc-default":
        continue
    key = (f[0], f[1])
    if key not in rows or rows[key][4] != "0":  # the first run that GenMC finished
        rows[key] = f

wrong, sooner, per_second = 0, [], []
print(f"{'program':34} {'verdict':9} {'seconds':>8} {'search':>8} {'states':>9} {'trans/s':>10} {'MB':>6} | {'GenMC s':>8} {'execs':>7} {'MB':>5} | sooner")
for (program, parameters), f in rows.items():
    flags = [x for p in parameters.split(",") for x in ("-D", p)]
    command = [heddle, "check", "--format", "json", "--minimise", "0s", f"{folder}/{program}.c", *flags]
    done, wall, memory = sorted((timed(command) for _ in range(3)), key=lambda r: r[1])[1]
    result = json.loads(done.stdout)
    stats = result["stats"]
    mark = "" if result["verdict"] == "verified" else "  WRONG VERDICT"
    wrong += bool(mark)
    rate = stats["transitions"] / max(stats["seconds"], 1e-6)
    if stats["transitions"] > 10000:
        per_second.append(rate)
    ratio = float(f[7]) / wall if f[4] == "0" else 0
    if ratio:
        sooner.append(ratio)
    peer = f"{f[7]:>8} {f[5]:>7} {f[10]:>5}" if f[4] == "0" else f"{'failed' if f[4] != 'TO' else 'over 25':>8} {'':>7} {f[10]:>5}"
    print(f"{program + ' ' + parameters:34} {result['verdict']:9} {wall:8.3f} {stats['seconds']:8.3f} {stats['states']:9} {rate:10.0f} {memory:6.0f} | {peer} | "
          + (f"{ratio:.1f}x" if ratio else "-") + mark)
print(f"verdict {statistics.median(sooner):.1f}x sooner than GenMC (median of {len(sooner)}); "
      f"{statistics.median(per_second) if per_second else 0:.0f} transitions/s (median of {len(per_second)} searches of more than 10,000)")

with tempfile.TemporaryDirectory() as scratch:
    source, native = folder + "/cpu.c", scratch + "/cpu"
    subprocess.run(["clang-19", "-O0", source, "-o", native], check=True)
    expected, native_seconds, _ = timed([native])
    done, wall, _ = timed([heddle, "run", source])
    if done.stdout != expected.stdout:
        print("cpu.c: WRONG OUTPUT", done.stdout)
        wrong += 1
    check = json.loads(timed([heddle, "check", "--format", "json", source])[0].stdout)["stats"]
    print(f"cpu.c: {check['instructions'] / check['seconds'] / 1e6:.0f} million instructions/s; {wall / native_seconds:.1f}x the time of the binary (-O0)")
sys.exit(1 if wrong else 0)
PY
