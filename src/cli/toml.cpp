#include "cli/toml.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

namespace heddle::cli {
namespace {

bool is_bare(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

void append_utf8(std::string& out, std::uint32_t code) {
  if (code < 0x80) {
    out += static_cast<char>(code);
  } else if (code < 0x800) {
    out += static_cast<char>(0xC0 | code >> 6);
    out += static_cast<char>(0x80 | (code & 0x3F));
  } else if (code < 0x10000) {
    out += static_cast<char>(0xE0 | code >> 12);
    out += static_cast<char>(0x80 | (code >> 6 & 0x3F));
    out += static_cast<char>(0x80 | (code & 0x3F));
  } else {
    out += static_cast<char>(0xF0 | code >> 18);
    out += static_cast<char>(0x80 | (code >> 12 & 0x3F));
    out += static_cast<char>(0x80 | (code >> 6 & 0x3F));
    out += static_cast<char>(0x80 | (code & 0x3F));
  }
}

class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  Result<std::vector<TomlEntry>> read() {
    for (;;) {
      skip_blank_lines();
      if (rest_.empty()) return std::move(entries_);
      const Result<Done> done = rest_.front() == '[' ? read_table() : read_entry();
      if (!done.ok()) return done.error();
      skip_spaces();
      if (!rest_.empty() && rest_.front() == '#') skip_comment();
      if (!rest_.empty() && rest_.front() != '\n') return broken("has more after its value");
    }
  }

 private:
  Error broken(const std::string& what) const { return {fmt::format("line {} {}", line_, what)}; }

  void skip_spaces() {
    while (!rest_.empty() && (rest_.front() == ' ' || rest_.front() == '\t' || rest_.front() == '\r'))
      rest_.remove_prefix(1);
  }
  void skip_comment() { rest_.remove_prefix(std::min(rest_.find('\n'), rest_.size())); }
  void skip_blank_lines() {
    for (;;) {
      skip_spaces();
      if (rest_.starts_with('#')) skip_comment();
      if (!rest_.starts_with('\n')) return;
      rest_.remove_prefix(1);
      ++line_;
    }
  }

  Result<Done> read_table() {
    rest_.remove_prefix(1);
    if (rest_.starts_with('[')) return broken("begins an array of tables, which a configuration has not");
    skip_spaces();
    Result<std::string> name = read_key();
    if (!name.ok()) return name.error();
    skip_spaces();
    if (!rest_.starts_with(']')) return broken("should be [NAME]");
    rest_.remove_prefix(1);
    table_ = std::move(*name);
    return Done{};
  }

  Result<std::string> read_key() {
    if (rest_.starts_with('"') || rest_.starts_with('\'')) return read_string();
    std::string key;
    while (!rest_.empty() && is_bare(rest_.front())) {
      key += rest_.front();
      rest_.remove_prefix(1);
    }
    if (key.empty()) return broken("should be KEY = VALUE or [TABLE]");
    return key;
  }

  Result<Done> read_entry() {
    TomlEntry entry;
    entry.table = table_;
    entry.line = line_;
    Result<std::string> key = read_key();
    if (!key.ok()) return key.error();
    entry.key = std::move(*key);
    skip_spaces();
    if (rest_.starts_with('.')) return broken("has a dotted key; write a [TABLE] instead");
    if (!rest_.starts_with('=')) return broken("should be KEY = VALUE or [TABLE]");
    rest_.remove_prefix(1);
    skip_spaces();
    Result<TomlValue> value = rest_.starts_with('[') ? read_array() : read_scalar();
    if (!value.ok()) return value.error();
    entry.value = std::move(*value);
    for (const TomlEntry& other : entries_) {
      if (other.table == entry.table && other.key == entry.key)
        return broken(fmt::format("sets {} again; line {} has set it", entry.key, other.line));
    }
    entries_.push_back(std::move(entry));
    return Done{};
  }

  Result<TomlValue> read_array() {
    TomlValue out;
    out.kind = TomlValue::Kind::Array;
    rest_.remove_prefix(1);
    for (;;) {
      skip_blank_lines();
      if (rest_.starts_with(']')) break;
      if (rest_.starts_with('[')) return broken("has an array in an array");
      Result<TomlValue> item = read_scalar();
      if (!item.ok()) return item.error();
      out.items.push_back(std::move(item->text));
      skip_blank_lines();
      if (rest_.starts_with(',')) {
        rest_.remove_prefix(1);
      } else if (!rest_.starts_with(']')) {
        return broken("has an array that is not closed");
      }
    }
    rest_.remove_prefix(1);
    return out;
  }

  Result<TomlValue> read_scalar() {
    if (rest_.starts_with('"') || rest_.starts_with('\'')) {
      Result<std::string> text = read_string();
      if (!text.ok()) return text.error();
      return TomlValue{TomlValue::Kind::String, std::move(*text), {}};
    }
    std::string word;
    while (!rest_.empty() && (is_bare(rest_.front()) || rest_.front() == '.' || rest_.front() == '+')) {
      word += rest_.front();
      rest_.remove_prefix(1);
    }
    if (word == "true" || word == "false") return TomlValue{TomlValue::Kind::Boolean, word, {}};
    std::erase(word, '_');
    if (word.starts_with('+')) word.erase(0, 1);
    double number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (word.empty() || error != std::errc{} || end != word.data() + word.size())
      return broken("has a value that is no string, number, boolean or array; put text into quotes");
    return TomlValue{TomlValue::Kind::Number, word, {}};
  }

  Result<std::string> read_string() {
    const char quote = rest_.front();
    if (rest_.starts_with(std::string(3, quote))) return broken("begins a string of several lines");
    rest_.remove_prefix(1);
    std::string out;
    while (!rest_.empty() && rest_.front() != quote) {
      if (rest_.front() == '\n') break;
      if (rest_.front() == '\\' && quote == '"') {
        if (!read_escape(out)) return broken("has an unknown escape in a string; '...' has none");
        continue;
      }
      out += rest_.front();
      rest_.remove_prefix(1);
    }
    if (!rest_.starts_with(quote)) return broken("has a string that is not closed");
    rest_.remove_prefix(1);
    return out;
  }

  bool read_escape(std::string& out) {
    constexpr std::string_view kFrom = "btnfr\"\\", kTo = "\b\t\n\f\r\"\\";
    const char kind = rest_.size() > 1 ? rest_[1] : '\0';
    if (const std::size_t known = kFrom.find(kind); kind != '\0' && known != std::string_view::npos) {
      out += kTo[known];
      rest_.remove_prefix(2);
      return true;
    }
    const std::size_t digits = kind == 'u' ? 4 : kind == 'U' ? 8 : 0;
    std::uint32_t code = 0;
    if (digits == 0 || rest_.size() < 2 + digits) return false;
    const char* first = rest_.data() + 2;
    const auto [end, error] = std::from_chars(first, first + digits, code, 16);
    const bool surrogate = code >= 0xD800 && code < 0xE000;
    if (error != std::errc{} || end != first + digits || code > 0x10FFFF || surrogate) return false;
    append_utf8(out, code);
    rest_.remove_prefix(2 + digits);
    return true;
  }

  std::string_view rest_;
  std::size_t line_ = 1;
  std::string table_;
  std::vector<TomlEntry> entries_;
};

}  // namespace

Result<std::vector<TomlEntry>> read_toml(std::string_view text) {
  return Reader(text).read();
}

std::string toml_string(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) {
      out += fmt::format("\\u{:04x}", static_cast<unsigned char>(c));
    } else {
      out += c;
    }
  }
  return out + "\"";
}

}  // namespace heddle::cli
