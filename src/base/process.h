// Runs another program and collects what it prints.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

#include "base/result.h"

namespace heddle {

struct ProcessEnd {
  int status = 0;      // exit status; 128 + signal number if a signal ended it
  std::string output;  // standard output and standard error, interleaved as written

  bool killed() const { return status > 128; }
};

// A program that was started and must be waited for.
class Process {
 public:
  Process(Process&& other) noexcept;
  Process& operator=(Process&&) = delete;
  ~Process();  // one that nobody waits for any more is ended

  // Blocks until it ends; once.
  Result<ProcessEnd> wait();

 private:
  Process(std::string name, pid_t child, int output)
      : name_(std::move(name)), child_(child), output_(output) {}
  friend Result<Process> start_process(const std::vector<std::string>&, const std::string&);

  std::string name_;
  pid_t child_;  // -1: waited for, or moved away
  int output_;   // our end of its pipe
};

// `arguments[0]` is the path of the program; no shell is involved. It runs in `directory` ("": the current
// one), its standard input is empty.
Result<Process> start_process(const std::vector<std::string>& arguments, const std::string& directory = "");
Result<ProcessEnd> run_process(const std::vector<std::string>& arguments, const std::string& directory = "");

}  // namespace heddle
