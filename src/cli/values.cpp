#include "cli/values.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <numeric>
#include <optional>

namespace heddle::cli {
namespace {

// More than this in one choice is a mistake: no search would come to its end.
constexpr std::uint64_t kMostValues = 65536;

// The number at the start of `text`, and what follows it.
std::optional<std::pair<double, std::string_view>> number_and_unit(std::string_view text) {
  double number = 0;
  const auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
  if (error != std::errc{} || number < 0 || !std::isfinite(number)) return std::nullopt;
  return std::pair{number, text.substr(static_cast<std::size_t>(end - text.data()))};
}

template <typename Number>
std::optional<Number> whole_number(std::string_view text) {
  Number number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

bool is_space(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

}  // namespace

Result<double> parse_duration(std::string_view text) {
  const auto parsed = number_and_unit(text);
  if (!parsed) return Error{fmt::format("needs a time such as 500ms, 10s, 10m or 2h, not '{}'", text)};
  const auto [number, unit] = *parsed;
  if (unit == "ms") return number / 1000;
  if (unit == "s") return number;
  if (unit == "m" || unit == "min") return number * 60;
  if (unit == "h") return number * 3600;
  if (unit.empty() && number == 0) return 0.0;
  if (unit.empty()) return Error{fmt::format("needs a unit: write {0}s, {0}m or {0}h", text)};
  return Error{fmt::format("needs a time such as 500ms, 10s, 10m or 2h, not '{}'", text)};
}

Result<std::uint64_t> parse_size(std::string_view text) {
  const Error wrong{fmt::format("needs a size such as 500M or 4G, not '{}'", text)};
  const auto parsed = number_and_unit(text);
  if (!parsed) return wrong;
  auto [number, unit] = *parsed;
  if (unit.ends_with("iB")) {
    unit.remove_suffix(2);
  } else if (unit.ends_with("B")) {
    unit.remove_suffix(1);
  }
  constexpr std::string_view kUnits = "KMGT";
  if (!unit.empty()) {
    const std::size_t power =
        kUnits.find(static_cast<char>(std::toupper(static_cast<unsigned char>(unit[0]))));
    if (unit.size() != 1 || power == std::string_view::npos) return wrong;
    number *= std::pow(1024.0, static_cast<double>(power + 1));
  }
  if (number >= std::pow(2.0, 63)) return Error{fmt::format("{} is more than any machine has", text)};
  return static_cast<std::uint64_t>(number);
}

std::string show_duration(double seconds) {
  if (seconds > 0 && seconds < 1) return fmt::format("{:g}ms", seconds * 1000);
  const bool whole_hours = seconds >= 3600 && std::fmod(seconds, 3600) == 0;
  const bool whole_minutes = seconds >= 60 && std::fmod(seconds, 60) == 0;
  if (whole_hours) return fmt::format("{:.0f}h", seconds / 3600);
  return whole_minutes ? fmt::format("{:.0f}m", seconds / 60) : fmt::format("{:g}s", seconds);
}

std::string show_size(std::uint64_t bytes) {
  constexpr std::string_view kUnits = "KMGT";
  std::size_t power = 0;
  while (power < kUnits.size() && bytes >= 1024 && bytes % 1024 == 0) {
    bytes /= 1024;
    ++power;
  }
  return power == 0 ? std::to_string(bytes) : fmt::format("{}{}", bytes, kUnits[power - 1]);
}

Result<ValueRange> parse_range(std::string_view text) {
  const std::size_t dots = text.find("..");
  const std::optional<std::int64_t> low = whole_number<std::int64_t>(text.substr(0, dots));
  const std::optional<std::int64_t> high =
      dots == std::string_view::npos ? low : whole_number<std::int64_t>(text.substr(dots + 2));
  if (!low || !high) {
    return Error{fmt::format("needs a range of 64-bit numbers such as -8..7, not '{}'", text)};
  }
  if (*low > *high) {
    return Error{fmt::format("needs its smaller end first: write {}..{}, not '{}'", *high, *low, text)};
  }
  if (static_cast<std::uint64_t>(*high) - static_cast<std::uint64_t>(*low) >= kMostValues) {
    return Error{fmt::format("{} has too many values; {} are the most", text, kMostValues)};
  }
  return ValueRange{*low, *high};
}

std::string show_range(const ValueRange& range) {
  if (range.low == range.high) return std::to_string(range.low);
  return fmt::format("{}..{}", range.low, range.high);
}

Result<ArgumentRange> parse_argument_range(std::string_view text) {
  const std::size_t equals = text.find('=');
  const std::optional<std::size_t> index = whole_number<std::size_t>(text.substr(0, equals));
  if (equals == std::string_view::npos || !index) {
    return Error{fmt::format("needs an argument and its values such as 1=0..3, not '{}'", text)};
  }
  if (*index == 0) {
    return Error{fmt::format("{}: arguments are counted from 1; 0 would be the program's name", text)};
  }
  const Result<ValueRange> values = parse_range(text.substr(equals + 1));
  if (!values.ok()) return Error{fmt::format("{}= {}", *index, values.error().message)};
  return ArgumentRange{*index, values.value()};
}

std::string show_argument_range(const ArgumentRange& range) {
  return fmt::format("{}={}", range.index, show_range(range.values));
}

Result<std::vector<std::string>> split_shell_words(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  bool inside = false;  // of a word; "" is one, too
  char quote = '\0';
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const char next = i + 1 < text.size() ? text[i + 1] : '\0';
    // Within double quotes a backslash is itself unless it protects something.
    const bool protects =
        quote == '\0' || (quote == '"' && std::string_view("\\\"$`").find(next) != std::string_view::npos);
    if (c == '\\' && protects && i + 1 < text.size()) {
      word += next;
      inside = true;
      ++i;
    } else if (quote == '\0' ? c == '\'' || c == '"' : c == quote) {
      quote = quote == '\0' ? c : '\0';
      inside = true;
    } else if (quote == '\0' && is_space(c)) {
      if (inside) words.push_back(std::move(word));
      word.clear();
      inside = false;
    } else {
      word += c;
      inside = true;
    }
  }
  if (quote != '\0') return Error{fmt::format("has a {} that is never closed: {}", quote, text)};
  if (inside) words.push_back(std::move(word));
  return words;
}

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::string joined(const std::vector<std::string>& words, std::string_view separator) {
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : std::string(separator)) + word;
  return out;
}

std::string closest(std::string_view misspelt, const std::vector<std::string>& known) {
  std::string best;
  std::size_t least = 3;  // more than two mistakes is another word
  for (const std::string& word : known) {
    std::vector<std::size_t> row(word.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < misspelt.size(); ++i) {
      std::size_t diagonal = row[0];
      row[0] = i + 1;
      for (std::size_t j = 0; j < word.size(); ++j) {
        const std::size_t change = diagonal + (misspelt[i] == word[j] ? 0 : 1);
        diagonal = row[j + 1];
        row[j + 1] = std::min({change, row[j] + 1, row[j + 1] + 1});
      }
    }
    if (row.back() < least && row.back() < word.size()) {
      least = row.back();
      best = word;
    }
  }
  return best;
}

}  // namespace heddle::cli
