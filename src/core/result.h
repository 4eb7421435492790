// The outcome of a run: everything a report prints. Reports are pure functions of this value.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/assumption.h"
#include "core/finding.h"

namespace heddle {

enum class Verdict : std::uint8_t { Verified, Violated, Inconclusive };
const char* name(Verdict verdict);  // "verified", ...
int exit_code(Verdict verdict);     // 0, 1, 3

struct Statistics {
  std::uint64_t states = 0;   // distinct states stored
  std::uint64_t matched = 0;  // transitions that led to a state already stored
  std::uint64_t transitions = 0;
  std::uint64_t executions = 0;  // paths that reached an end of the program
  std::uint64_t instructions = 0;
  std::uint64_t max_depth = 0;
  std::uint64_t restarts = 0;  // refinements of what is visible, or restarts of a search
  double seconds = 0;
  std::uint64_t peak_memory_bytes = 0;
  std::uint64_t observer_bytes = 0;  // of a state: what observers (race detectors) remember
};

// A line of the program at which choices led to many states; from a sample.
struct ChoicePlace {
  SourcePosition position;
  bool data = false;        // a value was chosen, not a thread
  double share = 0;         // of the states (of the transitions, if no states are kept)
  double alternatives = 0;  // on average
};

// What was found and is not reported because the user does not want to hear of it.
struct Suppressed {
  Finding finding;    // without its counterexample
  std::string entry;  // what silenced it: "--benign hits", "heddle.supp:3"
  std::string reason;
};

// heddle outcomes: what a path that ended normally had printed, and one such path.
struct Outcome {
  std::string text;
  Schedule schedule;
};
struct ModelOutcomes {
  std::string model;      // "sc", "opmm"
  bool complete = false;  // these are all
  std::string reason;     // why not
  std::vector<Outcome> outcomes;
};

struct CheckResult {
  std::string program;                         // as the user named it
  std::map<std::string, std::string> options;  // effective, printable
  Verdict verdict = Verdict::Inconclusive;
  std::string reason;                   // why inconclusive; or what `verified` is bounded by ("" if nothing)
  std::vector<Assumption> assumptions;  // what the verdict holds for
  std::vector<std::string> notes;       // what else there is to say
  std::vector<Finding> findings;
  Statistics stats;
  bool bounded = false;  // a limit or a bound left something out
  // The part of the space that a search which was cut has explored: an estimate (Session::explored).
  std::optional<double> explored;
  std::vector<ChoicePlace> choice_places;  // greatest share first
  std::vector<Suppressed> suppressed;
  std::vector<ModelOutcomes> models;  // heddle outcomes: one for each memory model
  std::vector<std::string> command;   // the words that lead to this result again
  // "Account.java" -> its text, of the user's files that findings mention. Where two files have one name the
  // second is "com/acme/Account.java".
  std::map<std::string, std::string> sources;
  std::map<std::string, std::string> paths;  // of the same files, relative to where Heddle was called
};

}  // namespace heddle
