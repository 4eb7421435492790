// posix_spawn rather than fork and exec: it is safe when other threads run, and does not copy the page tables
// of a checker that may hold gigabytes.
#include "base/process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

namespace heddle {
namespace {

std::string read_to_end(int file) {
  std::string text;
  char buffer[4096];
  while (true) {
    const ssize_t got = ::read(file, buffer, sizeof buffer);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return text;
    text.append(buffer, static_cast<std::size_t>(got));
  }
}

Error cannot_run(const std::string& name, int error) {
  return {fmt::format("{} cannot be run: {}.", name, std::strerror(error))};
}

// The exit status as a shell would tell it, or -1 if the child was lost.
int reap(pid_t child) {
  int status = 0;
  while (::waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return -1;
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace

Process::Process(Process&& other) noexcept
    : name_(std::move(other.name_)),
      child_(std::exchange(other.child_, -1)),
      output_(std::exchange(other.output_, -1)) {}

Process::~Process() {
  if (child_ < 0) return;
  ::kill(child_, SIGKILL);
  ::close(output_);
  reap(child_);
}

Result<ProcessEnd> Process::wait() {
  HEDDLE_CHECK(child_ >= 0, "a process is waited for twice");
  ProcessEnd end;
  end.output = read_to_end(output_);
  ::close(output_);
  end.status = reap(std::exchange(child_, -1));
  if (end.status < 0) return Error{fmt::format("{} was lost: {}.", name_, std::strerror(errno))};
  return end;
}

Result<Process> start_process(const std::vector<std::string>& arguments, const std::string& directory) {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) return cannot_run(arguments[0], errno);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
  posix_spawn_file_actions_adddup2(&actions, ends[1], 2);
  if (!directory.empty()) posix_spawn_file_actions_addchdir_np(&actions, directory.c_str());
  std::vector<char*> argv;
  for (const std::string& argument : arguments) argv.push_back(const_cast<char*>(argument.c_str()));
  argv.push_back(nullptr);
  pid_t child = 0;
  const int failure = ::posix_spawn(&child, argv[0], &actions, nullptr, argv.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  ::close(ends[1]);
  if (failure != 0) {
    ::close(ends[0]);
    return cannot_run(arguments[0], failure);
  }
  return Process(arguments[0], child, ends[0]);
}

Result<ProcessEnd> run_process(const std::vector<std::string>& arguments, const std::string& directory) {
  Result<Process> process = start_process(arguments, directory);
  if (!process.ok()) return process.error();
  return process->wait();
}

}  // namespace heddle
