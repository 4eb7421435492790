#!/bin/bash
# Builds heddle-fuzz with counters and sanitizers and lets each target run: whole.sh [SECONDS PER TARGET] [TARGET...]
#
# Begins with fuzz/corpus/whole/TARGET and the seeds (whole_seeds.py). What reaches something new is kept in build/whole/corpus/TARGET and is
# where the next run goes on (`whole.sh --merge TARGET...` puts the best of it into fuzz/corpus/whole); an input that breaks something is
# left in build/whole/faults. One line per target; the exit status is 1 if anything broke.
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 2
root=$PWD
. scripts/build.sh
seconds=${1:-60}
shift || true
targets=${*:-class booted jar bitcode ir c cpp trace json toml}
build=$root/build/whole

heddle_build "$root/build/release" "-DCMAKE_BUILD_TYPE=Release" heddle heddle-lower heddle-runtime heddle-check-jar || exit $?
heddle_build "$build" "-DCMAKE_BUILD_TYPE=Release -DHEDDLE_SANITIZE=ON -DHEDDLE_TRACE_BLOCKS=ON" heddle-fuzz heddle-check-jar || exit $?
# LLVM has no counters, so lowering is as it is for users.
ln -sf "$root/build/release/bin/heddle-lower" "$root/build/release/bin/heddle-runtime.bc" "$build/bin/"
ln -sfn "$root/build/release/bin/heddle-include" "$build/bin/heddle-include"
python3 fuzz/whole_seeds.py "$root/build/release/bin/heddle" "$build/seeds" || exit 1

# How many blocks there are.
blocks=$(objdump -d --no-show-raw-insn "$build/bin/heddle-fuzz" | grep -c 'call.*<__sanitizer_cov_trace_pc>')
failed=0
for target in $targets; do
  kept=${target/booted/class}
  given=("$build/seeds/$kept")
  [ -d "fuzz/corpus/whole/$kept" ] && given+=("fuzz/corpus/whole/$kept")
  how=(--seconds "$seconds" --seed "$(date +%j)" --blocks "$blocks")
  [ "$seconds" = --merge ] && how=(--smallest "fuzz/corpus/whole/$kept")
  "$build/bin/heddle-fuzz" "$target" "${how[@]}" --corpus "$build/corpus/$kept" --beside "$build/seeds/beside" --faults "$build/faults" \
    "${given[@]}" || failed=1
done
exit $failed
