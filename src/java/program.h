// The program under check: where its classes come from, its main method, its sources.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/source_lines.h"
#include "core/finding.h"
#include "java/classpath/class_path.h"
#include "java/java_machine.h"
#include "java/link/modules.h"

namespace heddle::java {

class Vm;
struct Method;

struct OpenedProgram {
  std::string jdk;                                          // its home
  std::vector<std::unique_ptr<ClassSource>> class_sources;  // the JDK first
  std::string main_class;                                   // internal form
  // Without links and relative parts: what the program is told of; and what it may see unasked, because its
  // classes and the JDK's settings come from there.
  std::string jar;
  std::vector<std::string> class_path, own_folders;
  std::vector<std::string> source_directories;
  std::vector<AddedPackage> added_packages;
};

// JAVA_VERSION of the JDK's `release` file; "" if it does not say.
std::string jdk_version(const std::string& home);

// find_jdk, but a JDK of version 17 where there is one; an error if there is none.
Result<std::string> find_jdk_17(const std::string& given);

// Finds the JDK, compiles sources, opens every entry of the class path. Runs nothing of the program.
Result<OpenedProgram> open_program(const JavaOptions& options);

struct Program {
  Method* main = nullptr;
  std::vector<std::string> arguments;
  std::vector<std::string> source_directories;
  std::string digest;

  // The line of the source that `position` names, trimmed; "" if the file is not at hand.
  std::string source_text(const SourcePosition& position) const;
  std::string source_file(const SourcePosition& position) const;  // its path
  mutable SourceLines lines;
};

// Loads the main class and checks that it can be started.
Result<Program> link_program(Vm& vm, const JavaOptions& options, const OpenedProgram& opened);

}  // namespace heddle::java
