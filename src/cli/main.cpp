// The executable. What each exit status means is told by `heddle check --help`.
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <new>
#include <system_error>

#include "cli/command_line.h"
#include "cli/commands.h"
#include "cli/configuration.h"
#include "cli/environment.h"
#include "cli/manual.h"
#include "cli/output.h"

namespace heddle::cli {

const char* const kVersion = HEDDLE_VERSION;

int complain(const std::string& sentence, int status) {
  std::fprintf(stderr, "heddle: %s\n", sentence.c_str());
  return status;
}

namespace {

int tell(const std::string& text) {
  return print(text) ? 0 : complain("cannot write to standard output");
}

int completion(const CommandLine& line) {
  if (line.operands != std::vector<std::string>{"bash"})
    return complain("completion needs the name of a shell, and knows bash: heddle completion bash");
  return tell(bash_completion());
}

int dispatch(const CommandLine& line) {
  switch (line.command) {
    case Command::Check: return check(line);
    case Command::Outcomes: return outcomes(line);
    case Command::Run: return run(line);
    case Command::Replay: return replay(line);
    case Command::Show: return show(line);
    case Command::Doctor: return doctor(line);
    case Command::Suppress: return suppress(line);
    case Command::Config: return tell(configuration_of(line));
    case Command::Man: return tell(man_page(kVersion));
    case Command::Completion: return completion(line);
    case Command::List: return list(line);
    case Command::Print: return tell(line.text);
  }
  return kFaultStatus;
}

int main(std::vector<std::string> words) {
  const bool runs = !words.empty() && words.front() == "run";
  const int fault_status = runs ? kRunFailedStatus : kFaultStatus;
  try {
    const Result<std::vector<std::string>> all = with_configuration(std::move(words));
    if (!all.ok()) return complain(all.error().message);
    const Result<CommandLine> line = parse_command_line(all.value(), kVersion);
    return line.ok() ? dispatch(line.value()) : complain(line.error().message);
  } catch (const std::bad_alloc&) {
    return complain("out of memory; give Heddle more, or limit it with --max-memory",
                    runs ? fault_status : 3);
  } catch (const std::system_error&
               error) {  // a file that cannot be read after all, a process that is not to be had
    return complain(
        std::string("the system refuses something: ") + error.what() + "; check the files that were named",
        runs ? fault_status : kUsageStatus);
  } catch (const std::exception& error) {
    return complain(std::string("internal fault: ") + error.what() +
                        "\nThis is a fault of Heddle, not of your program; please report it.",
                    fault_status);
  }
}

}  // namespace
}  // namespace heddle::cli

int main(int count, char** words) {
  heddle::cli::open_standard_files();
  int status = heddle::cli::main({words + 1, words + count});
  if (!heddle::cli::finish_printing() && status == 0)
    status = heddle::cli::complain("cannot write to standard output");
  std::fflush(nullptr);
  std::_Exit(status);  // freeing what the process holds would cost more than starting it
}
