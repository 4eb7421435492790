// A counterexample as a story that a tired person understands at once.
//
// At any moment one thread runs, so one gutter on the left can say where (file:line), and each thread has a
// column for what it does: the source text, and below it the actions with their values. A context switch is a
// dotted rule that carries the name of the thread that goes on. The last rows show where each thread is stuck
// or has failed.
//
//                        main              │ left              │ right
//   ─────────────────────┼─────────────────┼───────────────────┼──────────────
//   3 Fork.java:12                         │ synchronized (a)  │
//                                          │ → lock Fork#1     │
//
// What library code does on behalf of one line of the user's code is folded into that line. With more threads
// than fit side by side, the same story is told one thread after the other.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/finding.h"
#include "report/ink.h"

namespace heddle::report {

struct Lane {
  ThreadId thread = 0;
  std::string name;
};

// What one thread does at one line of the source without another thread in between.
struct Moment {
  std::size_t lane = 0;
  std::string where;                 // "Fork.java:12", "" if unknown
  std::string source;                // the line's text
  std::vector<std::string> actions;  // printable
  bool last = false;                 // the end of the story: where a thread is stuck, or what went wrong
  bool stuck = false;                // of those: nothing is done here, the thread waits
};

struct Story {
  std::vector<Lane> lanes;  // by thread number
  std::vector<Moment> moments;
  std::size_t lane_of(ThreadId thread) const;  // lanes.size() if it has none
};

Story story_of(const Finding& finding, const Ink& ink);

std::string in_columns(const Story& story, const Ink& ink, std::size_t width, std::size_t max_rows);
std::string in_sequence(const Story& story, const Ink& ink, std::size_t width, std::size_t max_rows);
bool fits_columns(const Story& story, std::size_t width);

// The thread in which a failed assertion or exception showed; kNoThread if nothing tells.
ThreadId failing_thread(const Finding& finding);

// "waits for the lock of Fork#2, held by right"
std::string waiting_text(const Finding& finding, const ThreadStatus& status);

// The innermost frame of the user's own code, or the innermost of all; null for an empty stack.
const SourcePosition* users_frame(const Stack& stack);
std::string place(const SourcePosition& position);  // "Fork.java:12", "" if unknown

}  // namespace heddle::report
