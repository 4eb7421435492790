// Between us and the program stands a shepherd: a small copy of this process that leads a process group of
// its own, with the program and whatever that starts in it. The shepherd holds one end of a pipe, the leash.
// When the other end is closed, because we let go of it or because we are gone, even by SIGKILL, the shepherd
// kills its group. (PR_SET_PDEATHSIG would end the program, but not the programs that it has started.)
#include "base/process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "base/check.h"
#include "base/limits.h"

namespace heddle {
namespace {

constexpr int kMillisecondsBetweenLooks = 10;
constexpr std::size_t kMostOutput = 16U << 20;
constexpr int kNotStarted = 127;

Error cannot_run(const std::string& name, int error) {
  return {fmt::format("{} cannot be run: {}.", name, std::strerror(error))};
}

class Pipe {
 public:
  Pipe() { ok_ = ::pipe2(ends_, O_CLOEXEC) == 0; }
  ~Pipe() {
    close_reader();
    close_writer();
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  bool ok() const { return ok_; }
  int reader() const { return ends_[0]; }
  int writer() const { return ends_[1]; }
  int take_reader() { return std::exchange(ends_[0], -1); }
  int take_writer() { return std::exchange(ends_[1], -1); }
  void close_reader() {
    if (ends_[0] >= 0) ::close(take_reader());
  }
  void close_writer() {
    if (ends_[1] >= 0) ::close(take_writer());
  }

 private:
  int ends_[2] = {-1, -1};
  bool ok_;
};

int status_as_shell_tells(int status) {
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

// --- in the shepherd and its child: only calls that are safe after fork ---

void on_child(int) {}

[[noreturn]] void be_program(char* const* argv, const char* directory, int output, int trouble) {
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  for (const int signal : {SIGINT, SIGTERM, SIGCHLD, SIGUSR1, SIGPIPE}) ::signal(signal, SIG_DFL);
  const int nothing = ::open("/dev/null", O_RDONLY);
  const bool ready = ::dup2(nothing, 0) == 0 && ::dup2(output, 1) == 1 && ::dup2(output, 2) == 2 &&
                     (*directory == '\0' || ::chdir(directory) == 0);
  if (ready) ::execv(argv[0], argv);
  const int error = errno;
  (void)!::write(trouble, &error, sizeof error);
  ::_exit(kNotStarted);
}

[[noreturn]] void be_shepherd(char* const* argv, const char* directory, int output, int trouble, int leash) {
  ::setpgid(0, 0);
  sigset_t child_ends, none;
  sigemptyset(&none);
  sigemptyset(&child_ends);
  sigaddset(&child_ends, SIGCHLD);
  sigprocmask(SIG_SETMASK, &child_ends, nullptr);
  ::signal(SIGCHLD, on_child);
  const pid_t program = ::fork();
  if (program == 0) be_program(argv, directory, output, trouble);
  if (program < 0) {
    const int error = errno;
    (void)!::write(trouble, &error, sizeof error);
    ::_exit(kNotStarted);
  }
  ::dup2(leash, 0);
  ::close_range(1, ~0U, 0);
  for (;;) {
    int status = 0;
    if (::waitpid(program, &status, WNOHANG) == program) ::_exit(status_as_shell_tells(status));
    pollfd end{0, POLLIN, 0};
    if (::ppoll(&end, 1, nullptr, &none) > 0) ::kill(0, SIGKILL);  // nobody writes: it has been closed
  }
}

}  // namespace

// --- in the process that wants it done ---

Process::Process(Process&& other) noexcept
    : name_(std::move(other.name_)),
      shepherd_(std::exchange(other.shepherd_, -1)),
      output_(std::exchange(other.output_, -1)),
      leash_(std::exchange(other.leash_, -1)) {}

Process::~Process() {
  if (shepherd_ < 0) return;
  let_go();
  while (::waitpid(shepherd_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

void Process::let_go() {
  ::close(output_);
  ::close(leash_);
}

void Process::collect(std::string& output) {
  for (char buffer[65536];;) {
    limits::look();
    pollfd end{output_, POLLIN, 0};
    if (::poll(&end, 1, kMillisecondsBetweenLooks) <= 0) continue;
    const ssize_t got = ::read(output_, buffer, sizeof buffer);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return;
    output.append(buffer, std::min(static_cast<std::size_t>(got), kMostOutput - output.size()));
  }
}

// The exit status, or -1 if the child was lost.
int Process::reap() {
  for (;;) {
    int status = 0;
    const pid_t ended = ::waitpid(shepherd_, &status, WNOHANG);
    if (ended == shepherd_) return status_as_shell_tells(status);
    if (ended < 0 && errno != EINTR) return -1;
    limits::look();
    ::usleep(500);  // it has closed its output, so this is the last moment of it
  }
}

Result<ProcessEnd> Process::wait() {
  HEDDLE_CHECK(shepherd_ >= 0, "a process is waited for twice");
  ProcessEnd end;
  collect(end.output);
  end.status = reap();
  shepherd_ = -1;
  let_go();
  if (end.status < 0) return Error{fmt::format("{} was lost: {}.", name_, std::strerror(errno))};
  return end;
}

Result<Process> start_process(const std::vector<std::string>& arguments, const std::string& directory) {
  Pipe output, leash, trouble;
  if (!output.ok() || !leash.ok() || !trouble.ok()) return cannot_run(arguments[0], errno);
  std::vector<char*> argv;
  for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
  argv.push_back(nullptr);
  const pid_t shepherd = ::fork();
  if (shepherd < 0) return cannot_run(arguments[0], errno);
  if (shepherd == 0) {
    leash.close_writer();
    be_shepherd(argv.data(), directory.c_str(), output.writer(), trouble.writer(), leash.reader());
  }
  output.close_writer();
  leash.close_reader();
  trouble.close_writer();
  Process process(arguments[0], shepherd, output.take_reader(), leash.take_writer());
  int error = 0;
  ssize_t got = 0;
  while ((got = ::read(trouble.reader(), &error, sizeof error)) < 0 && errno == EINTR) {
  }
  if (got == sizeof error) return cannot_run(arguments[0], error);
  return process;
}

Result<ProcessEnd> run_process(const std::vector<std::string>& arguments, const std::string& directory) {
  Result<Process> process = start_process(arguments, directory);
  if (!process.ok()) return process.error();
  return process->wait();
}

}  // namespace heddle
