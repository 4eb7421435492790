#include "native/fortran.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace heddle::native {
namespace {

namespace fs = std::filesystem;

std::string lower_case(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

// Directives, and lines that are only there with OpenMP ("!$ x = 1"). In fixed form the sentinel begins with
// any mark of a comment.
bool is_openmp_line(std::string_view line) {
  const std::size_t at = line.find('$');
  if (at != std::string_view::npos && at > 0) {
    const char mark = line[at - 1];
    const bool comment = mark == '!' || (at == 1 && (mark == 'c' || mark == '*'));
    const std::string_view rest = line.substr(at + 1);
    if (comment && (rest.starts_with("omp") || rest.starts_with(' '))) return true;
  }
  return line.find("omp_lib") != std::string_view::npos;
}

bool uses_openmp(const fs::path& source) {
  std::ifstream in(source);
  for (std::string line; std::getline(in, line);)
    if (is_openmp_line(lower_case(std::move(line)))) return true;
  return false;
}

// "error: loc("x.f90":34:19): flang/lib/...: not yet implemented: Taskloop construct"
std::string not_implemented(const std::string& source, const std::string& output) {
  constexpr std::string_view kWords = "not yet implemented: ";
  const std::size_t at = output.find(kWords);
  if (at == std::string::npos) return "";
  const std::string what = output.substr(at + kWords.size(), output.find('\n', at) - at - kWords.size());
  const std::size_t place = output.rfind("\":", at);
  std::string where;
  if (place != std::string::npos && output.find('\n', place) > at) {
    const std::size_t digits = place + 2;
    where = ":" + output.substr(digits, output.find_first_not_of("0123456789", digits) - digits);
  }
  return fmt::format("flang-19 cannot compile {}{}: not yet implemented in it: {}", source, where, what);
}

}  // namespace

bool is_fortran(const std::string& source) {
  static constexpr std::array kEndings{".f", ".for", ".f90", ".f95", ".f03", ".f08"};
  const std::string ending = lower_case(fs::path(source).extension().string());
  return std::find(kEndings.begin(), kEndings.end(), ending) != kEndings.end();
}

// Debug information for reports, and no shared access optimised away unless the user asks for it.
std::vector<std::string> flang_command(const std::string& flang, const FortranCompilation& compilation) {
  std::vector<std::string> command{flang, "-c", "-emit-llvm", "-O0", "-g", "-J", compilation.modules};
  if (uses_openmp(fs::path(compilation.directory) / compilation.source)) command.emplace_back("-fopenmp");
  command.insert(command.end(), compilation.flags.begin(), compilation.flags.end());
  command.insert(command.end(), {compilation.source, "-o", compilation.output});
  return command;
}

std::string flang_failure(const std::string& source, int status, const std::string& output) {
  if (std::string text = not_implemented(source, output); !text.empty()) return text;
  constexpr std::size_t kMostLines = 50;
  std::istringstream in(output);
  std::string text;
  std::size_t lines = 0;
  for (std::string line; std::getline(in, line) && lines < kMostLines; ++lines) {
    if (line.starts_with("PLEASE submit a bug report")) break;  // its backtrace
    text += "\n" + line;
  }
  return fmt::format("flang-19 failed on {} with status {}:{}", source, status, text);
}

}  // namespace heddle::native
