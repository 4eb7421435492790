#include "report/places.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "report/printable.h"

namespace heddle::report {
namespace {

bool is_word(char c, std::string_view also) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || also.find(c) != std::string_view::npos;
}

}  // namespace

std::string path_of(const CheckResult& result, const SourcePosition& position) {
  std::string package;
  std::size_t dot = position.function.rfind('.');
  if (dot != std::string::npos && dot > 0) dot = position.function.rfind('.', dot - 1);
  if (dot != std::string::npos) package = position.function.substr(0, dot) + "/";
  std::replace(package.begin(), package.end(), '.', '/');
  for (const std::string& key : {package + position.file, position.file})
    if (const auto found = result.paths.find(key); found != result.paths.end()) return found->second;
  return position.file;
}

std::string uri_of(std::string_view path) {
  std::string out = path.starts_with('/') ? "file://" : "";
  for (const char c : path) {
    if (is_word(c, "/-._~+@"))
      out += c;
    else
      out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
  }
  return out;
}

std::string shell_word(std::string_view word) {
  const bool plain =
      !word.empty() && std::all_of(word.begin(), word.end(), [](char c) { return is_word(c, "@%+=:,./-_"); });
  if (plain) return std::string(word);
  std::string out = "'";
  for (const char c : word) out += c == '\'' ? "'\\''" : std::string(1, c);
  return out + "'";
}

std::string without_numbers(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '#') {
      out += text[i];
      continue;
    }
    while (i + 1 < text.size() && std::isdigit(static_cast<unsigned char>(text[i + 1])) != 0) ++i;
  }
  return out;
}

std::string suppression_line(const Finding& finding) {
  const bool race = finding.kind == FindingKind::Race;
  std::string what = race ? without_numbers(finding.location.substr(0, finding.location.find(" (")))
                          : finding.position.function;
  if (what.empty()) return "";
  what = printable(what);
  std::replace(what.begin(), what.end(), ' ', '?');  // a word of the file has no spaces
  const bool leak = finding.kind == FindingKind::Memory && finding.message.starts_with("leak");
  return (leak ? "leak" : name(finding.kind)) + (" " + what);
}

}  // namespace heddle::report
