#include "cli/found_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "report/printable.h"

namespace heddle::cli {
namespace {

namespace fs = std::filesystem;

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

bool consists_of(std::string_view text, std::string_view others) {
  return std::all_of(text.begin(), text.end(), [&](char c) {
    return is_letter(c) || is_digit(c) || others.find(c) != std::string_view::npos;
  });
}

bool is_plain(std::string_view text) {
  return std::none_of(text.begin(), text.end(),
                      [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
}

bool is_name(std::string_view text) {
  return !text.empty() && !is_digit(text.front()) && consists_of(text, "_");
}

// NAME, NAME=VALUE, NAME(PARAMETERS)=VALUE
bool is_definition(std::string_view text) {
  return is_name(text.substr(0, text.find_first_of("=("))) && is_plain(text);
}

// A compiler takes a word with @ for a file with further flags, wherever it stands.
bool is_folder(std::string_view text) {
  return !text.empty() && text.front() != '-' && text.front() != '@' && is_plain(text);
}

bool is_standard(std::string_view text) {
  return !text.empty() && consists_of(text, "+:");
}

bool is_level(std::string_view text) {
  static constexpr std::array<std::string_view, 9> kLevels{"", "0", "1", "2", "3", "s", "z", "g", "fast"};
  return std::find(kLevels.begin(), kLevels.end(), text) != kLevels.end();
}

// No comma: -Wl, -Wp, and -Wa, hand flags on to other programs.
bool is_warning(std::string_view text) {
  return consists_of(text, "-+=#_");
}

struct Allowed {
  std::string_view flag;
  bool (*operand)(std::string_view);
  bool apart;  // may the operand be a word of its own?
};
constexpr std::array<Allowed, 6> kAllowed{{{"-D", is_definition, true},
                                           {"-U", is_name, true},
                                           {"-I", is_folder, true},
                                           {"-std=", is_standard, false},
                                           {"-O", is_level, false},
                                           {"-W", is_warning, false}}};
constexpr std::array<std::string_view, 3> kWhole{"-fopenmp", "-fno-openmp", "-fopenmp=libomp"};

// How many words from there on are a flag that is allowed; 0: the first is not.
std::size_t allowed_words(const std::vector<std::string>& flags, std::size_t at) {
  const std::string_view word = flags[at];
  if (std::find(kWhole.begin(), kWhole.end(), word) != kWhole.end()) return 1;
  for (const Allowed& allowed : kAllowed) {
    if (!word.starts_with(allowed.flag)) continue;
    if (word != allowed.flag || !allowed.apart) return allowed.operand(word.substr(allowed.flag.size()));
    return at + 1 < flags.size() && allowed.operand(flags[at + 1]) ? 2 : 0;
  }
  return 0;
}

bool is_below_here(const std::string& path) {
  std::error_code error;
  const fs::path here = fs::canonical(".", error);
  if (error) return false;
  const fs::path real = fs::weakly_canonical(here / path, error);
  if (error) return false;
  return std::mismatch(here.begin(), here.end(), real.begin(), real.end()).first == here.end();
}

}  // namespace

Result<Done> flags_may_be_found(const std::vector<std::string>& flags) {
  for (std::size_t at = 0; at < flags.size();) {
    const std::size_t words = allowed_words(flags, at);
    if (words == 0)
      return Error{fmt::format("has '{}', which is none of -D, -U, -I, -std=, -O, -W and -f[no-]openmp",
                               report::printable(flags[at]))};
    at += words;
  }
  return Done{};
}

Result<Done> may_be_found(const OptionRow& row, const std::vector<std::string>& values) {
  switch (row.found) {
    case kHarmless: return Done{};
    case kNamed: return Error{"can write files or run programs"};
    case kBelow:
      for (const std::string& path : values)
        if (!is_below_here(path))
          return Error{fmt::format("names {}, which is not below this directory", report::printable(path))};
      return Done{};
    case kFlags: {
      std::vector<std::string> flags;
      for (const std::string& value : values) {
        const Result<std::vector<std::string>> words = split_shell_words(value);
        if (!words.ok()) return words.error();
        flags.insert(flags.end(), words.value().begin(), words.value().end());
      }
      return flags_may_be_found(flags);
    }
  }
  return Error{"is unknown"};
}

}  // namespace heddle::cli
