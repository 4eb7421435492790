// Jar manifests (JAR File Specification, "JAR Manifest"): lines "Name: value", a line that starts with a
// space continues the one before, and the main section ends at the first empty line.
#include "java/classpath/manifest.h"

#include <strings.h>

#include <filesystem>

#include "base/trimmed.h"
#include "java/classpath/class_path.h"
#include "java/classpath/jar.h"

namespace heddle::java {
namespace {

bool same_ignoring_case(std::string_view x, std::string_view y) {
  return x.size() == y.size() && ::strncasecmp(x.data(), y.data(), x.size()) == 0;
}

// Takes one line off `text`; it ends with CR LF, LF or CR.
std::string_view take_line(std::string_view& text) {
  const std::size_t end = text.find_first_of("\r\n");
  const std::string_view line = text.substr(0, end);
  if (end == std::string_view::npos) {
    text = {};
  } else {
    text.remove_prefix(end + (text.substr(end).starts_with("\r\n") ? 2 : 1));
  }
  return line;
}

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

std::vector<std::string> words(const std::string& text) {
  std::vector<std::string> found;
  for (std::size_t at = 0; (at = text.find_first_not_of(' ', at)) != std::string::npos;) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    found.push_back(text.substr(at, end - at));
    at = end;
  }
  return found;
}

// Class-Path entries are relative URLs.
std::string percent_decoded(std::string_view url) {
  std::string text;
  for (std::size_t i = 0; i < url.size(); ++i) {
    const bool escape =
        url[i] == '%' && i + 2 < url.size() && hex_digit(url[i + 1]) >= 0 && hex_digit(url[i + 2]) >= 0;
    text += escape ? static_cast<char>(hex_digit(url[i + 1]) * 16 + hex_digit(url[i + 2])) : url[i];
    if (escape) i += 2;
  }
  return text;
}

}  // namespace

std::optional<std::string> manifest_attribute(std::string_view manifest, std::string_view name) {
  while (!manifest.empty()) {
    std::string line(take_line(manifest));
    if (line.empty()) return std::nullopt;
    while (manifest.starts_with(' ')) line += take_line(manifest).substr(1);
    const std::size_t colon = line.find(':');
    if (colon == std::string::npos || !same_ignoring_case(std::string_view(line).substr(0, colon), name))
      continue;
    return std::string(trimmed(std::string_view(line).substr(colon + 1)));
  }
  return std::nullopt;
}

bool is_multi_release(std::string_view manifest) {
  return same_ignoring_case(manifest_attribute(manifest, "Multi-Release").value_or(""), "true");
}

Result<JarManifest> read_manifest(const std::string& jar_path) {
  auto jar = Jar::open(jar_path);
  if (!jar) return jar.error();
  const auto text = (*jar)->manifest();
  if (!text) return text.error();
  JarManifest manifest;
  manifest.main_class = manifest_attribute(text.value(), "Main-Class").value_or("");

  std::error_code ignored;
  const std::filesystem::path folder = std::filesystem::absolute(jar_path, ignored).parent_path();
  for (const std::string& entry : words(manifest_attribute(text.value(), "Class-Path").value_or(""))) {
    std::string_view url = entry;
    if (url.starts_with("file:")) url.remove_prefix(5);
    manifest.class_path.push_back((folder / percent_decoded(url)).lexically_normal().string());
  }
  manifest.add_exports = words(manifest_attribute(text.value(), "Add-Exports").value_or(""));
  manifest.add_opens = words(manifest_attribute(text.value(), "Add-Opens").value_or(""));
  return manifest;
}

}  // namespace heddle::java
