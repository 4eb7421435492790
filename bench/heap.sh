#!/bin/bash
# Cost of one transition (run, collect, fingerprint, match, save, restore) on heaps of 10^3, 10^5 and 10^6 live objects.
# It must hardly change with the size of the heap.
set -eu
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
heddle=${HEDDLE:-$root/heddle}
classes=$(mktemp -d)
trap 'rm -rf "$classes"' EXIT
javac -g -d "$classes" "$root/bench/java/HeapSize.java"
for objects in 1000 100000 1000000; do
  "$heddle" check --format json -cp "$classes" HeapSize -- $objects 3 12 | python3 -c "
import json, sys
r = json.load(sys.stdin)
s = r['stats']
print(f\"{$objects:>8} objects  {r['verdict']}  {s['states']} states  {s['transitions']} transitions  \"
      f\"{s['seconds'] / s['transitions'] * 1e9:.0f} ns per transition  {s['peak_memory_bytes'] / 1e6:.0f} MB\")"
done
