#include "java/interp/translate.h"

#include <algorithm>
#include <deque>

#include "base/check.h"
#include "java/interp/interpreter.h"
#include "java/vm.h"

namespace heddle::java {
namespace {

// Methods are translated once and live to the end of the process; so do their tables.
SwitchTable* new_table() {
  static std::deque<SwitchTable> all;
  return &all.emplace_back();
}

class Translator {
 public:
  Translator(Vm& vm, Method& method)
      : vm_(vm), method_(method), attribute_(method.info->code), code_(attribute_.code) {}

  void run() {
    index_.assign(code_.size() + 1, ~std::uint32_t{0});
    for (std::size_t pc = 0; pc < code_.size();) {
      index_[pc] = static_cast<std::uint32_t>(method_.bci.size());
      method_.bci.push_back(static_cast<std::uint16_t>(pc));
      std::size_t length = instruction_length(code_, pc);
      HEDDLE_CHECK(length != 0, "unchecked bytecode reached the translator");
      pc += length;
    }
    index_[code_.size()] = static_cast<std::uint32_t>(method_.bci.size());
    std::vector<Insn> out;
    out.reserve(method_.bci.size() + 1);
    for (std::uint16_t pc : method_.bci) out.push_back(one(pc));
    for (const ExceptionHandler& h : attribute_.handlers)
      method_.handlers.push_back({index_[h.start_pc], index_[h.end_pc], index_[h.handler_pc], h.catch_type});
    method_.code = std::move(out);
  }

 private:
  std::uint8_t u1(std::size_t at) const { return code_[at]; }
  std::uint16_t u2(std::size_t at) const {
    return static_cast<std::uint16_t>((code_[at] << 8) | code_[at + 1]);
  }
  std::int16_t s2(std::size_t at) const { return static_cast<std::int16_t>(u2(at)); }
  std::int32_t s4(std::size_t at) const {
    return static_cast<std::int32_t>((std::uint32_t{u2(at)} << 16) | u2(at + 2));
  }
  std::int32_t target(std::size_t pc, std::int32_t offset) const {
    return static_cast<std::int32_t>(
        index_[static_cast<std::size_t>(static_cast<std::int64_t>(pc) + offset)]);
  }
  static Insn make(Op op, unsigned a = 0, std::int32_t b = 0, std::int64_t j = 0) {
    Insn insn;
    insn.op = op;
    insn.a = static_cast<std::uint16_t>(a);
    insn.b = b;
    insn.j = j;
    return insn;
  }
  Insn site(Op op, unsigned a, std::int64_t j, std::size_t pc) {
    SiteId id = vm_.heap.new_site(&method_, static_cast<std::uint16_t>(pc));
    vm_.interpreter->assume_of_site(id);
    return make(op, a, static_cast<std::int32_t>(id), j);
  }

  Insn constant(std::uint16_t index) {
    const CpEntry& e = method_.holder->file->cp[index];
    switch (e.tag) {
      case CpTag::Integer:
      case CpTag::Float: return make(Op::PushInt, 0, static_cast<std::int32_t>(e.bits));
      case CpTag::Long:
      case CpTag::Double: return make(Op::PushLong, 0, 0, static_cast<std::int64_t>(e.bits));
      default: return make(Op::LoadConstant, 0, index);
    }
  }

  Insn table_switch(std::size_t pc) {
    std::size_t at = (pc + 4) & ~std::size_t{3};
    SwitchTable* table = new_table();
    table->fallback = static_cast<std::uint32_t>(target(pc, s4(at)));
    table->low = s4(at + 4);
    std::int64_t n = std::int64_t{s4(at + 8)} - table->low + 1;
    for (std::int64_t i = 0; i < n; ++i)
      table->targets.push_back(
          static_cast<std::uint32_t>(target(pc, s4(at + 12 + 4 * static_cast<std::size_t>(i)))));
    Insn insn = make(Op::TableSwitch);
    insn.pointer = table;
    return insn;
  }

  Insn lookup_switch(std::size_t pc) {
    std::size_t at = (pc + 4) & ~std::size_t{3};
    SwitchTable* table = new_table();
    table->fallback = static_cast<std::uint32_t>(target(pc, s4(at)));
    std::int32_t n = s4(at + 4);
    for (std::int32_t i = 0; i < n; ++i) {
      table->keys.push_back(s4(at + 8 + 8 * static_cast<std::size_t>(i)));
      table->targets.push_back(
          static_cast<std::uint32_t>(target(pc, s4(at + 12 + 8 * static_cast<std::size_t>(i)))));
    }
    Insn insn = make(Op::LookupSwitch);
    insn.pointer = table;
    return insn;
  }

  Insn wide(std::size_t pc) {
    std::uint8_t op = u1(pc + 1);
    std::uint16_t local = u2(pc + 2);
    switch (op) {
      case 0x15:
      case 0x17:
      case 0x19: return make(Op::Load, local);
      case 0x16:
      case 0x18: return make(Op::Load2, local);
      case 0x36:
      case 0x38:
      case 0x3a: return make(Op::Store, local);
      case 0x37:
      case 0x39: return make(Op::Store2, local);
      case 0x84: return make(Op::IInc, local, s2(pc + 4));
      default: return make(Op::Unsupported);
    }
  }

  Insn one(std::size_t pc);

  Vm& vm_;
  Method& method_;
  const CodeAttribute& attribute_;
  const std::vector<std::uint8_t>& code_;
  std::vector<std::uint32_t> index_;
};

Insn Translator::one(std::size_t pc) {
  std::uint8_t op = code_[pc];
  switch (op) {
    case 0x00: return make(Op::Nop);
    case 0x01: return make(Op::PushInt, 0, 0);
    case 0x02:
    case 0x03:
    case 0x04:
    case 0x05:
    case 0x06:
    case 0x07:
    case 0x08: return make(Op::PushInt, 0, op - 3);
    case 0x09:
    case 0x0a: return make(Op::PushLong, 0, 0, op - 9);
    case 0x0b: return make(Op::PushInt, 0, 0);
    case 0x0c: return make(Op::PushInt, 0, 0x3f800000);
    case 0x0d: return make(Op::PushInt, 0, 0x40000000);
    case 0x0e: return make(Op::PushLong);
    case 0x0f: return make(Op::PushLong, 0, 0, 0x3ff0000000000000);
    case 0x10: return make(Op::PushInt, 0, static_cast<std::int8_t>(u1(pc + 1)));
    case 0x11: return make(Op::PushInt, 0, s2(pc + 1));
    case 0x12: return constant(u1(pc + 1));
    case 0x13:
    case 0x14: return constant(u2(pc + 1));
    case 0x15:
    case 0x17:
    case 0x19: return make(Op::Load, u1(pc + 1));
    case 0x16:
    case 0x18: return make(Op::Load2, u1(pc + 1));
    case 0x1a:
    case 0x1b:
    case 0x1c:
    case 0x1d: return make(Op::Load, op - 0x1au);
    case 0x1e:
    case 0x1f:
    case 0x20:
    case 0x21: return make(Op::Load2, op - 0x1eu);
    case 0x22:
    case 0x23:
    case 0x24:
    case 0x25: return make(Op::Load, op - 0x22u);
    case 0x26:
    case 0x27:
    case 0x28:
    case 0x29: return make(Op::Load2, op - 0x26u);
    case 0x2a:
    case 0x2b:
    case 0x2c:
    case 0x2d: return make(Op::Load, op - 0x2au);
    case 0x2e:
    case 0x30: return make(Op::ArrayLoadInt);
    case 0x2f:
    case 0x31: return make(Op::ArrayLoadLong);
    case 0x32: return make(Op::ArrayLoadRef);
    case 0x33: return make(Op::ArrayLoadByte);
    case 0x34: return make(Op::ArrayLoadChar);
    case 0x35: return make(Op::ArrayLoadShort);
    case 0x36:
    case 0x38:
    case 0x3a: return make(Op::Store, u1(pc + 1));
    case 0x37:
    case 0x39: return make(Op::Store2, u1(pc + 1));
    case 0x3b:
    case 0x3c:
    case 0x3d:
    case 0x3e: return make(Op::Store, op - 0x3bu);
    case 0x3f:
    case 0x40:
    case 0x41:
    case 0x42: return make(Op::Store2, op - 0x3fu);
    case 0x43:
    case 0x44:
    case 0x45:
    case 0x46: return make(Op::Store, op - 0x43u);
    case 0x47:
    case 0x48:
    case 0x49:
    case 0x4a: return make(Op::Store2, op - 0x47u);
    case 0x4b:
    case 0x4c:
    case 0x4d:
    case 0x4e: return make(Op::Store, op - 0x4bu);
    case 0x4f:
    case 0x51: return make(Op::ArrayStoreInt);
    case 0x50:
    case 0x52: return make(Op::ArrayStoreLong);
    case 0x53: return make(Op::ArrayStoreRef);
    case 0x54: return make(Op::ArrayStoreByte);
    case 0x55:
    case 0x56: return make(Op::ArrayStoreChar);
    case 0x57: return make(Op::Pop);
    case 0x58: return make(Op::Pop2);
    case 0x59: return make(Op::Dup);
    case 0x5a: return make(Op::DupX1);
    case 0x5b: return make(Op::DupX2);
    case 0x5c: return make(Op::Dup2);
    case 0x5d: return make(Op::Dup2X1);
    case 0x5e: return make(Op::Dup2X2);
    case 0x5f: return make(Op::Swap);
    case 0x60: return make(Op::IAdd);
    case 0x61: return make(Op::LAdd);
    case 0x62: return make(Op::FAdd);
    case 0x63: return make(Op::DAdd);
    case 0x64: return make(Op::ISub);
    case 0x65: return make(Op::LSub);
    case 0x66: return make(Op::FSub);
    case 0x67: return make(Op::DSub);
    case 0x68: return make(Op::IMul);
    case 0x69: return make(Op::LMul);
    case 0x6a: return make(Op::FMul);
    case 0x6b: return make(Op::DMul);
    case 0x6c: return make(Op::IDiv);
    case 0x6d: return make(Op::LDiv);
    case 0x6e: return make(Op::FDiv);
    case 0x6f: return make(Op::DDiv);
    case 0x70: return make(Op::IRem);
    case 0x71: return make(Op::LRem);
    case 0x72: return make(Op::FRem);
    case 0x73: return make(Op::DRem);
    case 0x74: return make(Op::INeg);
    case 0x75: return make(Op::LNeg);
    case 0x76: return make(Op::FNeg);
    case 0x77: return make(Op::DNeg);
    case 0x78: return make(Op::IShl);
    case 0x79: return make(Op::LShl);
    case 0x7a: return make(Op::IShr);
    case 0x7b: return make(Op::LShr);
    case 0x7c: return make(Op::IUshr);
    case 0x7d: return make(Op::LUshr);
    case 0x7e: return make(Op::IAnd);
    case 0x7f: return make(Op::LAnd);
    case 0x80: return make(Op::IOr);
    case 0x81: return make(Op::LOr);
    case 0x82: return make(Op::IXor);
    case 0x83: return make(Op::LXor);
    case 0x84: return make(Op::IInc, u1(pc + 1), static_cast<std::int8_t>(u1(pc + 2)));
    case 0x85: return make(Op::I2L);
    case 0x86: return make(Op::I2F);
    case 0x87: return make(Op::I2D);
    case 0x88: return make(Op::L2I);
    case 0x89: return make(Op::L2F);
    case 0x8a: return make(Op::L2D);
    case 0x8b: return make(Op::F2I);
    case 0x8c: return make(Op::F2L);
    case 0x8d: return make(Op::F2D);
    case 0x8e: return make(Op::D2I);
    case 0x8f: return make(Op::D2L);
    case 0x90: return make(Op::D2F);
    case 0x91: return make(Op::I2B);
    case 0x92: return make(Op::I2C);
    case 0x93: return make(Op::I2S);
    case 0x94: return make(Op::LCmp);
    case 0x95: return make(Op::FCmpL);
    case 0x96: return make(Op::FCmpG);
    case 0x97: return make(Op::DCmpL);
    case 0x98: return make(Op::DCmpG);
    case 0x99:
    case 0xc6: return make(Op::IfEq, 0, target(pc, s2(pc + 1)));
    case 0x9a:
    case 0xc7: return make(Op::IfNe, 0, target(pc, s2(pc + 1)));
    case 0x9b: return make(Op::IfLt, 0, target(pc, s2(pc + 1)));
    case 0x9c: return make(Op::IfGe, 0, target(pc, s2(pc + 1)));
    case 0x9d: return make(Op::IfGt, 0, target(pc, s2(pc + 1)));
    case 0x9e: return make(Op::IfLe, 0, target(pc, s2(pc + 1)));
    case 0x9f:
    case 0xa5: return make(Op::IfICmpEq, 0, target(pc, s2(pc + 1)));
    case 0xa0:
    case 0xa6: return make(Op::IfICmpNe, 0, target(pc, s2(pc + 1)));
    case 0xa1: return make(Op::IfICmpLt, 0, target(pc, s2(pc + 1)));
    case 0xa2: return make(Op::IfICmpGe, 0, target(pc, s2(pc + 1)));
    case 0xa3: return make(Op::IfICmpGt, 0, target(pc, s2(pc + 1)));
    case 0xa4: return make(Op::IfICmpLe, 0, target(pc, s2(pc + 1)));
    case 0xa7: return make(Op::Goto, 0, target(pc, s2(pc + 1)));
    case 0xc8: return make(Op::Goto, 0, target(pc, s4(pc + 1)));
    case 0xaa: return table_switch(pc);
    case 0xab: return lookup_switch(pc);
    case 0xac:
    case 0xae:
    case 0xb0: return make(Op::Return1);
    case 0xad:
    case 0xaf: return make(Op::Return2);
    case 0xb1: return make(Op::Return);
    case 0xb2: return make(Op::GetStatic, 0, u2(pc + 1));
    case 0xb3: return make(Op::PutStatic, 0, u2(pc + 1));
    case 0xb4: return make(Op::GetField, 0, u2(pc + 1));
    case 0xb5: return make(Op::PutField, 0, u2(pc + 1));
    case 0xb6: return make(Op::InvokeVirtual, 0, u2(pc + 1));
    case 0xb7: return make(Op::InvokeSpecial, 0, u2(pc + 1));
    case 0xb8: return make(Op::InvokeStatic, 0, u2(pc + 1));
    case 0xb9: return make(Op::InvokeInterface, 0, u2(pc + 1));
    case 0xba: return make(Op::InvokeDynamic, 0, u2(pc + 1));
    case 0xbb: return site(Op::New, u2(pc + 1), 0, pc);
    case 0xbc: return site(Op::NewArray, u1(pc + 1), 0, pc);
    case 0xbd: return site(Op::ANewArray, u2(pc + 1), 0, pc);
    case 0xbe: return make(Op::ArrayLength);
    case 0xbf: return make(Op::AThrow);
    case 0xc0: return make(Op::CheckCast, 0, u2(pc + 1));
    case 0xc1: return make(Op::InstanceOf, 0, u2(pc + 1));
    case 0xc2: return make(Op::MonitorEnter);
    case 0xc3: return make(Op::MonitorExit);
    case 0xc4: return wide(pc);
    case 0xc5: return site(Op::MultiANewArray, u2(pc + 1), u1(pc + 3), pc);
    default: return make(Op::Unsupported);  // jsr, ret, jsr_w
  }
}

}  // namespace

void translate(Vm& vm, Method& method) {
  Translator(vm, method).run();
}

}  // namespace heddle::java
