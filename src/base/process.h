// Runs another program and collects what it prints. Waiting for it obeys the limits of this process
// (base/limits.h), and it does not outlive us, however we end.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

#include "base/result.h"

namespace heddle {

struct ProcessEnd {
  int status = 0;      // exit status; 128 + signal number if a signal ended it
  std::string output;  // standard output and standard error, interleaved as written; the first 16 MB

  bool killed() const { return status > 128; }
};

// A program that was started and must be waited for.
class Process {
 public:
  Process(Process&& other) noexcept;
  Process& operator=(Process&&) = delete;
  ~Process();  // one that nobody waits for any more is ended, and all that it has started

  // Blocks until it ends; once. Throws Halted.
  Result<ProcessEnd> wait();

 private:
  Process(std::string name, pid_t shepherd, int output, int leash)
      : name_(std::move(name)), shepherd_(shepherd), output_(output), leash_(leash) {}
  friend Result<Process> start_process(const std::vector<std::string>&, const std::string&);
  void collect(std::string& output);
  int reap();
  void let_go();

  std::string name_;
  pid_t shepherd_;  // -1: waited for, or moved away
  int output_;      // our end of its pipe
  int leash_;       // when nobody holds this end, the shepherd ends its group
};

// `arguments[0]` is the path of the program; no shell is involved. It runs in `directory` ("": the current
// one), its standard input is empty.
Result<Process> start_process(const std::vector<std::string>& arguments, const std::string& directory = "");
Result<ProcessEnd> run_process(const std::vector<std::string>& arguments, const std::string& directory = "");

}  // namespace heddle
