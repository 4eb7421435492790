#include "cli/litmus.h"

#include <fmt/format.h>

#include <filesystem>
#include <sstream>

#include "base/trimmed.h"
#include "cli/environment.h"

namespace heddle::cli {
namespace {

constexpr std::string_view kAllow = "heddle-allow:", kForbid = "heddle-forbid:";

void add(std::string_view list, std::set<std::string>& to) {
  while (true) {
    const std::size_t end = std::min(list.find('|'), list.size());
    to.insert(std::string(trimmed(list.substr(0, end))));
    if (end == list.size()) return;
    list.remove_prefix(end + 1);
  }
}

// `// heddle-allow: ...`, on lines of their own or after code.
void read_comments(const std::string& source, Expected& expected) {
  std::istringstream lines(source);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t comment = line.find("//");
    if (comment == std::string::npos) continue;
    const std::string_view text = trimmed(std::string_view(line).substr(comment + 2));
    if (text.starts_with(kAllow)) {
      if (!expected.allowed) expected.allowed.emplace();
      add(text.substr(kAllow.size()), *expected.allowed);
    }
    if (text.starts_with(kForbid)) add(text.substr(kForbid.size()), expected.forbidden);
  }
}

}  // namespace

std::string Expected::objection(const std::string& output) const {
  const std::string text(trimmed(output));
  if (forbidden.contains(text)) return fmt::format("the outcome \"{}\" is forbidden", text);
  if (allowed && !allowed->contains(text))
    return fmt::format("the outcome \"{}\" is not among those that are allowed", text);
  return "";
}

Result<Expected> expected_outcomes(const CommandLine& line) {
  Expected expected;
  for (const std::string& text : line.options.allow) {
    if (!expected.allowed) expected.allowed.emplace();
    expected.allowed->emplace(trimmed(text));
  }
  for (const std::string& text : line.options.forbid) expected.forbidden.emplace(trimmed(text));
  if (expected.allowed || !expected.forbidden.empty()) return expected;
  for (const std::string& operand : line.operands) {
    std::error_code error;
    if (!std::filesystem::is_regular_file(operand, error)) continue;
    Result<std::string> source = read_file(operand);
    if (source.ok()) read_comments(*source, expected);
  }
  return expected;
}

Result<Done> take_actors(const Options& options, Program& program) {
  if (options.actors.empty()) {
    if (!options.arbiter.empty())
      return Error{"--arbiter is run after the --actors; name them, too, or leave --arbiter out"};
    return Done{};
  }
  if (program.machine != kJava)
    return Error{"--actors names methods of a Java class; C programs have a main"};
  std::string test = program.main_class;
  if (test.empty() && !program.sources.empty())
    test = std::filesystem::path(program.sources.front()).stem().string();
  if (test.empty()) return Error{"--actors needs a source file or the name of a class; give one"};
  program.arguments.insert(program.arguments.begin(), {test, options.actors, options.arbiter});
  program.main_class = "heddle.Litmus";
  return Done{};
}

}  // namespace heddle::cli
