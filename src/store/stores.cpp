#include "store/stores.h"

#include <cmath>

#include "base/check.h"

namespace heddle::store {

std::unique_ptr<StateStore> make_store(std::string_view name, Zones zones) {
  if (name == "hash") return make_hash_compact(zones);
  if (name == "exact") return make_exact(zones);
  fault(__FILE__, __LINE__, "no such state store: " + std::string(name));
}

bool needs_base_contents(std::string_view name) {
  return name == "exact";
}

std::vector<StoreName> store_names() {
  return {{"hash", "128-bit fingerprints of states"},
          {"exact", "whole states; slow, for validating the hash"}};
}

double collision_bound(std::uint64_t states) {
  double n = static_cast<double>(states);
  return std::ldexp(n * (n - 1) / 2, -128);
}

}  // namespace heddle::store
