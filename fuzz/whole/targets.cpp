#include "targets.h"

#include <algorithm>
#include <sstream>

namespace heddle::fuzz {
namespace {

// Small enough for hundreds of inputs per second, large enough for every phase of a check.
#define MEMORY " --max-memory 300M "
#define LIMITS " --time 1s --max-states 200 --minimise 100ms" MEMORY

const std::vector<std::string> kJavaCommands = {
    "check @" LIMITS,
    "check -cp . Main" LIMITS,
    "check -cp . Main --all --format json" LIMITS,
    "check @ --race clocks --search bfs --format sarif" LIMITS,
    "check -cp . Main --race none --reduction none --match exact" LIMITS,
    "check -cp . Main --search dpor --report report.html --time 300ms" MEMORY,
    "check -cp . Main --search random-walk --walks 5 --juc real --trace out.trace" LIMITS,
    "check -cp . Main --memory opmm --tearing --relax-jdk" LIMITS,
    "outcomes -cp . Main --time 1s --max-states 200" MEMORY,
};
const std::vector<std::string> kNativeCommands = {
    "check @" LIMITS,
    "check @ --all --leaks --uninitialised --format json" LIMITS,
    "check @ --race clocks --search bfs --threads 3" LIMITS,
    "check @ --race none --reduction none --spurious-wakeups" LIMITS,
    "check @ --search dpor --report report.html --time 300ms" MEMORY,
    "check @ --memory opmm" LIMITS,
    "outcomes @ --time 1s --max-states 200" MEMORY,
};

// Those that do not look at the input before the JVM has booted.
std::vector<std::string> for_booted(std::vector<std::string> commands) {
  std::erase_if(commands, [](const std::string& command) { return !command.starts_with("check -cp "); });
  return commands;
}

std::vector<std::string> for_cpp(std::vector<std::string> commands) {
  for (std::string& command : commands) command += " --std c++20";
  return commands;
}

}  // namespace

const std::vector<Target>& targets() {
  static const std::vector<Target> all = {
      {"class", "Main.class", mutate_class, kJavaCommands},
      {"booted", "Main.class", mutate_class, for_booted(kJavaCommands), true},
      {"jar",
       "input.jar",
       mutate_bytes,
       {"check --jar @" LIMITS, "check -cp @ Main" LIMITS, "check -cp @ --junit5 *" LIMITS}},
      {"bitcode", "input.bc", mutate_bytes, kNativeCommands},
      {"ir", "input.ll", mutate_text, kNativeCommands},
      {"c", "input.c", mutate_text, kNativeCommands},
      {"cpp", "input.cpp", mutate_text, for_cpp(kNativeCommands)},
      {"trace",
       "input.trace",
       mutate_text,
       {"replay @", "replay @ --format json", "replay @ --report report.html"}},
      {"json",
       "input.json",
       mutate_text,
       {"show @", "show @ --format json", "show @ --format sarif", "show @ --report report.html",
        "show @ --junit junit.xml", "suppress @ --suppressions new.txt"}},
      {"toml",
       "heddle.toml",
       mutate_text,
       {"check", "check Main.class" LIMITS, "check small.c" LIMITS, "run", "config"},
       false,
       true},
  };
  return all;
}

std::vector<std::string> words_of(const std::string& command, const std::string& file) {
  std::vector<std::string> words{"heddle"};
  std::istringstream in(command);
  for (std::string word; in >> word;) words.push_back(word == "@" ? file : word);
  return words;
}

const Target* target_named(const std::string& name) {
  const auto found =
      std::find_if(targets().begin(), targets().end(), [&](const Target& t) { return t.name == name; });
  return found == targets().end() ? nullptr : &*found;
}

}  // namespace heddle::fuzz
