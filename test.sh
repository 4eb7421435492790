#!/bin/bash
# Sets up, builds everything (release, and the unit tests with the address and undefined-behaviour sanitizers), and
# runs every test. The last lines are ctest's. Arguments go to ctest: ./test.sh -R cli
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cd "$root" || exit 2
. scripts/packages.sh
. scripts/build.sh

heddle_install_packages "$heddle_packages $heddle_fortran_packages $heddle_test_packages" || exit $?
heddle_install_optional_packages "$heddle_optional_test_packages"
mkdir -p build
exec 9>build/lock
flock 9
stamp=build/release/heddle.stamp
mkdir -p build/release && touch $stamp.new
echo "building (release)"
heddle_build build/release "-DCMAKE_BUILD_TYPE=Release -DHEDDLE_TESTS=ON" all || exit $?
mv $stamp.new $stamp
echo "building (unit tests with sanitizers)"
heddle_build build/sanitize "-DCMAKE_BUILD_TYPE=Release -DHEDDLE_TESTS=ON -DHEDDLE_SANITIZE=ON" unit_tests || exit $?
exec 9>&-

exec ctest --test-dir build/release --output-on-failure -j "$(nproc)" "$@" </dev/null
