#!/bin/bash
# What takes too long for every change, for the night: scripts/nightly.sh [HEDDLE]. Each line of the list below is a test; what they print
# is in build/nightly, and a summary comes last. The exit status is 1 if one of them failed.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root" || exit 2
heddle=${1:-$root/build/release/bin/heddle}
logs=$root/build/nightly
mkdir -p "$logs" || exit 2
summary="" failed=0

# nightly NAME COMMAND...
nightly() {
  local name=$1 started=$SECONDS result=passed
  shift
  "$@" >"$logs/$name.log" 2>&1 </dev/null || { result=FAILED failed=1; }
  summary+=$(printf '%-20s %s, %d s: %s' "$name" "$result" $((SECONDS - started)) "$(tail -n 1 "$logs/$name.log")")$'\n'
}

for target in class_file jar jimage trace suppressions options configuration result; do
  nightly "fuzz_$target" fuzz/run.sh 900 $target
done
for target in class booted jar bitcode ir c cpp trace json toml; do
  nightly "fuzz_whole_$target" fuzz/whole.sh 900 $target
done

printf '%s' "$summary"
exit $failed
