#include "native/library/scan.h"

#include <array>
#include <cstdio>
#include <cstring>
#include <memory>
#include <optional>

namespace heddle::native {

namespace {

bool is_space(char c) {
  return c == ' ' || (c >= '\t' && c <= '\r');
}

struct Directive {
  bool suppressed = false, allocates = false;
  int width = 0;  // 0: not given
  std::string_view length;
  char conversion = 0;
};

class Scanner {
 public:
  Scanner(std::string_view input, std::string_view format, Arguments& arguments, Standard standard)
      : input_(input), format_(format), arguments_(arguments), standard_(standard) {}

  Scanned run() {
    while (!format_.empty() && step()) {
    }
    out_.consumed = at_;
    return std::move(out_);
  }

 private:
  // --- one element of the format; false: scanning ends ---
  bool step() {
    const char c = take();
    if (is_space(c)) {
      skip_space();
      return true;
    }
    if (c != '%') return literal(c);
    const auto d = directive();
    if (!d) return false;
    switch (d->conversion) {
      case '%': return skip_space(), literal('%');
      case 'n': return count(*d);
      case 'c': return characters(*d);
      case 's': return skip_space(), string(*d, [](char x) { return !is_space(x); });
      case '[': return set(*d);
      case 'd':
      case 'i': return number<std::intmax_t>(*d, "j");
      case 'u':
      case 'o':
      case 'x':
      case 'X': return number<std::uintmax_t>(*d, "j");
      case 'p': return number<void*>(*d, "");
      case 'a':
      case 'A':
      case 'e':
      case 'E':
      case 'f':
      case 'F':
      case 'g':
      case 'G':
        if (d->length == "L") return number<long double>(*d, "L");
        if (d->length == "l") return number<double>(*d, "l");
        return number<float>(*d, "");
      default: return give_up(std::string("the conversion %") + d->conversion);
    }
  }

  std::optional<Directive> directive() {
    Directive d;
    while (!format_.empty()) {
      if (format_[0] == '*')
        d.suppressed = true;
      else if (format_[0] == 'm')
        d.allocates = true;
      else if (format_[0] != '\'')
        break;
      take();
    }
    while (!format_.empty() && format_[0] >= '0' && format_[0] <= '9' && d.width < 100'000'000)
      d.width = d.width * 10 + (take() - '0');
    if (!format_.empty() && format_[0] == '$') return give_up("positions of arguments (%1$d)"), std::nullopt;
    if (!format_.empty() && format_[0] == 'm') d.allocates = true, take();
    for (const std::string_view length : {"hh", "h", "ll", "l", "q", "j", "z", "t", "L"})
      if (format_.substr(0, length.size()) == length) {
        d.length = length;
        format_.remove_prefix(length.size());
        break;
      }
    if (format_.empty()) return give_up("a format that ends within a conversion"), std::nullopt;
    d.conversion = take();
    const bool wide = d.length == "l" && std::string_view("cs[").find(d.conversion) != std::string_view::npos;
    if (wide || d.conversion == 'C' || d.conversion == 'S')
      return give_up("wide characters (%l" + std::string(1, d.conversion) + ")"), std::nullopt;
    return d;
  }

  bool literal(char c) {
    if (at_end()) return input_failure();
    if (input_[at_] != c) return false;
    ++at_;
    return true;
  }

  bool count(const Directive& d) {
    if (!d.suppressed) store_integer(d, at_);
    return true;
  }

  bool characters(const Directive& d) {
    if (at_end()) return input_failure();
    const std::size_t wanted = d.width == 0 ? 1 : d.width;
    const std::string_view text = input_.substr(at_, wanted);
    at_ += text.size();
    if (text.size() < wanted) out_.met_end = true;
    return assign(d, std::string(text));
  }

  template <typename Member>
  bool string(const Directive& d, Member member) {
    if (at_end()) return input_failure();
    const std::size_t begin = at_;
    const std::size_t limit = d.width == 0 ? std::string_view::npos : begin + d.width;
    while (at_ < limit && !at_end() && member(input_[at_])) ++at_;
    if (at_ == begin) return false;
    std::string text(input_.substr(begin, at_ - begin));
    text += '\0';
    return assign(d, std::move(text));
  }

  bool set(const Directive& d) {
    std::array<bool, 256> members{};
    const bool inverted = !format_.empty() && format_[0] == '^';
    if (inverted) take();
    for (bool first = true;; first = false) {
      if (format_.empty()) return give_up("a format that ends within %[");
      const char c = take();
      if (c == ']' && !first) break;
      members[static_cast<unsigned char>(c)] = true;
      if (format_.size() < 2 || format_[0] != '-' || format_[1] == ']') continue;
      const auto low = static_cast<unsigned char>(c), high = static_cast<unsigned char>(format_[1]);
      if (low > high) continue;
      for (unsigned x = low; x <= high; ++x) members[x] = true;
      format_.remove_prefix(2);
    }
    return string(d, [&](char x) { return members[static_cast<unsigned char>(x)] != inverted; });
  }

  // What could be part of a number; the host reads from there and one character beyond.
  std::string number_window() const {
    std::size_t end = at_;
    while (end < input_.size() &&
           (std::isalnum(static_cast<unsigned char>(input_[end])) ||
            std::strchr("+-.()_", input_[end]) != nullptr) &&
           input_[end] != '\0')
      ++end;
    std::string window(input_.substr(at_, end - at_));
    if (end < input_.size()) window += input_[end] == '\0' ? ' ' : input_[end];
    return window;
  }

  template <typename T>
  bool number(const Directive& d, const char* length) {
    skip_space();
    if (at_end()) return input_failure();
    std::string window = number_window();
    if (standard_ == Standard::C23 && d.conversion == 'i' && is_binary(window))
      return give_up("a binary number (0b1) for %i");
    std::string spec = "%";
    if (d.width != 0) spec += std::to_string(d.width);
    spec += length;
    spec += d.conversion;
    T value{};
    const std::unique_ptr<std::FILE, int (*)(std::FILE*)> file(fmemopen(window.data(), window.size(), "r"),
                                                               std::fclose);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
    const int matched = std::fscanf(file.get(), spec.c_str(), &value);
#pragma GCC diagnostic pop
    if (std::feof(file.get())) out_.met_end = true;
    at_ += std::ftell(file.get());
    if (matched == EOF) return input_failure();
    if (matched == 0) return false;
    if (d.suppressed) return true;
    ++out_.result;
    if constexpr (std::is_integral_v<T>) {
      store_integer(d, static_cast<std::uint64_t>(value));
    } else {
      const std::size_t size = std::is_same_v<T, long double> ? 10 : sizeof value;
      out_.stores.push_back(
          {arguments_.word(), std::string(reinterpret_cast<const char*>(&value), size), false});
    }
    return true;
  }
  static bool is_binary(std::string_view text) {
    if (!text.empty() && (text[0] == '+' || text[0] == '-')) text.remove_prefix(1);
    return text.size() > 1 && text[0] == '0' && (text[1] == 'b' || text[1] == 'B');
  }

  // --- ends and results ---
  bool assign(const Directive& d, std::string bytes) {
    if (d.suppressed) return true;
    ++out_.result;
    out_.stores.push_back({arguments_.word(), std::move(bytes), d.allocates});
    return true;
  }
  void store_integer(const Directive& d, std::uint64_t value) {
    const std::size_t size = d.length.empty() ? 4 : d.length == "hh" ? 1 : d.length == "h" ? 2 : 8;
    out_.stores.push_back(
        {arguments_.word(), std::string(reinterpret_cast<const char*>(&value), size), false});
  }
  bool input_failure() {
    if (out_.result == 0) out_.result = EOF;
    return false;
  }
  bool give_up(std::string what) {
    out_.unsupported = std::move(what);
    return false;
  }

  char take() {
    const char c = format_[0];
    format_.remove_prefix(1);
    return c;
  }
  bool at_end() {
    if (at_ < input_.size()) return false;
    out_.met_end = true;
    return true;
  }
  void skip_space() {
    while (!at_end() && is_space(input_[at_])) ++at_;
  }

  std::string_view input_, format_;
  Arguments& arguments_;
  Standard standard_;
  std::size_t at_ = 0;
  Scanned out_;
};

}  // namespace

Scanned scan(std::string_view input, std::string_view format, Arguments& arguments, Standard standard) {
  return Scanner(input, format, arguments, standard).run();
}

}  // namespace heddle::native
