// heddle check with several programs or test methods: each is checked in a process of its own, as many at a
// time as --jobs says, and one report tells of all of them.
#include <fmt/format.h>

#include <csignal>
#include <cstdio>
#include <optional>

#include "cli/commands.h"
#include "cli/environment.h"
#include "cli/explore_program.h"
#include "cli/find_tests.h"
#include "cli/publish.h"
#include "cli/several.h"
#include "cli/watched.h"
#include "cli/workers.h"
#include "report/json.h"
#include "report/printable.h"

namespace heddle::cli {
namespace {

std::string name_of(const CommandLine& line) {
  return line.test ? line.test->name() : line.operands.front();
}

CheckResult unchecked(const CommandLine& line, const std::string& why) {
  CheckResult result;
  result.program = name_of(line);
  result.verdict = Verdict::Inconclusive;
  result.reason = why;
  result.command = line.again;
  return result;
}

class Several {
 public:
  Several(const CommandLine& line, std::vector<CommandLine> programs)
      : line_(line), programs_(std::move(programs)), results_(programs_.size()) {}

  std::vector<CheckResult> run() {
    watch_interrupts();
    while (next_ < programs_.size() || workers_.running() > 0) {
      while (workers_.running() < line_.programs_at_once && next_ < programs_.size() && !interrupted_)
        start();
      if (interrupted() && !interrupted_) {
        interrupted_ = true;
        workers_.interrupt_all();
        next_ = programs_.size();
      }
      for (const Workers::News& news : workers_.wait(0.2)) hear(news);
    }
    std::vector<CheckResult> all;
    for (std::size_t i = 0; i < programs_.size(); ++i)
      all.push_back(results_[i] ? std::move(*results_[i]) : unchecked(programs_[i], "interrupted"));
    return all;
  }
  bool faults() const { return faults_; }

 private:
  void start() {
    const std::size_t number = next_++;
    CommandLine line = programs_[number];
    Options& options = line.options;
    if (line_.programs_at_once > 1)
      options.max_memory = options.max_memory.value_or(default_memory_limit()) / line_.programs_at_once;
    if (!options.trace.empty()) options.trace += fmt::format(".{}", number + 1);
    options.progress = false;
    options.no_progress = true;
    const bool started = workers_.start(number, [line](const Workers::Tell& tell) {
      begin_run();
      watched(
          line,
          [&] {
            tell(checked(line));
            return 0;
          },
          [&](const CheckResult& left) {
            tell(report::json_for_page(left, kVersion));
            return 0;
          });
    });
    if (!started) results_[number] = unchecked(programs_[number], "the system gives no more processes");
  }

  // In the worker.
  static std::string checked(const CommandLine& line) {
    Result<Explored> explored = check_one(line);
    return report::json_for_page(explored.ok()
                                     ? explored->result
                                     : unchecked(line, "it cannot be checked: " + explored.error().message),
                                 kVersion);
  }

  void hear(const Workers::News& news) {
    std::optional<CheckResult>& result = results_[news.number];
    if (!news.status) {
      if (Result<CheckResult> read = report::read_json(news.line); read.ok()) result = std::move(*read);
      return;
    }
    if (!result) {
      const bool memory = *news.status == exit_code(Verdict::Inconclusive) || *news.status == 128 + SIGKILL;
      faults_ |= !memory;
      result = unchecked(programs_[news.number], memory ? "out of memory" : "a fault of Heddle ended it");
    }
    ++ended_;
    const bool wanted = line_.options.progress || stderr_is_terminal();
    if (!wanted || line_.options.quiet || line_.options.no_progress) return;
    std::fprintf(stderr, "heddle: %zu of %zu: %s: %s\n", ended_, programs_.size(),
                 report::printable(result->program).c_str(), name(result->verdict));
  }

  const CommandLine& line_;
  std::vector<CommandLine> programs_;
  std::vector<std::optional<CheckResult>> results_;
  Workers workers_;
  std::size_t next_ = 0, ended_ = 0;
  bool interrupted_ = false, faults_ = false;
};

}  // namespace

int check_several(const CommandLine& line) {
  if (const Result<Done> ok = outputs_must_be_writable(line.options); !ok.ok())
    return complain(ok.error().message);
  FoundTests found;
  if (names_tests(line)) {
    Result<FoundTests> tests = find_tests(line);
    if (!tests.ok()) return complain(tests.error().message);
    found = std::move(*tests);
  } else {
    found.tests = programs_of(line);
  }
  Several several(line, std::move(found.tests));
  report::Suite suite{several.run(), std::move(found.skipped)};
  for (CheckResult& broken : found.broken) suite.programs.push_back(std::move(broken));
  const int status = publish(suite, line.options);
  return several.faults() && status != exit_code(Verdict::Violated) ? kFaultStatus : status;
}

}  // namespace heddle::cli
