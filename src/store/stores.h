// The state stores by name. A store answers one question: have we been here?
//
//   hash    hash_compact.cpp   128-bit fingerprints: 21 bytes a slot, about 37 bytes a state
//   exact   exact.cpp          the state itself: no collision is possible, many times the memory
//
// Not thread-safe: one worker owns one store.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "core/state_store.h"

namespace heddle::store {

enum class Zones : std::uint8_t {
  All,      // the program's state and what the observers remember (the default; sound for path-dependent
            // detectors)
  Program,  // --match=program: the program's state only, as the JRF paper matches
};

// `name` is one of store_names(). The exact store needs memory.keep_base_contents() to have been called
// before memory.track(): ask needs_base_contents(name) while wiring.
std::unique_ptr<StateStore> make_store(std::string_view name, Zones zones = Zones::All);
bool needs_base_contents(std::string_view name);

struct StoreName {
  const char* name;
  const char* what;
};
std::vector<StoreName> store_names();

// The probability that a search that stored `states` fingerprints has confused two states (the birthday
// bound).
double collision_bound(std::uint64_t states);

std::unique_ptr<StateStore> make_hash_compact(Zones zones);
std::unique_ptr<StateStore> make_exact(Zones zones);

}  // namespace heddle::store
