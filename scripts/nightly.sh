#!/bin/bash
# What takes too long for every change, for the night: scripts/nightly.sh [HEDDLE]. Each line of the list below is a test; what they print
# is in build/nightly, and a summary comes last. HEDDLE_JARS names a folder of jars for the verifier (tests/verify),
# HEDDLE_JDK_CHECKOUT a checkout of openjdk/jdk17u for the JSR-166 TCK (tests/tck). The exit status is 1 if one of them failed.
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

nightly same_twice python3 tests/cli/same_twice_test.py --heddle "$heddle" --repetitions 20
nightly audit env HEDDLE_AUDIT=20000 python3 tests/run.py corpus outcomes conformance memory --filter java --jobs 2 --timeout 600 --heddle "$heddle"
nightly verify_jdk env HEDDLE_VERIFY_ALL=1 "$(dirname "$heddle")/../src/java/verify/java_verify_test" --gtest_brief=1
[ -z "$HEDDLE_JARS" ] || nightly verify_jars python3 tests/verify/run.py --heddle "$heddle" --jars "$HEDDLE_JARS"
[ -z "$HEDDLE_JDK_CHECKOUT" ] || nightly tck python3 tests/tck/run.py --heddle "$heddle" --checkout "$HEDDLE_JDK_CHECKOUT"
nightly limits python3 tests/cli/limits_test.py --heddle "$heddle" --thorough
nightly inputs python3 tests/generated/inputs.py --heddle "$heddle" --seconds 900 --seed "$(date +%j)000"
nightly weak python3 tests/generated/weak.py --heddle "$heddle" --seconds 900 --seed "$(date +%j)000"
nightly java_inputs python3 tests/generated/java_inputs.py --heddle "$heddle" --programs 1000 --seed "$(date +%j)"
nightly traces python3 tests/fuzz/traces.py --heddle "$heddle" --files 20000
nightly unsafe_calls python3 tests/fuzz/unsafe_calls.py --heddle "$heddle" --calls 40000 --seed "$(date +%j)"
nightly unsafe_calls_opmm python3 tests/fuzz/unsafe_calls.py --heddle "$heddle" --calls 4000 --seed "$(date +%j)" --extra "--memory opmm"
nightly library_calls python3 tests/fuzz/library_calls.py --heddle "$heddle" --calls 100000 --seed "$(date +%j)"
for language in c cpp; do
  nightly "scopes_$language" python3 tests/generated/scopes.py --heddle "$heddle" --language $language --functions 2000 --seed "$(date +%j)"
done
nightly generations python3 tests/generated/generations.py --heddle "$heddle" --programs 1000 --seed "$(date +%j)"
nightly unwritten python3 tests/generated/unwritten.py --heddle "$heddle" --functions 2000 --seed "$(date +%j)"
for target in class_file jar jimage trace suppressions options configuration result; do
  nightly "fuzz_$target" fuzz/run.sh 900 $target
done
for target in class booted jar bitcode ir c cpp trace json toml; do
  nightly "fuzz_whole_$target" fuzz/whole.sh 900 $target
done

printf '%s' "$summary"
exit $failed
