#!/bin/bash
# The kept inputs through whole commands, and some made of them: corpus.sh HEDDLE_FUZZ [TIMES AS MANY]
program=$(realpath "$1")
times=${2:-1}
cd "$(dirname "${BASH_SOURCE[0]}")/corpus/whole" || exit 2
faults=$(dirname "$program")/../fuzz-faults
failed=0

# try TARGET INPUTS: as many as take a second or two
try() {
  "$program" "$1" --inputs $((times * $2)) --beside beside --faults "$faults" "${1/booted/class}" || failed=1
}
try class 150
try booted 50
try jar 50
try bitcode 50
try ir 50
try c 20
try cpp 2
try trace 100
try json 200
try toml 50
exit $failed
