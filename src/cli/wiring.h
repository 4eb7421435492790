// The only place that knows all folders: turns options into a machine, a store, properties and a search.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "cli/options.h"
#include "cli/program.h"
#include "core/machine.h"
#include "core/observer.h"
#include "core/state_store.h"
#include "explore/search.h"
#include "race/races.h"
#include "race/silence.h"
#include "report/trace.h"

namespace heddle::cli {

// What the program prints: no part of the state (check), or part of it (outcomes).
enum class Outcomes : std::uint8_t { Ignored, Told };

struct MachineOptions {
  std::string reduction = "escape";
  std::uint64_t seed = 1;
  bool live = false;
  Outcomes outcomes = Outcomes::Ignored;
  bool spurious_wakeups = false;
  std::string timeouts = "any";
  std::optional<ValueRange> nondet;             // none: as far as the program can tell them apart
  std::string jdk, juc = "model";               // Java
  std::uint64_t heap = std::uint64_t{1} << 30;  // Java
  bool leaks = false, uninitialised = false;    // native
  ValueRange threads{2, 2};                     // native: of OpenMP's teams
  std::string schedule = "any";                 // native
  bool assertions = true, exceptions = true;    // Java: looked for, --properties
  bool opmm = false;                            // the memory model
  bool relax_jdk = false, tearing = false;      // Java: see --relax-jdk, --tearing
};
MachineOptions machine_options(const Options& options, Outcomes outcomes);

Result<std::unique_ptr<Machine>> make_machine(const Program& program, const MachineOptions& options);

// Before the machine's first run: some stores need the memory to be prepared.
std::unique_ptr<StateStore> make_store(const std::string& match, Machine& machine);

// By name; livelock is the search's own business, and races have their own detectors.
std::vector<std::unique_ptr<Observer>> make_properties(const std::vector<std::string>& names);
std::vector<Observer*> borrowed(const std::vector<std::unique_ptr<Observer>>& properties);

explore::SearchOptions search_options(const Options& options);

// What the user does not want to hear of. Reads the suppression file.
Result<race::Silence> make_silence(const Options& options, MachineSet machine);

// Null without a detector. Before the machine's first run, after assume(). `silence` must outlive it.
std::unique_ptr<race::Races> make_races(Machine& machine, const Options& options, race::Silence& silence);

// For a replay: the same detector, and nothing but the race that was recorded.
std::unique_ptr<race::Races> make_recorded_race(Machine& machine, const report::Trace& trace);

// Why nothing found is no proof with these options; "" if it is one.
std::string no_proof(const Options& options);

struct Topic {
  struct Entry {
    std::string name, what;
  };
  std::string name;  // "searches"
  std::vector<Entry> entries;
};
std::vector<Topic> list_topics();

}  // namespace heddle::cli
