#include "native/lower/fortran_directive.h"

#include <algorithm>
#include <cctype>
#include <fstream>
#include <string_view>

namespace heddle::native::lower {
namespace {

constexpr std::string_view kSentinel = "$omp";

bool is_blank(char c) {
  return std::isspace(static_cast<unsigned char>(c)) != 0;
}
bool is_word(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

// What stands behind the sentinel, without a comment; `found`: whether there is one.
struct Line {
  bool found = false;
  bool fixed_continuation = false;  // a mark in column 6
  std::string text;
};
Line parse(const std::string& raw) {
  std::string line = raw;
  for (char& c : line) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  const std::size_t at = line.find(kSentinel);
  if (at == std::string::npos || at == 0) return {};
  const char mark = line[at - 1];
  if (mark != '!' && !(at == 1 && (mark == 'c' || mark == '*'))) return {};
  if (!trimmed(std::string_view(line).substr(0, at - 1)).empty()) return {};
  std::string rest = line.substr(at + kSentinel.size());
  const bool marked = at == 1 && !rest.empty() && !is_blank(rest[0]) && rest[0] != '0';
  if (marked) rest[0] = ' ';
  rest.resize(std::min(rest.find('!'), rest.size()));
  return {true, marked, std::string(trimmed(rest))};
}

}  // namespace

std::string fortran_directive(const std::vector<std::string>& lines, unsigned line) {
  if (line == 0 || line > lines.size()) return "";
  Line first = parse(lines[line - 1]);
  if (!first.found) return "";
  std::string text = first.text;
  for (std::size_t next = line; next < lines.size(); ++next) {
    const bool open = text.ends_with('&');
    Line more = parse(lines[next]);
    if (!more.found) {
      // Blank lines and comments may stand between.
      if (open && (trimmed(lines[next]).empty() || trimmed(lines[next]).starts_with('!'))) continue;
      break;
    }
    if (!open && !more.fixed_continuation) break;
    if (open) text.pop_back();
    std::string_view rest = more.text;
    if (rest.starts_with('&')) rest.remove_prefix(1);
    text += " ";
    text += rest;
  }
  return text;
}

std::vector<std::string> lines_of_file(const std::string& file) {
  std::ifstream in(file);
  std::vector<std::string> lines;
  for (std::string text; std::getline(in, text);) lines.push_back(text);
  return lines;
}

std::string fortran_directive(const std::string& file, unsigned line) {
  return fortran_directive(lines_of_file(file), line);
}

std::vector<Dependence> dependences(const std::string& directive) {
  constexpr std::string_view kClause = "depend";
  std::vector<Dependence> found;
  for (std::size_t at = 0; (at = directive.find(kClause, at)) != std::string::npos; ++at) {
    const std::size_t open = directive.find_first_not_of(" \t", at + kClause.size());
    if (open == std::string::npos || directive[open] != '(') continue;
    const std::size_t colon = directive.find(':', open);
    if (colon == std::string::npos) continue;
    const std::string kind(trimmed(std::string_view(directive).substr(open + 1, colon - open - 1)));
    int depth = 0;
    std::size_t from = colon + 1;
    for (std::size_t i = from; i < directive.size() && depth >= 0; ++i) {
      if (directive[i] == '(') ++depth;
      if (directive[i] == ')') --depth;
      if (depth < 0 || (depth == 0 && directive[i] == ',')) {
        found.push_back({kind, std::string(trimmed(std::string_view(directive).substr(from, i - from)))});
        from = i + 1;
      }
    }
  }
  return found;
}

bool clause_lists(const std::string& directive, const std::string& clause, const std::string& word) {
  for (std::size_t at = 0; (at = directive.find(clause, at)) != std::string::npos; ++at) {
    if (at > 0 && is_word(directive[at - 1])) continue;
    const std::size_t open = directive.find_first_not_of(" \t", at + clause.size());
    if (open == std::string::npos || directive[open] != '(') continue;
    const std::size_t close = std::min(directive.find(')', open), directive.size());
    for (std::size_t from = open + 1; from < close;) {
      if (!is_word(directive[from])) {
        ++from;
        continue;
      }
      std::size_t end = from;
      while (end < close && is_word(directive[end])) ++end;
      if (directive.compare(from, end - from, word) == 0) return true;
      from = end;
    }
  }
  return false;
}

}  // namespace heddle::native::lower
