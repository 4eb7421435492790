// Which program the user means: Java sources, a class on a class path, a class file or a jar; or sources of C
// and C++ and LLVM IR.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "cli/command_line.h"

namespace heddle::cli {

struct Program {
  MachineSet machine = kJava;  // one of them
  std::string name;            // as the user wrote it
  std::vector<std::string> sources;
  std::vector<std::string> arguments;
  // Java
  std::vector<std::string> class_path;
  std::string jar;
  std::string main_class;
  std::vector<std::string> add_exports, add_opens;  // java's options
  std::vector<std::string> readable;                // directories whose files it may read
  // Native: names of files, in flags too, are relative to `directory`, in which the compiler runs. Java: the
  // program's current directory, if it may read files at all.
  std::string directory;
  std::vector<std::string> compiler_flags;
  std::vector<ArgumentRange> argument_ranges;  // arguments[index - 1] is there, too
  std::string input;                           // file; "": standard input is empty

  std::vector<std::string>
      notes;  // what a reader of the result should know: class path entries that do not exist
};

// What runs a test method (java/api/heddle/junit).
inline constexpr const char* kTestRunner = "heddle.junit.RunTest";

bool is_native_source(const std::string& name);  // by its ending
const char* name(MachineSet machine);            // "java", "native"
std::optional<MachineSet> machine_named(std::string_view name);

// Looks at names and at which files exist, never into them.
Result<Program> identify_program(const CommandLine& line);

// Options of the user that are for another machine than the program's.
Result<Done> must_be_for(MachineSet machine, const Options& options, const std::string& program);

// The same program with paths that do not depend on the current directory, so that a trace can be replayed
// from any.
Program with_absolute_paths(Program program);

}  // namespace heddle::cli
