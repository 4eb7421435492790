// The few signs and colours that text reports use. One object decides for all of them, so that a report in
// plain ASCII without colour is the same report.
#pragma once

#include <string>
#include <string_view>

namespace heddle::report {

class Ink {
 public:
  Ink(bool colour, bool unicode) : colour_(colour), unicode_(unicode) {}

  std::string bold(std::string_view text) const { return paint("1", text); }
  std::string faint(std::string_view text) const { return paint("2", text); }
  std::string bad(std::string_view text) const { return paint("1;31", text); }
  std::string good(std::string_view text) const { return paint("1;32", text); }
  std::string unsure(std::string_view text) const { return paint("1;33", text); }
  // Each thread has its colour, the same in its column, in headings and in the list of threads.
  std::string thread(std::size_t column, std::string_view text) const {
    static constexpr const char* kColours[] = {"36", "35", "33", "34", "32", "31"};
    return paint(kColours[column % 6], text);
  }

  const char* bar() const { return unicode_ ? "│" : "|"; }
  const char* dash() const { return unicode_ ? "─" : "-"; }
  const char* crossing() const { return unicode_ ? "┼" : "+"; }
  const char* dots() const { return unicode_ ? "╌" : "."; }
  const char* does() const { return unicode_ ? "→ " : "> "; }
  const char* stuck() const { return unicode_ ? "✗" : "X"; }
  const char* arrow() const { return unicode_ ? " → " : " -> "; }
  const char* ellipsis() const { return unicode_ ? "…" : "..."; }

  std::string repeated(const char* sign, std::size_t times) const {
    std::string out;
    for (std::size_t i = 0; i < times; ++i) out += sign;
    return out;
  }

 private:
  std::string paint(const char* code, std::string_view text) const {
    if (!colour_ || text.empty()) return std::string(text);
    return "\x1b[" + std::string(code) + "m" + std::string(text) + "\x1b[0m";
  }

  bool colour_;
  bool unicode_;
};

}  // namespace heddle::report
