# Set-up and build, for ./heddle and ./test.sh. Sourced, with $root set to the repository.

# A second checkout on the same machine shares the compiler cache of the first.
export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1

# heddle_build DIRECTORY "CMAKE FLAGS" TARGET...: quiet, one progress line on a terminal, a log file for the rest. A directory that was
# configured with these flags and more stays as it is: what ./test.sh made is good enough for ./heddle, but not the reverse.
heddle_build() {
  local directory=$1 flags=$2 log=$1/build.log configured
  shift 2
  mkdir -p "$directory" || return 2
  configured=$(cat "$directory/flags" 2>/dev/null)
  if [ ! -f "$directory/build.ninja" ] || [ "${configured#"$flags"}" = "$configured" ]; then
    # shellcheck disable=SC2086
    if ! cmake -S "$root" -B "$directory" -G Ninja $flags >"$log" 2>&1; then
      heddle_build_failed "$log"
      return 70
    fi
    printf '%s\n' "$flags" >"$directory/flags"
  fi
  if [ -t 2 ]; then
    # Ninja prints one "[12/80] Building ..." line per step when it does not write to a terminal.
    ninja -C "$directory" "$@" 2>&1 | tee "$log" | while IFS= read -r line; do
      case $line in "["*"]"*) printf '\r\033[Kheddle: building %s' "${line%% *}" >&2 ;; esac
    done
    [ "${PIPESTATUS[0]}" = 0 ] && { printf '\r\033[K' >&2; return 0; }
    printf '\r\033[K' >&2
  else
    ninja -C "$directory" "$@" >"$log" 2>&1 && return 0
  fi
  heddle_build_failed "$log"
  return 70
}

heddle_build_failed() {
  echo "heddle: the build failed; the last lines of $1:" >&2
  tail -n 30 "$1" >&2
}
