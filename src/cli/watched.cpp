#include "cli/watched.h"

#include <fmt/format.h>
#include <signal.h>

#include <cstring>

#include "cli/commands.h"
#include "cli/environment.h"
#include "cli/program.h"
#include "explore/budget.h"

namespace heddle::cli {
namespace {

std::string sentence(const Options& options, Cut why) {
  explore::SearchOptions search;
  search.budget = budget_of(options);
  return explore::Meter(search).sentence(why);
}

CheckResult without_answer(const CommandLine& line, std::string reason) {
  CheckResult result;
  result.verdict = Verdict::Inconclusive;
  result.reason = std::move(reason);
  result.bounded = true;
  result.program = line.operands.empty() ? "" : line.operands.front();
  if (Result<Program> program = identify_program(line); program.ok()) {
    result.program = program->name;
    result.options = effective(line.options, program->machine);
  }
  result.command = line.again;
  return result;
}

CheckResult result_of(const CommandLine& line, const Loss& loss) {
  std::string reason = loss.why == Cut::None ? "the system ended the search, most likely for lack of memory"
                                             : sentence(line.options, loss.why);
  CheckResult result = without_answer(line, std::move(reason));
  result.notes.emplace_back(
      "the search did not stop by itself in time; what it had found by then, if anything, is lost");
  result.stats.states = loss.states;
  result.stats.transitions = loss.transitions;
  result.stats.seconds = loss.seconds;
  result.stats.peak_memory_bytes = loss.peak_bytes;
  return result;
}

bool is_fault(int signal) {
  return signal == SIGSEGV || signal == SIGBUS || signal == SIGILL || signal == SIGFPE || signal == SIGABRT ||
         signal == SIGSYS || signal == SIGTRAP;
}

}  // namespace

explore::Budget budget_of(const Options& options) {
  explore::Budget budget;
  budget.seconds = options.time;
  budget.since = run_began();
  budget.memory_bytes = options.max_memory ? *options.max_memory : default_memory_limit();
  budget.states = options.max_states;
  budget.depth = options.max_depth;
  return budget;
}

int watched(const CommandLine& line, const std::function<int()>& work,
            const std::function<int(const CheckResult&)>& answer) {
  const explore::Budget budget = budget_of(line.options);
  const auto lost = [&](const Loss& loss) {
    if (is_fault(loss.signal))
      return complain(fmt::format("internal fault: the search was ended by signal {} ({})\n"
                                  "This is a fault of Heddle, not of your program; please report it.",
                                  loss.signal, strsignal(loss.signal)),
                      kFaultStatus);
    if (loss.publishing)
      return complain("the result was not written to its end: nobody took it",
                      exit_code(Verdict::Inconclusive));
    return answer(result_of(line, loss));
  };
  return supervise({*budget.since, budget.seconds, budget.memory_bytes}, work, lost);
}

CheckResult result_without_search(const CommandLine& line, const Halted& halted) {
  const std::string why = halted.what.empty() ? sentence(line.options, halted.why) : halted.what;
  CheckResult result = without_answer(line, why + " before the search began");
  if (!halted.what.empty()) result.reason = why;
  result.stats.seconds = std::chrono::duration<double>(SteadyClock::now() - run_began()).count();
  result.stats.peak_memory_bytes = anonymous_memory_bytes();
  return result;
}

}  // namespace heddle::cli
