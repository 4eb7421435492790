#include "class_layout.h"

#include <string_view>

#include "java/classfile/class_file.h"

namespace heddle::fuzz {
namespace {

struct Damaged {};

constexpr std::size_t kMostAttributes = 10'000;  // those of damaged files may lie in each other

class Walk {
 public:
  explicit Walk(std::span<const std::uint8_t> file) : file_(file) {}

  ClassLayout layout;

  void whole_file() {
    skip(4);
    number();  // versions
    number();
    constants();
    number();  // access flags
    index();
    index();
    for (std::size_t left = number(); left > 0; --left) index();
    members();
    members();
    attributes({});
  }

 private:
  std::size_t read(std::size_t at, std::size_t bytes) const {
    if (at + bytes > file_.size()) throw Damaged{};
    std::size_t value = 0;
    for (std::size_t i = 0; i < bytes; ++i) value = value << 8 | file_[at + i];
    return value;
  }
  void skip(std::size_t bytes) {
    if (bytes > file_.size() - at_) throw Damaged{};
    at_ += bytes;
  }
  std::size_t number() {
    const std::size_t value = read(at_, 2);
    layout.numbers.push_back(at_);
    at_ += 2;
    return value;
  }
  std::size_t index() {
    const std::size_t value = read(at_, 2);
    layout.indices.push_back(at_);
    at_ += 2;
    return value;
  }

  void constants() {
    const std::size_t count = number();
    layout.constants.push_back({0, {at_, at_}});
    while (layout.constants.size() < count) constant();
  }

  void constant() {
    const auto tag = static_cast<std::uint8_t>(read(at_, 1));
    skip(1);
    std::size_t begin = at_;
    switch (tag) {
      case 1:  // Utf8
        begin += 2;
        skip(2 + read(at_, 2));
        break;
      case 7:
      case 8:
      case 16:
      case 19:
      case 20: index(); break;
      case 9:
      case 10:
      case 11:
      case 12:
        index();
        index();
        break;
      case 15:
        skip(1);
        index();
        break;  // MethodHandle: its kind first
      case 17:
      case 18:
        skip(2);
        index();
        break;  // dynamic: the number of a bootstrap method first
      case 5:
      case 6: skip(8); break;
      default: skip(4); break;
    }
    layout.constants.push_back({tag, {begin, at_}});
    if (tag == 5 || tag == 6) layout.constants.push_back({0, {at_, at_}});
  }

  void members() {
    for (std::size_t left = number(); left > 0; --left) {
      number();
      index();
      index();
      attributes({});
    }
  }

  bool is_called(std::size_t name, std::string_view expected) const {
    if (name >= layout.constants.size() || layout.constants[name].tag != 1) return false;
    const ClassLayout::Range body = layout.constants[name].body;
    return std::string_view(reinterpret_cast<const char*>(file_.data()) + body.begin,
                            body.end - body.begin) == expected;
  }

  void attributes(const std::vector<std::size_t>& around) {
    const std::size_t count_at = at_;
    for (std::size_t left = number(); left > 0; --left) attribute(count_at, around);
  }

  void attribute(std::size_t count_at, std::vector<std::size_t> around) {
    const std::size_t begin = at_, name = index(), length_at = at_, length = read(at_, 4);
    skip(4);
    const std::size_t body = at_;
    skip(length);
    layout.attributes.push_back({{begin, at_}, count_at, around});
    if (layout.attributes.size() > kMostAttributes) throw Damaged{};
    const std::size_t behind = at_;
    at_ = body;
    around.push_back(length_at);
    if (is_called(name, "Code")) {
      code(around);
    } else {
      while (at_ + 2 <= behind) number();  // what exactly is not worth knowing
    }
    at_ = behind;
  }

  void code(const std::vector<std::size_t>& around) {
    number();  // stack
    number();  // locals
    const std::size_t length = read(at_, 4);
    skip(4);
    const std::size_t begin = at_;
    skip(length);
    layout.code.push_back({begin, at_});
    instructions(file_.subspan(begin, length), begin);
    for (std::size_t left = 4 * number(); left > 0; --left) number();  // exception table
    attributes(around);
  }

  void instructions(std::span<const std::uint8_t> code, std::size_t begin) {
    for (std::size_t pc = 0; pc < code.size();) {
      layout.instructions.push_back(begin + pc);
      const std::size_t length = java::instruction_length(code, pc);
      if (length == 0) return;
      // getstatic and the like: what they name is a constant.
      if (code[pc] >= 0xb2 && code[pc] <= 0xc1 && length >= 3 && code[pc] != 0xbc)
        layout.indices.push_back(begin + pc + 1);
      pc += length;
    }
  }

  std::span<const std::uint8_t> file_;
  std::size_t at_ = 0;
};

}  // namespace

ClassLayout layout_of(std::span<const std::uint8_t> file) {
  Walk walk(file);
  try {
    walk.whole_file();
  } catch (const Damaged&) {
    // What was found is enough.
  }
  return std::move(walk.layout);
}

}  // namespace heddle::fuzz
