// Processes that are copies of this one: each runs one piece of work and tells this process about it in
// lines. A copy has the whole machine, ready to run, for the price of the pages it changes; nothing is
// shared, so nothing need be locked.
#pragma once

#include <sys/types.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace heddle::cli {

class Workers {
 public:
  Workers() = default;
  ~Workers();  // ends those that are left
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  using Tell = std::function<void(const std::string& line)>;  // no line breaks within
  // Runs `work` in a copy of this process. False: the system gives no more processes.
  bool start(std::size_t number, const std::function<void(const Tell&)>& work);
  std::size_t running() const { return workers_.size(); }

  struct News {
    std::size_t number;
    std::string line;           // ...
    std::optional<int> status;  // ... or the worker has ended: exit status, or 128 + signal
  };
  // Waits for news, at most so long; in order of the workers' numbers.
  std::vector<News> wait(double seconds);

  void interrupt(std::size_t number);  // as Ctrl-C would: it may still tell what it knows
  void interrupt_all();
  void end_all_but(std::size_t number);

 private:
  struct Worker {
    std::size_t number;
    pid_t process;
    int pipe;
    std::string buffer;
  };
  static void end(Worker& worker);
  std::vector<Worker> workers_;  // in order of their numbers
};

}  // namespace heddle::cli
