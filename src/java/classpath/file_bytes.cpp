#include "java/classpath/file_bytes.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace heddle::java {

Result<SharedBytes> read_file_if_present(const std::string& path) {
  const auto unreadable = [&] {
    return Error{fmt::format("{} cannot be read: {}.", path, std::strerror(errno))};
  };
  // O_NONBLOCK: a named pipe must not keep us waiting before we see that it is no regular file.
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) {
    const bool absent = errno == ENOENT || errno == ENOTDIR || errno == ENAMETOOLONG;
    return absent ? Result<SharedBytes>(nullptr) : unreadable();
  }
  struct stat status;
  if (::fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) {
    ::close(file);
    return SharedBytes();
  }
  // One byte more than expected, so that the usual file needs one read that finds room and one that finds the
  // end.
  auto bytes = std::make_shared<std::vector<std::uint8_t>>(static_cast<std::size_t>(status.st_size) + 1);
  std::size_t size = 0;
  while (true) {
    if (size == bytes->size()) bytes->resize(2 * size);
    const ssize_t got = ::read(file, bytes->data() + size, bytes->size() - size);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) {
      const Error error = unreadable();
      ::close(file);
      return error;
    }
    if (got == 0) break;
    size += static_cast<std::size_t>(got);
  }
  ::close(file);
  bytes->resize(size);
  return SharedBytes(std::move(bytes));
}

Result<SharedBytes> read_whole_file(const std::string& path) {
  auto bytes = read_file_if_present(path);
  if (bytes && !*bytes) return Error{fmt::format("{} does not exist or is not a regular file.", path)};
  return bytes;
}

}  // namespace heddle::java
