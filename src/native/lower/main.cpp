// heddle-lower: from LLVM IR to register code (code/code.h). A process of its own, so that heddle itself need
// not load libLLVM and does not go down with it.
//
// Mistakes of the user end with exit status 2 and one sentence on standard error.
#include <llvm/IR/LLVMContext.h>
#include <llvm/Support/ErrorHandling.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>
#include <vector>

#include "native/code/archive.h"
#include "native/code/dump.h"
#include "native/lower/module_lowering.h"
#include "native/lower/prepare.h"
#include "native/lower/read.h"

namespace heddle::native::lower {
namespace {

struct CommandLine {
  Locals locals = Locals::Promote;
  std::string runtime, output;
  std::vector<File> files;
  bool dump = false;
};

Result<CommandLine> parse(const std::vector<std::string>& arguments) {
  CommandLine line;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& argument = arguments[i];
    if (argument == "--keep-allocas") {
      line.locals = Locals::Keep;
    } else if (argument == "--dump") {
      line.dump = true;
    } else if ((argument == "--runtime" || argument == "-o") && i + 1 < arguments.size()) {
      (argument == "-o" ? line.output : line.runtime) = arguments[++i];
    } else if (argument == "--compiled" && i + 1 < arguments.size()) {
      line.files.push_back({arguments[++i], true});
    } else if (argument.starts_with("-")) {
      return Error{"heddle-lower: unknown option " + argument};
    } else {
      line.files.push_back({argument, false});
    }
  }
  if (line.files.empty() || (line.output.empty() && !line.dump))
    return Error{
        "usage: heddle-lower [--keep-allocas] [--dump] --runtime RUNTIME.bc -o OUT "
        "[--compiled] FILE.bc|FILE.ll ..."};
  return line;
}

// LLVM's own way out. It may hold locks: leave at once.
void on_fatal_error(void*, const char* reason, bool) {
  std::fprintf(stderr, "LLVM cannot work with the program: %s\n", reason);
  std::fflush(stderr);
  _exit(2);
}

Result<Done> run(const CommandLine& line) {
  llvm::LLVMContext context;
  auto program = read_program(context, line.files, line.runtime);
  if (!program) return program.error();
  llvm::install_fatal_error_handler(on_fatal_error);
  const std::vector<std::string> notes = prepare(*program->module, line.locals);
  Module module = ModuleLowering(*program->module).run();
  module.notes = std::move(program->notes);
  module.notes.insert(module.notes.end(), notes.begin(), notes.end());
  if (line.dump) std::cout << dump(module);
  if (line.output.empty()) return Done{};
  const std::string bytes = write_module(module);
  std::ofstream out(line.output, std::ios::binary);
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  out.close();
  if (!out) return Error{"cannot write " + line.output};
  return Done{};
}

int main(const std::vector<std::string>& arguments) {
  const auto line = parse(arguments);
  const auto done = line ? run(line.value()) : Result<Done>(line.error());
  if (done) return 0;
  std::cerr << done.error().message << '\n';
  return 2;
}

}  // namespace
}  // namespace heddle::native::lower

int main(int argc, char** argv) {
  return heddle::native::lower::main(std::vector<std::string>(argv + 1, argv + argc));
}
