// Each source is compiled on its own, at most two at a time; heddle-lower links them with our runtime and
// translates. What Clang says is the user's business only if it fails.
#include "native/program.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "base/any_input.h"
#include "base/process.h"
#include "base/temporary_directory.h"
#include "native/code/archive.h"
#include "native/compiler_flags.h"
#include "native/fortran.h"

namespace heddle::native {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kAtOnce = 2;
constexpr std::size_t kMessageLines = 50;

std::string ending(const std::string& source) {
  return fs::path(source).extension().string();
}

bool is_ir(const std::string& source) {
  return ending(source) == ".ll" || ending(source) == ".bc";
}

bool is_c(const std::string& source) {
  return ending(source) == ".c" || ending(source) == ".i";
}

std::string first_lines(std::string text) {
  while (text.ends_with('\n')) text.pop_back();
  std::size_t end = 0;
  for (std::size_t line = 0; line < kMessageLines; ++line) {
    end = text.find('\n', end);
    if (end == std::string::npos) return text;
    ++end;
  }
  const auto rest = std::count(text.begin() + static_cast<std::ptrdiff_t>(end), text.end(), '\n') + 1;
  return text.substr(0, end) + fmt::format("... and {} more lines", rest);
}

struct Compiler {
  const char *command, *debian, *languages, *package;
};
constexpr Compiler kClang{"clang-19", "/usr/lib/llvm-19/bin/clang", "C and C++ programs", "clang-19"};
constexpr Compiler kFlang{"flang-new-19", "/usr/lib/llvm-19/bin/flang-new", "Fortran programs", "flang-19"};

// ccache and its like stand on the PATH under a compiler's name, and would write their caches.
bool is_compiler(const std::string& path) {
  std::error_code error;
  const std::string real = fs::canonical(path, error).filename().string();
  return !error && ::access(path.c_str(), X_OK) == 0 && real.find("lang") != std::string::npos;
}

Result<std::string> find_compiler(const Compiler& compiler) {
  const char* path = std::getenv("PATH");
  std::string folders = path != nullptr ? path : "";
  for (std::size_t from = 0; from <= folders.size();) {
    const std::size_t end = std::min(folders.find(':', from), folders.size());
    const std::string found = folders.substr(from, end - from) + "/" + compiler.command;
    if (is_compiler(found)) return found;
    from = end + 1;
  }
  if (::access(compiler.debian, X_OK) == 0) return std::string(compiler.debian);
  return Error{fmt::format("{} is not on the PATH, and {} need it; install it (Debian: apt-get install {})",
                           compiler.command, compiler.languages, compiler.package)};
}

// The files that are installed beside the executable.
Result<std::string> our_file(const char* name) {
  std::error_code error;
  const fs::path path = fs::read_symlink("/proc/self/exe", error).parent_path() / name;
  if (error || !fs::exists(path, error)) {
    return Error{
        fmt::format("{} is missing; it belongs beside the heddle executable: build or install Heddle again",
                    path.string())};
  }
  return path.string();
}

// Does the text have OpenMP directives, or ask for its header? Comments and strings may lie; that does no
// harm.
bool uses_openmp(const std::string& source, const std::string& directory) {
  std::ifstream in(fs::path(directory) / source);
  for (std::string line; std::getline(in, line);) {
    if (line.find("omp") == std::string::npos) continue;
    if (line.find("pragma") != std::string::npos || line.find("_Pragma") != std::string::npos ||
        line.find("<omp.h>") != std::string::npos)
      return true;
  }
  return false;
}

// Debug information for reports, and no shared access optimised away unless the user asks for it.
std::vector<std::string> clang_command(const std::string& clang, const NativeOptions& options,
                                       const std::string& source, const std::string& output) {
  std::vector<std::string> command{clang};
  if (!is_c(source)) command.emplace_back("--driver-mode=g++");
  for (const char* flag :
       {"-c", "-emit-llvm", "-O0", "-g", "-Xclang", "-fsanitize-address-use-after-scope",
        "-fno-discard-value-names", "-fno-stack-protector", "-U_FORTIFY_SOURCE", "-pthread"}) {
    command.emplace_back(flag);
  }
  // What other compilers of C take with a warning, old programs have.
  if (is_c(source))
    for (const char* what : {"implicit-function-declaration", "implicit-int", "int-conversion",
                             "incompatible-function-pointer-types"})
      command.push_back(std::string("-Wno-error=") + what);
  if (uses_openmp(source, options.directory)) command.emplace_back("-fopenmp=libomp");
  // std::counting_semaphore in one step: on sem_t, not on atomics that are looked at again and again.
  if (!is_c(source)) command.emplace_back("-D_GLIBCXX_USE_POSIX_SEMAPHORE=1");
  if (const Result<std::string> headers = our_file("heddle-include"); headers.ok())
    command.insert(command.end(), {"-isystem", headers.value()});
  command.insert(command.end(),
                 {"-Xclang", "-fmodules-cache-path=" + fs::path(output).parent_path().string()});
  // Not $PWD, which Clang would prefer: a replay must get the same code.
  if (!options.directory.empty()) command.push_back("-fdebug-compilation-dir=" + options.directory);
  command.insert(command.end(), options.compiler_flags.begin(), options.compiler_flags.end());
  command.insert(command.end(), {source, "-o", output});
  return command;
}

class Compilation {
 public:
  Compilation(const NativeOptions& options, const TemporaryDirectory& scratch)
      : options_(options), scratch_(scratch) {}

  // The bitcode file of each source, in order.
  Result<std::vector<std::string>> run() {
    for (const std::string& source : options_.sources) {
      if (is_ir(source)) {
        bitcode_.push_back(source);
        continue;
      }
      // A Fortran source may need the modules that an earlier one defines.
      const std::size_t others = is_fortran(source) ? 1 : kAtOnce;
      while (running_.size() >= others) {
        if (Result<Done> done = finish_oldest(); !done.ok()) return done.error();
      }
      if (Result<Done> begun = begin(source); !begun.ok()) return begun.error();
    }
    while (!running_.empty()) {
      if (Result<Done> done = finish_oldest(); !done.ok()) return done.error();
    }
    return std::move(bitcode_);
  }

 private:
  struct Running {
    const std::string& source;
    std::string output;
    Process process;
  };

  Result<std::vector<std::string>> command(const std::string& source, const std::string& output) {
    const bool fortran = is_fortran(source);
    std::string& compiler = fortran ? flang_ : clang_;
    if (compiler.empty()) {
      Result<std::string> found = find_compiler(fortran ? kFlang : kClang);
      if (!found.ok()) return found.error();
      compiler = *found;
    }
    if (!fortran) return clang_command(compiler, options_, source, output);
    return flang_command(compiler, {.directory = options_.directory,
                                    .source = source,
                                    .output = output,
                                    .modules = scratch_.file(""),
                                    .flags = options_.compiler_flags});
  }

  // It writes into our directory, whatever its flags say.
  std::vector<std::string> confined(std::vector<std::string> command) const {
    const Result<std::string> tool = our_file("heddle-confine");
    if (tool.ok()) command.insert(command.begin(), {tool.value(), scratch_.file("")});
    return command;
  }

  Result<Done> begin(const std::string& source) {
    // Names that a message about them can be read with.
    const std::string name = fmt::format("{}-{}.bc", bitcode_.size(), fs::path(source).filename().string());
    bitcode_.push_back(scratch_.file(name));
    const Result<std::vector<std::string>> words = command(source, bitcode_.back());
    if (!words.ok()) return words.error();
    Result<Process> process = start_process(confined(words.value()), options_.directory);
    if (!process.ok()) return process.error();
    running_.push_back({source, bitcode_.back(), std::move(*process)});
    return Done{};
  }

  Result<Done> finish_oldest() {
    Running oldest = std::move(running_.front());
    running_.pop_front();
    Result<ProcessEnd> end = oldest.process.wait();
    if (!end.ok()) return end.error();
    if (end->status != 0) {
      if (is_fortran(oldest.source)) return Error{flang_failure(oldest.source, end->status, end->output)};
      return Error{fmt::format("clang-19 failed on {} with status {}:\n{}", oldest.source, end->status,
                               first_lines(std::move(end->output)))};
    }
    std::error_code ignored;
    if (!fs::exists(oldest.output, ignored)) {
      return Error{fmt::format("{} made no bitcode of {}; take out of the flags what stops it early",
                               is_fortran(oldest.source) ? "flang-19" : "clang-19", oldest.source)};
    }
    return Done{};
  }

  const NativeOptions& options_;
  const TemporaryDirectory& scratch_;
  std::string clang_, flang_;
  std::vector<std::string> bitcode_;
  std::deque<Running> running_;
};

// LLVM ends the process when it meets some kinds of damaged bitcode.
Error lowering_crashed(const NativeOptions& options, const ProcessEnd& end) {
  const auto ir = std::find_if(options.sources.begin(), options.sources.end(), is_ir);
  if (ir != options.sources.end()) {
    return {fmt::format("LLVM cannot read {}; is it a bitcode file of LLVM 19 or older?", *ir)};
  }
  return {fmt::format(
      "heddle-lower failed on {} with status {}; this is a fault of Heddle, please report it:\n{}",
      options.sources[0], end.status, first_lines(end.output))};
}

Result<Done> lower(const NativeOptions& options, const std::vector<std::string>& bitcode,
                   const std::string& output) {
  const Result<std::string> tool = our_file("heddle-lower");
  if (!tool.ok()) return tool.error();
  const Result<std::string> runtime = our_file("heddle-runtime.bc");
  if (!runtime.ok()) return runtime.error();
  std::vector<std::string> command{tool.value(), "--runtime", runtime.value(), "-o", output};
  if (options.uninitialised) command.emplace_back("--keep-allocas");
  for (std::size_t i = 0; i < bitcode.size(); ++i) {
    if (!is_ir(options.sources[i])) command.emplace_back("--compiled");
    command.push_back(bitcode[i]);
  }
  Result<ProcessEnd> end = run_process(command, options.directory);
  if (!end.ok()) return end.error();
  if (end->killed()) return lowering_crashed(options, *end);
  if (end->status == 0) return Done{};
  return Error{first_lines(std::move(end->output))};
}

Result<std::string> read_whole(const fs::path& path) {
  std::error_code error;
  if (fs::is_directory(path, error))
    return Error{fmt::format("{} is a directory, not a file", path.string())};
  std::ifstream in(path, std::ios::binary);
  std::string text(std::istreambuf_iterator<char>(in), {});
  if (!in) return Error{fmt::format("{} cannot be read; check its permissions", path.string())};
  return text;
}

std::string hex_digest(const std::string& bytes) {
  const XXH128_hash_t hash = XXH3_128bits(bytes.data(), bytes.size());
  return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
}

std::vector<std::string> directories_of(const NativeOptions& options) {
  std::error_code error;
  const fs::path called_in =
      options.directory.empty() ? fs::current_path(error) : fs::path(options.directory);
  const fs::path first = (called_in / options.sources[0]).lexically_normal().parent_path();
  return {called_in.string(), first.string()};
}

// As people would name them: the compiler's absolute paths fill a line of a report.
void shorten_file_names(Module& module, const std::vector<std::string>& directories) {
  std::uint32_t last = 0;
  for (const Location& location : module.locations) {
    if (location.file == last) continue;
    std::string& file = module.strings[last = location.file];
    if (!file.starts_with('/')) continue;
    file = fs::path(file).lexically_normal().string();
    for (const std::string& directory : directories) {
      const std::string prefix = directory.ends_with('/') ? directory : directory + "/";
      if (!file.starts_with(prefix)) continue;
      file.erase(0, prefix.size());
      break;
    }
  }
}

}  // namespace

std::string Program::source_file(const SourcePosition& position) const {
  if (position.line <= 0 || position.file.empty()) return "";
  for (const std::string& directory : directories) {
    std::string path = fs::path(directory) / position.file;
    if (!lines.line(path, position.line).empty()) return path;
  }
  return "";
}

std::string Program::source_text(const SourcePosition& position) const {
  const std::string path = source_file(position);
  return path.empty() ? "" : lines.line(path, position.line);
}

Result<Program> compile_program(const NativeOptions& options) {
  HEDDLE_CHECK(!options.sources.empty(), "compile_program without a source");
  Program program;
  program.directories = directories_of(options);
  program.name = fs::path(options.sources[0]).replace_extension().string();
  if (!options.input.empty() && options.input != AnyInput::kName) {
    Result<std::string> input = read_whole(fs::path(options.directory) / options.input);
    if (!input.ok()) return input.error();
    program.input = std::move(*input);
  }
  if (const Result<Done> ok = must_be_named_as_files(options.sources); !ok.ok()) return ok.error();
  if (const Result<Done> ok = must_not_write(options.compiler_flags); !ok.ok()) return ok.error();
  const Result<TemporaryDirectory> scratch = TemporaryDirectory::make();
  if (!scratch.ok()) return scratch.error();
  const Result<std::vector<std::string>> bitcode = Compilation(options, scratch.value()).run();
  if (!bitcode.ok()) return bitcode.error();
  const std::string lowered = scratch.value().file("program");
  if (Result<Done> done = lower(options, bitcode.value(), lowered); !done.ok()) return done.error();
  Result<std::string> bytes = read_whole(lowered);
  if (!bytes.ok()) return bytes.error();
  Result<Module> module = read_module(*bytes);
  if (!module.ok()) return module.error();
  program.module = std::move(*module);
  shorten_file_names(program.module, program.directories);
  program.digest = hex_digest(*bytes + program.input);
  return program;
}

}  // namespace heddle::native
