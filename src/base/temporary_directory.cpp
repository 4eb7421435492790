// Each directory has a file in it that its owner holds locked; the lock goes with the last process of the
// run. So a directory whose lock is free has no owner any more.
#include "base/temporary_directory.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <utility>

namespace heddle {
namespace {

namespace fs = std::filesystem;

constexpr const char* kPrefix = "heddle-";
constexpr std::size_t kNameLength = 13;  // heddle-XXXXXX
constexpr const char* kLock = ".lock";
constexpr std::time_t kSurelyForgotten = 600;  // seconds without a lock file

// The lock, open, or -1 if somebody else has it or there is none.
int lock_of(const std::string& directory) {
  const int lock = ::open((directory + "/" + kLock).c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW);
  if (lock < 0 || ::flock(lock, LOCK_EX | LOCK_NB) == 0) return lock;
  ::close(lock);
  return -1;
}

bool is_ours(const std::string& directory, std::time_t& changed) {
  struct stat is {};
  if (::lstat(directory.c_str(), &is) != 0) return false;
  changed = is.st_mtime;
  return S_ISDIR(is.st_mode) && is.st_uid == ::geteuid();
}

void remove_forgotten(const fs::path& where) {
  std::error_code error;
  for (fs::directory_iterator at(where, error), end; !error && at != end; at.increment(error)) {
    const std::string name = at->path().filename().string(), path = at->path().string();
    std::time_t changed = 0;
    if (!name.starts_with(kPrefix) || name.size() != kNameLength || !is_ours(path, changed)) continue;
    const bool has_lock = ::access((path + "/" + kLock).c_str(), F_OK) == 0;
    const int lock = has_lock ? lock_of(path) : -1;
    if (has_lock ? lock < 0 : std::time(nullptr) - changed < kSurelyForgotten) continue;
    std::error_code ignored;
    fs::remove_all(path, ignored);
    if (lock >= 0) ::close(lock);
  }
}

}  // namespace

Result<TemporaryDirectory> TemporaryDirectory::make(const std::string& where) {
  const char* wanted = std::getenv("TMPDIR");
  const fs::path parent = !where.empty() ? where : wanted != nullptr && *wanted == '/' ? wanted : "/tmp";
  remove_forgotten(parent);
  for (;;) {
    std::string path = (parent / (std::string(kPrefix) + "XXXXXX")).string();
    if (::mkdtemp(path.data()) == nullptr)
      return Error{fmt::format("no temporary directory can be made: {}: {}; set TMPDIR to a writable one",
                               path, std::strerror(errno))};
    const int lock = ::open((path + "/" + kLock).c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (lock < 0)
      return Error{fmt::format("no file can be made in {}: {}; set TMPDIR to a directory with room", path,
                               std::strerror(errno))};
    // Another run may take it for forgotten before the lock is there: then it is gone.
    if (::flock(lock, LOCK_EX | LOCK_NB) == 0 && ::access((path + "/" + kLock).c_str(), F_OK) == 0)
      return TemporaryDirectory(std::move(path), lock);
    ::close(lock);
  }
}

TemporaryDirectory::TemporaryDirectory(TemporaryDirectory&& other) noexcept
    : path_(std::exchange(other.path_, "")), lock_(std::exchange(other.lock_, -1)), kept_(other.kept_) {}

TemporaryDirectory::~TemporaryDirectory() {
  if (lock_ < 0) return;
  std::error_code ignored;
  if (!kept_) fs::remove_all(path_, ignored);
  ::close(lock_);
}

}  // namespace heddle
