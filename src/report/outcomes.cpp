#include "report/outcomes.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "report/printable.h"

namespace heddle::report {
namespace {

std::vector<std::string> lines_of(const std::string& outcome) {
  std::vector<std::string> lines = printable_lines(outcome);
  if (lines.empty()) lines.emplace_back("(nothing printed)");
  return lines;
}

// "0 1*3 2:1": the threads that were chosen, and in which way if not the ordinary one.
std::string schedule_text(const Schedule& schedule) {
  std::string text;
  for (std::size_t i = 0; i < schedule.size();) {
    std::size_t end = i;
    while (end < schedule.size() && schedule[end] == schedule[i]) ++end;
    text += fmt::format("{}{}", text.empty() ? "" : " ", schedule[i].thread);
    if (schedule[i].value != 0) text += fmt::format(":{}", schedule[i].value);
    if (end - i > 1) text += fmt::format("*{}", end - i);
    i = end;
  }
  return text;
}

std::string list(const ModelOutcomes& model) {
  std::string out = count(model.outcomes.size(), "outcome", "outcomes") + "\n";
  std::size_t width = 0;
  for (const Outcome& outcome : model.outcomes) width = std::max(width, lines_of(outcome.text)[0].size());
  for (const Outcome& outcome : model.outcomes) {
    const std::vector<std::string> lines = lines_of(outcome.text);
    const std::string how = schedule_text(outcome.schedule);
    out += how.empty() ? fmt::format("  {}\n", lines[0])
                       : fmt::format("  {:<{}}   by the schedule {}\n", lines[0], width, how);
    for (std::size_t i = 1; i < lines.size(); ++i) out += "    " + lines[i] + "\n";
  }
  return out + "\n";
}

}  // namespace

std::string outcome_table(const std::vector<ModelOutcomes>& models) {
  if (models.size() == 1) return list(models[0]);
  std::map<std::string, std::vector<const Outcome*>> rows;
  for (std::size_t m = 0; m < models.size(); ++m)
    for (const Outcome& outcome : models[m].outcomes) {
      std::vector<const Outcome*>& row = rows[outcome.text];
      row.resize(models.size());
      row[m] = &outcome;
    }
  std::size_t width = 8;
  for (const auto& [text, row] : rows) width = std::max(width, lines_of(text)[0].size());
  std::string out = fmt::format("  {:<{}}", "outcome", width);
  for (const ModelOutcomes& model : models)
    out += fmt::format("  {:<6}", model.model + (model.complete ? "" : "?"));
  while (out.back() == ' ') out.pop_back();
  out += "\n";
  for (const auto& [text, row] : rows) {
    const std::vector<std::string> lines = lines_of(text);
    out += fmt::format("  {:<{}}", lines[0], width);
    for (const Outcome* outcome : row) out += fmt::format("  {:<6}", outcome == nullptr ? "-" : "yes");
    if (row[0] == nullptr && models[0].model == "sc") {
      const auto found = std::find_if(row.begin(), row.end(), [](const Outcome* o) { return o != nullptr; });
      out += models[0].complete ? "  not under sc" : "  not found under sc";
      out += ", by the schedule " + schedule_text((*found)->schedule);
    }
    while (out.back() == ' ') out.pop_back();
    out += "\n";
    for (std::size_t i = 1; i < lines.size(); ++i) out += "    " + lines[i] + "\n";
  }
  return out + "\n";
}

}  // namespace heddle::report
