#include "cli/find_tests.h"

#include <fmt/format.h>

#include "base/process.h"
#include "cli/environment.h"
#include "cli/program.h"
#include "java/classpath/class_path.h"
#include "java/program.h"

namespace heddle::cli {
namespace {

// The class path as java takes it, with the compiled sources in front.
Result<std::string> class_path_of(const CommandLine& line, const TestsWanted& wanted, const std::string& jdk,
                                  const std::string& api) {
  CommandLine scratch = line;
  scratch.operands = wanted.sources;
  scratch.test = TestMethod{};
  Result<Program> program = identify_program(scratch);
  if (!program.ok()) return program.error();
  std::string path = joined(program->class_path, ":");
  if (wanted.sources.empty()) return path;
  Result<java::CompiledSource> compiled =
      java::compile_java(jdk, wanted.sources, path.empty() ? api : path + ":" + api);
  if (!compiled.ok()) return compiled.error();
  return path.empty() ? compiled->directory : compiled->directory + ":" + path;
}

CheckResult broken(const std::string& program, const std::string& why) {
  CheckResult result;
  result.program = program;
  result.verdict = Verdict::Inconclusive;
  result.reason = "it cannot be checked: " + why;
  return result;
}

}  // namespace

Result<FoundTests> find_tests(const CommandLine& line) {
  Result<TestsWanted> wanted = tests_wanted(line);
  if (!wanted.ok()) return wanted.error();
  Result<std::string> jdk = java::find_jdk_17(line.options.jdk);
  if (!jdk.ok()) return jdk.error();
  const std::string api = beside_executable("heddle-check.jar");
  Result<std::string> path = class_path_of(line, *wanted, *jdk, api);
  if (!path.ok()) return path.error();

  std::vector<std::string> words = {*jdk + "/bin/java",
                                    "-XX:TieredStopAtLevel=1",
                                    "-XX:-UsePerfData",
                                    "-cp",
                                    *path + ":" + api,
                                    "heddle.junit.FindTests",
                                    *path};
  words.insert(words.end(), wanted->patterns.begin(), wanted->patterns.end());
  Result<ProcessEnd> end = run_process(words);
  if (!end.ok()) return end.error();
  if (end->status != 0)
    return Error{"the test classes cannot be listed: " + end->output.substr(0, end->output.find('\n'))};

  FoundTests found;
  for (const std::string& text : split(end->output, '\n')) {
    const std::vector<std::string> fields = split(text, '\t');
    if (fields.size() > 3 && fields[0] == "test") {
      TestMethod test{fields[1], fields[2], {fields.begin() + 3, fields.end()}};
      found.tests.push_back(line_of_test(line, *wanted, std::move(test)));
    } else if (fields.size() == 4 && (fields[0] == "skip" || fields[0] == "off")) {
      found.skipped.push_back({fields[1] + "#" + fields[2], fields[3], fields[0] == "off"});
    } else if (fields.size() == 3 && fields[0] == "broken") {
      found.broken.push_back(broken(fields[1], fields[2]));
    } else if (fields.size() == 2 && fields[0] == "absent") {
      return Error{fmt::format("there is no class {} on the class path; check its name and -cp", fields[1])};
    }
  }
  if (found.tests.empty() && found.skipped.empty() && found.broken.empty())
    return Error{
        fmt::format("{} has no test methods (@Test of JUnit 4 or 5)", joined(wanted->patterns, " "))};
  return found;
}

}  // namespace heddle::cli
