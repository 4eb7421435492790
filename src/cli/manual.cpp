#include "cli/manual.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/command_line.h"

namespace heddle::cli {
namespace {

// Nothing in a text is a request to the typesetter.
std::string roff(std::string_view text) {
  std::string out;
  bool line_begins = true;
  for (const char c : text) {
    if (line_begins && (c == '.' || c == '\'')) out += "\\&";
    if (c == '\\')
      out += "\\e";
    else if (c == '-')
      out += "\\-";
    else
      out += c;
    line_begins = c == '\n';
  }
  return out;
}

std::string man_option(const OptionRow& row) {
  std::string flags;
  for (const std::string& flag : split(row.flags, ','))
    flags += (flags.empty() ? "\\fB" : ", \\fB") + roff(flag) + "\\fR";
  if (!row.is_flag) flags += " \\fI" + roff(row.value) + "\\fR";
  return fmt::format(".TP\n{}\n{}\n", flags, roff(option_help(row)));
}

std::string commands_of(const OptionRow& row) {
  std::vector<std::string> names;
  for (const CommandRow& command : command_table())
    if ((row.commands & command.set) != 0) names.emplace_back(command.name);
  return joined(names, " ");
}

}  // namespace

std::string man_page(const std::string& version) {
  std::string out = fmt::format(
      ".TH HEDDLE 1 \"\" \"heddle {}\" \"User Commands\"\n.SH NAME\nheddle \\- explore every schedule of a "
      "multithreaded program\n.SH SYNOPSIS\n",
      version);
  for (const CommandRow& command : command_table())
    out += fmt::format(".B heddle {}\n{}\n.br\n", command.name, roff(command.operand));
  out += ".SH DESCRIPTION\n" + roff(kWhatHeddleDoes);
  out += ".SH COMMANDS\n";
  for (const CommandRow& command : command_table())
    out += fmt::format(".SS heddle {} {}\n{}.\n.PP\n.nf\n{}.fi\n", command.name, roff(command.operand),
                       roff(command.summary), roff(command.examples));
  out += ".SH OPTIONS\n";
  std::string group;
  for (const OptionRow& row : option_table()) {
    if (group != row.group) out += fmt::format(".SS {}\n", roff(group = row.group));
    out += man_option(row);
    out += fmt::format("(of {})\n", roff(commands_of(row)));
  }
  out +=
      ".SH FILES\n.TP\n.I heddle.toml\nOptions for every run in this directory; the command line wins. "
      "heddle config prints what is in force.\n"
      ".SH ENVIRONMENT\n.TP\n.B JAVA_HOME\nThe JDK whose class library is used.\n"
      ".TP\n.B NO_COLOR\nNo colours on a terminal.\n";
  return out;
}

std::string bash_completion() {
  std::vector<std::string> commands;
  for (const CommandRow& command : command_table()) commands.emplace_back(command.name);
  std::string out = fmt::format(
      "# Bash completion of heddle: source <(heddle completion bash)\n"
      "_heddle() {{\n"
      "  local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} "
      "command=${{COMP_WORDS[1]}}\n"
      "  COMPREPLY=()\n"
      "  if [ \"$COMP_CWORD\" = 1 ]; then\n"
      "    COMPREPLY=($(compgen -W \"{}\" -- \"$word\"))\n"
      "    return\n"
      "  fi\n"
      "  case $before in\n",
      joined(commands, " "));
  for (const OptionRow& row : option_table()) {
    if (row.is_flag) continue;
    const std::vector<std::string> words = row.words();
    const bool is_choice = std::string_view(row.range).find('|') != std::string_view::npos;
    const std::string_view value = row.value;
    std::string reply;
    if (is_choice)
      reply = fmt::format("COMPREPLY=($(compgen -W \"{}\" -- \"$word\"))", joined(words, " "));
    else if (value == "DIR" || value == "PATH")
      reply = "COMPREPLY=($(compgen -d -- \"$word\"))";
    else if (value == "FILE")
      reply = "COMPREPLY=($(compgen -f -- \"$word\"))";
    out += fmt::format("    {}) {}{}return ;;\n", joined(split(row.flags, ','), "|"), reply,
                       reply.empty() ? "" : "; ");
  }
  out += "  esac\n  case $command in\n";
  for (const CommandRow& command : command_table()) {
    if (command.set == 0) continue;
    std::vector<std::string> flags;
    for (const OptionRow& row : option_table())
      if ((row.commands & command.set) != 0) flags.push_back(row.name());
    out += fmt::format(
        "    {}) case $word in -*) COMPREPLY=($(compgen -W \"{} --help\" -- \"$word\")); return ;; esac ;;\n",
        command.name, joined(flags, " "));
  }
  return out +
         "  esac\n"
         "  COMPREPLY=($(compgen -f -- \"$word\"))\n"
         "}\n"
         "complete -o filenames -F _heddle heddle\n";
}

}  // namespace heddle::cli
