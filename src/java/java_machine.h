// The Java machine: a JVM under the control of a search.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/input_classes.h"
#include "base/result.h"
#include "core/machine.h"

namespace heddle::java {

enum class Reduction : std::uint8_t {
  None,    // every access to memory that another thread could reach in principle is visible
  Escape,  // only accesses to objects that have escaped their thread, and of those only what is ever written
           // there
  Sync,    // only synchronisation, and plain accesses to what has been revealed: see Machine::reveal
};

struct JavaOptions {
  std::string jdk;                      // "" : JAVA_HOME, then `java` on the PATH
  std::vector<std::string> sources;     // Foo.java: compiled first; the first one's main class is run
  std::vector<std::string> class_path;  // directories, jars, or a single Foo.class
  std::string main_class;               // "" : the source's or the jar's
  std::string tested_class;             // of a test method, if that is what the main class runs
  std::string jar;                      // -jar
  std::vector<std::string> add_exports, add_opens;  // as java's options of these names
  std::vector<std::string> arguments;
  std::vector<std::string> readable;  // directories whose files the program may read
  std::string directory;              // what relative paths of files are relative to; "": the root
  std::string input;                  // the file that is standard input; "": it is empty
  Reduction reduction = Reduction::Escape;
  bool juc_model = true;  // locks and the like of java.util.concurrent are one step: link/primitives.h
  bool assertions = true;
  // Exceptions that nobody catches and nobody looks for end their thread, and that is all.
  bool assertions_count = true, exceptions_count = true;
  bool live = false;      // heddle run: output goes out at once, an uncaught exception ends only its thread
  bool outcomes = false;  // heddle outcomes: what was printed is part of the state, and printing is visible
  Timeouts timeouts = Timeouts::Any;
  bool spurious_wakeups = false;  // Object.wait, Condition.await and LockSupport.park may return for nothing
  std::uint64_t heap_bytes = 1 << 30;  // more live objects than that: OutOfMemoryError
  std::optional<InputRange> inputs;    // --range: values that Verifier.nondetInt and the like take
  std::string choices_jar;  // heddle.Check and the like, for javac and behind the class path; "" : none
  std::uint64_t seed = 1;
  bool opmm = false;        // --memory opmm: reads may return older writes (memory/opmm.h)
  bool relax_jdk = false;   // ... also those of the class library
  bool tearing = false;     // ... and of longs and doubles the halves of two
  std::uint64_t audit = 0;  // for testing: at so many choices every reference is counted again
};

// Opens the class path and the JDK, compiles sources, checks that there is a main method. Errors are the
// user's: one sentence. The program itself has not begun to run.
Result<std::unique_ptr<Machine>> make_java_machine(const JavaOptions& options);

}  // namespace heddle::java
