// heddle-fuzz TARGET [OPTIONS] SEED...: whole commands on inputs that are changed at random (fuzz/README.md).
#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <functional>

#include "boot_once.h"
#include "fuzzer.h"

int heddle_main(int count, char** words);  // does not return

namespace heddle::fuzz {
namespace {

namespace fs = std::filesystem;

int usage() {
  std::string names;
  for (const Target& target : targets()) names += fmt::format("  {}", target.name);
  std::fprintf(
      stderr,
      "heddle-fuzz TARGET [--seconds N] [--inputs N] [--seed N] [--corpus DIR] [--smallest DIR]\n"
      "            [--beside DIR] [--faults DIR] [--blocks N] SEED...\n"
      "Checks every SEED (a file or a directory of them) and what is in the corpus, then so many inputs\n"
      "made from them, or as many as there is time for. Targets:%s\n",
      names.c_str());
  return 2;
}

bool set(Settings& settings, const std::string& option, const std::string& value) {
  const std::map<std::string, std::function<void()>> options = {
      {"--seconds", [&] { settings.seconds = std::stod(value); }},
      {"--inputs", [&] { settings.inputs = std::stoull(value); }},
      {"--seed", [&] { settings.seed = std::stoull(value); }},
      {"--blocks", [&] { settings.blocks = std::stoull(value); }},
      {"--corpus", [&] { settings.corpus = fs::absolute(value); }},
      {"--smallest", [&] { settings.smallest = fs::absolute(value); }},
      {"--beside", [&] { settings.beside = fs::absolute(value); }},
      {"--faults", [&] { settings.faults = fs::absolute(value); }},
  };
  const auto found = options.find(option);
  if (found == options.end()) return false;
  found->second();
  return true;
}

bool parse(Settings& settings, const std::vector<std::string>& words) {
  settings.faults = fs::absolute(settings.faults);
  if (words.empty()) return false;
  settings.target = target_named(words[0]);
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (!words[i].starts_with("--")) {
      settings.seeds.push_back(fs::absolute(words[i]));
    } else if (i + 1 == words.size() || !set(settings, words[i], words[i + 1])) {
      return false;
    } else {
      ++i;
    }
  }
  for (const fs::path& directory : {settings.corpus, settings.smallest})
    if (!directory.empty()) fs::create_directories(directory);
  if (!settings.corpus.empty()) settings.seeds.push_back(settings.corpus);
  return settings.target != nullptr;
}

void be_heddle(const std::vector<std::string>& words) {
  std::vector<char*> pointers;
  for (const std::string& word : words) pointers.push_back(const_cast<char*>(word.c_str()));
  pointers.push_back(nullptr);
  heddle_main(static_cast<int>(words.size()), pointers.data());
}

int main(const std::vector<std::string>& words) {
  Settings settings;
  if (!parse(settings, words)) return usage();
  // Sanitized programs that children start (heddle-lower) die of signals as others do: LLVM does at some
  // inputs.
  setenv("ASAN_OPTIONS",
         "detect_leaks=0:handle_segv=0:handle_sigbus=0:handle_abort=0:handle_sigill=0:handle_sigfpe=0", 1);
  Fuzzer fuzzer(settings);
  if (settings.target->boots_once) {
    run_booted(fuzzer, fuzzer.first_command());
  } else if (fuzzer.run()) {
    be_heddle(fuzzer.command());
  }
  return fuzzer.report() ? 0 : 1;
}

}  // namespace
}  // namespace heddle::fuzz

// For what the children are: a report is a fault, and not exit status 1, which has a meaning of its own.
extern "C" const char* __asan_default_options() {
  return "detect_leaks=0:exitcode=86:allocator_may_return_null=1:max_allocation_size_mb=4000";
}

int main(int count, char** words) {
  return heddle::fuzz::main({words + 1, words + count});
}
