#!/bin/bash
# Are the sources laid out as .clang-format says? check-format.sh [CLANG_FORMAT]
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 2
# Programs under test are laid out as their writers would.
find src tests bench fuzz -path tests/c -prune -o -path tests/cpp -prune -o -path tests/conformance -prune -o -path tests/memory -prune -o \( -name '*.cpp' -o -name '*.h' \) -print0 2>/dev/null |
  xargs -0 "${1:-clang-format}" --dry-run --Werror
