#!/bin/bash
# Heddle on the test suites of GenMC and Nidhugg: every program of a checkout beside its label, and the executions of --search dpor beside
# the number that the suite expects under sequential consistency.
#
#   bench/suites.sh PATH_TO_GENMC --genmc [--filter REGEX] [--timeout S] [--no-count] [--flags "FLAGS"] [--tsv FILE]
#   bench/suites.sh PATH_TO_NIDHUGG --nidhugg ...
#
# The exit status is 1 if a verdict is not the label's; which of those labels do not hold under sequential consistency is for the reader.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
heddle=${HEDDLE:-$root/heddle}
"$heddle" --version >/dev/null || exit 2
exec python3 "$root/bench/suites.py" --heddle "$heddle" "$@"
