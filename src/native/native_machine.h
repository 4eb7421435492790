// The machine of C and C++ programs: an interpreter of LLVM IR under the control of a search.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/input_classes.h"
#include "base/result.h"
#include "core/machine.h"

namespace heddle::native {

enum class Reduction : std::uint8_t {
  None,    // every access to memory that another thread could reach in principle is visible
  Escape,  // only accesses to objects that more than one thread uses, and of those only what is ever written
           // then
  Sync,    // no plain accesses at all, except those that were revealed
};

struct ArgumentRange {  // --arg K=LO..HI
  std::size_t index = 1;
  std::int64_t low = 0, high = 0;
};

// Who is given which piece of an OpenMP loop, where the program leaves that open (docs/openmp.md).
enum class Distribution : std::uint8_t {
  Any,     // every distribution that could matter
  Cyclic,  // one after the other, round robin
  Block,   // as many to each, in one block
  All,     // every distribution there is, one after the other
};

struct NativeOptions {
  std::string
      directory;  // in which the compiler runs; names of files are relative to it. "": the current one
  std::vector<std::string> sources;  // .c .cc .cpp .cxx .ll .bc: compiled and linked
  std::vector<std::string> compiler_flags;
  std::vector<std::string> arguments;  // argv[1] ...
  std::vector<ArgumentRange> ranges;
  std::string input;                 // path of a file that is standard input; "" : empty
  std::optional<InputRange> inputs;  // --range: values that __VERIFIER_nondet_int and the like take
  Reduction reduction = Reduction::Escape;
  bool leaks = false;          // memory that is never freed is a finding
  bool uninitialised = false;  // so is reading memory that was never written
  Timeouts timeouts = Timeouts::Any;
  bool spurious_wakeups = false;                    // pthread_cond_wait may return for nothing
  std::uint32_t threads_low = 2, threads_high = 2;  // --threads: of OpenMP's teams
  Distribution distribution = Distribution::Any;    // --schedule
  bool live = false;                                // heddle run: output goes out at once
  bool outcomes = false;  // heddle outcomes: what was printed is part of the state, and printing is visible
  std::uint64_t seed = 1;
  bool opmm = false;  // --memory opmm: loads may return older writes (memory/opmm.h)
};

// Compiles, lowers and loads the program. Errors are the user's (a message of the compiler, no main): the
// program has not begun to run.
Result<std::unique_ptr<Machine>> make_native_machine(const NativeOptions& options);

}  // namespace heddle::native
