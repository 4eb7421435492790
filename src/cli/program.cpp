#include "cli/program.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>

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

// What the LLVM machine will take.
bool is_native_source(const std::string& name) {
  static constexpr std::array<const char*, 13> kEndings{".c",   ".cc",  ".cpp", ".cxx", ".c++", ".C", ".f",
                                                        ".f90", ".F90", ".f95", ".ll",  ".bc",  ".i"};
  const std::string ending = fs::path(name).extension().string();
  return std::find(kEndings.begin(), kEndings.end(), ending) != kEndings.end();
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
        "{} is no Java source file, class file, jar or class name; see heddle check --help", operand)};
  }
  program.main_class = name;
  if (program.class_path.empty()) program.class_path.push_back(".");
  return Done{};
}

}  // namespace

Result<Program> identify_program(const CommandLine& line) {
  Program program;
  program.arguments = line.arguments;
  std::vector<std::string> operands = line.operands;
  std::string jar = line.options.jar;
  for (const std::string& operand : operands) {
    if (is_native_source(operand)) {
      return Error{fmt::format(
          "{}: C, C++, Fortran and LLVM programs are not supported yet by this version, Java is", operand)};
    }
  }
  if (jar.empty() && operands.size() == 1 && operands[0].ends_with(".jar")) {
    jar = operands[0];
    operands.clear();
  }
  if (!line.options.class_path.empty()) {
    if (Result<Done> path = take_class_path(line.options.class_path, program); !path.ok())
      return path.error();
  }
  if (!jar.empty()) {
    if (!operands.empty()) return surplus(operands[0]);
    if (Result<Done> file = must_be_file(jar, "jar"); !file.ok()) return file.error();
    program.name = program.jar = jar;
    return program;
  }
  if (operands.empty()) return Error{"no program given; for example: heddle check Account.java"};
  program.name = operands[0];
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

Program with_absolute_paths(Program program) {
  const auto make = [](std::string& path) {
    std::error_code error;
    const fs::path absolute = fs::absolute(path, error);
    if (!error) path = absolute.lexically_normal().string();
    if (path.size() > 1 && path.ends_with('/')) path.pop_back();
  };
  std::for_each(program.sources.begin(), program.sources.end(), make);
  std::for_each(program.class_path.begin(), program.class_path.end(), make);
  if (!program.jar.empty()) make(program.jar);
  return program;
}

}  // namespace heddle::cli
