#include "native/library/format.h"

#include <algorithm>
#include <cstdio>
#include <optional>

namespace heddle::native {

namespace {

enum class Length : std::uint8_t { None, Char, Short, Long, LongLong, Max, Size, PtrDiff, LongDouble };
enum class ArgumentKind : std::uint8_t { None, Word, Real, LongReal };

struct Argument {
  ArgumentKind kind = ArgumentKind::None;
  std::uint64_t word = 0;
  long double real = 0;
};

struct Directive {
  std::string_view literal;  // what stands before it
  std::string flags;
  // A number, or an argument's index.
  std::optional<int> width, precision;
  int width_argument = -1, precision_argument = -1, argument = -1;
  Length length = Length::None;
  char conversion = 0;  // 0: the end of the format
  std::string_view text;
};

constexpr int kLongest = 1 << 24;  // a field; more is an error of the program or of us

// The format, taken apart. Positions are numbers of arguments whether they are written down or not.
class Parser {
 public:
  Parser(std::string_view format, FormatContext& context) : rest_(format), context_(context) {}

  std::vector<Directive> parse() {
    std::vector<Directive> directives;
    do {
      directives.push_back(directive());
    } while (directives.back().conversion != 0);
    return directives;
  }

 private:
  Directive directive() {
    Directive d;
    const std::size_t percent = std::min(rest_.find('%'), rest_.size());
    d.literal = rest_.substr(0, percent);
    rest_.remove_prefix(percent);
    if (rest_.empty()) return d;
    const std::string_view begin = rest_;
    rest_.remove_prefix(1);
    const int position = this->position();
    while (!rest_.empty() && std::string_view("-+ #0'I").find(rest_[0]) != std::string_view::npos)
      d.flags += take();
    field(&d.width, &d.width_argument);
    if (accept('.')) {
      field(&d.precision, &d.precision_argument);
      if (!d.precision && d.precision_argument < 0) d.precision = 0;
    }
    d.length = length();
    if (rest_.empty()) context_.unsupported("a format that ends within a conversion");
    d.conversion = take();
    d.text = begin.substr(0, begin.size() - rest_.size());
    if (d.conversion == 'C' || d.conversion == 'S') {
      d.length = Length::Long;
      d.conversion = d.conversion == 'C' ? 'c' : 's';
    }
    if (d.conversion != '%' && d.conversion != 'm') d.argument = position >= 0 ? position : next_++;
    return d;
  }

  char take() {
    const char c = rest_[0];
    rest_.remove_prefix(1);
    return c;
  }
  bool accept(char c) {
    if (rest_.empty() || rest_[0] != c) return false;
    rest_.remove_prefix(1);
    return true;
  }
  std::optional<int> number() {
    std::optional<int> n;
    while (!rest_.empty() && rest_[0] >= '0' && rest_[0] <= '9') {
      n = n.value_or(0) * 10 + (take() - '0');
      if (*n > kLongest) context_.unsupported("a field of more than 16 million characters");
    }
    return n;
  }
  int position() {  // "1$": index 0; -1: none
    const std::string_view before = rest_;
    if (!rest_.empty() && rest_[0] != '0')
      if (auto n = number(); n && accept('$')) return *n - 1;
    rest_ = before;
    return -1;
  }
  void field(std::optional<int>* n, int* argument) {
    if (accept('*')) {
      const int p = position();
      *argument = p >= 0 ? p : next_++;
    } else {
      *n = number();
    }
  }
  Length length() {
    if (accept('h')) return accept('h') ? Length::Char : Length::Short;
    if (accept('l')) return accept('l') ? Length::LongLong : Length::Long;
    if (accept('q')) return Length::LongLong;
    if (accept('j')) return Length::Max;
    if (accept('z') || accept('Z')) return Length::Size;
    if (accept('t')) return Length::PtrDiff;
    if (accept('L')) return Length::LongDouble;
    return Length::None;
  }

  std::string_view rest_;
  FormatContext& context_;
  int next_ = 0;
};

// The arguments, fetched in their order: only then is it known where each one is.
std::vector<Argument> fetch(const std::vector<Directive>& directives, Arguments& source,
                            FormatContext& context) {
  std::vector<Argument> arguments;
  const auto use = [&](int index, ArgumentKind kind) {
    if (index < 0) return;
    if (index > 4096) context.unsupported("a format with more than 4096 arguments");
    if (arguments.size() <= static_cast<std::size_t>(index)) arguments.resize(index + 1);
    arguments[index].kind = kind;
  };
  for (const Directive& d : directives) {
    use(d.width_argument, ArgumentKind::Word);
    use(d.precision_argument, ArgumentKind::Word);
    const bool real = std::string_view("aAeEfFgG").find(d.conversion) != std::string_view::npos;
    use(d.argument, !real                            ? ArgumentKind::Word
                    : d.length == Length::LongDouble ? ArgumentKind::LongReal
                                                     : ArgumentKind::Real);
  }
  for (Argument& a : arguments) {
    if (a.kind == ArgumentKind::None) context.unsupported("a format that leaves out an argument");
    if (a.kind == ArgumentKind::Word) a.word = source.word();
    if (a.kind == ArgumentKind::Real) a.real = source.real();
    if (a.kind == ArgumentKind::LongReal) a.real = source.long_real();
  }
  return arguments;
}

class Writer {
 public:
  Writer(const std::vector<Argument>& arguments, FormatContext& context)
      : arguments_(arguments), context_(context) {}

  void write(Directive d) {
    out_.text += d.literal;
    resolve(&d);
    const std::uint64_t word = d.argument >= 0 ? arguments_[d.argument].word : 0;
    switch (d.conversion) {
      case 0: break;
      case '%': out_.text += '%'; break;
      case 'd':
      case 'i': host(d, "j", static_cast<std::intmax_t>(signed_value(word, d.length))); break;
      case 'u':
      case 'o':
      case 'x':
      case 'X': host(d, "j", static_cast<std::uintmax_t>(unsigned_value(word, d.length))); break;
      case 'a':
      case 'A':
      case 'e':
      case 'E':
      case 'f':
      case 'F':
      case 'g':
      case 'G':
        if (d.length == Length::LongDouble)
          host(d, "L", arguments_[d.argument].real);
        else
          host(d, "", static_cast<double>(arguments_[d.argument].real));
        break;
      case 'c':
        if (d.length == Length::Long)
          text(d, narrow({static_cast<char32_t>(word)}));
        else
          text(d, std::string(1, static_cast<char>(word)));
        break;
      case 's': string(d, word); break;
      case 'p': host(d, "", reinterpret_cast<void*>(word)); break;  // NOLINT: never followed
      case 'm': text(d, cut(d, context_.error_text())); break;
      case 'n': out_.counts.push_back({word, size_of(d.length), out_.text.size()}); break;
      default: context_.unsupported("the conversion " + std::string(d.text));
    }
  }
  Formatted result() && { return std::move(out_); }

 private:
  // '*': a negative width is the flag '-', a negative precision is none.
  void resolve(Directive* d) {
    if (d->width_argument >= 0) {
      const auto n = static_cast<std::int32_t>(arguments_[d->width_argument].word);
      if (n < -kLongest || n > kLongest) context_.unsupported("a field of more than 16 million characters");
      if (n < 0) d->flags += '-';
      d->width = n < 0 ? -n : n;
    }
    if (d->precision_argument >= 0) {
      const auto n = static_cast<std::int32_t>(arguments_[d->precision_argument].word);
      if (n > kLongest && d->conversion != 's')
        context_.unsupported("a field of more than 16 million characters");
      if (n >= 0) d->precision = n;
    }
  }

  template <typename T>
  void host(const Directive& d, const char* length, T value) {
    std::string spec = "%" + d.flags;
    if (d.width) spec += std::to_string(*d.width);
    if (d.precision) spec += "." + std::to_string(*d.precision);
    spec += length;
    spec += d.conversion;
    char small[64];
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
    const int n = std::snprintf(small, sizeof small, spec.c_str(), value);
    if (n < static_cast<int>(sizeof small)) {
      out_.text.append(small, n);
      return;
    }
    std::string large(n, '\0');
    std::snprintf(large.data(), n + 1, spec.c_str(), value);
#pragma GCC diagnostic pop
    out_.text += large;
  }

  static std::int64_t signed_value(std::uint64_t word, Length length) {
    switch (length) {
      case Length::None: return static_cast<std::int32_t>(word);
      case Length::Char: return static_cast<std::int8_t>(word);
      case Length::Short: return static_cast<std::int16_t>(word);
      default: return static_cast<std::int64_t>(word);
    }
  }
  static std::uint64_t unsigned_value(std::uint64_t word, Length length) {
    switch (length) {
      case Length::None: return static_cast<std::uint32_t>(word);
      case Length::Char: return static_cast<std::uint8_t>(word);
      case Length::Short: return static_cast<std::uint16_t>(word);
      default: return word;
    }
  }
  static std::uint32_t size_of(Length length) {
    return length == Length::None ? 4 : length == Length::Char ? 1 : length == Length::Short ? 2 : 8;
  }

  void string(const Directive& d, Ptr p) {
    if (p == 0) {  // not C, but what glibc does and programs rely on
      text(d, !d.precision || *d.precision >= 6 ? "(null)" : "");
    } else if (d.length == Length::Long) {
      text(d, narrow(context_.wide_string(p, d.precision ? *d.precision : ~std::uint64_t{0})));
    } else {
      text(d, d.precision ? context_.c_string(p, *d.precision) : context_.c_string(p));
    }
  }
  static std::string cut(const Directive& d, std::string text) {
    if (d.precision && text.size() > static_cast<std::size_t>(*d.precision)) text.resize(*d.precision);
    return text;
  }
  std::string narrow(const std::u32string& wide) {
    std::string text;
    for (const char32_t c : wide) {
      if (c > 0x7f) context_.unsupported("wide characters outside of ASCII");
      text += static_cast<char>(c);
    }
    return text;
  }
  void text(const Directive& d, std::string_view text) {
    const std::size_t width = d.width.value_or(0);
    const std::size_t padding = width > text.size() ? width - text.size() : 0;
    const bool left = d.flags.find('-') != std::string::npos;
    if (!left) out_.text.append(padding, ' ');
    out_.text += text;
    if (left) out_.text.append(padding, ' ');
  }

  const std::vector<Argument>& arguments_;
  FormatContext& context_;
  Formatted out_;
};

}  // namespace

Formatted format(std::string_view format, Arguments& arguments, FormatContext& context) {
  const std::vector<Directive> directives = Parser(format, context).parse();
  const std::vector<Argument> values = fetch(directives, arguments, context);
  Writer writer(values, context);
  for (const Directive& d : directives) writer.write(d);
  return std::move(writer).result();
}

}  // namespace heddle::native
