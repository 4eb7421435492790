#!/bin/bash
# Cost of one transition (run, collect, fingerprint, match, save, restore) on heaps of 10^3, 10^5 and 10^6 live objects:
# the time of a search less the time of the same program with no rounds, which only builds the heap. It must hardly
# change with the size of the heap.
set -eu
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
heddle=${HEDDLE:-$root/heddle}
classes=$(mktemp -d)
trap 'rm -rf "$classes"' EXIT
javac -g -d "$classes" "$root/bench/java/HeapSize.java"
for objects in 1000 100000 1000000; do
  for rounds in 0 12; do
    "$heddle" check --format json -cp "$classes" HeapSize -- $objects 3 $rounds
    echo ,
  done
done | python3 -c "
import json, sys
runs = json.loads('[' + sys.stdin.read().rstrip().rstrip(',') + ']')
for objects, empty, full in zip((1000, 100000, 1000000), runs[0::2], runs[1::2]):
    a, b = empty['stats'], full['stats']
    assert full['verdict'] == 'verified'
    print(f\"{objects:>8} objects: {b['states']} states, {b['transitions']} transitions, \"
          f\"{(b['seconds'] - a['seconds']) / (b['transitions'] - a['transitions']) * 1e9:.0f} ns per transition, \"
          f\"{(b['peak_memory_bytes'] - a['peak_memory_bytes']) / b['states']:.0f} bytes per state, {b['peak_memory_bytes'] / 1e6:.0f} MB\")"
