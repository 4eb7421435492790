// The only place that knows all folders: turns options into a machine, a store, properties and a search.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "cli/options.h"
#include "cli/program.h"
#include "core/machine.h"
#include "core/observer.h"
#include "core/state_store.h"
#include "explore/search.h"

namespace heddle::cli {

// What the program prints: no part of the state (check), or part of it (outcomes).
enum class Outcomes : std::uint8_t { Ignored, Told };

struct MachineOptions {
  std::string reduction = "escape";
  std::uint64_t seed = 1;
  bool live = false;
  Outcomes outcomes = Outcomes::Ignored;
  std::string jdk;           // Java
  ValueRange nondet{-8, 7};  // native, as the rest
  bool leaks = false, uninitialised = false;
};
MachineOptions machine_options(const Options& options, Outcomes outcomes);

Result<std::unique_ptr<Machine>> make_machine(const Program& program, const MachineOptions& options);

// Before the machine's first run: some stores need the memory to be prepared.
std::unique_ptr<StateStore> make_store(const std::string& match, Machine& machine);

// By name; livelock is the search's own business.
std::vector<std::unique_ptr<Observer>> make_properties(const std::vector<std::string>& names);
std::vector<Observer*> borrowed(const std::vector<std::unique_ptr<Observer>>& properties);

explore::SearchOptions search_options(const Options& options);

// The sentence about what matching by fingerprint may have missed; "" if nothing.
std::string matching_note(const std::string& match, std::uint64_t states);

struct Topic {
  struct Entry {
    std::string name, what;
  };
  std::string name;  // "searches"
  std::vector<Entry> entries;
};
std::vector<Topic> list_topics();

}  // namespace heddle::cli
