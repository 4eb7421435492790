#include "report/junit.h"

#include <fmt/format.h>

#include <algorithm>

#include "report/printable.h"
#include "report/text.h"

namespace heddle::report {
namespace {

// Control characters, which XML cannot have at all, are escaped visibly by printable().
std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '&': out += "&amp;"; break;
      case '"': out += "&quot;"; break;
      default: out += c;
    }
  }
  return out;
}
std::string attribute(const std::string& text) {
  return escaped(printable(text));
}
std::string body(const std::string& text) {
  std::string out;
  for (const std::string& line : printable_lines(text)) out += escaped(line) + "\n";
  return out;
}

std::vector<std::string> properties_of(const CheckResult& result) {
  std::vector<std::string> out;
  if (const auto given = result.options.find("properties"); given != result.options.end()) {
    std::string_view rest = given->second;
    while (!rest.empty()) {
      const std::string_view word = rest.substr(0, rest.find(','));
      out.emplace_back(word);
      rest.remove_prefix(std::min(rest.size(), word.size() + 1));
    }
  }
  for (const Finding& finding : result.findings)  // a replay has no list of them
    if (std::find(out.begin(), out.end(), name(finding.kind)) == out.end())
      out.emplace_back(name(finding.kind));
  if (out.empty()) out.emplace_back("check");
  return out;
}

// The page of these findings alone.
std::string page_of(const CheckResult& result, const std::vector<Finding>& findings) {
  CheckResult part;
  part.program = result.program;
  part.options = result.options;
  part.verdict = Verdict::Violated;
  part.stats = result.stats;
  part.findings = findings;
  TextOptions options;
  options.colour = false;
  return text(part, options);
}

}  // namespace

std::string junit(const CheckResult& result, Unanswered unanswered) {
  std::string cases;
  std::size_t failures = 0, errors = 0, skipped = 0;
  const std::vector<std::string> properties = properties_of(result);
  const double time = result.stats.seconds / static_cast<double>(properties.size());
  for (const std::string& property : properties) {
    cases += fmt::format("    <testcase classname=\"{}\" name=\"{}\" time=\"{:.3f}\"",
                         attribute(result.program), attribute(property), time);
    std::vector<Finding> mine;
    std::copy_if(result.findings.begin(), result.findings.end(), std::back_inserter(mine),
                 [&](const Finding& finding) { return name(finding.kind) == property; });
    if (!mine.empty()) {
      ++failures;
      cases += fmt::format(">\n      <failure type=\"{}\" message=\"{}\">{}</failure>\n    </testcase>\n",
                           attribute(property), attribute(mine.front().message), body(page_of(result, mine)));
    } else if (result.verdict == Verdict::Verified) {
      cases += "/>\n";
    } else if (result.verdict == Verdict::Violated) {
      ++skipped;
      cases +=
          ">\n      <skipped message=\"not decided: the search ended at another finding (see --all)\"/>\n"
          "    </testcase>\n";
    } else {
      const bool error = unanswered == Unanswered::Error;
      ++(error ? errors : skipped);
      cases +=
          fmt::format(">\n      <{}{} message=\"{}\"/>\n    </testcase>\n", error ? "error" : "skipped",
                      error ? " type=\"inconclusive\"" : "", attribute("inconclusive: " + result.reason));
    }
  }
  const std::string counts =
      fmt::format("tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"{:.3f}\"",
                  properties.size(), failures, errors, skipped, result.stats.seconds);
  std::string notes;
  if (const std::string assumed = assuming(result); !assumed.empty()) notes += assumed + "\n";
  for (const std::string& note : result.notes) notes += note + "\n";
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"heddle\" {}>\n"
      "  <testsuite name=\"{}\" {}>\n{}{}  </testsuite>\n</testsuites>\n",
      counts, attribute(result.program), counts, cases,
      notes.empty() ? "" : "    <system-out>" + body(notes) + "    </system-out>\n");
}

std::string junit(const Suite& suite, Unanswered unanswered) {
  std::string cases;
  std::size_t failures = 0, errors = 0, skipped = suite.skipped.size();
  double time = 0;
  const auto begin = [&](const std::string& program, double seconds) {
    const std::size_t hash = program.find('#');
    const bool method = hash != std::string::npos;
    cases += fmt::format("    <testcase classname=\"{}\" name=\"{}\" time=\"{:.3f}\"",
                         method ? attribute(program.substr(0, hash)) : "heddle",
                         attribute(method ? program.substr(hash + 1) : program), seconds);
  };
  for (const CheckResult& result : suite.programs) {
    time += result.stats.seconds;
    begin(result.program, result.stats.seconds);
    if (!result.findings.empty()) {
      ++failures;
      const Finding& first = result.findings.front();
      cases +=
          fmt::format(">\n      <failure type=\"{}\" message=\"{}\">{}</failure>\n    </testcase>\n",
                      name(first.kind), attribute(first.message), body(page_of(result, result.findings)));
    } else if (result.verdict == Verdict::Verified) {
      cases += "/>\n";
    } else {
      const bool error = unanswered == Unanswered::Error;
      ++(error ? errors : skipped);
      cases +=
          fmt::format(">\n      <{}{} message=\"{}\"/>\n    </testcase>\n", error ? "error" : "skipped",
                      error ? " type=\"inconclusive\"" : "", attribute("inconclusive: " + result.reason));
    }
  }
  for (const Skipped& one : suite.skipped) {
    begin(one.program, 0);
    cases += fmt::format(">\n      <skipped message=\"{}\"/>\n    </testcase>\n", attribute(one.reason));
  }
  const std::string counts =
      fmt::format("tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\" time=\"{:.3f}\"",
                  suite.programs.size() + suite.skipped.size(), failures, errors, skipped, time);
  return fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"heddle\" {}>\n"
      "  <testsuite name=\"heddle\" {}>\n{}  </testsuite>\n</testsuites>\n",
      counts, counts, cases);
}

}  // namespace heddle::report
