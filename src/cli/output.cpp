#include "cli/output.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <optional>

namespace heddle::cli {
namespace {

namespace fs = std::filesystem;

Error cannot_write(const std::string& path) {
  return {fmt::format("cannot write {}: {}", path, std::strerror(errno))};
}

std::optional<struct stat> status_of(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return std::nullopt;
  return status;
}

// The number of the standard file that the path names, too; -1 if none.
int standard_file(const struct stat& status) {
  for (const int number : {STDOUT_FILENO, STDERR_FILENO}) {
    struct stat standard {};
    if (::fstat(number, &standard) == 0 && standard.st_dev == status.st_dev &&
        standard.st_ino == status.st_ino)
      return number;
  }
  return -1;
}

bool write_to(int file, const std::string& contents) {
  std::size_t done = 0;
  while (done < contents.size()) {
    const ssize_t written = ::write(file, contents.data() + done, contents.size() - done);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    done += static_cast<std::size_t>(written);
  }
  return true;
}

// Closes it. Some file systems tell only then that the disk is full.
bool write_all(int file, const std::string& contents) {
  const bool written = write_to(file, contents);
  const int why = errno;
  const bool closed = ::close(file) == 0;
  if (!written) errno = why;
  return written && closed;
}

Result<Done> write_through(const std::string& path, const std::string& contents) {
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (file < 0 || !write_all(file, contents)) return cannot_write(path);
  return Done{};
}

mode_t mode_of_new_files() {
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666 & ~mask;
}

// A draft beside the target; -1 if the directory takes none.
int open_draft(std::string& draft, mode_t mode) {
  const int file = ::mkostemp(draft.data(), O_CLOEXEC);
  if (file >= 0) ::fchmod(file, mode);
  return file;
}

Result<Done> replace(const std::string& path, const std::string& contents, mode_t mode) {
  std::string draft = path + ".XXXXXX";
  const int file = open_draft(draft, mode);
  if (file < 0) return write_through(path, contents);
  if (write_all(file, contents) && std::rename(draft.c_str(), path.c_str()) == 0) return Done{};
  const Error error = cannot_write(path);
  std::remove(draft.c_str());
  return error;
}

// A write to a pipe that nobody reads returns an error instead of ending the process.
void outlive_readers() {
  std::signal(SIGPIPE, SIG_IGN);
}

}  // namespace

void open_standard_files() {
  for (const int number : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    if (::fcntl(number, F_GETFD) < 0 && ::open("/dev/null", O_RDWR) < 0)
      return;  // gets the least free number
}

Result<Done> write_file(const std::string& path, const std::string& contents) {
  outlive_readers();
  const std::optional<struct stat> old = status_of(path);
  if (old) {
    if (const int number = standard_file(*old); number >= 0) {
      std::fflush(nullptr);
      return write_to(number, contents) ? Result<Done>(Done{}) : cannot_write(path);
    }
    if (!S_ISREG(old->st_mode)) return write_through(path, contents);
  }
  std::error_code error;
  const bool link = fs::is_symlink(path, error);
  if (!old) return link ? write_through(path, contents) : replace(path, contents, mode_of_new_files());
  const fs::path target = link ? fs::canonical(path, error) : fs::path(path);
  if (error) return Error{fmt::format("cannot write {}: {}", path, error.message())};
  return replace(target.string(), contents, old->st_mode & 07777);
}

Result<Done> must_be_writable(const char* option, const std::string& path) {
  if (path == "-")
    return Error{
        fmt::format("{} - is no file; /dev/stdout is standard output, and ./- a file of that name", option)};
  if (const std::optional<struct stat> old = status_of(path)) {
    if (S_ISDIR(old->st_mode)) return Error{fmt::format("{} {} is a directory", option, path)};
    if (standard_file(*old) >= 0 || ::access(path.c_str(), W_OK) == 0) return Done{};
    return Error{fmt::format("{} {}: {}", option, path, std::strerror(errno))};
  }
  const fs::path folder = fs::path(path).parent_path();
  const std::string name = folder.empty() ? "." : folder.string();
  std::error_code error;
  // A build's folder for reports often is not there before the first report.
  if (fs::create_directories(name, error); error)
    return Error{fmt::format("{} {}: cannot make the directory {}: {}", option, path, name, error.message())};
  if (::access(name.c_str(), W_OK) != 0)
    return Error{fmt::format("{} {}: cannot write in {}", option, path, name)};
  return Done{};
}

bool print(const std::string& text) {
  outlive_readers();
  const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
  return (written && std::fflush(stdout) == 0) || errno == EPIPE;
}

bool finish_printing() {
  return std::fclose(stdout) == 0 || errno == EPIPE;
}

}  // namespace heddle::cli
