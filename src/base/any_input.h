// --stdin any: standard input that may be anything short. It is chosen line by line, as the program reads it:
// each line is one of a few, or the input ends. What was chosen is a number, so that it can be part of a
// state.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace heddle {

class AnyInput {
 public:
  explicit AnyInput(std::uint32_t chosen = 0) : chosen_(chosen) {}

  static constexpr std::string_view kName = "any";  // what the user gives instead of a file
  static constexpr std::uint32_t kWays = 7;         // the lines, and the end
  static constexpr char kMeaning[] =
      "standard input is at most 4 lines, each one of 1, 0, -1, 7, a, or empty";

  bool ended() const { return lines() == kMostLines || last() == kEnd; }
  void choose(std::uint32_t way) { chosen_ = chosen_ * kBase + way + 1; }
  std::uint32_t chosen() const { return chosen_; }

  std::string text() const {
    std::string all;
    for (std::uint32_t left = chosen_; left != 0; left /= kBase)
      if (const std::uint32_t way = left % kBase - 1; way != kEnd)
        all.insert(0, std::string(kLines[way]) + "\n");
    return all;
  }

 private:
  static constexpr std::array<std::string_view, 6> kLines = {"1", "0", "-1", "7", "a", ""};
  static constexpr std::uint32_t kBase = kWays + 1, kEnd = kWays - 1, kMostLines = 4;

  std::uint32_t lines() const {
    std::uint32_t count = 0;
    for (std::uint32_t left = chosen_; left != 0; left /= kBase) ++count;
    return count;
  }
  std::uint32_t last() const { return chosen_ == 0 ? kWays : chosen_ % kBase - 1; }

  std::uint32_t chosen_;
};

}  // namespace heddle
