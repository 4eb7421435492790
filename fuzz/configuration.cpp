// heddle.toml: a sentence, or the words of a command line, which are then parsed.
#include "cli/configuration.h"

#include "cli/command_line.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace heddle::cli;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const char* command : {"check", "run"}) {
    const auto words = with_configuration({command}, text, "heddle.toml");
    if (words.ok()) (void)parse_command_line(words.value(), "1.0");
  }
  return 0;
}
