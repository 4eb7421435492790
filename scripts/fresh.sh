#!/bin/bash
# Does a stranger get along? Makes a bare Debian in a directory (debootstrap --variant=minbase), clones this tree's HEAD into it and runs
# the two commands of README.md there, as root; before that the first one as a user who may not install anything.
#
#   scripts/fresh.sh [--first-only] [--user] [--keep] [--again] [--suite NAME] [DIRECTORY] [-- CTEST ARGUMENTS]
#
#   --first-only   only ./heddle check examples/java/Account.java, not ./test.sh
#   --user         as a user who has sudo, in a checkout with a space in its path
#   --keep         leave the bare system where it is; --again: go on in the one that was left, with a new clone
#   --suite NAME   the Debian release (default: bookworm)
#   DIRECTORY      where (default: /var/tmp/heddle-fresh); 4 GB, with ./test.sh 10 GB. What is printed goes to DIRECTORY.log
#
# Needs root, debootstrap, and the package sources that this machine's apt has. The last line says what passed; the exit status is 0
# if everything did, 1 if not, 2 if it could not be tried.
set -u
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
suite=bookworm first_only="" user=root keep="" again="" bare=/var/tmp/heddle-fresh
while [ $# -gt 0 ]; do
  case $1 in
    --first-only) first_only=yes ;;
    --user) user=stranger ;;
    --keep) keep=yes ;;
    --again) again=yes ;;
    --suite) suite=${2:?--suite needs a name}; shift ;;
    --) shift; break ;;
    -h | --help) sed -n '2,/^set -u/s/^# \{0,1\}//p' "$0"; exit 0 ;;
    -*) echo "fresh.sh: unknown option $1 (--help lists them)" >&2; exit 2 ;;
    *) bare=$1 ;;
  esac
  shift
done
bare=$(realpath -m -- "$bare")
log=$bare.log
mark=$bare/.heddle-fresh # only a directory with this file in it is ever removed
checkout=/root/heddle
if [ $user != root ]; then checkout="/home/stranger/my programs/heddle"; fi
results="" failed=0 inside=""

give_up() {
  echo "fresh.sh: $1" >&2
  exit 2
}

# as USER COMMAND: in the bare system, with nothing of our environment but the proxy. Processes and mounts are in namespaces of their own,
# so that both are gone when it ends, however it ends: nothing has to be unmounted, and nothing can be removed through a mount.
# In the background, because a shell that waits for one is interrupted at once.
as() {
  unshare --mount --pid --fork --kill-child -- bash -c '
    mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && mount --rbind /sys "$0/sys" &&
      exec chroot "$0" /bin/su --login --shell /bin/bash --command "$2" "$1"' "$bare" "$1" \
    "export http_proxy='${http_proxy:-}' https_proxy='${https_proxy:-}'; $2" </dev/null &
  inside=$!
  wait $inside
}

# Ctrl-C: end what runs inside, then go the usual way out.
end_early() {
  if [ -n "$inside" ]; then kill -KILL "$inside" 2>/dev/null; fi
  wait
  exit "$1"
}

remove_bare_system() {
  if [ -f "$mark" ]; then rm -rf --one-file-system "$bare"; fi
}

# The machine's own way to packages: sources, keys, proxy. apt's hooks stay behind, they call what a bare system has not.
copy_apt_settings() {
  local file
  for file in sources.list sources.list.d keyrings trusted.gpg.d auth.conf auth.conf.d; do
    rm -rf "${bare:?}/etc/apt/$file"
    if [ -e "/etc/apt/$file" ]; then cp -a "/etc/apt/$file" "$bare/etc/apt/"; fi
  done
  cp -an /usr/share/keyrings "$bare/usr/share/"
  apt-config dump | grep -E '^Acquire::(http|https|Check|Force|Retries)' >"$bare/etc/apt/apt.conf.d/90host"
  if grep -rqs https: /etc/apt/sources.list /etc/apt/sources.list.d; then mkdir -p "$bare/etc/ssl" && cp -aL /etc/ssl/certs "$bare/etc/ssl/"; fi
}

make_bare_system() {
  local here mirror
  here=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
  mirror=$(apt-get indextargets --format '$(REPO_URI)' "Identifier: Packages" "Codename: $here" | head -n 1)
  remove_bare_system
  mkdir -p "$bare" && touch "$mark" || give_up "cannot make $bare"
  debootstrap --variant=minbase "$suite" "$bare" "${mirror:-http://deb.debian.org/debian}" >>"$log" 2>&1 ||
    give_up "debootstrap failed; $log says why"
  cp -L /etc/resolv.conf /etc/hosts "$bare/etc/"
  if [ "$suite" = "$here" ]; then copy_apt_settings; fi
  as root "useradd --create-home stranger" || give_up "no user could be made in $bare"
  if [ $user != root ]; then
    as root "apt-get update && apt-get -y install sudo && echo 'stranger ALL=(ALL) NOPASSWD: ALL' >/etc/sudoers.d/stranger" >>"$log" 2>&1 ||
      give_up "sudo could not be installed; $log says why"
  fi
}

# clone USER DIRECTORY
clone() {
  rm -rf --one-file-system "${bare:?}$2"
  mkdir -p "$bare$(dirname "$2")" && git clone --quiet --depth 1 "file://$root" "$bare$2" || give_up "$root could not be cloned"
  as root "chown -R $1: '$(dirname "$2")'"
}

# try WHAT STATUS TEXT COMMAND: does it end with this status, and say this? As $user, in $checkout.
try() {
  local what=$1 expected=$2 text=$3 command=$4 started=$SECONDS status
  echo "--- $what"
  as $user "cd '$checkout' && $command" >"$bare/output" 2>&1
  status=$?
  cat "$bare/output" >>"$log"
  if [ $status = "$expected" ] && grep -q -- "$text" "$bare/output"; then
    results="$results; $what: passed, $((SECONDS - started)) s"
  else
    results="$results; $what: FAILED (status $status, expected $expected and \"$text\"; see $log)"
    failed=1
  fi
  tail -n 10 "$bare/output"
}

# What dpkg says is installed, in MB.
installed() {
  as root "dpkg-query -W -f '\${Installed-Size}\n'" | awk '{ sum += $1 } END { print int(sum / 1024) }'
}

if [ "$(id -u)" != 0 ]; then give_up "only root can make a bare system; try: sudo $0"; fi
for tool in debootstrap git unshare; do
  command -v $tool >/dev/null || give_up "$tool is missing; apt-get install debootstrap git util-linux"
done
if [ ! -f "$mark" ] && [ -n "$(ls -A "$bare" 2>/dev/null)" ]; then give_up "$bare is not empty, and not from this script; name another directory"; fi
if [ -n "$(git -C "$root" status --porcelain)" ]; then echo "fresh.sh: note: what is not committed is not tried" >&2; fi

trap 'end_early 130' INT
trap 'end_early 143' TERM
if [ -z "$keep" ]; then trap remove_bare_system EXIT; fi
mkdir -p "$(dirname "$bare")" && : >"$log" || give_up "cannot write $log"
if [ -z "$again" ] || [ ! -f "$mark" ]; then make_bare_system; fi
before=$(installed)
if [ $user = root ] && [ -z "$again" ]; then
  clone stranger /home/stranger/heddle
  user=stranger checkout=/home/stranger/heddle try "without sudo" 2 "give root this line: apt-get" "./heddle check examples/java/Account.java"
fi
clone $user "$checkout"
try "./heddle check" 1 "heddle: violated: deadlock" "./heddle check examples/java/Account.java"
results="$results, $(($(installed) - before)) MB of packages"
if [ -z "$first_only" ]; then
  try "./test.sh" 0 "100% tests passed" "./test.sh $(printf '%q ' "$@")"
  results="$results, $(($(installed) - before)) MB of packages"
fi
echo "fresh.sh: $suite${results/;/:}"
exit $failed
