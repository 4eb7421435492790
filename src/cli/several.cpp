#include "cli/several.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "cli/program.h"

namespace heddle::cli {
namespace {

bool is_file(const std::string& path) {
  std::error_code error;
  return std::filesystem::is_regular_file(path, error);
}

bool is_java_source(const std::string& operand) {
  return operand.ends_with(".java");
}

bool is_program_file(const std::string& operand) {
  return is_java_source(operand) || is_native_source(operand) || operand.ends_with(".jar") ||
         operand.ends_with(".class");
}

// The name of a class with its package.
bool is_qualified(const std::string& operand) {
  return operand.find('.') != std::string::npos && operand.find('/') == std::string::npos &&
         !is_program_file(operand);
}

// A shell leaves a pattern alone that matches no file.
bool is_test_pattern(const std::string& operand) {
  const bool class_like = std::all_of(operand.begin(), operand.end(), [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
           std::string_view("_$.*#").find(c) != std::string_view::npos ||
           static_cast<unsigned char>(c) >= 0x80;
  });
  return class_like && operand.find('*') != std::string::npos && !is_file(operand) &&
         !is_java_source(operand) && !is_native_source(operand);
}

MachineSet machine_of(const std::string& operand) {
  return is_native_source(operand) ? kNative : kJava;
}

// The words of `line.again` without its operands and without what is about several programs.
std::vector<std::string> options_again(const CommandLine& line) {
  std::vector<std::string> words;
  const std::vector<std::string>& again = line.again;
  const std::size_t options = std::min(again.size(), 2 + line.operands.size());
  const std::size_t arguments = line.arguments.empty() ? 0 : line.arguments.size() + 1;
  for (std::size_t i = options; i + arguments < again.size(); ++i) {
    if (again[i] == "--separate") continue;
    if (again[i] == "--junit5" || (again[i] == "--jobs" && line.programs_at_once > 1)) {
      ++i;
      continue;
    }
    words.push_back(again[i]);
  }
  return words;
}

void say_again(CommandLine& one, const CommandLine& line, const std::vector<std::string>& more) {
  one.again = {"heddle", "check"};
  one.again.insert(one.again.end(), one.operands.begin(), one.operands.end());
  const std::vector<std::string> options = options_again(line);
  one.again.insert(one.again.end(), options.begin(), options.end());
  one.again.insert(one.again.end(), more.begin(), more.end());
  if (!line.arguments.empty()) one.again.emplace_back("--");
  one.again.insert(one.again.end(), line.arguments.begin(), line.arguments.end());
}

// Where programs of both kinds are checked, an option is for those that it is for.
void forget_foreign_options(CommandLine& one, MachineSet machine) {
  for (const OptionRow& row : option_table())
    if ((row.machines & machine) == 0) one.options.given.erase(row.name());
}

}  // namespace

bool names_tests(const CommandLine& line) {
  return !line.options.tests.empty() ||
         std::any_of(line.operands.begin(), line.operands.end(), is_test_pattern);
}

bool names_several(const CommandLine& line) {
  const std::vector<std::string>& operands = line.operands;
  if (names_tests(line)) return true;
  if (line.options.separate) return !operands.empty();
  if (operands.size() < 2 || !line.options.jar.empty()) return false;
  // Another word may be an argument of the program, given without "--": that is an error, not a class.
  if (!line.options.class_path.empty() && std::all_of(operands.begin(), operands.end(), is_qualified))
    return true;
  if (!std::all_of(operands.begin(), operands.end(), is_program_file)) return false;
  const bool one_of_java = std::all_of(operands.begin(), operands.end(), is_java_source);
  const bool one_of_c = std::all_of(operands.begin(), operands.end(), is_native_source);
  return !one_of_java && !one_of_c;
}

std::vector<CommandLine> programs_of(const CommandLine& line) {
  MachineSet machines{};
  for (const std::string& operand : line.operands)
    machines = static_cast<MachineSet>(machines | machine_of(operand));
  std::vector<CommandLine> programs;
  for (const std::string& operand : line.operands) {
    CommandLine one = line;
    one.operands = {operand};
    if (machines == kAny) forget_foreign_options(one, machine_of(operand));
    // A class path is no hint that a C source is the name of a class.
    if (machine_of(operand) == kNative && is_file(operand)) one.options.class_path.clear();
    say_again(one, line, {});
    programs.push_back(std::move(one));
  }
  return programs;
}

Result<TestsWanted> tests_wanted(const CommandLine& line) {
  TestsWanted wanted{line.options.tests, {}};
  for (const std::string& operand : line.operands) {
    if (is_test_pattern(operand)) {
      wanted.patterns.push_back(operand);
    } else if (is_java_source(operand) && is_file(operand)) {
      wanted.sources.push_back(operand);
    } else {
      return Error{
          fmt::format("{} is neither a pattern of test classes nor a Java source file; check tests and other "
                      "programs one after the other",
                      operand)};
    }
  }
  if (!line.options.jar.empty()) return Error{"--jar is one program; put the jar on the class path (-cp)"};
  if (!line.arguments.empty()) return Error{"test methods take no arguments; leave out what follows --"};
  return wanted;
}

CommandLine line_of_test(const CommandLine& line, const TestsWanted& wanted, TestMethod test) {
  CommandLine one = line;
  one.operands = wanted.sources;
  say_again(one, line, {"--junit5", test.name()});
  one.test = std::move(test);
  return one;
}

}  // namespace heddle::cli
