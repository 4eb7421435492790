#include "base/source_lines.h"

#include <fstream>

namespace heddle {

std::string SourceLines::line(const std::string& path, int number) {
  const auto [file, fresh] = files_.try_emplace(path);
  std::vector<std::string>& lines = file->second;
  if (fresh) {
    std::ifstream in(path);
    for (std::string text; std::getline(in, text);) {
      const std::size_t first = text.find_first_not_of(" \t"), last = text.find_last_not_of(" \t\r");
      lines.push_back(first > last || first == std::string::npos ? "" : text.substr(first, last - first + 1));
    }
  }
  return number < 1 || static_cast<std::size_t>(number) > lines.size()
             ? ""
             : lines[static_cast<std::size_t>(number) - 1];
}

}  // namespace heddle
