#!/bin/bash
# The kept inputs through whole commands, and some made of them: corpus.sh HEDDLE_FUZZ [INPUTS PER TARGET]
cd "$(dirname "${BASH_SOURCE[0]}")/corpus/whole" || exit 2
program=$1
inputs=${2:-100}
faults=$(dirname "$program")/../fuzz-faults
failed=0
for target in class booted jar bitcode ir c cpp trace json toml; do
  "$program" "$target" --inputs "$inputs" --beside beside --faults "$faults" "${target/booted/class}" || failed=1
done
exit $failed
