// heddle suppress: the lines that silence the findings of a result, for a suppression file.
#include <fmt/format.h>

#include <filesystem>

#include "cli/commands.h"
#include "cli/environment.h"
#include "cli/output.h"
#include "report/json.h"
#include "report/places.h"
#include "report/printable.h"

namespace heddle::cli {
namespace {

std::string entry_of(const Finding& finding, const std::string& reason) {
  std::string why = reason;
  for (std::size_t i = 0; reason.empty() && i < finding.accesses.size(); ++i)
    why += (i == 0 ? "accepted: " : " and ") + report::place(finding.accesses[i].position);
  if (why.empty() && finding.position.line > 0) why = "accepted: " + report::place(finding.position);
  return fmt::format("{} # {}\n", report::suppression_line(finding), why.empty() ? "accepted" : why);
}

bool has_line(const std::string& text, const std::string& entry) {
  const std::string what = entry.substr(0, entry.find(" #"));
  for (const std::string& line : split(text, '\n'))
    if (line == what || line.starts_with(what + " #") || line.starts_with(what + "\t")) return true;
  return false;
}

}  // namespace

int suppress(const CommandLine& line) {
  if (line.operands.size() != 1)
    return complain("suppress needs one result: heddle suppress RESULT.json [--suppressions FILE]");
  const std::string& path = line.operands[0];
  const Result<std::string> text = read_file(path);
  if (!text.ok()) return complain(text.error().message);
  const Result<report::Results> results = report::read_results(text.value());
  if (!results.ok()) return complain(path + ": " + results.error().message);
  std::vector<Finding> findings;
  for (const CheckResult& result : results.value().suite.programs)
    findings.insert(findings.end(), result.findings.begin(), result.findings.end());

  const std::string& file = line.options.suppressions;
  std::string known;
  std::error_code error;
  if (!file.empty() && std::filesystem::exists(file, error)) {
    Result<std::string> old = read_file(file);
    if (!old.ok()) return complain(old.error().message);
    known = std::move(*old);
  }
  std::string added;
  std::size_t others = 0;
  for (const Finding& finding : findings) {
    if (report::suppression_line(finding).empty()) {
      ++others;
      continue;
    }
    const std::string entry = entry_of(finding, report::printable(line.options.reason));
    if (!has_line(known + "\n" + added, entry)) added += entry;
  }
  if (others > 0)
    complain(fmt::format("{} left out: there is no place to name",
                         report::count(others, "finding is", "findings are")));
  if (file.empty()) return print(added) ? 0 : complain("cannot write to standard output");
  if (!known.empty() && !known.ends_with('\n')) known += '\n';
  if (added.empty()) return 0;
  const Result<Done> written = write_file(file, known + added);
  return written.ok() ? 0 : complain(written.error().message);
}

}  // namespace heddle::cli
