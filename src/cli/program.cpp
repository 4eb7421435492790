#include "cli/program.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <span>

#include "base/any_input.h"
#include "cli/litmus.h"

namespace heddle::cli {
namespace {

namespace fs = std::filesystem;

bool exists(const std::string& path) {
  std::error_code error;
  return fs::exists(path, error);
}

bool is_directory(const std::string& path) {
  std::error_code error;
  return fs::is_directory(path, error);
}

bool ends_in(const std::string& name, std::span<const char* const> endings) {
  const std::string ending = fs::path(name).extension().string();
  return std::find(endings.begin(), endings.end(), ending) != endings.end();
}

// What people may try, and what they should do instead.
Result<Done> must_not_be_foreign(const std::string& name) {
  static constexpr std::array kCompiled{".o", ".a", ".so", ".out", ".exe"};
  if (ends_in(name, kCompiled) && exists(name)) {
    return Error{fmt::format(
        "{} is machine code; give its C or C++ sources, or what clang-19 -c -emit-llvm makes of them", name)};
  }
  return Done{};
}

Result<Done> must_be_file(const std::string& path, const std::string& what) {
  if (!exists(path)) return Error{fmt::format("there is no {} {}; check the path", what, path)};
  if (is_directory(path)) return Error{fmt::format("{} is a directory, not a {}", path, what)};
  return Done{};
}

// Java's own rule: DIR/* stands for the jars of DIR.
void add_entry(const std::string& entry, std::vector<std::string>& class_path) {
  const bool star = entry == "*" || entry.ends_with("/*");
  if (!star) {
    class_path.push_back(entry);
    return;
  }
  std::vector<std::string> jars;
  std::error_code error;
  const std::string folder = entry.size() > 2 ? entry.substr(0, entry.size() - 2) : entry == "*" ? "." : "/";
  for (const fs::directory_entry& file : fs::directory_iterator(folder, error)) {
    const std::string ending = file.path().extension().string();
    if (ending == ".jar" || ending == ".JAR") jars.push_back(file.path().string());
  }
  std::sort(jars.begin(), jars.end());
  class_path.insert(class_path.end(), jars.begin(), jars.end());
}

Result<Done> take_class_path(const std::string& text, Program& program) {
  std::vector<std::string> entries;
  std::size_t from = 0;
  while (from <= text.size()) {
    const std::size_t end = std::min(text.find(':', from), text.size());
    add_entry(end == from ? "." : text.substr(from, end - from), entries);
    from = end + 1;
  }
  std::string missing;
  for (const std::string& entry : entries) {
    if (exists(entry)) {
      program.class_path.push_back(entry);
    } else {
      program.notes.push_back(fmt::format("the class path entry {} does not exist", entry));
      if (missing.empty()) missing = entry;
    }
  }
  if (program.class_path.empty()) {
    return Error{missing.empty() ? fmt::format("the class path {} has no jars in it", text)
                                 : fmt::format("the class path entry {} does not exist; check -cp", missing)};
  }
  return Done{};
}

bool is_class_name(const std::string& name) {
  if (name.empty() || name.front() == '.' || name.back() == '.') return false;
  return std::all_of(name.begin(), name.end(), [](char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$' || c == '.' ||
           static_cast<unsigned char>(c) >= 0x80;
  });
}

Error surplus(const std::string& word) {
  return {fmt::format("'{}' is one program too many; the program's own arguments go after --", word)};
}

Result<Done> take_sources(const std::vector<std::string>& operands, Program& program) {
  for (const std::string& operand : operands) {
    if (!operand.ends_with(".java")) return surplus(operand);
    if (Result<Done> file = must_be_file(operand, "source file"); !file.ok()) return file.error();
  }
  program.sources = operands;
  return Done{};
}

Result<Done> take_class(const std::string& operand, Program& program) {
  if (operand.ends_with(".class") && (exists(operand) || operand.find('/') != std::string::npos)) {
    if (Result<Done> file = must_be_file(operand, "class file"); !file.ok()) return file.error();
    program.class_path.insert(program.class_path.begin(), operand);
    return Done{};
  }
  if (operand.ends_with(".class"))
    return Error{fmt::format("there is no class file {}; check the path", operand)};
  std::string name = operand;
  if (!exists(operand)) std::replace(name.begin(), name.end(), '/', '.');  // java takes com/acme/Bank too
  if (!is_class_name(name) || is_directory(operand)) {
    return Error{fmt::format(
        "{} is no source file, bitcode, class file, jar or class name; see heddle check --help", operand)};
  }
  program.main_class = name;
  if (program.class_path.empty()) program.class_path.push_back(".");
  return Done{};
}

Result<Done> take_readable(const std::vector<std::string>& directories, Program& program) {
  for (const std::string& directory : directories) {
    if (!is_directory(directory))
      return Error{fmt::format("there is no directory {}; check --allow-read", directory)};
  }
  program.readable = directories;
  std::error_code error;
  if (!directories.empty()) program.directory = fs::current_path(error).string();
  return Done{};
}

Result<Program> identify_test(const CommandLine& line, Program program) {
  if (Result<Done> taken = take_sources(line.operands, program); !taken.ok()) return taken.error();
  if (program.class_path.empty()) program.class_path.push_back(".");
  program.name = line.test->name();
  program.main_class = kTestRunner;
  program.arguments = line.test->plan;
  return program;
}

Result<Program> identify_java(const CommandLine& line, Program program) {
  program.add_exports = line.options.add_exports;
  program.add_opens = line.options.add_opens;
  if (Result<Done> taken = take_readable(line.options.allow_read, program); !taken.ok()) return taken.error();
  std::vector<std::string> operands = line.operands;
  std::string jar = line.options.jar;
  if (jar.empty() && operands.size() == 1 && operands[0].ends_with(".jar")) {
    jar = operands[0];
    operands.clear();
  }
  if (!line.options.class_path.empty()) {
    if (Result<Done> path = take_class_path(line.options.class_path, program); !path.ok())
      return path.error();
  }
  if (line.test) return identify_test(line, std::move(program));
  if (!jar.empty()) {
    if (!operands.empty()) return surplus(operands[0]);
    if (Result<Done> file = must_be_file(jar, "jar"); !file.ok()) return file.error();
    program.name = program.jar = jar;
    return program;
  }
  Result<Done> taken = Done{};
  if (operands[0].ends_with(".java")) {
    taken = take_sources(operands, program);
  } else if (operands.size() > 1) {
    taken = surplus(operands[1]);
  } else {
    taken = take_class(operands[0], program);
  }
  if (!taken.ok()) return taken.error();
  return program;
}

// An argument with a range is among the arguments, too, with the least of its values.
Result<Done> take_argument_ranges(std::vector<ArgumentRange> ranges, Program& program) {
  std::sort(ranges.begin(), ranges.end(), [](const auto& a, const auto& b) { return a.index < b.index; });
  for (const ArgumentRange& range : ranges) {
    if (!program.argument_ranges.empty() && program.argument_ranges.back().index == range.index) {
      return Error{fmt::format("--arg gives argument {} twice; leave one of them out", range.index)};
    }
    if (range.index > program.arguments.size() + 1) {
      return Error{fmt::format(
          "--arg {} leaves argument {} without a value; give that one, too, with --arg or after --",
          show_argument_range(range), program.arguments.size() + 1)};
    }
    if (range.index > program.arguments.size()) program.arguments.emplace_back();
    program.arguments[range.index - 1] = std::to_string(range.values.low);
    program.argument_ranges.push_back(range);
  }
  return Done{};
}

std::vector<std::string> compiler_flags(const Options& options) {
  std::vector<std::string> flags;
  for (const std::string& folder : options.include) flags.push_back("-I" + folder);
  for (const std::string& macro : options.define) flags.push_back("-D" + macro);
  if (!options.standard.empty()) flags.push_back("-std=" + options.standard);
  flags.insert(flags.end(), options.cflags.begin(), options.cflags.end());
  return flags;
}

Result<Program> identify_native(const CommandLine& line, Program program) {
  for (const std::string& operand : line.operands) {
    if (operand.ends_with(".java") || operand.ends_with(".class") || operand.ends_with(".jar")) {
      return Error{fmt::format("{} and {} cannot be one program: one is C or C++, the other Java",
                               *std::find_if(line.operands.begin(), line.operands.end(), is_native_source),
                               operand)};
    }
    if (!is_native_source(operand)) return surplus(operand);
    if (Result<Done> file = must_be_file(operand, "source file"); !file.ok()) return file.error();
  }
  program.sources = line.operands;
  program.compiler_flags = compiler_flags(line.options);
  if (Result<Done> taken = take_argument_ranges(line.options.argument_ranges, program); !taken.ok())
    return taken.error();
  std::error_code error;
  program.directory = fs::current_path(error).string();
  return program;
}

}  // namespace

bool is_native_source(const std::string& name) {
  static constexpr std::array kEndings{".c", ".i", ".cc", ".cpp", ".cxx", ".c++", ".C", ".ll", ".bc"};
  static constexpr std::array kFortran{".f", ".for", ".f90", ".f95", ".f03", ".f08",
                                       ".F", ".FOR", ".F90", ".F95", ".F03", ".F08"};
  return ends_in(name, kEndings) || ends_in(name, kFortran);
}

const char* name(MachineSet machine) {
  return machine == kNative ? "native" : "java";
}

std::optional<MachineSet> machine_named(std::string_view wanted) {
  for (const MachineSet machine : {kJava, kNative}) {
    if (wanted == name(machine)) return machine;
  }
  return std::nullopt;
}

Result<Done> must_be_for(MachineSet machine, const Options& options, const std::string& program) {
  for (const OptionRow& row : option_table()) {
    if ((row.machines & machine) != 0 || !options.given.contains(row.name())) continue;
    return Error{fmt::format("{} is for {} programs, which {} is not; leave it out", row.name(),
                             row.machines == kNative ? "C and C++" : "Java", program)};
  }
  return Done{};
}

Result<Program> identify_program(const CommandLine& line) {
  Program program;
  program.arguments = line.arguments;
  if (line.operands.empty() && line.options.jar.empty() && !line.test) {
    return Error{"no program given; for example: heddle check Account.java, or heddle check account.c"};
  }
  bool native = false;
  for (const std::string& operand : line.operands) {
    if (!line.options.class_path.empty() && !exists(operand)) continue;  // the class C of a package, say
    if (Result<Done> known = must_not_be_foreign(operand); !known.ok()) return known.error();
    native = native || is_native_source(operand);
  }
  program.machine = native ? kNative : kJava;
  program.name = line.operands.empty() ? line.options.jar : line.operands[0];
  if (line.test) program.name = line.test->name();
  if (Result<Done> ok = must_be_for(program.machine, line.options, program.name); !ok.ok()) return ok.error();
  program.input = line.options.input;
  if (!program.input.empty() && program.input != AnyInput::kName) {
    if (Result<Done> file = must_be_file(program.input, "input file"); !file.ok()) return file.error();
  }
  Result<Program> found =
      native ? identify_native(line, std::move(program)) : identify_java(line, std::move(program));
  if (!found.ok()) return found;
  if (Result<Done> ok = take_actors(line.options, *found); !ok.ok()) return ok.error();
  return found;
}

Program with_absolute_paths(Program program) {
  if (program.machine == kNative) return program;  // it has its directory
  const auto make = [](std::string& path) {
    std::error_code error;
    const fs::path absolute = fs::absolute(path, error);
    if (!error) path = absolute.lexically_normal().string();
    if (path.size() > 1 && path.ends_with('/')) path.pop_back();
  };
  std::for_each(program.sources.begin(), program.sources.end(), make);
  std::for_each(program.class_path.begin(), program.class_path.end(), make);
  std::for_each(program.readable.begin(), program.readable.end(), make);
  if (!program.input.empty() && program.input != AnyInput::kName) make(program.input);
  if (!program.jar.empty()) make(program.jar);
  return program;
}

}  // namespace heddle::cli
