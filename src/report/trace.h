// Trace files: a schedule with everything needed to run it again, as small diffable text. The format is
// described in docs/trace-format.md and carries its version in the first line.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "core/finding.h"

namespace heddle::report {

inline constexpr int kTraceVersion = 1;

struct Trace {
  struct Entry {
    std::string key, value;
    friend bool operator==(const Entry&, const Entry&) = default;
  };
  std::string heddle;   // the version that wrote it
  std::string machine;  // its name
  std::string program;  // as the user named it
  // What the machine is made from ("source /home/ada/Fork.java"), in order. Which keys there are is up to
  // whoever makes machines. Nothing in them depends on the current directory.
  std::vector<Entry> entries;
  std::map<std::string, std::string> options;  // those that change what the choices mean
  std::vector<std::string> visible;  // what the search had learned to be visible: Machine::refinements
  std::string digest;                // of the program
  std::string kind;                  // of the finding; "" if there was none yet (a fault of ours)
  std::string message;
  std::string location;  // of a race
  Schedule schedule;
  std::vector<std::string> comments;  // one per choice; not needed to replay
};

// For people, one per choice: "left  Fork.java:12  lock Fork#1; read Fork.owner: null".
std::vector<std::string> choice_comments(const Finding& finding);

std::string write_trace(const Trace& trace);
Result<Trace> read_trace(std::string_view text);  // errors: one sentence without the file's name

}  // namespace heddle::report
