#include "native/compiler_flags.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <sstream>

namespace heddle::native {
namespace {

// Of the driver, of Clang's inner compiler (-Xclang) and of flang. Whatever begins like one of them names a
// file or a directory to write, or writes into the current directory. -MD, -ftime-trace and -fstack-usage
// alone are none: they write beside the output, which is ours.
constexpr std::array kWriting{"-o",
                              "--output",
                              "-MF",
                              "-MJ",
                              "-save-temps",
                              "--save-temps",
                              "-save-stats=cwd",
                              "--save-stats=cwd",
                              "-serialize-diagnostic",
                              "--serialize-diagnostic",
                              "-diagnostic-serialized-file",
                              "-diagnostic-log-file",
                              "-dependency-file",
                              "-dependency-dot",
                              "-module-dependency-dir",
                              "-header-include-file",
                              "-stats-file",
                              "-opt-record-file",
                              "-foptimization-record-file",
                              "-fmodules-cache-path",
                              "-fmodule-output",
                              "-index-store-path",
                              "-split-dwarf-output",
                              "-ftime-trace=",
                              "-coverage-notes-file",
                              "-coverage-data-file",
                              "-fproc-stat-report=",
                              "-stack-usage-file",
                              "-gen-cdb-fragment-path",
                              "-gen-reproducer",
                              "-fcrash-diagnostics-dir",
                              "-dumpdir",
                              "-dsym-dir",
                              "-symbol-graph-dir",
                              "--symbol-graph-dir",
                              "-fthin-link-bitcode",
                              "-fverify-debuginfo-preserve-export",
                              "-as-secure-log-file",
                              "-arcmt-migrate-report-output",
                              "-mt-migrate-directory",
                              "-J",
                              "-module-dir",
                              "--driver-mode"};

// What such a file says is not looked at.
constexpr std::array kFromFile{"@", "--config"};

template <std::size_t N>
bool begins_like_one_of(const std::array<const char*, N>& list, const std::string& flag) {
  return std::any_of(list.begin(), list.end(), [&](const char* one) { return flag.starts_with(one); });
}

// "-Wp,-MD,x.d": flags of the preprocessor, among which -MD does name its file.
bool preprocessor_writes(const std::string& flag) {
  if (!flag.starts_with("-Wp,")) return false;
  std::istringstream parts(flag.substr(4));
  for (std::string part; std::getline(parts, part, ',');)
    if (part == "-MD" || part == "-MMD" || begins_like_one_of(kWriting, part)) return true;
  return false;
}

}  // namespace

Result<Done> must_not_write(const std::vector<std::string>& flags) {
  for (const std::string& flag : flags) {
    if (begins_like_one_of(kFromFile, flag))
      return Error{
          fmt::format("the compiler's flag {} takes further flags from a file; give them themselves", flag)};
    if (begins_like_one_of(kWriting, flag) || preprocessor_writes(flag))
      return Error{
          fmt::format("the compiler's flag {} is about files that it writes, and Heddle lets it write only "
                      "the code that is "
                      "checked; leave it out",
                      flag)};
  }
  return Done{};
}

Result<Done> must_be_named_as_files(const std::vector<std::string>& sources) {
  for (const std::string& source : sources) {
    const char first = source.empty() ? '-' : source.front();
    if (first == '-' || first == '@' || source.find("/@") != std::string::npos)
      return Error{fmt::format(
          "compilers do not take {} for a file because of its first character; rename it", source)};
  }
  return Done{};
}

}  // namespace heddle::native
