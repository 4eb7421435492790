// Lines of source files. Each file is read once: a replay asks for a line at every step.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

namespace heddle {

class SourceLines {
 public:
  // Trimmed; "" if there is no such file or no such line.
  std::string line(const std::string& path, int number);

 private:
  std::unordered_map<std::string, std::vector<std::string>> files_;
};

}  // namespace heddle
