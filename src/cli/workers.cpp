#include "cli/workers.h"

#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>

namespace heddle::cli {
namespace {

constexpr int kOutOfMemory = 3;
constexpr int kFault = 70;

void write_all(int file, const std::string& text) {
  for (std::size_t sent = 0; sent < text.size();) {
    const ssize_t n = write(file, text.data() + sent, text.size() - sent);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) std::_Exit(kFault);  // nobody listens any more
    sent += static_cast<std::size_t>(n);
  }
}

[[noreturn]] void be_worker(int pipe, pid_t parent, const std::function<void(const Workers::Tell&)>& work) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) std::_Exit(kFault);
  setpgid(0, 0);  // Ctrl-C is the parent's business
  try {
    work([pipe](const std::string& line) { write_all(pipe, line + "\n"); });
  } catch (const std::bad_alloc&) {
    std::_Exit(kOutOfMemory);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "heddle: internal fault in a worker: %s\n", error.what());
    std::_Exit(kFault);
  }
  std::_Exit(0);
}

int status_of(pid_t process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace

Workers::~Workers() {
  for (Worker& worker : workers_) end(worker);
}

bool Workers::start(std::size_t number, const std::function<void(const Tell&)>& work) {
  int ends[2];
  if (pipe(ends) != 0) return false;
  std::fflush(nullptr);  // or a copy would print it again
  const pid_t parent = getpid();
  const pid_t process = fork();
  if (process == 0) {
    close(ends[0]);
    for (const Worker& other : workers_) close(other.pipe);
    be_worker(ends[1], parent, work);
  }
  close(ends[1]);
  if (process < 0) {
    close(ends[0]);
    return false;
  }
  const auto place = std::find_if(workers_.begin(), workers_.end(),
                                  [number](const Worker& worker) { return worker.number > number; });
  workers_.insert(place, {number, process, ends[0], ""});
  return true;
}

std::vector<Workers::News> Workers::wait(double seconds) {
  std::vector<pollfd> files;
  for (const Worker& worker : workers_) files.push_back({worker.pipe, POLLIN, 0});
  std::vector<News> news;
  if (poll(files.data(), files.size(), static_cast<int>(std::max(0.0, seconds) * 1000)) <= 0) return news;
  std::vector<Worker> left;
  for (std::size_t i = 0; i < workers_.size(); ++i) {
    Worker& worker = workers_[i];
    bool ended = false;
    if (files[i].revents != 0) {
      char bytes[65536];
      const ssize_t n = read(worker.pipe, bytes, sizeof bytes);
      if (n > 0) worker.buffer.append(bytes, static_cast<std::size_t>(n));
      ended = n == 0 || (n < 0 && errno != EINTR);
    }
    for (std::size_t end; (end = worker.buffer.find('\n')) != std::string::npos;) {
      news.push_back({worker.number, worker.buffer.substr(0, end), std::nullopt});
      worker.buffer.erase(0, end + 1);
    }
    if (ended) {
      close(worker.pipe);
      news.push_back({worker.number, "", status_of(worker.process)});
    } else {
      left.push_back(std::move(worker));
    }
  }
  workers_ = std::move(left);
  return news;
}

void Workers::interrupt(std::size_t number) {
  for (const Worker& worker : workers_)
    if (worker.number == number) kill(worker.process, SIGTERM);
}

void Workers::interrupt_all() {
  for (const Worker& worker : workers_) kill(worker.process, SIGTERM);
}

void Workers::end_all_but(std::size_t number) {
  std::vector<Worker> left;
  for (Worker& worker : workers_) {
    if (worker.number == number) {
      left.push_back(std::move(worker));
    } else {
      end(worker);
    }
  }
  workers_ = std::move(left);
}

void Workers::end(Worker& worker) {
  kill(worker.process, SIGKILL);
  close(worker.pipe);
  status_of(worker.process);
}

}  // namespace heddle::cli
