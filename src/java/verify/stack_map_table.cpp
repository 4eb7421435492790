#include "java/verify/stack_map_table.h"

#include <span>

#include "java/classfile/opcode.h"

namespace heddle::java {
namespace {

using Tag = VType::Tag;

// A forged table can repeat a frame of 65535 locals that often. Compilers stay far below.
constexpr std::size_t kMaxSlots = std::size_t{1} << 23;

[[noreturn]] void malformed(const char* what, VerifyFailure::Kind kind = VerifyFailure::Kind::Unreadable) {
  throw VerifyFailure{kind, std::string("StackMapTable format error: ") + what};
}

class TableReader {
 public:
  TableReader(const ClassFile& file, const CodeAttribute& code, const VFrame& entry,
              const std::vector<std::uint8_t>& starts)
      : file_(file), code_(code), starts_(starts), left_(code.stack_map), previous_(entry) {}

  std::vector<StackMapEntry> read() {
    std::vector<StackMapEntry> entries;
    const unsigned count = u2();
    std::int64_t pc = -1;
    std::size_t slots = 0;
    for (unsigned i = 0; i < count; ++i) {
      pc += read_frame() + 1;
      if (pc >= static_cast<std::int64_t>(starts_.size()) || starts_[static_cast<std::size_t>(pc)] == 0)
        throw VerifyFailure{VerifyFailure::Kind::Verify, "StackMapTable error: bad offset"};
      slots += previous_.locals.size() + previous_.stack.size();
      if (slots > kMaxSlots)
        throw VerifyFailure{VerifyFailure::Kind::Unsupported, "its frames are too large for its code"};
      entries.push_back({static_cast<std::uint16_t>(pc), previous_});
    }
    if (!left_.empty()) malformed("wrong attribute size");
    return entries;
  }

 private:
  // Brings previous_ up to date; returns the offset delta.
  unsigned read_frame() {
    const unsigned type = u1();
    previous_.stack.clear();
    unsigned delta = 0;
    if (type < 64) {
      delta = type;
    } else if (type < 128) {
      delta = type - 64;
      push(previous_.stack, code_.max_stack);
    } else if (type < 247) {
      malformed("reserved frame type");
    } else {
      delta = u2();
      if (type == 247) {
        push(previous_.stack, code_.max_stack);
      } else if (type <= 251) {
        chop(251 - type);
      } else if (type < 255) {
        for (unsigned more = type - 251; more > 0; --more) push(previous_.locals, code_.max_locals);
      } else {
        previous_.locals.clear();
        for (unsigned locals = u2(); locals > 0; --locals) push(previous_.locals, code_.max_locals);
        for (unsigned stack = u2(); stack > 0; --stack) push(previous_.stack, code_.max_stack);
      }
    }
    previous_.this_uninitialised = holds_uninitialised_this();
    return delta;
  }

  void chop(unsigned count) {
    for (; count > 0; --count) {
      if (previous_.locals.empty()) malformed("bad type array size", VerifyFailure::Kind::Format);
      const bool two = previous_.locals.back().is_second_half();
      previous_.locals.pop_back();
      if (two) previous_.locals.pop_back();
    }
  }

  void push(std::vector<VType>& to, std::size_t limit) {
    const VType type = read_type();
    to.push_back(type);
    if (type.is_first_half()) to.push_back(type.second_half());
    if (to.size() > limit) malformed("bad type array size", VerifyFailure::Kind::Format);
  }

  VType read_type() {
    static constexpr Tag kPlain[] = {
        Tag::Top, Tag::Int, Tag::Float, Tag::Double, Tag::Long, Tag::Null, Tag::UninitialisedThis};
    const unsigned tag = u1();
    if (tag < std::size(kPlain)) return VType::of(kPlain[tag]);
    if (tag > 8) malformed("bad verification type");
    const std::uint16_t operand = u2();
    if (tag == 7) {
      if (operand >= file_.cp.size() || file_.cp[operand].tag != CpTag::Class) malformed("bad class index");
      return VType::object(file_.class_name(operand));
    }
    if (operand >= starts_.size() || starts_[operand] == 0 || code_.code[operand] != bytecode::op_new)
      malformed("bad offset for Uninitialized", VerifyFailure::Kind::Format);
    return VType::made_at(operand);
  }

  bool holds_uninitialised_this() const {
    for (const auto* slots : {&previous_.locals, &previous_.stack})
      for (const VType& type : *slots)
        if (type.is(Tag::UninitialisedThis)) return true;
    return false;
  }

  unsigned u1() {
    if (left_.empty()) malformed("access beyond the end of attribute");
    const unsigned value = left_[0];
    left_ = left_.subspan(1);
    return value;
  }
  std::uint16_t u2() {
    const unsigned high = u1();
    return static_cast<std::uint16_t>(high << 8 | u1());
  }

  const ClassFile& file_;
  const CodeAttribute& code_;
  const std::vector<std::uint8_t>& starts_;
  std::span<const std::uint8_t> left_;
  VFrame previous_;
};

}  // namespace

std::vector<StackMapEntry> read_stack_map(const ClassFile& file, const CodeAttribute& code,
                                          const VFrame& entry, const std::vector<std::uint8_t>& starts) {
  if (code.stack_map.empty()) return {};
  return TableReader(file, code, entry, starts).read();
}

}  // namespace heddle::java
