#include "java/natives/data_choice.h"

#include <fmt/format.h>

#include <algorithm>

#include "java/classfile/opcode.h"
#include "java/interp/interpreter.h"
#include "java/natives/input_flow.h"
#include "java/natives/lookup.h"
#include "java/natives/shared_access.h"

namespace heddle::java {
namespace {

// More would be a list of alternatives that no search comes to the end of.
constexpr std::uint64_t kMostWays = 1 << 20;

std::string full_name(const NativeCall& call) {
  return call.method.holder->external_name() + "." + call.method.name;
}

NativeResult finish(NativeCall& call, BasicType type, std::uint64_t bits) {
  return slots_of(type) == 2 ? call.ret_i64(static_cast<std::int64_t>(bits))
                             : call.ret_i32(static_cast<std::int32_t>(bits));
}

}  // namespace

bool chose(const NativeCall& call) {
  return call.vm.record(call.thread).pending == Pending::Data;
}

std::optional<std::uint32_t> choose(NativeCall& call, std::uint64_t ways, NativeResult* stop) {
  if (ways <= 1) return 0;
  if (ways > kMostWays) {
    *stop = call.unsupported(full_name(call) + ": a choice of more than " + std::to_string(kMostWays) +
                             " values; narrow it");
    return std::nullopt;
  }
  if (call.interpreter.must_yield(Pending::Data, kNull, static_cast<std::uint32_t>(ways))) {
    *stop = NativeResult::Yield;
    return std::nullopt;
  }
  call.vm.touch_record(call.thread).pending = Pending::Access;  // see chose()
  return call.chosen();
}

NativeResult choose_between(NativeCall& call, BasicType type, std::int64_t low, std::int64_t high) {
  if (low > high)
    return call.throw_new("java/lang/IllegalArgumentException",
                          "no value from " + std::to_string(low) + " to " + std::to_string(high));
  const std::uint64_t between = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low);
  NativeResult stop;
  const auto index = choose(call, between == ~std::uint64_t{0} ? between : between + 1, &stop);
  if (!index) return stop;
  const std::int64_t value = low + *index;
  call.emit({.kind = EventKind::Data,
             .location = static_cast<std::uint64_t>(low),
             .size = static_cast<std::uint32_t>(between + 1),
             .value = static_cast<std::uint64_t>(value),
             .detail = static_cast<std::uint32_t>(type)});
  return finish(call, type, static_cast<std::uint64_t>(value));
}

namespace {

InputType input_type(BasicType type) {
  switch (type) {
    case BasicType::Byte: return {8, true};
    case BasicType::Char: return {16, false};
    case BasicType::Short: return {16, true};
    case BasicType::Long: return {64, true};
    default: return {32, true};
  }
}

bool calls(const ClassFile& file, const std::vector<std::uint8_t>& code, std::size_t pc,
           const Method& callee) {
  if (pc + 2 >= code.size() || code[pc] != bytecode::op_invokestatic) return false;
  const CpEntry& member = file.cp[static_cast<std::size_t>(code[pc + 1]) << 8 | code[pc + 2]];
  const CpEntry& signature = file.cp[member.b];
  return file.class_name(member.a) == callee.holder->name && file.utf8(signature.a) == callee.name &&
         file.utf8(signature.b) == callee.descriptor;
}

// Null: what becomes of the value cannot be seen from the code that asked for it.
std::shared_ptr<const InputPlan> make_plan(const Method& caller, std::size_t pc, const Method& callee,
                                           BasicType type) {
  const ClassFile* file = caller.holder->file.get();
  if (file == nullptr || caller.info == nullptr || caller.stub != Method::Stub::None) return nullptr;
  if (!calls(*file, caller.info->code.code, pc, callee)) return nullptr;
  std::optional<InputPlan> plan = plan_input(*file, *caller.info, pc, input_type(type));
  return plan ? std::make_shared<const InputPlan>(std::move(*plan)) : nullptr;
}

std::shared_ptr<const InputPlan> plan_of(NativeCall& call, BasicType type) {
  const std::optional<CallerFrame> caller = innermost_frame(call);
  if (!caller || caller->instruction >= caller->method->bci.size()) return nullptr;
  const auto known = call.vm.input_plans.try_emplace({caller->method, caller->instruction});
  if (known.second)
    known.first->second =
        make_plan(*caller->method, caller->method->bci[caller->instruction], call.method, type);
  return known.first->second;
}

NativeResult choose_of(NativeCall& call, BasicType type, const std::vector<std::int64_t>& values) {
  NativeResult stop;
  const auto index = choose(call, values.size(), &stop);
  if (!index) return stop;
  const auto bits = static_cast<std::uint64_t>(values[*index]);
  call.emit({.kind = EventKind::Data,
             .location = *index,
             .size = static_cast<std::uint32_t>(values.size()),
             .value = bits,
             .detail = static_cast<std::uint32_t>(type) | kChosenFromList});
  return finish(call, type, bits);
}

}  // namespace

NativeResult choose_in_range(NativeCall& call, BasicType type, std::int64_t least, std::int64_t most) {
  const std::optional<InputRange>& given = call.vm.options.inputs;
  const std::int64_t low = std::max(given ? given->low : kInputsFrom, least);
  const std::int64_t high = std::min(given ? given->high : kInputsTo, most);
  if (low > high) return call.unsupported(full_name(call) + ": --range has no value of this type");
  if (given)
    call.vm.assume_that(AssumptionKind::Inputs, fmt::format("inputs from {} to {}", given->low, given->high));
  const std::shared_ptr<const InputPlan> plan = given ? nullptr : plan_of(call, type);
  const bool cut = plan != nullptr ? !plan->all : low != least || high != most;
  if (!given && cut)
    call.vm.gaps.insert(
        fmt::format("inputs of {} outside {}..{} were not tried (--range LO..HI chooses others)",
                    full_name(call), low, high));
  if (plan != nullptr) return choose_of(call, type, plan->values);
  return choose_between(call, type, low, high);
}

NativeResult choose_boolean(NativeCall& call, bool first) {
  NativeResult stop;
  const auto index = choose(call, 2, &stop);
  if (!index) return stop;
  const bool value = (*index == 0) == first;
  call.emit({.kind = EventKind::Data,
             .size = 2,
             .value = value,
             .detail = static_cast<std::uint32_t>(BasicType::Boolean)});
  return call.ret_bool(value);
}

// To read the element comes first: where that is visible, others have their chance before it, and nobody has
// one between it and the choice.
NativeResult choose_element(NativeCall& call, unsigned slot) {
  const Ref array = call.ref(slot);
  Vm& vm = call.vm;
  if (array == kNull) return null_pointer(call);
  if (vm.heap.length(array) == 0)
    return call.throw_new("java/lang/IllegalArgumentException", "there is no value to choose");
  if (!chose(call) && reads_visibly(call, array, kElementsOffset) && call.must_yield(Pending::Access, array))
    return NativeResult::Yield;
  NativeResult stop;
  const auto index = choose(call, vm.heap.length(array), &stop);
  if (!index) return stop;
  const BasicType type = vm.heap.klass(array)->element_type;
  const std::uint32_t at = kElementsOffset + *index * size_of(type);
  emit_range(call, EventKind::Read, array, at, size_of(type));
  const std::uint64_t bits = load_bits(vm, Heap::offset(array) + at, type);
  call.emit({.kind = EventKind::Data,
             .location = *index,
             .size = vm.heap.length(array),
             .value = bits,
             .detail = static_cast<std::uint32_t>(type) | kChosenFromList});
  return finish(call, type, bits);
}

NativeResult assume_that(NativeCall& call, bool holds) {
  if (holds) return call.ret();
  if (call.must_yield(Pending::Access, kNull)) return NativeResult::Yield;
  return NativeResult::Pruned;
}

}  // namespace heddle::java
