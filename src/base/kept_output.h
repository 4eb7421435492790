// What a program prints, as far as a report has use for it: all of it, or its end.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "base/limits.h"

namespace heddle {

class KeptOutput {
 public:
  static constexpr std::size_t kEnd = 1U << 20;  // bytes of the end that are kept at least
  static constexpr std::string_view kCut = "[what was printed before is not kept]\n";

  void append(std::string_view more) {
    if (more.size() > kEnd) more.remove_prefix(more.size() - kEnd);
    limits::glance();
    text_.append(more);
    if (text_.size() <= 4 * kEnd) return;
    text_.erase(0, text_.size() - kEnd);
    text_.insert(0, kCut);
  }
  void set(std::string text) { text_ = std::move(text); }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
};

}  // namespace heddle
