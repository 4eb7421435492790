// The program as a process: how it ends, and what it can ask about its surroundings. There are two
// processors. The environment is in runtime/environment.c.
#include <unistd.h>

#include <string>

#include "native/library/call.h"
#include "native/library/registry.h"

namespace heddle::native {

namespace {

constexpr std::int32_t kProcess = 4242, kParent = 4241, kProcessors = 2;

void exit_model(Call& call) {
  call.exit(call.i32(0) & 0xff);
}
void abort_model(Call& call) {
  call.end_wrongly(FindingKind::Assertion, "abort() was called");
}

void assert_fail_model(Call& call) {
  call.end_wrongly(FindingKind::Assertion, "assertion failed: " + std::string(call.c_string(call.arg(0))));
}
void assert_perror_fail_model(Call& call) {
  call.end_wrongly(FindingKind::Assertion,
                   std::string("assertion failed: unexpected error: ") + strerror(call.i32(0)));
}
void overflow_model(Call& call) {
  call.fail(FindingKind::Memory, "buffer overflow detected");
}

void getpid_model(Call& call) {
  call.ret_i32(kProcess);
}
void getppid_model(Call& call) {
  call.ret_i32(kParent);
}
void get_nprocs_model(Call& call) {
  call.ret_i32(kProcessors);
}
void getpagesize_model(Call& call) {
  call.ret_i32(4096);
}

void sysconf_model(Call& call) {
  switch (call.i32(0)) {
    case _SC_NPROCESSORS_ONLN:
    case _SC_NPROCESSORS_CONF: return call.ret(kProcessors);
    case _SC_PAGESIZE: return call.ret(4096);
    case _SC_CLK_TCK: return call.ret(100);
    case _SC_OPEN_MAX: return call.ret(1024);
    default: call.unsupported("sysconf(" + std::to_string(call.i32(0)) + ")");
  }
}

}  // namespace

void process_family(std::vector<ModelEntry>& entries) {
  static constexpr ModelEntry kEntries[] = {
      {"__heddle_exit", exit_model},
      {"abort", abort_model},
      {"__assert_fail", assert_fail_model},
      {"__assert", assert_fail_model},
      {"__assert_perror_fail", assert_perror_fail_model},
      {"__stack_chk_fail", overflow_model},
      {"__chk_fail", overflow_model},
      {"getpid", getpid_model},
      {"getppid", getppid_model},
      {"get_nprocs", get_nprocs_model},
      {"get_nprocs_conf", get_nprocs_model},
      {"getpagesize", getpagesize_model},
      {"sysconf", sysconf_model},
  };
  entries.insert(entries.end(), std::begin(kEntries), std::end(kEntries));
}

}  // namespace heddle::native
