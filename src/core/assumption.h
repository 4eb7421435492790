// What a verdict holds for: one typed list, filled where each assumption is made, printed under the verdict.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace heddle {

enum class AssumptionKind : std::uint8_t {
#define HEDDLE_ASSUMPTION(id, name, meaning) id,
#include "core/assumption.def"
#undef HEDDLE_ASSUMPTION
};

struct AssumptionRow {
  AssumptionKind kind;
  const char* name;     // "time-outs"
  const char* meaning;  // for docs/verdicts.md
};
const std::vector<AssumptionRow>& assumption_table();
const char* name(AssumptionKind kind);
std::optional<AssumptionKind> assumption_kind(std::string_view name);

struct Assumption {
  AssumptionKind kind = AssumptionKind::Memory;
  std::string text;  // a phrase: "standard input is empty"
  auto operator<=>(const Assumption&) const = default;
};

inline constexpr char kNoSpuriousWakeups[] = "nobody wakes without a cause (--spurious-wakeups tries it)";
inline constexpr char kTimeoutsAny[] = "time-outs may expire at any moment (--timeouts)";
inline constexpr char kTimeoutsLate[] =
    "a time-out expires only when all others wait or spin (--timeouts late)";
inline constexpr char kTimeoutsNever[] = "time-outs never expire (--timeouts never)";
inline constexpr char kClockIsVirtual[] = "the clock stands still while threads run";
inline constexpr char kStdinEmpty[] = "standard input is empty (--stdin FILE|any)";

// In the table's order, each once.
void add(std::vector<Assumption>& all, Assumption one);
void add(std::vector<Assumption>& all, const std::vector<Assumption>& more);

}  // namespace heddle
