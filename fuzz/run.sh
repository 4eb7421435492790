#!/bin/bash
# Builds the fuzz targets and lets each of them run: run.sh [SECONDS PER TARGET] [TARGET...]
#
# Begins with fuzz/corpus/TARGET and the seeds. What is found on the way is kept in build/fuzz/corpus and is where the next run goes on
# (`--merge TARGET...` puts the best of it into fuzz/corpus); an input that breaks something is left in build/fuzz/TARGET-*. Ends with 77 (ctest: skipped) if no Clang with libFuzzer is installed.
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 2
root=$PWD
build=$root/build/fuzz
seconds=${1:-3}
shift || true
targets=${*:-class_file jar jimage trace suppressions options configuration result}
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1

# The first Clang that can link a fuzz target: the runtime is a package of its own.
compiler=""
mkdir -p "$build" || exit 2
printf 'extern "C" int LLVMFuzzerTestOneInput(const unsigned char*, unsigned long) { return 0; }\n' >"$build/probe.cpp"
for candidate in clang++-19 clang++; do
  if "$candidate" -fsanitize=fuzzer,address,undefined "$build/probe.cpp" -o "$build/probe" >/dev/null 2>&1; then
    compiler=$candidate
    break
  fi
done
if [ -z "$compiler" ]; then
  echo "skipped: no Clang with libFuzzer; install clang-19 and libclang-rt-19-dev"
  exit 77
fi

log=$build/build.log
# shellcheck disable=SC2086
if ! { cmake -S fuzz -B "$build" -G Ninja -DCMAKE_CXX_COMPILER="$compiler" && ninja -C "$build" $targets; } >"$log" 2>&1; then
  echo "the fuzz targets cannot be built; the last lines of $log:"
  tail -n 30 "$log"
  exit 1
fi
python3 fuzz/seeds.py "$build/seeds" || exit 1

failed=0
for target in $targets; do
  corpus=$build/corpus/$target
  mkdir -p "$corpus"
  dictionary=""
  [ -f "fuzz/$target.dict" ] && dictionary="-dict=fuzz/$target.dict"
  if [ "$seconds" = --merge ]; then
    mkdir -p "fuzz/corpus/$target"
    "$build/$target" -set_cover_merge=1 -max_len=1000 "fuzz/corpus/$target" "$corpus" "$build/seeds/$target" >"$build/$target.log" 2>&1 || exit 1
    echo "$target: $(ls "fuzz/corpus/$target" | wc -l) inputs in fuzz/corpus/$target"
    continue
  fi
  kept=""
  [ -d "fuzz/corpus/$target" ] && kept="fuzz/corpus/$target"
  # A minute for one input is a fault, too.
  if "$build/$target" "$corpus" $kept "$build/seeds/$target" $dictionary -max_total_time="$seconds" -timeout=60 -rss_limit_mb=2048 \
      -max_len=20000 -artifact_prefix="$build/$target-" -print_final_stats=1 >"$build/$target.log" 2>&1; then
    edges=$(sed -n 's/.*(\([0-9]*\) inline 8-bit counters).*/\1/p' "$build/$target.log" | head -n 1)
    reached=$(sed -n 's/.* cov: \([0-9]*\) .*/\1/p' "$build/$target.log" | tail -n 1)
    inputs=$(sed -n 's/.*number_of_executed_units: *//p' "$build/$target.log")
    echo "$target: $inputs inputs, 0 faults; $reached of $edges edges ($((100 * ${reached:-0} / ${edges:-1}))%) reached"
  else
    failed=1
    echo "$target: failed; the end of $build/$target.log:"
    tail -n 40 "$build/$target.log"
  fi
done
exit $failed
