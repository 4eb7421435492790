#include "cli/publish.h"

#include <fmt/format.h>

#include <filesystem>
#include <map>

#include "cli/commands.h"
#include "cli/environment.h"
#include "cli/output.h"
#include "cli/supervisor.h"
#include "report/github.h"
#include "report/json.h"
#include "report/junit.h"
#include "report/outcomes.h"
#include "report/page.h"
#include "report/sarif.h"
#include "report/text.h"

namespace heddle::cli {
namespace {

constexpr std::size_t kLargestSource = 2'000'000;  // generated code that nobody reads in a report

// "com/acme/Account.java" of com.acme.Account.transfer in Account.java.
std::string with_package(const SourcePosition& position) {
  std::vector<std::string> parts = split(position.function, '.');
  parts.resize(parts.size() > 2 ? parts.size() - 2 : 0);
  parts.push_back(position.file);
  return joined(parts, "/");
}

std::string relative_path(const std::string& path) {
  std::error_code error;
  const std::filesystem::path absolute = std::filesystem::absolute(path, error).lexically_normal();
  const std::filesystem::path relative =
      absolute.lexically_relative(std::filesystem::current_path(error).lexically_normal());
  if (relative.empty() || *relative.begin() == "..") return absolute.string();
  return relative.string();
}

class Sources {
 public:
  Sources(const Machine& machine, CheckResult& result) : machine_(machine), result_(result) {}

  void add(const SourcePosition& position) {
    if (position.library || position.file.empty()) return;
    if (!asked_.insert(position.file + '\n' + position.function).second) return;
    const std::string path = machine_.source_file(position);
    if (path.empty()) return;
    const std::string relative = relative_path(path);
    const auto known = result_.paths.find(position.file);
    const bool taken = known != result_.paths.end() && known->second != relative;
    const std::string key = taken ? with_package(position) : position.file;
    if (!result_.paths.emplace(key, relative).second) return;
    Result<std::string> text = read_file(path);
    if (text.ok() && text->size() <= kLargestSource) result_.sources.emplace(key, std::move(*text));
  }
  void add(const Stack& stack) {
    for (const SourcePosition& frame : stack) add(frame);
  }
  void add(const Finding& finding) {
    add(finding.position);
    for (const Access& access : finding.accesses) {
      add(access.position);
      add(access.stack);
    }
    for (const ThreadStatus& status : finding.threads) add(status.stack);
    for (const Step& step : finding.steps) {
      add(step.position);
      add(step.stack);
    }
  }

 private:
  const Machine& machine_;
  CheckResult& result_;
  std::set<std::string> asked_;
};

std::string on_standard_output(const CheckResult& result, const Options& options) {
  if (options.format == "json") return report::json(result, kVersion);
  if (options.format == "sarif") return report::sarif(result, kVersion);
  if (options.format == "github") return report::github(result);
  report::TextOptions text = text_options_for_stdout();
  text.quiet = options.quiet;
  text.statistics = options.stats;
  text.next_steps = true;
  text.has_page = !options.report.empty();
  const bool table = !result.models.empty() && !options.quiet;
  return (table ? report::outcome_table(result.models) : "") + report::text(result, text);
}

std::string on_standard_output(const report::Suite& suite, const Options& options) {
  if (options.format == "json") return report::json(suite, kVersion);
  if (options.format == "sarif") return report::sarif(suite, kVersion);
  if (options.format == "github") return report::github(suite);
  report::TextOptions text = text_options_for_stdout();
  text.quiet = options.quiet;
  text.statistics = options.stats;
  return report::text(suite, text);
}

// Of one program or of several. False: something could not be written, and it was said.
template <typename Results>
bool write_all(const Results& result, const Options& options) {
  if (board() != nullptr) board()->publishing = true;
  bool written = true;
  const auto write = [&](const std::string& path, const auto& make) {
    if (path.empty()) return;
    const Result<Done> done = write_file(path, make());
    if (done.ok()) return;
    complain(done.error().message);
    written = false;
  };
  write(options.json, [&] { return report::json(result, kVersion); });
  write(options.sarif, [&] { return report::sarif(result, kVersion); });
  write(options.report, [&] { return report::page(result, kVersion); });
  write(options.junit, [&] {
    const bool error = options.junit_inconclusive == "error";
    return report::junit(result, error ? report::Unanswered::Error : report::Unanswered::Skipped);
  });
  if (print(on_standard_output(result, options))) return written;
  complain("cannot write the result to standard output");
  return false;
}

// A lost output must be noticed, but not hide a violation.
int status_of(Verdict verdict, bool written) {
  return written || verdict == Verdict::Violated ? exit_code(verdict) : kUsageStatus;
}

}  // namespace

Result<Done> outputs_must_be_writable(const Options& options) {
  std::map<std::string, const char*> taken;
  for (const auto& [option, path] :
       {std::pair{"--report", &options.report}, std::pair{"--json", &options.json},
        std::pair{"--sarif", &options.sarif}, std::pair{"--junit", &options.junit},
        std::pair{"--trace", &options.trace}}) {
    if (path->empty()) continue;
    if (Result<Done> ok = must_be_writable(option, *path); !ok.ok()) return ok;
    const auto [other, fresh] = taken.emplace(*path, option);
    if (!fresh && !path->starts_with("/dev/"))
      return Error{
          fmt::format("{} and {} name the same file {}; give each its own", other->second, option, *path)};
  }
  return Done{};
}

void gather_sources(const Machine& machine, CheckResult& result) {
  Sources sources(machine, result);
  for (const Finding& finding : result.findings) sources.add(finding);
  for (const Suppressed& suppressed : result.suppressed) sources.add(suppressed.finding);
}

int publish(const CheckResult& result, const Options& options) {
  return status_of(result.verdict, write_all(result, options));
}

int publish(const report::Suite& suite, const Options& options) {
  return status_of(report::verdict(suite), write_all(suite, options));
}

}  // namespace heddle::cli
