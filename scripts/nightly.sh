#!/bin/sh
# What takes too long for every change: each command is run, and a summary says which failed.
#
#     scripts/nightly.sh [HEDDLE]      (default: build/release/bin/heddle)
cd "$(dirname "$0")/.." || exit 1
heddle=${1:-build/release/bin/heddle}
seed=$(date +%j)
failed=0
summary=

run() {
  echo "== $*"
  if "$@"; then
    summary="$summary
passed: $*"
  else
    summary="$summary
FAILED: $*"
    failed=1
  fi
}

run tests/fuzz/unsafe_calls.py --heddle "$heddle" --calls 40000 --seed "$seed"
run tests/fuzz/unsafe_calls.py --heddle "$heddle" --calls 4000 --seed "$seed" --extra "--memory opmm"
run tests/fuzz/library_calls.py --heddle "$heddle" --calls 100000 --seed "$seed"

echo "$summary"
exit $failed
