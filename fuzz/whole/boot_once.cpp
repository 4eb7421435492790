#include "boot_once.h"

#include <cstdio>
#include <cstdlib>
#include <new>

#include "cli/commands.h"
#include "cli/explore_program.h"
#include "cli/publish.h"
#include "java/vm.h"

// The linker sends calls of boot() here (--wrap), and ours to the real one.
extern "C" void __real__ZN6heddle4java4bootERNS0_2VmE(heddle::java::Vm& vm);

namespace {

heddle::fuzz::Fuzzer* g_fuzzer = nullptr;

struct AllDone {};  // thrown through the command in the parent

}  // namespace

extern "C" void __wrap__ZN6heddle4java4bootERNS0_2VmE(heddle::java::Vm& vm) {
  __real__ZN6heddle4java4bootERNS0_2VmE(vm);
  if (g_fuzzer != nullptr && !g_fuzzer->run()) throw AllDone{};
}

namespace heddle::fuzz {
namespace {

// As main() does, without what it puts around a command: that must not have a say before the child is there.
int check(const std::vector<std::string>& words) {
  try {
    Result<cli::CommandLine> line = cli::parse_command_line({words.begin() + 1, words.end()}, "fuzz");
    if (!line.ok()) return cli::complain(line.error().message);
    Result<cli::Explored> explored = cli::check_one(line.value());
    return explored.ok() ? cli::publish(explored->result, line->options)
                         : cli::complain(explored.error().message);
  } catch (const std::bad_alloc&) {
    return 3;
  }
}

}  // namespace

void run_booted(Fuzzer& fuzzer, const std::vector<std::string>& words) {
  g_fuzzer = &fuzzer;
  try {
    const int status = check(words);
    std::fflush(nullptr);
    std::_Exit(status);
  } catch (const AllDone&) {
    g_fuzzer = nullptr;
  }
}

}  // namespace heddle::fuzz
