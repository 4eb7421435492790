#include "cli/family.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <string>

namespace heddle::cli {
namespace {

// "" if there is no such file, or no longer.
std::string contents(const std::string& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return "";
  std::string text;
  char buffer[4096];
  for (ssize_t got; (got = read(file, buffer, sizeof buffer)) > 0;)
    text.append(buffer, static_cast<std::size_t>(got));
  close(file);
  return text;
}

void add_children(pid_t parent, std::vector<pid_t>& all) {
  const std::string text = contents(fmt::format("/proc/{0}/task/{0}/children", parent));
  char* at = const_cast<char*>(text.c_str());
  for (char* end = at;; at = end) {
    const long child = std::strtol(at, &end, 10);
    if (end == at) return;
    all.push_back(static_cast<pid_t>(child));
  }
}

std::uint64_t kilobytes(const std::string& text, const char* what) {
  const std::size_t at = text.find(what);
  return at == std::string::npos ? 0 : std::strtoull(text.c_str() + at + std::strlen(what), nullptr, 10);
}

std::uint64_t roughly(pid_t process) {
  const std::string text = contents(fmt::format("/proc/{}/statm", process));
  char* at = const_cast<char*>(text.c_str());
  std::strtoull(at, &at, 10);  // all that is mapped
  const std::uint64_t resident = std::strtoull(at, &at, 10), of_files = std::strtoull(at, &at, 10);
  static const auto page = static_cast<std::uint64_t>(sysconf(_SC_PAGE_SIZE));
  return resident > of_files ? (resident - of_files) * page : 0;
}

std::uint64_t exactly(pid_t process) {
  return kilobytes(contents(fmt::format("/proc/{}/smaps_rollup", process)), "Pss_Anon:") * 1024;
}

}  // namespace

std::vector<pid_t> descendants(pid_t ancestor) {
  std::vector<pid_t> all;
  add_children(ancestor, all);
  for (std::size_t i = 0; i < all.size(); ++i) add_children(all[i], all);
  return all;
}

std::uint64_t anonymous_bytes_of_family(pid_t ancestor, Count count) {
  const auto of = [count](pid_t process) {
    return count == Count::Exactly ? exactly(process) : roughly(process);
  };
  std::uint64_t bytes = of(ancestor);
  for (const pid_t process : descendants(ancestor)) bytes += of(process);
  return bytes;
}

void end_descendants() {
  constexpr int kTries = 100;  // what is killed may have started something just before
  for (int i = 0; i < kTries; ++i) {
    while (waitpid(-1, nullptr, WNOHANG) > 0) {
    }
    const std::vector<pid_t> left = descendants(getpid());
    if (left.empty()) return;
    for (const pid_t process : left) kill(process, SIGKILL);
    usleep(2000);
  }
}

}  // namespace heddle::cli
