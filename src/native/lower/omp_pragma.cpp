#include "native/lower/omp_pragma.h"

#include <cctype>
#include <fstream>

#include "native/lower/fortran_directive.h"

namespace heddle::native::lower {
namespace {

bool is_word(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

std::string lower_case(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

std::string_view trimmed_end(std::string_view line) {
  while (!line.empty() && std::isspace(static_cast<unsigned char>(line.back())) != 0) line.remove_suffix(1);
  return line;
}

bool continues(std::string_view line) {
  const std::string_view text = trimmed_end(line);
  return text.ends_with('\\');
}

}  // namespace

bool names_clause(const std::string& text, const std::string& name) {
  for (std::size_t at = 0; (at = text.find(name, at)) != std::string::npos; ++at) {
    if (at > 0 && is_word(text[at - 1])) continue;
    std::size_t end = at + name.size();
    while (end < text.size() && std::isspace(static_cast<unsigned char>(text[end])) != 0) ++end;
    if (end < text.size() && text[end] == '(') return true;
  }
  return false;
}

const std::vector<std::string>& Sources::lines_of(const std::string& file) {
  const auto [at, fresh] = files_.try_emplace(file);
  if (!fresh) return at->second;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) at->second.push_back(lower_case(line));
  return at->second;
}

bool Sources::has_clause(const std::string& file, unsigned line, const std::string& clause) {
  const std::vector<std::string>& lines = lines_of(file);
  if (line == 0 || line > lines.size()) return true;
  std::string text = lines[line - 1];
  for (std::size_t at = line - 1; continues(lines[at]) && at + 1 < lines.size(); ++at)
    text += "\n" + lines[at + 1];
  if (const std::string directive = fortran_directive(lines, line); !directive.empty())
    return names_clause(directive, clause);
  if (text.find("omp") != std::string::npos && text.find("pragma") != std::string::npos)
    return names_clause(text, clause);
  for (const std::string& other : lines)
    if (other.find("_pragma") != std::string::npos && names_clause(other, clause)) return true;
  return false;
}

}  // namespace heddle::native::lower
