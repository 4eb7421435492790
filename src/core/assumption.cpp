#include "core/assumption.h"

#include <algorithm>

#include "base/check.h"

namespace heddle {

const std::vector<AssumptionRow>& assumption_table() {
  static const std::vector<AssumptionRow> table = {
#define HEDDLE_ASSUMPTION(id, name, meaning) {AssumptionKind::id, name, meaning},
#include "core/assumption.def"
#undef HEDDLE_ASSUMPTION
  };
  return table;
}

const char* name(AssumptionKind kind) {
  for (const AssumptionRow& row : assumption_table())
    if (row.kind == kind) return row.name;
  fault(__FILE__, __LINE__, "unknown assumption");
}

std::optional<AssumptionKind> assumption_kind(std::string_view name) {
  for (const AssumptionRow& row : assumption_table())
    if (row.name == name) return row.kind;
  return std::nullopt;
}

void add(std::vector<Assumption>& all, Assumption one) {
  const auto at = std::lower_bound(all.begin(), all.end(), one);
  if (at == all.end() || *at != one) all.insert(at, std::move(one));
}

void add(std::vector<Assumption>& all, const std::vector<Assumption>& more) {
  for (const Assumption& one : more) add(all, one);
}

}  // namespace heddle
