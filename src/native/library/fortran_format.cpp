#include "native/library/fortran_format.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <utility>

namespace heddle::native::fortran {
namespace {

// --- numbers ---

// The significant digits of a finite number, and where its decimal point is: 0.DIGITS * 10^exponent.
struct Decimal {
  std::string digits;
  int exponent = 0;
  bool negative = false;
};

Decimal rounded(double value, int count) {
  Decimal made{"", 0, std::signbit(value)};
  value = std::fabs(value);
  if (count <= 0) return made;
  const std::string text = fmt::format("{:.{}e}", value, count - 1);
  const std::size_t e = text.find('e');
  for (const char c : text.substr(0, e))
    if (c != '.') made.digits += c;
  made.exponent = value == 0 ? 0 : std::atoi(text.c_str() + e + 1) + 1;
  return made;
}

// As few digits as tell the number from its neighbours.
Decimal shortest(double value, int bytes) {
  for (int count = 1; count <= 17; ++count) {
    Decimal made = rounded(value, count);
    const std::string text = "0." + made.digits + "e" + std::to_string(made.exponent);
    const double back = std::strtod(text.c_str(), nullptr);
    const bool same = bytes == 4 ? std::strtof(text.c_str(), nullptr) == static_cast<float>(std::fabs(value))
                                 : back == std::fabs(value);
    if (!same) continue;
    while (made.digits.size() > 1 && made.digits.back() == '0') made.digits.pop_back();
    return made;
  }
  return rounded(value, 17);
}

std::string not_finite(double value) {
  return std::isnan(value) ? "NaN" : std::signbit(value) ? "-Inf" : "Inf";
}

std::string list_real(double value, int bytes) {
  if (!std::isfinite(value)) return not_finite(value);
  const std::string sign = std::signbit(value) ? "-" : "";
  if (value == 0) return sign + "0.";
  const Decimal decimal = shortest(value, bytes);
  const int most = bytes == 4 ? 8 : 16;
  const std::string& digits = decimal.digits;
  const int length = static_cast<int>(digits.size());
  if (decimal.exponent < 0 || decimal.exponent > most) {
    const int exponent = decimal.exponent - 1;
    return sign + digits.substr(0, 1) + "." + digits.substr(1) + "E" + (exponent < 0 ? "-" : "+") +
           fmt::format("{:02}", std::abs(exponent));
  }
  if (decimal.exponent >= length) return sign + digits + std::string(decimal.exponent - length, '0') + ".";
  return sign + digits.substr(0, decimal.exponent) + "." + digits.substr(decimal.exponent);
}

std::string list_item(const Item& item) {
  switch (item.kind) {
    case Item::Kind::Integer: return std::to_string(item.integer);
    case Item::Kind::Real: return list_real(item.real, item.bytes);
    case Item::Kind::Complex:
      return "(" + list_real(item.real, item.bytes) + "," + list_real(item.imaginary, item.bytes) + ")";
    case Item::Kind::Logical: return item.integer != 0 ? "T" : "F";
    default: return item.text;
  }
}

// --- edit descriptors ---

std::string in_field(std::string text, int width) {
  if (width <= 0) return text;
  const auto size = static_cast<std::size_t>(width);
  if (text.size() > size) return std::string(size, '*');
  return std::string(size - text.size(), ' ') + text;
}

std::string edit_integer(std::int64_t value, const Edit& edit) {
  std::string digits =
      std::to_string(value < 0 ? 0 - static_cast<std::uint64_t>(value) : static_cast<std::uint64_t>(value));
  if (edit.digits >= 0 && static_cast<int>(digits.size()) < edit.digits)
    digits.insert(0, static_cast<std::size_t>(edit.digits) - digits.size(), '0');
  if (edit.digits == 0 && value == 0) digits = "";
  return in_field((value < 0 ? "-" : edit.plus ? "+" : "") + digits, edit.width);
}

std::string edit_bits(std::uint64_t value, int bytes, const Edit& edit) {
  if (bytes < 8) value &= (std::uint64_t{1} << (bytes * 8)) - 1;
  std::string digits = edit.letter == 'Z'   ? fmt::format("{:X}", value)
                       : edit.letter == 'O' ? fmt::format("{:o}", value)
                                            : fmt::format("{:b}", value);
  if (edit.digits >= 0 && static_cast<int>(digits.size()) < edit.digits)
    digits.insert(0, static_cast<std::size_t>(edit.digits) - digits.size(), '0');
  return in_field(digits, edit.width);
}

std::string edit_f(double value, const Edit& edit, int digits) {
  if (!std::isfinite(value)) return in_field(not_finite(value), edit.width);
  value *= std::pow(10.0, edit.scale);
  std::string text = fmt::format("{:.{}f}", std::fabs(value), std::max(0, digits));
  if (digits <= 0) text += ".";
  const bool negative = std::signbit(value);
  const std::string sign = negative ? "-" : edit.plus ? "+" : "";
  if (text.starts_with("0.") && text.size() > 2 &&
      (edit.width == 0 || (edit.width > 0 && static_cast<int>((sign + text).size()) > edit.width)))
    text.erase(0, 1);
  return in_field(sign + text, edit.width);
}

std::string edit_e(double value, const Edit& edit, int digits) {
  if (!std::isfinite(value)) return in_field(not_finite(value), edit.width);
  int before = edit.scale, count = digits;
  if (edit.second == 'S') before = 1;
  if (before > 0) count = edit.second == 'S' ? digits + 1 : digits + 1;
  if (before <= 0) count = digits + before;
  Decimal decimal = rounded(value, std::max(1, count));
  int exponent = value == 0 ? 0 : decimal.exponent - before;
  if (edit.second == 'N' && value != 0) {
    int three = static_cast<int>(std::floor((decimal.exponent - 1) / 3.0)) * 3;
    before = decimal.exponent - three;
    decimal = rounded(value, before + digits);
    if (decimal.exponent - three > 3) three += 3, before = decimal.exponent - three;
    exponent = three;
    decimal = rounded(value, before + digits);
  }
  std::string whole, part = decimal.digits;
  if (before > 0) {
    whole = part.substr(0, static_cast<std::size_t>(before));
    part =
        part.size() > static_cast<std::size_t>(before) ? part.substr(static_cast<std::size_t>(before)) : "";
  } else {
    part = std::string(static_cast<std::size_t>(-before), '0') + part;
    whole = "0";
  }
  const char letter = edit.letter == 'D' ? 'D' : 'E';
  std::string tail;
  if (edit.exponent > 0) {
    tail = fmt::format("{}{}{:0{}}", letter, exponent < 0 ? '-' : '+', std::abs(exponent), edit.exponent);
  } else if (std::abs(exponent) > 99) {
    tail = fmt::format("{}{:03}", exponent < 0 ? '-' : '+', std::abs(exponent));
  } else {
    tail = fmt::format("{}{}{:02}", letter, exponent < 0 ? '-' : '+', std::abs(exponent));
  }
  const std::string sign = std::signbit(value) ? "-" : edit.plus ? "+" : "";
  std::string text = sign + whole + "." + part + tail;
  if (whole == "0" && (edit.width == 0 || (edit.width > 0 && static_cast<int>(text.size()) > edit.width)))
    text = sign + "." + part + tail;
  return in_field(text, edit.width);
}

std::string edit_real(double value, int bytes, const Edit& edit) {
  const int digits = edit.digits >= 0 ? edit.digits : bytes == 4 ? 7 : 15;
  if (edit.letter == 'F') return edit_f(value, edit, digits);
  if (edit.letter != 'G') return edit_e(value, edit, digits);
  if (edit.width == 0 && edit.digits < 0) return list_real(value, bytes);
  const Decimal decimal = rounded(value, std::max(1, digits));
  const int exponent = value == 0 ? 1 : decimal.exponent;
  if (!std::isfinite(value) || exponent < 0 || exponent > digits) return edit_e(value, edit, digits);
  const int tail = edit.exponent > 0 ? edit.exponent + 2 : 4;
  Edit plain = edit;
  plain.scale = 0;
  plain.width = edit.width > tail ? edit.width - tail : 0;
  return edit_f(value, plain, digits - exponent) +
         (edit.width > 0 ? std::string(static_cast<std::size_t>(tail), ' ') : "");
}

// --- formats ---

struct Step {
  enum class Kind : std::uint8_t { Data, Literal, Slash, Colon, Skip, Tab, TabLeft, End, Error };
  Kind kind = Kind::End;
  Edit edit = {};
  std::string text = "";
  int count = 0;
};

// Walks through a format, one descriptor at a time: repeat counts, groups, reversion.
class Walker {
 public:
  explicit Walker(std::string_view format) : format_(format) {
    skip_blanks();
    if (at_ >= format_.size() || format_[at_] != '(') {
      error_ = "the format does not begin with a parenthesis";
      return;
    }
    ++at_;
    groups_.push_back({at_, 0});
    revert_to_ = at_;
  }
  const std::string& error() const { return error_; }

  // `more`: there are items left. Without any the format ends at the first descriptor that needs one.
  Step next(bool more) {
    if (repeats_ > 0) {
      --repeats_;
      return repeated_;
    }
    for (int turns = 0; turns < kMostSteps; ++turns) {
      if (!error_.empty()) return {.kind = Step::Kind::Error, .edit = {}, .text = error_};
      skip_separators();
      if (at_ >= format_.size()) return fail("the format has no end");
      const char c = upper(format_[at_]);
      if (c == ')') {
        if (close_group(more)) return ended_;
        continue;
      }
      if (const std::optional<Step> step = descriptor(c)) return *step;
    }
    return fail("the format has no descriptor for the items that are left");
  }

 private:
  static constexpr int kMostSteps = 10000;
  struct Group {
    std::size_t start;
    int left;  // how often it is still to be done; -1: without end
  };

  static char upper(char c) { return static_cast<char>(std::toupper(static_cast<unsigned char>(c))); }
  void skip_blanks() {
    while (at_ < format_.size() && format_[at_] == ' ') ++at_;
  }
  void skip_separators() {
    while (at_ < format_.size() && (format_[at_] == ' ' || format_[at_] == ',')) ++at_;
  }
  char peek() {
    skip_blanks();
    return at_ < format_.size() ? upper(format_[at_]) : '\0';
  }
  int number(int otherwise) {
    skip_blanks();
    if (at_ >= format_.size() || std::isdigit(static_cast<unsigned char>(format_[at_])) == 0)
      return otherwise;
    int value = 0;
    for (; at_ < format_.size(); ++at_) {
      if (format_[at_] == ' ') continue;
      if (std::isdigit(static_cast<unsigned char>(format_[at_])) == 0) break;
      value = std::min(value * 10 + (format_[at_] - '0'), 1'000'000);
    }
    return value;
  }
  Step fail(std::string text) {
    error_ = std::move(text);
    return {.kind = Step::Kind::Error, .edit = {}, .text = error_};
  }

  // True: `ended_` is what comes next.
  bool close_group(bool more) {
    ++at_;
    Group& group = groups_.back();
    if (groups_.size() == 1) {
      if (!more) {
        ended_ = {.kind = Step::Kind::End};
        return true;
      }
      if (!has_data_) {  // it would begin again for ever
        ended_ = fail("the format has no descriptor for the items that are left");
        return true;
      }
      has_data_ = false;
      at_ = revert_to_;
      // Otherwise it would be gone through for ever.
      ended_ = std::exchange(edited_, false)
                   ? Step{.kind = Step::Kind::Slash}
                   : fail("the format has no descriptor for the items that are left");
      return true;
    }
    if (group.left < 0 ? more : --group.left > 0) {
      at_ = group.start;
    } else {
      groups_.pop_back();
    }
    return false;
  }

  std::optional<Step> descriptor(char c) {
    if (c == '\'' || c == '"') return literal(format_[at_]);
    if (c == '*') {
      ++at_;
      return open_group(-1, at_ - 1);
    }
    bool negative = false;
    const std::size_t from = at_;
    if (c == '-' || c == '+') negative = c == '-', ++at_;
    const bool counted = std::isdigit(static_cast<unsigned char>(peek())) != 0;
    const int count = number(1);
    const char letter = peek();
    if (letter == 'P') {
      ++at_;
      scale_ = negative ? -count : count;
      return std::nullopt;
    }
    if (letter == '(') return open_group(count, from);
    if (letter == 'H' && counted) return hollerith(count);
    ++at_;
    switch (letter) {
      case '/': repeats_ = std::max(0, count - 1); return repeated_ = {.kind = Step::Kind::Slash};
      case ':': return Step{.kind = Step::Kind::Colon};
      case '$':
      case '\\': return std::nullopt;
      case 'X': return Step{.kind = Step::Kind::Skip, .edit = {}, .text = "", .count = count};
      case 'T': return tab();
      case 'S':
        if (peek() == 'P' || peek() == 'S')
          plus_ = peek() == 'P', ++at_;
        else
          plus_ = false;
        return std::nullopt;
      case 'B':
        if (peek() == 'N' || peek() == 'Z') {
          ++at_;
          return std::nullopt;
        }
        break;
      case 'R':
        if (std::isalpha(static_cast<unsigned char>(peek())) != 0) ++at_;
        return std::nullopt;
      case 'D':
        if (peek() == 'C' || peek() == 'P') {
          ++at_;
          return std::nullopt;
        }
        if (peek() == 'T') return fail("the edit descriptor DT");
        break;
      default: break;
    }
    constexpr std::string_view kData = "IFEDGLAZOB";
    if (kData.find(letter) == std::string_view::npos)
      return fail(fmt::format("the edit descriptor {}", letter));
    return data(letter, count);
  }

  std::optional<Step> open_group(int count, std::size_t from) {
    if (peek() != '(') return fail("a '*' without a group");
    ++at_;
    if (groups_.size() == 1) revert_to_ = from;
    groups_.push_back({at_, count});
    if (groups_.size() > 64) return fail("groups that are nested too deeply");
    return std::nullopt;
  }

  Step literal(char quote) {
    std::string text;
    for (++at_; at_ < format_.size(); ++at_) {
      if (format_[at_] == quote) {
        if (at_ + 1 < format_.size() && format_[at_ + 1] == quote) {
          ++at_;
        } else {
          ++at_;
          return {.kind = Step::Kind::Literal, .edit = {}, .text = std::move(text)};
        }
      }
      text += format_[at_];
    }
    return fail("a text without an end");
  }
  Step hollerith(int count) {
    ++at_;
    Step step{
        .kind = Step::Kind::Literal,
        .edit = {},
        .text = std::string(format_.substr(std::min(at_, format_.size()), static_cast<std::size_t>(count)))};
    at_ = std::min(at_ + static_cast<std::size_t>(count), format_.size());
    return step;
  }
  Step tab() {
    Step step{.kind = Step::Kind::Tab};
    if (peek() == 'L' || peek() == 'R') {
      step.kind = peek() == 'L' ? Step::Kind::TabLeft : Step::Kind::Skip;
      ++at_;
    }
    step.count = number(1);
    return step;
  }
  Step data(char letter, int count) {
    Step step{.kind = Step::Kind::Data};
    step.edit.letter = letter;
    if (letter == 'E' && (peek() == 'S' || peek() == 'N' || peek() == 'X')) step.edit.second = peek(), ++at_;
    step.edit.width = number(-1);
    if (peek() == '.') {
      ++at_;
      step.edit.digits = number(0);
    }
    if ((letter == 'E' || letter == 'G') && peek() == 'E') {
      ++at_;
      step.edit.exponent = number(2);
    }
    has_data_ = true;
    step.edit.scale = scale_;
    step.edit.plus = plus_;
    edited_ = true;
    repeats_ = std::max(0, count - 1);
    return repeated_ = step;
  }

  std::string_view format_;
  std::size_t at_ = 0, revert_to_ = 0;
  std::vector<Group> groups_;
  Step repeated_, ended_;
  int repeats_ = 0, scale_ = 0;
  bool edited_ = false;  // an item has been edited since the format began, or began again
  bool plus_ = false;
  bool has_data_ = false;  // since the format began, or began again
  std::string error_;
};

// Records with a place to write at, which T and X move.
class Lines {
 public:
  void put(std::string_view text) {
    if (at_ > line_.size()) line_.resize(at_, ' ');
    line_.replace(at_, std::min(text.size(), line_.size() - at_), text);
    at_ += text.size();
  }
  void move_to(std::size_t at) { at_ = at; }
  std::size_t at() const { return at_; }
  void end_record() {
    text_ += line_ + "\n";
    line_.clear();
    at_ = 0;
  }
  std::string take() { return text_ + line_; }

 private:
  std::string text_, line_;
  std::size_t at_ = 0;
};

std::string edited(const Item& item, double part, const Edit& edit, std::string& error) {
  const bool number = item.kind == Item::Kind::Integer;
  switch (edit.letter) {
    case 'I':
      if (number || item.kind == Item::Kind::Logical) return edit_integer(item.integer, edit);
      break;
    case 'Z':
    case 'O':
    case 'B':
      if (number) return edit_bits(static_cast<std::uint64_t>(item.integer), item.bytes, edit);
      break;
    case 'L':
      if (item.kind == Item::Kind::Logical || number)
        return in_field(item.integer != 0 ? "T" : "F", edit.width < 0 ? 2 : edit.width);
      break;
    case 'A':
      if (item.kind == Item::Kind::Character) {
        if (edit.width < 0) return item.text;
        const auto width = static_cast<std::size_t>(edit.width);
        return item.text.size() >= width ? item.text.substr(0, width) : in_field(item.text, edit.width);
      }
      break;
    default:
      if (item.kind == Item::Kind::Real || item.kind == Item::Kind::Complex)
        return edit_real(part, item.bytes, edit);
      if (edit.letter != 'G') break;
      if (number)
        return edit_integer(item.integer,
                            edit.width == 0 ? Edit{} : Edit{.letter = 'I', .width = edit.width});
      if (item.kind == Item::Kind::Logical)
        return in_field(item.integer != 0 ? "T" : "F", std::max(1, edit.width));
      return item.text;
  }
  error = fmt::format("the edit descriptor {} for an item of another type", edit.letter);
  return "";
}

}  // namespace

Formatted format_list(const std::vector<Item>& items) {
  constexpr std::size_t kLineLength = 79;
  std::string text, line;
  bool after_text = false;
  for (const Item& item : items) {
    const bool is_text = item.kind == Item::Kind::Character;
    const std::string word = list_item(item);
    const bool space = line.empty() || !(is_text && after_text);
    after_text = is_text;
    if (!is_text && !line.empty() && line.size() + (space ? 1 : 0) + word.size() > kLineLength) {
      text += line + "\n";
      line.clear();
      line += " ";
    } else if (space) {
      line += " ";
    }
    line += word;
  }
  return {text + (line.empty() && text.empty() ? "" : line), ""};
}

Formatted format_with(std::string_view format, const std::vector<Item>& items) {
  Walker walker(format);
  Lines lines;
  std::string error;
  // A complex number is two reals.
  std::size_t next = 0, part = 0;
  for (;;) {
    const bool more = next < items.size();
    const Step step = walker.next(more);
    switch (step.kind) {
      case Step::Kind::Error: return {lines.take(), step.text};
      case Step::Kind::End: return {lines.take(), ""};
      case Step::Kind::Literal: lines.put(step.text); break;
      case Step::Kind::Slash: lines.end_record(); break;
      case Step::Kind::Colon:
        if (!more) return {lines.take(), ""};
        break;
      case Step::Kind::Skip: lines.move_to(lines.at() + static_cast<std::size_t>(step.count)); break;
      case Step::Kind::Tab: lines.move_to(static_cast<std::size_t>(std::max(1, step.count)) - 1); break;
      case Step::Kind::TabLeft:
        lines.move_to(lines.at() - std::min(lines.at(), static_cast<std::size_t>(step.count)));
        break;
      case Step::Kind::Data: {
        if (!more) return {lines.take(), ""};
        const Item& item = items[next];
        lines.put(edited(item, part == 0 ? item.real : item.imaginary, step.edit, error));
        if (!error.empty()) return {lines.take(), error};
        if (item.kind == Item::Kind::Complex && part == 0) {
          part = 1;
        } else {
          part = 0;
          ++next;
        }
        break;
      }
    }
  }
}

Edit nth_edit(std::string_view format, std::size_t n, std::string& error) {
  Walker walker(format);
  std::size_t skip = 0;
  bool new_record = false;
  for (;;) {
    const Step step = walker.next(true);
    switch (step.kind) {
      case Step::Kind::Error: error = step.text; return {};
      case Step::Kind::Data:
        if (n-- == 0) {
          Edit edit = step.edit;
          edit.skip = skip;
          edit.new_record = new_record;
          return edit;
        }
        skip = 0;
        new_record = false;
        break;
      case Step::Kind::Slash:
        skip = 0;
        new_record = true;
        break;
      case Step::Kind::Skip: skip += static_cast<std::size_t>(step.count); break;
      case Step::Kind::Literal: skip += step.text.size(); break;
      case Step::Kind::Colon:
      case Step::Kind::End: break;
      default: error = "the edit descriptor T in input"; return {};
    }
  }
}

}  // namespace heddle::native::fortran
