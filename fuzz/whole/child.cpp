#include "child.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>

#include "base/check.h"
#include "clock.h"

namespace heddle::fuzz {
namespace {

constexpr int kSlice = 50;  // milliseconds between two looks at a child's memory
constexpr std::size_t kShown = 6000;
constexpr rlim_t kLargestFile = 256 << 20;

double seconds_of(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
}

// Standard output and error of every child, one after the other.
int output_file() {
  static const int file = memfd_create("output", MFD_CLOEXEC);
  HEDDLE_CHECK(file >= 0, "no file for the output of children");
  return file;
}

void become_child() {
  setpgid(0, 0);
  for (const int each : {SIGINT, SIGTERM}) signal(each, SIG_DFL);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  const int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  dup2(nothing, STDIN_FILENO);
  dup2(output_file(), STDOUT_FILENO);
  dup2(output_file(), STDERR_FILENO);
  const rlimit core{0, 0};
  setrlimit(RLIMIT_CORE, &core);
  const rlimit file{kLargestFile, kLargestFile};
  setrlimit(RLIMIT_FSIZE, &file);
}

std::uint64_t resident_bytes(pid_t child) {
  unsigned long long whole = 0, resident = 0;
  if (FILE* file = std::fopen(fmt::format("/proc/{}/statm", child).c_str(), "r"); file != nullptr) {
    if (std::fscanf(file, "%llu %llu", &whole, &resident) != 2) resident = 0;
    std::fclose(file);
  }
  return resident * 4096;
}

// "": it has ended by itself.
std::string wait_for(pid_t child, const Watch& watch, double start) {
  pollfd handle{static_cast<int>(syscall(SYS_pidfd_open, child, 0)), POLLIN, 0};
  HEDDLE_CHECK(handle.fd >= 0, "a child cannot be watched");
  std::string fault;
  while (fault.empty() && poll(&handle, 1, kSlice) != 1) {
    if (real_seconds() - start > watch.seconds)
      fault = fmt::format("no answer after {:.0f} s", watch.seconds);
    if (resident_bytes(child) > watch.bytes) fault = fmt::format("more than {} MB", watch.bytes >> 20);
  }
  close(handle.fd);
  return fault;
}

std::string printed() {
  const auto size = static_cast<std::size_t>(lseek(output_file(), 0, SEEK_END));
  std::string text(std::min(size, kShown), '\0');
  const std::size_t head = size > kShown ? kShown / 2 : text.size();
  if (pread(output_file(), text.data(), head, 0) < 0) return "";
  const std::size_t tail = text.size() - head;
  if (tail != 0 && pread(output_file(), text.data() + head, tail, static_cast<off_t>(size - tail)) < 0)
    return "";
  return text;
}

std::string judge(int status, const End& end) {
  if (WIFSIGNALED(status)) return fmt::format("ended by signal {}", WTERMSIG(status));
  if (end.status > 3) return fmt::format("exit status {}", end.status);
  if (end.status == 2 && end.output.empty()) return "exit status 2 without a sentence";
  for (const char* sign : {"fault of Heddle", "Sanitizer: ", "runtime error: "})
    if (end.output.find(sign) != std::string::npos) return fmt::format("it says \"{}\"", sign);
  return "";
}

}  // namespace

bool in_child(const Watch& watch, End& end) {
  HEDDLE_CHECK(ftruncate(output_file(), 0) == 0 && lseek(output_file(), 0, SEEK_SET) == 0,
               "the output of the last child stays");
  std::fflush(nullptr);
  const double start = real_seconds();
  const pid_t child = fork();
  HEDDLE_CHECK(child >= 0, "fork failed");
  if (child == 0) {
    become_child();
    let_time_go_on();
    return true;
  }
  setpgid(child, child);  // both do it: whoever comes first
  end.fault = wait_for(child, watch, start);
  if (!end.fault.empty()) kill(child, SIGKILL);
  int status = 0;
  rusage used{};
  wait4(child, &status, 0, &used);
  kill(-child, SIGKILL);  // what it has started, if it left any
  end.seconds = seconds_of(used.ru_utime) + seconds_of(used.ru_stime);
  end.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  end.output = printed();
  if (end.fault.empty()) end.fault = judge(status, end);
  return false;
}

}  // namespace heddle::fuzz
