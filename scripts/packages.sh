# The Debian packages that Heddle is built from and runs on, and those for tests only. Sourced by ./heddle and ./test.sh.
#
# "PACKAGE" must be installed; "PACKAGE:COMMAND" is also satisfied by that command on the PATH, wherever it comes from.
# scripts/fresh.sh tries the lists on a machine that has nothing else.
heddle_packages="
g++:g++
cmake:cmake
ninja-build:ninja
pkg-config:pkg-config
libfmt-dev
libcli11-dev
nlohmann-json3-dev
libxxhash-dev
libzip-dev
zlib1g-dev
openjdk-17-jdk-headless:javac
clang-19:clang-19
llvm-19:llvm-link-19
llvm-19-dev
"
# What only Fortran programs need, 200 MB: installed when the first one is checked, and by ./test.sh.
heddle_fortran_packages="
flang-19:flang-new-19
"
# What the tests cannot do without.
heddle_test_packages="
libgtest-dev
python3:python3
csmith:csmith
"
# What the tests use if it is there: a browser for the report page, a judge of XML, one of manual pages, the layout of the sources. libFuzzer
# (libclang-rt-19-dev) is left to who wants it: the fuzz targets are a build of their own, ten minutes for a few seconds of fuzzing.
heddle_optional_test_packages="
chromium:chromium
libxml2-utils:xmllint
groff-base:groff
clang-format:clang-format
"

# Prints the packages of a list that are missing, on one line.
heddle_missing_packages() {
  local entry package missing=""
  for entry in $1; do
    package=${entry%%:*}
    if [ "$entry" != "$package" ] && command -v "${entry#*:}" >/dev/null 2>&1; then continue; fi
    case $(dpkg-query -W -f='${Status}' "$package" 2>/dev/null) in
      *"ok installed"*) ;;
      *) missing="$missing $package" ;;
    esac
  done
  echo "${missing# }"
}

# heddle_install_packages LIST: installs what is missing of it, saying so; a sentence and status 2 if that is not possible. All output
# goes to stderr.
heddle_install_packages() {
  local missing line as_root=""
  if ! command -v dpkg-query >/dev/null 2>&1; then
    echo "heddle: this is no Debian system; make sure that these are installed: $(echo $1)" >&2
    return 0
  fi
  missing=$(heddle_missing_packages "$1")
  if [ -z "$missing" ]; then return 0; fi
  line="apt-get update && apt-get install -y --no-install-recommends $missing"
  if ! heddle_find_root; then
    echo "heddle: Debian packages are missing that only root can install; give root this line: $line" >&2
    return 2
  fi
  echo "heddle: installing Debian packages: $missing" >&2
  heddle_apt_install $missing && return 0
  echo "heddle: the Debian packages could not be installed (apt-get says why above); mend that, or give root this line: $line" >&2
  return 2
}

# Installs what the tests use if it is there. Without it they are skipped, so nothing is wrong if that is not possible.
heddle_install_optional_packages() {
  local missing as_root=""
  command -v dpkg-query >/dev/null 2>&1 || return 0
  missing=$(heddle_missing_packages "$1")
  if [ -z "$missing" ]; then return 0; fi
  if ! heddle_find_root; then
    echo "without $missing some tests are skipped" >&2
    return 0
  fi
  echo "installing Debian packages for the tests: $missing" >&2
  heddle_apt_install $missing || echo "could not install $missing; some tests are skipped" >&2
}

# Sets the caller's $as_root to what makes a command run as root; false if nothing does. sudo may ask for a password only where
# someone sits and reads the question.
heddle_find_root() {
  as_root=""
  if [ "$(id -u)" = 0 ]; then return 0; fi
  command -v sudo >/dev/null 2>&1 || return 1
  as_root=sudo
  { [ -t 0 ] && [ -t 2 ]; } || sudo -n true >/dev/null 2>&1
}

# Absent package lists (tried without doing it) and old ones are the usual reasons for a failure, so it is tried again with new ones.
# With the caller's $as_root.
heddle_apt_install() {
  apt-get -s install "$@" >/dev/null 2>&1 && heddle_apt_get install "$@" >&2 && return 0
  heddle_apt_get update >&2 # a source that is down may not be the one that is needed
  heddle_apt_get install "$@" >&2
}

heddle_apt_get() {
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=600 "$@" </dev/null
}
