#!/bin/bash
# Heddle on DataRaceBench: every program of a checkout, unmodified, beside the label in its name.
#
#   bench/drb.sh PATH_TO_DATARACEBENCH [--filter REGEX] [--timeout S] [--fortran] [--peers] [--size N] [--flags "FLAGS"]
#
# What is printed: docs/dataracebench.md. The exit status is 1 if a verdict is wrong.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
heddle=${HEDDLE:-$root/heddle}
"$heddle" --version >/dev/null || exit 2
exec python3 "$root/bench/drb.py" --heddle "$heddle" "$@"
