#include "report/outcomes.h"

#include "report/printable.h"

namespace heddle::report {

std::string outcome_table(const std::vector<std::string>& outcomes) {
  std::string out = count(outcomes.size(), "outcome", "outcomes") + "\n";
  for (const std::string& outcome : outcomes) {
    const std::vector<std::string> lines = printable_lines(outcome);
    for (std::size_t i = 0; i < lines.size(); ++i) out += (i == 0 ? "  " : "    ") + lines[i] + "\n";
    if (lines.empty()) out += "  (nothing printed)\n";
  }
  return out + "\n";
}

}  // namespace heddle::report
