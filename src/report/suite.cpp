#include "report/suite.h"

#include <fmt/format.h>

#include <algorithm>

#include "report/ink.h"
#include "report/printable.h"
#include "report/text.h"

namespace heddle::report {
namespace {

std::size_t having(const Suite& suite, Verdict verdict) {
  return static_cast<std::size_t>(
      std::count_if(suite.programs.begin(), suite.programs.end(),
                    [&](const CheckResult& result) { return result.verdict == verdict; }));
}

std::size_t not_run(const Suite& suite) {
  return static_cast<std::size_t>(std::count_if(suite.skipped.begin(), suite.skipped.end(),
                                                [](const Skipped& one) { return !one.disabled; }));
}

struct Row {
  std::string program, answer, states, time, what;
};

Row row_of(const CheckResult& result) {
  Row row{printable(result.program), name(result.verdict), size_text(result.stats),
          seconds(result.stats.seconds), ""};
  if (result.verdict == Verdict::Violated) {
    row.what = finding_line(result);
  } else if (result.verdict == Verdict::Inconclusive) {
    row.what = printable(result.reason);
  } else if (!result.reason.empty()) {
    row.what = "within: " + printable(result.reason);
  }
  return row;
}

std::string table(const Suite& suite, const TextOptions& options) {
  const Ink ink(options.colour, options.unicode);
  std::vector<Row> rows = {{"program", "answer", "explored", "time", ""}};
  for (const CheckResult& result : suite.programs) rows.push_back(row_of(result));
  for (const Skipped& one : suite.skipped)
    rows.push_back(
        {printable(one.program), one.disabled ? "disabled" : "not run", "", "", printable(one.reason)});
  std::size_t widths[4] = {0, 0, 0, 0};
  for (const Row& row : rows) {
    const std::string* cells[] = {&row.program, &row.answer, &row.states, &row.time};
    for (std::size_t i = 0; i < 4; ++i) widths[i] = std::max(widths[i], display_width(*cells[i]));
  }
  const auto right = [](const std::string& text, std::size_t width) {
    return std::string(width - std::min(width, display_width(text)), ' ') + text;
  };
  const std::size_t indent = widths[0] + widths[1] + widths[2] + widths[3] + 8;
  // What does not fit beside the columns goes below.
  const bool beside = options.width >= indent + 30;
  std::string out;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Row& row = rows[i];
    std::string answer = padded(row.answer, widths[1]);
    if (row.answer == name(Verdict::Verified)) answer = ink.good(answer);
    if (row.answer == name(Verdict::Violated)) answer = ink.bad(answer);
    if (row.answer == name(Verdict::Inconclusive)) answer = ink.unsure(answer);
    std::string line = fmt::format("{}  {}  {}  {}", padded(row.program, widths[0]), answer,
                                   right(row.states, widths[2]), right(row.time, widths[3]));
    const std::size_t margin = beside ? indent : 4;
    const std::vector<std::string> what =
        wrapped(row.what, std::max<std::size_t>(options.width - margin, 20));
    std::string more;
    for (std::size_t j = 0; !row.what.empty() && j < what.size(); ++j) {
      if (j == 0 && beside) {
        line += "  " + what[j];
      } else {
        more += std::string(margin, ' ') + what[j] + "\n";
      }
    }
    while (line.ends_with(' ')) line.pop_back();
    out += (i == 0 ? ink.faint(line) : line) + "\n" + more;
  }
  return out;
}

}  // namespace

Verdict verdict(const Suite& suite) {
  if (having(suite, Verdict::Violated) > 0) return Verdict::Violated;
  const bool lacking = having(suite, Verdict::Inconclusive) > 0 || not_run(suite) > 0;
  return lacking || suite.programs.empty() ? Verdict::Inconclusive : Verdict::Verified;
}

std::string closing_line(const Suite& suite) {
  double time = 0;
  for (const CheckResult& result : suite.programs) time += result.stats.seconds;
  std::string counts;
  for (const Verdict one : {Verdict::Violated, Verdict::Inconclusive, Verdict::Verified}) {
    const std::size_t n = having(suite, one);
    if (n == 0) continue;
    counts += counts.empty() ? fmt::format("{} of {} {}", n,
                                           count(suite.programs.size(), "program", "programs"), name(one))
                             : fmt::format(", {} {}", n, name(one));
  }
  if (counts.empty()) counts = "nothing was checked";
  if (not_run(suite) > 0) counts += fmt::format(", {} not run", not_run(suite));
  if (suite.skipped.size() > not_run(suite))
    counts += fmt::format(", {} disabled", suite.skipped.size() - not_run(suite));
  return fmt::format("heddle: {}: {} ({})", name(verdict(suite)), counts, seconds(time));
}

std::string text(const Suite& suite, const TextOptions& options) {
  if (options.quiet) return closing_line(suite) + "\n";
  std::string out;
  for (const CheckResult& result : suite.programs)
    if (result.verdict != Verdict::Verified) out += text(result, options) + "\n";
  return out + table(suite, options) + "\n" + closing_line(suite) + "\n";
}

}  // namespace heddle::report
