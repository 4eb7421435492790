// What was found wrong with the program, as plain values that a report can print without a machine.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/choice.h"

namespace heddle {

enum class FindingKind : std::uint8_t { Race, Deadlock, Assertion, Exception, Memory, Livelock, Exit };
const char* name(FindingKind kind);  // "race", "deadlock", ...

struct SourcePosition {
  std::string function;  // "Account.transfer"
  std::string file;      // "Account.java", as the compiler recorded it
  int line = 0;          // 0: unknown
  bool library = false;  // not the user's own code
};
using Stack = std::vector<SourcePosition>;  // innermost first

// The choices that lead from the start of the program to a state: enough to replay it exactly.
using Schedule = std::vector<Alternative>;

// One thread's part in a stuck or failing state.
struct ThreadStatus {
  ThreadId thread = 0;
  std::string name;
  bool daemon = false;
  std::string state;  // "runnable", "blocked", "waiting", "sleeping", "parked", "ended"
  std::string
      waits_for;  // "the lock of Account#2", "notify on Buffer#1", "the end of thread Worker-1"; "" if not
  ThreadId held_by = kNoThread;
  std::vector<std::string> holds;  // locks held, printable
  Stack stack;
};

inline constexpr std::size_t kNoStep = ~std::size_t{0};

// One visible thing that a thread did on the way, in order.
struct Step {
  ThreadId thread = 0;
  std::size_t transition = 0;  // index into the schedule
  std::string what;            // "lock Account#1", "Account.balance: 100 -> 90"
  SourcePosition position;     // innermost position in the user's code if there is one
  std::string source_text;     // that line of the source, trimmed; "" if the source is not at hand
  std::string kind;            // of its event, as in event.def: "Read", "Acquire", ...
  std::string location;        // of an access: "Account#1.balance"; "" if it is none
  std::string value;           // of an access: what was read or written
  std::string old_value;       // of a read that did not return the newest write: how that can be
  Stack stack;
  std::optional<std::vector<std::string>> locks;  // held by the thread right after it; none: not known
  std::vector<std::size_t> after;  // earlier steps of other threads that synchronisation puts before this one
  std::string switched;  // the running thread changes here: why the last one does not go on; "" if not known
};

struct Access {
  ThreadId thread = 0;
  std::string thread_name;
  bool is_write = false;
  SourcePosition position;  // innermost in the user's code
  std::string source_text;  // that line
  Stack stack;
  std::vector<std::string> locks;  // held, printable
  // For replays: what was touched, and which of the path's events it was (from 1; 0: unknown).
  std::uint64_t address = 0;
  std::uint32_t size = 0;
  std::uint64_t event = 0;
  std::size_t step = kNoStep;  // which step it is, if it is one
};

struct Finding {
  FindingKind kind = FindingKind::Deadlock;
  std::string message;                // one line
  std::string location;               // for races
  SourcePosition position;            // where it showed
  ThreadId thread = kNoThread;        // that did it; none for a deadlock
  std::vector<Access> accesses;       // races: the two, in the order in which they happened
  std::string explanation;            // races: why nothing orders them; others: which old values were read
  std::string suggestion;             // what would help
  std::vector<ThreadStatus> threads;  // at the end of the schedule
  std::vector<Step> steps;
  std::map<std::string, std::string> source;  // "File.java:12" -> that line, where threads are left
  std::string output;                         // what the program printed on this path
  Schedule schedule;
  std::size_t transitions = 0;
  std::size_t switches = 0;  // changes of the running thread
  bool minimal = false;      // proved: fewest switches, then fewest transitions
};

// Messages name objects by kind and number ("Account#2"), and the numbers depend on what was mentioned
// before: they do not tell findings apart.
bool same_message(const std::string& a, const std::string& b);

}  // namespace heddle
