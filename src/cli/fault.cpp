#include "cli/fault.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>

#include "base/check.h"
#include "cli/output.h"

namespace heddle::cli {
namespace {

// The hook is a plain function, so what it needs lives here. Set once, before the search begins.
Recorded& recorded_run() {
  static Recorded recorded;
  return recorded;
}
std::function<Schedule()>& schedule_source() {
  static std::function<Schedule()> source;
  return source;
}
int g_status = 0;

void save_schedule() {
  if (!schedule_source()) {
    std::fputs("The same command repeats it: Heddle is deterministic.\n", stderr);
    return;
  }
  const Schedule schedule = schedule_source()();
  const std::string path = fmt::format("heddle-fault-{}.trace", getpid());
  const Result<Done> written = write_file(path, report::write_trace(trace_of(recorded_run(), schedule)));
  if (written.ok()) {
    std::fprintf(stderr, "The schedule so far is in %s; heddle replay runs it again.\n", path.c_str());
  } else {
    std::fprintf(stderr, "The schedule could not be saved: %s\n", written.error().message.c_str());
  }
}

void leave() {
  std::fflush(nullptr);
  std::_Exit(g_status);
}

}  // namespace

void save_schedule_on_fault(const Recorded& recorded, std::function<Schedule()> schedule) {
  recorded_run() = recorded;
  schedule_source() = std::move(schedule);
  set_fault_hook(save_schedule);
}

void exit_on_fault_with(int status) {
  g_status = status;
  set_fault_hook(leave);
}

}  // namespace heddle::cli
