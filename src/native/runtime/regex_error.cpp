// <regex> is all in the headers but for this.
#include <regex>

static const char* text_of(std::regex_constants::error_type error) {
  static constexpr const char* kTexts[] = {
      "Invalid collating element in regular expression",
      "Invalid character class in regular expression",
      "Invalid escape in regular expression",
      "Invalid back reference in regular expression",
      "Mismatched '[' and ']' in regular expression",
      "Mismatched '(' and ')' in regular expression",
      "Mismatched '{' and '}' in regular expression",
      "Invalid range in '{}' in regular expression",
      "Invalid character range in regular expression",
      "Insufficient memory to compile regular expression",
      "Invalid '?', '*', or '+' in regular expression",
      "Complexity of regex match exceeded implementation limits",
      "Insufficient memory to determine regex match",
      "Unexpected null character in regular expression",
      "Conflicting regex grammar options",
  };
  const auto index = static_cast<size_t>(error);
  return index < std::size(kTexts) ? kTexts[index] : "regex error";
}

namespace std {

regex_error::regex_error(error_type error) : runtime_error(text_of(error)), _M_code(error) {}
regex_error::~regex_error() noexcept {}
void __throw_regex_error(regex_constants::error_type error) {
  throw regex_error(error);
}

}  // namespace std
