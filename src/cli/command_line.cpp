#include "cli/command_line.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>

#include "cli/several.h"
#include "report/printable.h"

namespace heddle::cli {

const char* const kWhatHeddleDoes =
    "Heddle explores every schedule of a multithreaded program and says that nothing can go wrong,\n"
    "or shows the schedule that breaks it.\n";

namespace {

constexpr std::array<CommandRow, 11> kCommands{{
    {Command::Check, "check", kCheck, "PROGRAM...",
     "explore every schedule of a program and report what can go wrong",
     "  heddle check Account.java                       a source file with a main method\n"
     "  heddle check Main.java Helper.java -- 3 fast    several; arguments of the program after --\n"
     "  heddle check -cp target/classes com.acme.Bank   a class on a class path\n"
     "  heddle check -jar bank.jar                      the main class of a jar\n"
     "  heddle check account.c                          a C or C++ program with threads\n"
     "  heddle check main.cc queue.cc -I include -std=c++20 --cflags \"-O1 -Wall\"   several files, linked\n"
     "  heddle check queue.bc --arg 1=1..3 --stdin words.txt                        LLVM bitcode or .ll\n"
     "  heddle check account.c --time 10m --trace account.trace\n"
     "  heddle check account.c --report account.html    a page for a browser\n"
     "  heddle check Account.java --search bfs --all --format json\n"
     "  heddle check --separate test/*.c --jobs 2 --junit results.xml           each file a program\n"
     "  heddle check -cp target/classes:target/test-classes:junit.jar 'com.acme.*Test'   JUnit 4 and 5\n"
     "  heddle check Account.java --benign Account.visits --suppressions races.txt\n"
     "\n"
     "Exit status: 0 verified, 1 violated, 2 the command line or the input is wrong,\n"
     "3 inconclusive (a limit was reached), 70 a fault of Heddle. Of several programs the worst: 1, then "
     "70,\n"
     "then 3, then 0; one that cannot be checked at all is inconclusive.\n"},
    {Command::Outcomes, "outcomes", kOutcomes, "PROGRAM...",
     "explore every schedule and list everything the program can print",
     "  heddle outcomes Dekker.java\n"
     "  heddle outcomes dekker.c\n"
     "  heddle outcomes Dekker.java --format json\n"
     "\n"
     "Exit status: as for heddle check.\n"},
    {Command::Run, "run", kRun, "PROGRAM...", "run a program once, under one fair schedule",
     "  heddle run Account.java\n"
     "  heddle run -cp target/classes com.acme.Bank -- 3 fast\n"
     "  heddle run account.c --stdin amounts.txt -- 3 fast\n"
     "\n"
     "Exit status: the program's own. 134 if it aborts (abort, a failed assertion, an exception that\n"
     "nobody catches in C++), 139 after a memory error, as a shell tells it; 1 if it is deadlocked;\n"
     "125 if Heddle could not go on, 2 if the command line or the input is wrong.\n"},
    {Command::Replay, "replay", kReplay, "TRACE", "run the schedule of a trace again, from any directory",
     "  heddle check Account.java --trace account.trace\n"
     "  heddle replay account.trace\n"
     "\n"
     "Exit status: 1 the violation was reproduced, 3 it was not, 2 the trace or its program cannot be "
     "read.\n"},
    {Command::Show, "show", kShow, "RESULT.json", "show the result of an earlier run in any form",
     "  heddle check Account.java --json account.json\n"
     "  heddle show account.json\n"
     "  heddle show account.json --report account.html --sarif account.sarif --quiet\n"
     "\n"
     "Exit status: that of the earlier run (0, 1 or 3), 2 if the result cannot be read.\n"},
    {Command::Suppress, "suppress", kSuppress, "RESULT.json",
     "write the lines that silence the findings of a result, with a reason",
     "  heddle check Account.java --all --json account.json\n"
     "  heddle suppress account.json                                      print them\n"
     "  heddle suppress account.json --suppressions races.txt --reason \"a statistic\"   add them to a "
     "file\n"},
    {Command::Doctor, "doctor", kRun, "PROGRAM...",
     "look at a program without a search: what it uses, what is not supported, how large it may be",
     "  heddle doctor Account.java\n"
     "  heddle doctor account.c -- 3 fast\n"
     "\n"
     "Exit status: 0, or 3 if something that the paths met is not supported.\n"},
    {Command::Config, "config", kCheck, "[PROGRAM...]",
     "print the options that a check would have, as a heddle.toml",
     "  heddle config > heddle.toml\n"
     "  heddle config --time 10m\n"
     "\n"
     "heddle.toml has keys like the options, without dashes: time = \"10m\", all = true,\n"
     "benign = [\"Stats.hits\"], program = \"Account.java\". Tables [check], [outcomes] and [run]\n"
     "are for these commands alone. The command line wins.\n"},
    {Command::List, "list", 0, "[TOPIC]",
     "name what can be chosen: machines, searches, detectors, reductions, ...",
     "  heddle list\n"
     "  heddle list searches\n"
     "  heddle list openmp                              which constructs of OpenMP are supported "
     "(Markdown)\n"
     "  heddle list functions                           which functions of C libraries are modelled\n"
     "  heddle list natives                             which native methods of the JDK are\n"},
    {Command::Man, "man", 0, "", "print the manual page", "  heddle man | man -l -\n"},
    {Command::Completion, "completion", 0, "bash", "print the completion of commands and options for a shell",
     "  source <(heddle completion bash)\n"},
}};

std::string option_label(const OptionRow& row) {
  return row.is_flag ? row.name() : row.name() + " " + row.value;
}

std::string help_for(const CommandRow& command) {
  constexpr std::size_t kColumn = 26;
  constexpr std::size_t kWidth = 100;
  std::string out = fmt::format("heddle {} {} [OPTIONS]{}\n{}\n\nExamples\n{}", command.name, command.operand,
                                (command.set & (kExplore | kRun)) != 0 ? " [-- ARGUMENTS]" : "",
                                command.summary, command.examples);
  std::string group;
  for (const OptionRow& row : option_table()) {
    if ((row.commands & command.set) == 0) continue;
    if (group != row.group) out += fmt::format("\n{}\n", group = row.group);
    const std::string label = "  " + option_label(row);
    std::string left = report::padded(label, kColumn);
    for (const std::string& line : report::wrapped(option_help(row), kWidth - kColumn)) {
      out += left + line + "\n";
      left.assign(kColumn, ' ');
    }
  }
  return out;
}

std::string general_help() {
  std::string out = kWhatHeddleDoes + std::string("\nheddle COMMAND ...\n\n");
  for (const CommandRow& row : kCommands) out += fmt::format("  {:<10} {}\n", row.name, row.summary);
  out +=
      "\n  heddle COMMAND --help    options and examples of a command\n"
      "  heddle --version\n"
      "\n"
      "Examples\n"
      "  heddle check Account.java\n"
      "  heddle check account.c\n";
  return out;
}

// CLI11 knows only one-letter short options; those of java and of the compilers are longer. And it takes the
// value -exit for an option.
void spell_out_long_options(std::vector<std::string>& words) {
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    const std::string& value = words[i + 1];
    if (words[i] != "--properties" || !value.starts_with('-') || value.starts_with("--")) continue;
    words[i] += "=" + value;
    words.erase(words.begin() + static_cast<std::ptrdiff_t>(i) + 1);
  }
  for (std::string& word : words) {
    if (word == "-cp" || word == "-classpath") word = "--class-path";
    if (word == "-jar") word = "--jar";
    if (word.starts_with("-std=")) word.insert(0, "-");
  }
}

Error unknown_word(const CommandRow& command, const std::string& word) {
  const std::string option = word.substr(0, word.find('='));
  std::vector<std::string> names;
  for (const OptionRow& row : option_table()) {
    if ((row.commands & command.set) != 0) names.push_back(row.name());
    const bool elsewhere = row.name() == option;
    if (elsewhere)
      return {fmt::format("{} is no option of heddle {}; heddle {} --help lists them", option, command.name,
                          command.name)};
  }
  // Short options are too short to guess at; they are the compilers'.
  const bool one_dash = option.size() > 1 && option[1] != '-';
  const std::string near = one_dash ? "" : closest(option, names);
  if (!near.empty()) return {fmt::format("unknown option {}; did you mean {}?", option, near)};
  if (one_dash && (command.set & (kExplore | kRun)) != 0) {
    return {fmt::format(
        "unknown option {}; write --cflags \"{}\" if it is for the C compiler, or see heddle {} --help",
        option, word, command.name)};
  }
  return {fmt::format(
      "unknown option {}; heddle {} --help lists the options (the program's own arguments go after --)",
      option, command.name)};
}

struct Given {
  const OptionRow* row;
  std::string text;
};

// Fills operands and options as written; their values are judged later, in the order of the table.
Result<std::vector<Given>> split_words(const CommandRow& command, std::vector<std::string> words,
                                       std::vector<std::string>& operands) {
  CLI::App app;
  app.set_help_flag();
  app.add_option("operands", operands);
  std::vector<std::pair<const OptionRow*, CLI::Option*>> options;
  for (const OptionRow& row : option_table()) {
    if ((row.commands & command.set) == 0) continue;
    CLI::Option* option = row.is_flag ? app.add_flag(row.flags) : app.add_option(row.flags)->expected(1);
    const auto repeated =
        row.is_repeatable ? CLI::MultiOptionPolicy::TakeAll : CLI::MultiOptionPolicy::TakeLast;
    options.emplace_back(&row, option->multi_option_policy(repeated));
  }
  try {
    std::reverse(words.begin(), words.end());  // CLI11 takes them from the back
    app.parse(words);
  } catch (const CLI::ExtrasError&) {
    const std::vector<std::string> extras = app.remaining();
    return unknown_word(command, extras.empty() ? "" : extras.front());
  } catch (const CLI::ArgumentMismatch& error) {
    const std::string what = error.what();  // "--time: 1 required TEXT missing"
    const std::string option = what.substr(0, what.find_first_of(": "));
    for (const OptionRow& row : option_table()) {
      if (row.name() == option && row.is_flag) return Error{option + " takes no value"};
      if (row.name() == option)
        return Error{fmt::format("{} needs a value: {} {}", option, option, row.value)};
    }
    return Error{what + fmt::format("; see heddle {} --help", command.name)};
  } catch (const CLI::ParseError& error) {
    return Error{std::string(error.what()) + fmt::format("; see heddle {} --help", command.name)};
  }
  std::vector<Given> given;
  for (const auto& [row, option] : options) {
    if (option->count() == 0) continue;
    if (row->is_repeatable) {
      for (const std::string& text : option->results()) given.push_back({row, text});
    } else {
      given.push_back({row, option->results().back()});
    }
  }
  return given;
}

// What a program prints may depend on every plain access.
Result<Done> must_show_outcomes(const Options& options) {
  if (options.reduction == "sync")
    return Error{"--reduction sync would miss outcomes; use escape or leave --reduction out"};
  if (options.search == "best-first")
    return Error{"--search best-first looks for races, which heddle outcomes does not; use dfs or bfs"};
  if (options.search == "swarm" || options.jobs.value_or(1) > 1)
    return Error{"heddle outcomes is one search; use another than swarm, and no --jobs"};
  return Done{};
}

std::vector<std::string> words_of(const CommandRow& command, const std::vector<Given>& given,
                                  const CommandLine& line) {
  std::vector<std::string> words = {"heddle", command.name};
  words.insert(words.end(), line.operands.begin(), line.operands.end());
  for (const auto& [row, text] : given) {
    const std::string_view group = row->group;
    if (group == "Output" || group == "Configuration" || (row->is_flag && text == "false")) continue;
    words.push_back(row->name());
    if (!row->is_flag) words.push_back(text);
  }
  if (!line.arguments.empty()) words.emplace_back("--");
  words.insert(words.end(), line.arguments.begin(), line.arguments.end());
  return words;
}

CommandLine print(std::string text) {
  CommandLine line;
  line.text = std::move(text);
  return line;
}

bool asks_for_help(const std::string& word) {
  return word == "--help" || word == "-h" || word == "-help";
}

}  // namespace

const std::vector<CommandRow>& command_table() {
  static const std::vector<CommandRow> kTable(kCommands.begin(), kCommands.end());
  return kTable;
}

const CommandRow* command_named(const std::string& name) {
  for (const CommandRow& row : kCommands) {
    if (name == row.name) return &row;
  }
  return nullptr;
}

std::string option_help(const OptionRow& row) {
  const std::vector<std::string> words = row.words();
  const bool is_choice = words.size() > 1;
  std::string text = row.help;
  if (is_choice) {
    std::string list;
    for (const std::string& word : words) list += (list.empty() ? "" : ", ") + word;
    text += ": " + list;
  }
  if (*row.preset != '\0' && !row.is_flag) text += fmt::format(" (default: {})", row.preset);
  return text;
}

std::string usage() {
  return "heddle needs a command, for example: heddle check Account.java (heddle --help explains)";
}

Result<CommandLine> parse_command_line(std::vector<std::string> words, const std::string& version) {
  if (words.empty()) return Error{usage()};
  const std::string first = words.front();
  if (first == "--version" || first == "-V" || first == "version") return print("heddle " + version + "\n");
  if (asks_for_help(first) || (first == "help" && words.size() == 1)) return print(general_help());
  if (first == "help") {
    const CommandRow* topic = command_named(words[1]);
    if (topic != nullptr) return print(help_for(*topic));
    return Error{fmt::format("there is no command {}; heddle --help lists them", words[1])};
  }
  const CommandRow* command = command_named(first);
  if (command == nullptr) {
    std::vector<std::string> names;
    for (const CommandRow& row : kCommands) names.emplace_back(row.name);
    const std::string near = closest(first, names);
    if (!near.empty())
      return Error{fmt::format("there is no command {}; did you mean heddle {}?", first, near)};
    if (first.starts_with("-"))
      return Error{fmt::format("options follow a command: heddle check {} ...", first)};
    if (first.find('.') != std::string::npos)
      return Error{fmt::format("say what to do with it: heddle check {}", first)};
    return Error{fmt::format("there is no command {}; heddle --help lists them", first)};
  }
  CommandLine line;
  line.command = command->command;
  line.options = default_options();
  words.erase(words.begin());
  const auto dashes = std::find(words.begin(), words.end(), "--");
  if (dashes != words.end()) line.arguments.assign(dashes + 1, words.end());
  words.erase(dashes, words.end());
  if (std::any_of(words.begin(), words.end(), asks_for_help)) return print(help_for(*command));
  spell_out_long_options(words);
  Result<std::vector<Given>> given = split_words(*command, std::move(words), line.operands);
  if (!given.ok()) return given.error();
  for (const Given& option : *given) {
    line.options.given.insert(option.row->name());
    if (option.row->name() == "--properties")
      line.options.decided_properties = properties_decided_by(option.text);
    if (Result<Done> set = option.row->set(line.options, option.text); !set.ok()) return set.error();
  }
  line.again = words_of(*command, *given, line);
  if ((command->set & kExplore) != 0) {
    if (command->command == Command::Outcomes) {
      line.options.all = true;  // every path counts
      if (Result<Done> fits = must_show_outcomes(line.options); !fits.ok()) return fits.error();
      line.options.race = "none";
      for (const std::string& model : line.options.memory) {  // what one of them refuses
        Options one = line.options;
        one.memory = {model};
        if (model != "opmm")
          for (const char* only_opmm : {"--relax-jdk", "--tearing"}) one.given.erase(only_opmm);
        if (Result<Done> settled = settle(one); !settled.ok()) return settled.error();
      }
    }
    if (command->command == Command::Check && line.options.memory.size() > 1)
      return Error{"check takes one memory model; heddle outcomes PROGRAM --memory sc,opmm compares them"};
    // With several programs --jobs says how many of them at once; a swarm keeps its jobs for each.
    if (command->command == Command::Check && names_several(line) && line.options.search != "swarm") {
      line.programs_at_once = line.options.jobs.value_or(1);
      line.options.jobs.reset();
    }
    if (Result<Done> settled = settle(line.options); !settled.ok()) return settled.error();
  }
  return line;
}

}  // namespace heddle::cli
