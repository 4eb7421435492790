// heddle-confine DIRECTORY PROGRAM ARGUMENTS...: runs a compiler that can write below DIRECTORY and nowhere
// else, whatever its flags say. Landlock does that where the kernel has it (Linux 5.13); elsewhere the
// program runs as it is, and compiler_flags.cpp is all there is. A process of its own, so that nothing is to
// be done between fork and exec.
#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstring>

namespace {

constexpr std::uint64_t kMoveElsewhere = std::uint64_t{1} << 13;  // LANDLOCK_ACCESS_FS_REFER, since version 2
constexpr std::uint64_t kTruncate = std::uint64_t{1} << 14;       // ..._TRUNCATE, since version 3

std::uint64_t writing(long version) {
  std::uint64_t rights = LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR |
                         LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR |
                         LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG |
                         LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO |
                         LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM;
  if (version >= 2) rights |= kMoveElsewhere;
  if (version >= 3) rights |= kTruncate;
  return rights;
}

void allow(int rules, const char* path, std::uint64_t rights) {
  const int at = open(path, O_PATH | O_CLOEXEC);
  if (at < 0) return;
  landlock_path_beneath_attr rule{};
  rule.allowed_access = rights;
  rule.parent_fd = at;
  syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
  close(at);
}

void confine_to(const char* directory) {
  const long version = syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (version < 1) return;
  landlock_ruleset_attr handled{};
  handled.handled_access_fs = writing(version);
  const int rules = static_cast<int>(syscall(SYS_landlock_create_ruleset, &handled, sizeof handled, 0));
  if (rules < 0) return;
  allow(rules, directory, writing(version));
  allow(rules, "/dev/null", LANDLOCK_ACCESS_FS_WRITE_FILE | (version >= 3 ? kTruncate : 0));
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) syscall(SYS_landlock_restrict_self, rules, 0);
  close(rules);
}

}  // namespace

int main(int count, char** words) {
  if (count < 3) {
    std::fputs("heddle-confine DIRECTORY PROGRAM ARGUMENTS... is for heddle's own use\n", stderr);
    return 2;
  }
  confine_to(words[1]);
  execv(words[2], words + 2);
  std::fprintf(stderr, "%s cannot be run: %s\n", words[2], std::strerror(errno));
  return 127;
}
