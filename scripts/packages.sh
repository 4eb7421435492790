# The Debian packages that Heddle is built from and runs on, and those for tests only. Sourced by ./heddle and ./test.sh.
#
# "PACKAGE" must be installed; "PACKAGE:COMMAND" is also satisfied by that command on the PATH, wherever it comes from.
heddle_packages="
g++:g++
cmake:cmake
ninja-build:ninja
libfmt-dev
libcli11-dev
nlohmann-json3-dev
libxxhash-dev
libzip-dev
zlib1g-dev
libgtest-dev
libbenchmark-dev
openjdk-17-jdk-headless:javac
clang-19:clang-19
llvm-19:llvm-link-19
llvm-19-dev
csmith:csmith
python3:python3
"
# What only Fortran programs need, 200 MB: installed when the first one is checked, and by ./test.sh.
heddle_fortran_packages="
flang-19:flang-new-19
"

# What the tests use if it is there: a browser for the report page, a judge of XML.
heddle_test_packages="
chromium:chromium
libxml2-utils:xmllint
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

# Installs what is missing of $heddle_packages, saying so; a sentence and status 2 if that is not possible. All output goes to stderr.
heddle_install_packages() {
  local missing as_root=""
  if ! command -v dpkg-query >/dev/null 2>&1; then
    echo "heddle: this is no Debian system; make sure that these are installed: $(echo $heddle_packages)" >&2
    return 0
  fi
  missing=$(heddle_missing_packages "$heddle_packages")
  if [ -z "$missing" ]; then return 0; fi
  if [ "$(id -u)" != 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
      echo "heddle: these packages are missing: $missing; install them as root: apt-get install $missing" >&2
      return 2
    fi
    as_root="sudo"
  fi
  echo "heddle: installing Debian packages: $missing" >&2
  heddle_apt_install $missing && return 0
  echo "heddle: the packages could not be installed; try it by hand: apt-get update && apt-get install $missing" >&2
  return 2
}

# Installs what only tests use. Without it they are skipped, so nothing is wrong if that is not possible.
heddle_install_test_packages() {
  local missing as_root=""
  command -v dpkg-query >/dev/null 2>&1 || return 0
  missing=$(heddle_missing_packages "$heddle_test_packages")
  if [ -z "$missing" ]; then return 0; fi
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null 2>&1 && as_root="sudo -n" || { echo "without $missing some tests are skipped" >&2; return 0; }
  fi
  echo "installing Debian packages for the tests: $missing" >&2
  heddle_apt_install $missing || echo "could not install $missing; some tests are skipped" >&2
}

# Old or absent package lists are the usual reason for a failure, so it is tried again with new ones. With the caller's $as_root.
heddle_apt_install() {
  heddle_apt_get install "$@" >&2 || { heddle_apt_get update >&2 && heddle_apt_get install "$@" >&2; }
}

heddle_apt_get() {
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y --no-install-recommends -o DPkg::Lock::Timeout=600 "$@" </dev/null
}
