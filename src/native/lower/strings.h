// Module::strings, each text once.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace heddle::native::lower {

class Strings {
 public:
  explicit Strings(std::vector<std::string>& out) : out_(out) { intern(""); }
  std::uint32_t intern(const std::string& text) {
    const auto [at, is_new] = index_.try_emplace(text, static_cast<std::uint32_t>(out_.size()));
    if (is_new) out_.push_back(text);
    return at->second;
  }

 private:
  std::vector<std::string>& out_;
  std::unordered_map<std::string, std::uint32_t> index_;
};

}  // namespace heddle::native::lower
