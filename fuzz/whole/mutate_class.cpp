#include <algorithm>
#include <string_view>

#include "java/classfile/class_file.h"
#include "mutate.h"

namespace heddle::fuzz {
namespace {

using Range = ClassLayout::Range;

// Names, types and attributes that mean something to a JVM.
constexpr std::string_view kTexts[] = {"I",
                                       "J",
                                       "D",
                                       "Z",
                                       "[I",
                                       "[[J",
                                       "()V",
                                       "(I)V",
                                       "()I",
                                       "(J)J",
                                       "()Ljava/lang/Object;",
                                       "Ljava/lang/Object;",
                                       "Ljava/lang/String;",
                                       "java/lang/Object",
                                       "java/lang/String",
                                       "java/lang/Thread",
                                       "java/lang/Throwable",
                                       "java/lang/Runnable",
                                       "java/lang/Class",
                                       "java/lang/Integer",
                                       "java/lang/Error",
                                       "java/lang/Enum",
                                       "java/lang/Record",
                                       "java/lang/System",
                                       "java/lang/Math",
                                       "Main",
                                       "[LMain;",
                                       "LMain;",
                                       "<init>",
                                       "<clinit>",
                                       "run",
                                       "main",
                                       "wait",
                                       "notify",
                                       "notifyAll",
                                       "start",
                                       "join",
                                       "interrupt",
                                       "sleep",
                                       "clone",
                                       "finalize",
                                       "getClass",
                                       "hashCode",
                                       "toString",
                                       "equals",
                                       "exit",
                                       "Code",
                                       "ConstantValue",
                                       "StackMapTable",
                                       "Exceptions",
                                       "Signature",
                                       "BootstrapMethods",
                                       "NestHost",
                                       "NestMembers",
                                       "PermittedSubclasses",
                                       "Record",
                                       "Synthetic",
                                       "LineNumberTable",
                                       "LocalVariableTable",
                                       "InnerClasses",
                                       "EnclosingMethod",
                                       "",
                                       "a/b",
                                       "\xc0\x80",
                                       "\xed\xa0\x80"};
constexpr std::size_t kSizes[] = {0, 1, 2, 3, 4, 7, 8, 255, 256, 0x7fff, 0x8000, 0xffff};

class ClassMutation {
 public:
  ClassMutation(Bytes& file, Chance& chance) : file_(file), chance_(chance), layout_(layout_of(file)) {}

  void change_once() {
    switch (chance_.below(12)) {
      case 0:
      case 1:
      case 2: instruction(); break;
      case 3: operand(); break;
      case 4:
      case 5: index(); break;
      case 6: text(); break;
      case 7: number(); break;
      case 8: remove_attribute(); break;
      case 9: repeat_attribute(); break;
      case 10: other_code(); break;
      default: constant(); break;
    }
  }

 private:
  std::size_t get(std::size_t at, std::size_t bytes) const {
    std::size_t value = 0;
    for (std::size_t i = 0; i < bytes; ++i) value = value << 8 | file_[at + i];
    return value;
  }
  void put(std::size_t at, std::size_t value, std::size_t bytes) {
    for (std::size_t i = bytes; i > 0; --i, value >>= 8) file_[at + i - 1] = static_cast<std::uint8_t>(value);
  }
  std::ptrdiff_t offset(std::size_t at) const { return static_cast<std::ptrdiff_t>(at); }
  void replace(Range range, const Bytes& bytes) {
    file_.erase(file_.begin() + offset(range.begin), file_.begin() + offset(range.end));
    file_.insert(file_.begin() + offset(range.begin), bytes.begin(), bytes.end());
  }
  Bytes copy(Range range) const {
    return {file_.begin() + offset(range.begin), file_.begin() + offset(range.end)};
  }

  // Most often one that is as long, so that what follows keeps its meaning.
  void instruction() {
    if (layout_.instructions.empty()) return;
    const std::size_t at = chance_.of(layout_.instructions);
    const std::span<const std::uint8_t> rest = std::span<const std::uint8_t>(file_).subspan(at);
    const std::size_t length = java::instruction_length(rest, 0);
    for (int tries = 0; tries < 50; ++tries) {
      file_[at] = static_cast<std::uint8_t>(chance_.below(202));
      if (chance_.one_in(20) || java::instruction_length(rest, 0) == length) return;
    }
  }

  void operand() {
    if (layout_.code.empty()) return;
    const Range code = chance_.of(layout_.code);
    if (code.begin == code.end) return;
    std::uint8_t& byte = file_[code.begin + chance_.below(code.end - code.begin)];
    byte = chance_.one_in(2) ? static_cast<std::uint8_t>(chance_.below(8))
                             : static_cast<std::uint8_t>(byte ^ 1 << chance_.below(8));
  }

  // Another constant, most often of the same kind.
  void index() {
    if (layout_.indices.empty() || layout_.constants.size() < 2) return;
    const std::size_t at = chance_.of(layout_.indices), old = get(at, 2);
    const std::uint8_t tag = old < layout_.constants.size() ? layout_.constants[old].tag : 0;
    std::size_t chosen = chance_.below(layout_.constants.size());
    for (int tries = 0; tries < 50 && layout_.constants[chosen].tag != tag && !chance_.one_in(40); ++tries)
      chosen = chance_.below(layout_.constants.size());
    put(at, chosen, 2);
  }

  void text() {
    std::vector<Range> texts;
    for (const ClassLayout::Constant& c : layout_.constants)
      if (c.tag == 1) texts.push_back(c.body);
    if (texts.empty()) return;
    const Range place = chance_.of(texts);
    const std::string_view known = chance_.of(kTexts);
    Bytes bytes = chance_.one_in(3) ? copy(chance_.of(texts)) : Bytes(known.begin(), known.end());
    if (chance_.one_in(4)) bytes = mutate_bytes(copy(place), bytes, chance_);
    bytes.resize(std::min<std::size_t>(bytes.size(), 0xffff));
    put(place.begin - 2, bytes.size(), 2);
    replace(place, bytes);
  }

  void number() {
    if (layout_.numbers.empty()) return;
    const std::size_t at = chance_.of(layout_.numbers), old = get(at, 2);
    switch (chance_.below(3)) {
      case 0: put(at, chance_.of(kSizes), 2); break;
      case 1: put(at, old ^ std::size_t{1} << chance_.below(16), 2); break;
      default: put(at, old + chance_.below(5) - 2, 2); break;
    }
  }

  void constant() {
    if (layout_.constants.empty()) return;
    const ClassLayout::Constant& c = chance_.of(layout_.constants);
    if (c.tag == 0 || c.body.begin == c.body.end) return;
    if (c.tag != 1 && chance_.one_in(4)) {
      file_[c.body.begin - 1] = static_cast<std::uint8_t>(chance_.below(21));
    } else {
      file_[c.body.begin + chance_.below(c.body.end - c.body.begin)] ^=
          static_cast<std::uint8_t>(1 << chance_.below(8));
    }
  }

  // The lengths around a place, after something was put in or taken out there.
  void grow(const std::vector<std::size_t>& lengths_at, std::size_t by) {
    for (const std::size_t at : lengths_at) put(at, get(at, 4) + by, 4);
  }

  void remove_attribute() {
    if (layout_.attributes.empty()) return;
    const ClassLayout::Attribute attribute = chance_.of(layout_.attributes);
    put(attribute.count_at, get(attribute.count_at, 2) - 1, 2);
    grow(attribute.inside_of, attribute.whole.begin - attribute.whole.end);
    replace(attribute.whole, {});
  }

  void repeat_attribute() {
    if (layout_.attributes.empty()) return;
    const ClassLayout::Attribute place = chance_.of(layout_.attributes);
    const Bytes bytes = copy(chance_.one_in(2) ? place.whole : chance_.of(layout_.attributes).whole);
    put(place.count_at, get(place.count_at, 2) + 1, 2);
    grow(place.inside_of, bytes.size());
    replace({place.whole.begin, place.whole.begin}, bytes);
  }

  // A method gets the attribute of another, most often its code.
  void other_code() {
    std::vector<ClassLayout::Attribute> outer;
    for (const ClassLayout::Attribute& a : layout_.attributes)
      if (a.inside_of.empty()) outer.push_back(a);
    if (outer.empty()) return;
    const ClassLayout::Attribute place = chance_.of(outer);
    for (int tries = 0; tries < 20; ++tries) {
      const Range from = chance_.of(outer).whole;
      if (get(from.begin, 2) != get(place.whole.begin, 2)) continue;
      replace(place.whole, copy(from));
      return;
    }
  }

  Bytes& file_;
  Chance& chance_;
  const ClassLayout layout_;
};

}  // namespace

Bytes mutate_class(Bytes input, const Bytes& other, Chance& chance) {
  if (chance.one_in(12)) return mutate_bytes(std::move(input), other, chance);
  static constexpr std::size_t kTimes[] = {1, 1, 1, 1, 2, 2, 4};
  for (std::size_t left = chance.of(kTimes); left > 0; --left) ClassMutation(input, chance).change_once();
  return input;
}

}  // namespace heddle::fuzz
