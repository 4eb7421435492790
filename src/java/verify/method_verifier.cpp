#include "java/verify/method_verifier.h"

#include <fmt/format.h>

#include <algorithm>

#include "java/classfile/opcode.h"

namespace heddle::java {

using namespace bytecode;

namespace {

using Tag = VType::Tag;
constexpr std::size_t kMaxSlots = std::size_t{1} << 23;  // see stack_map_table.cpp

bool covers(const ExceptionHandler& handler, std::size_t pc) {
  return handler.start_pc <= pc && pc < handler.end_pc;
}

VType caught_by(const ClassFile& file, const ExceptionHandler& handler) {
  return VType::object(handler.catch_type == 0 ? "java/lang/Throwable" : file.class_name(handler.catch_type));
}

bool stores_local(const std::vector<std::uint8_t>& code, std::size_t pc) {
  const std::uint8_t opcode = code[pc] == op_wide ? code[pc + 1] : code[pc];
  return opcode >= op_istore && opcode <= op_astore_3;
}

[[noreturn]] void fail_format(std::string message) {
  throw VerifyFailure{VerifyFailure::Kind::Format, std::move(message)};
}

}  // namespace

TableVerifier::TableVerifier(const ClassFile& file, const MethodInfo& method, Types& types, ClassWorld& world)
    : file_(file),
      code_(method.code),
      types_(types),
      transfer_(file, method, types, world, false),
      starts_(method.code.code.size(), 0) {
  for (std::size_t pc = 0; pc < starts_.size(); pc += instruction_length(code_.code, pc)) starts_[pc] = 1;
}

void TableVerifier::verify() {
  check_handler_table();
  check_variables();
  table_ = read_stack_map(file_, code_, transfer_.entry(), starts_);
  VFrame frame = transfer_.entry();
  frame.locals.resize(code_.max_locals);
  Transfer::Effect effect;
  auto next = table_.begin();
  for (std::size_t pc = 0; pc < starts_.size(); pc += instruction_length(code_.code, pc)) {
    if (next != table_.end() && next->pc == pc) {
      if (effect.goes_on)
        match(pc, frame, frame.stack, next->frame, "Instruction type does not match stack map");
      frame = next->frame;
      frame.locals.resize(code_.max_locals);
      ++next;
    } else if (!effect.goes_on) {
      transfer_.fail(pc, "Expecting a stack map frame");
    }
    // The handlers see the locals from before a store (JVMS 4.10.1.6). Of the other instructions only calls
    // of constructors change locals, and HotSpot wants the handlers to suit both.
    const bool stores = stores_local(code_.code, pc);
    if (stores || code_.code[pc] == op_invokespecial) check_handlers(pc, frame);
    transfer_.execute(pc, frame, effect);
    for (const std::uint32_t target : effect.targets) {
      const VFrame* expected = frame_at(target);
      if (expected == nullptr)
        transfer_.fail(pc, fmt::format("Expecting a stackmap frame at branch target {}", target));
      match(pc, frame, frame.stack, *expected,
            fmt::format("Inconsistent stackmap frames at branch target {}", target));
    }
    if (effect.initialises_this &&
        std::ranges::any_of(code_.handlers, [&](auto& h) { return covers(h, pc); }))
      transfer_.fail(pc, "Bad <init> method call from after the start of a try block");
    if (!stores) check_handlers(pc, frame);
  }
  if (effect.goes_on) transfer_.fail(starts_.size(), "Control flow falls through code end");
}

void TableVerifier::check_handler_table() {
  for (const ExceptionHandler& handler : code_.handlers) {
    if (handler.catch_type == 0) continue;
    if (!types_.assignable(caught_by(file_, handler), VType::object("java/lang/Throwable"))) {
      transfer_.fail(handler.handler_pc,
                     fmt::format("Catch type is not a subclass of Throwable in exception handler {}",
                                 handler.handler_pc));
    }
  }
}

void TableVerifier::check_variables() const {
  for (const LocalVariable& variable : code_.variables) {
    const std::size_t end = std::size_t{variable.start_pc} + variable.length;
    if (variable.start_pc >= starts_.size() || starts_[variable.start_pc] == 0)
      fail_format(fmt::format("Illegal local variable table start_pc {}", variable.start_pc));
    if (end != starts_.size() && (end > starts_.size() || starts_[end] == 0))
      fail_format(fmt::format("Illegal local variable table length {}", variable.length));
  }
}

void TableVerifier::check_handlers(std::size_t pc, const VFrame& frame) {
  for (const ExceptionHandler& handler : code_.handlers) {
    if (!covers(handler, pc)) continue;
    const VType caught = caught_by(file_, handler);
    if (code_.max_stack == 0) transfer_.fail(pc, "Operand stack overflow", "Exceeded max stack size.");
    const VFrame* expected = frame_at(handler.handler_pc);
    if (expected == nullptr)
      transfer_.fail(pc, fmt::format("Expecting a stackmap frame at branch target {}", handler.handler_pc));
    match(pc, frame, {&caught, 1}, *expected,
          fmt::format("Stack map does not match the one at exception handler {}", handler.handler_pc));
  }
}

// Whether `frame` with `stack` for its operands may go on where `to` is what is known.
void TableVerifier::match(std::size_t from, const VFrame& frame, std::span<const VType> stack,
                          const VFrame& to, std::string_view headline) {
  if (stack.size() != to.stack.size())
    transfer_.fail(from, headline, "Current frame's stack size doesn't match stackmap.");
  const auto compare = [&](std::span<const VType> have, const std::vector<VType>& want, const char* where) {
    for (std::size_t i = 0; i < want.size(); ++i) {
      if (types_.assignable(have[i], want[i])) continue;
      transfer_.fail(
          from, headline,
          fmt::format("Type {} (current frame, {}[{}]) is not assignable to {} (stack map, {}[{}])",
                      to_string(have[i]), where, i, to_string(want[i]), where, i));
    }
  };
  compare(frame.locals, to.locals, "locals");
  compare(stack, to.stack, "stack");
  if (frame.this_uninitialised && !to.this_uninitialised)
    transfer_.fail(from, headline, "Current frame's flags are not assignable to stack map frame's.");
}

const VFrame* TableVerifier::frame_at(std::size_t pc) const {
  const auto found = std::ranges::lower_bound(table_, pc, {}, &StackMapEntry::pc);
  return found == table_.end() || found->pc != pc ? nullptr : &found->frame;
}

InferringVerifier::InferringVerifier(const ClassFile& file, const MethodInfo& method, Types& types,
                                     ClassWorld& world)
    : file_(file),
      code_(method.code),
      types_(types),
      transfer_(file, method, types, world, true),
      known_(method.code.code.size()),
      is_pending_(method.code.code.size(), 0) {}

void InferringVerifier::verify() {
  for (const ExceptionHandler& handler : code_.handlers) {
    if (handler.catch_type != 0 &&
        !types_.assignable(caught_by(file_, handler), VType::object("java/lang/Throwable")))
      transfer_.fail(handler.handler_pc, "Catch type is not a subclass of Throwable");
  }
  VFrame frame = transfer_.entry();
  frame.locals.resize(code_.max_locals);
  flow(0, 0, frame, frame.stack);
  Transfer::Effect effect;
  while (!pending_.empty()) {
    const std::size_t pc = pending_.back();
    pending_.pop_back();
    is_pending_[pc] = 0;
    frame = *known_[pc];
    flow_to_handlers(pc, frame);
    transfer_.execute(pc, frame, effect);
    for (const std::uint32_t target : effect.targets) flow(pc, target, frame, frame.stack);
    const std::size_t next = pc + instruction_length(code_.code, pc);
    if (!effect.goes_on) continue;
    if (next >= known_.size()) transfer_.fail(pc, "Falling off the end of the code");
    flow(pc, next, frame, frame.stack);
  }
}

void InferringVerifier::flow_to_handlers(std::size_t pc, const VFrame& frame) {
  for (const ExceptionHandler& handler : code_.handlers) {
    if (!covers(handler, pc)) continue;
    if (code_.max_stack == 0) transfer_.fail(pc, "Stack size too large");
    const VType caught = caught_by(file_, handler);
    flow(pc, handler.handler_pc, frame, {&caught, 1});
  }
}

void InferringVerifier::flow(std::size_t from, std::size_t to, const VFrame& frame,
                             std::span<const VType> stack) {
  bool changed = false;
  if (known_[to] == nullptr) {
    slots_ += frame.locals.size() + stack.size();
    if (slots_ > kMaxSlots)
      throw VerifyFailure{VerifyFailure::Kind::Unsupported, "its frames are too large for its code"};
    known_[to] = std::make_unique<VFrame>(
        VFrame{frame.locals, {stack.begin(), stack.end()}, frame.this_uninitialised});
    changed = true;
  } else {
    VFrame& known = *known_[to];
    if (known.stack.size() != stack.size())
      transfer_.fail(from, "Inconsistent stack height",
                     fmt::format("{} != {}", stack.size(), known.stack.size()));
    changed = merge(known.locals, frame.locals);
    changed |= merge(known.stack, stack);
    if (std::ranges::any_of(known.stack, [](const VType& type) { return type.is(Tag::Top); }))
      transfer_.fail(from, "Mismatched stack types");
    changed |= frame.this_uninitialised && !known.this_uninitialised;
    known.this_uninitialised |= frame.this_uninitialised;
  }
  if (!changed || is_pending_[to] != 0) return;
  is_pending_[to] = 1;
  pending_.push_back(static_cast<std::uint32_t>(to));
}

bool InferringVerifier::merge(std::vector<VType>& known, std::span<const VType> more) {
  bool changed = false;
  for (std::size_t i = 0; i < known.size(); ++i) {
    const VType merged = types_.merge(known[i], more[i]);
    changed |= merged != known[i];
    known[i] = merged;
  }
  return changed;
}

}  // namespace heddle::java
