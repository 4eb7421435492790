#include "native/lower/module_lowering.h"

#include <llvm/IR/Instructions.h>

#include <algorithm>
#include <utility>

#include "native/lower/function_lowering.h"

namespace heddle::native::lower {
namespace {

// Symbols of the C++ runtime whose address is taken and whose contents only the runtime itself would read.
bool is_type_info_vtable(const llvm::GlobalVariable& variable) {
  return variable.getName().starts_with("_ZTVN10__cxxabiv1");
}
constexpr std::uint64_t kTypeInfoVtableSize = 256;

// A weak symbol that nothing defines is null, unless the machine models it.
bool is_null_if_undefined(const llvm::GlobalValue& value) {
  return value.hasExternalWeakLinkage() && !value.getName().starts_with("pthread_") &&
         !value.getName().starts_with("__pthread_");
}

// Programs keep pointers in pointers, in integers of their size, and byte by byte in characters.
bool may_hold_pointers(const llvm::Type* type) {
  if (type->isArrayTy()) return may_hold_pointers(type->getArrayElementType());
  if (const auto* structure = llvm::dyn_cast<llvm::StructType>(type)) {
    for (const llvm::Type* member : structure->elements())
      if (may_hold_pointers(member)) return true;
    return false;
  }
  if (type->isIntegerTy()) return type->getIntegerBitWidth() == 8 || type->getIntegerBitWidth() >= 64;
  return !type->isFloatingPointTy();
}

}  // namespace

ModuleLowering::ModuleLowering(const llvm::Module& ir)
    : ir_(ir), strings_(out_.strings), debug_info_(out_, strings_), reachable_(find_reachable(ir)) {}

Module ModuleLowering::run() {
  make_lists();
  for (std::size_t i = 0; i < reachable_.variables.size(); ++i)
    lower_variable(*reachable_.variables[i], out_.globals[i]);
  for (std::uint32_t i = 0; i < reachable_.functions.size(); ++i) lower_function(i);
  list_started_functions();
  return std::move(out_);
}

void ModuleLowering::lower_function(std::uint32_t number) {
  try {
    FunctionLowering(*this, *reachable_.functions[number], number).run();
  } catch (const Refused& refused) {  // not even its frame can be laid out
    Insn insn{};
    insn.op = Op::Unsupported;
    insn.imm = strings_.intern(refused.what);
    out_.functions[number].code = {insn};
    out_.functions[number].lines.clear();
  }
}

void ModuleLowering::make_lists() {
  out_.globals.resize(reachable_.variables.size());
  out_.functions.resize(reachable_.functions.size());
  for (std::uint32_t i = 0; i < reachable_.variables.size(); ++i) variables_[reachable_.variables[i]] = i;
  for (std::uint32_t i = 0; i < reachable_.functions.size(); ++i) {
    const llvm::Function* function = reachable_.functions[i];
    functions_[function] = i;
    out_.functions[i].name = function->getName().str();
    std::uint32_t label = 0;
    for (const llvm::BasicBlock& block : *function)
      if (block.hasAddressTaken()) labels_[&block] = label++;
    out_.functions[i].labels.resize(label);
  }
  for (const llvm::GlobalValue* external : reachable_.externals) {
    externals_[external] = static_cast<std::uint32_t>(out_.externals.size());
    out_.externals.push_back({external->getName().str()});
  }
}

void ModuleLowering::list_started_functions() {
  const auto calls_of = [&](const char* name) {
    std::vector<std::uint32_t> numbers;
    if (const llvm::Function* function = ir_.getFunction(name))
      for (const llvm::BasicBlock& block : *function)
        for (const llvm::Instruction& instruction : block)
          if (const auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction))
            if (const std::uint32_t number = function_number(call->getCalledOperand()); number != kNoSlot)
              numbers.push_back(number);
    return numbers;
  };
  out_.constructors = calls_of("__heddle_constructors");
  out_.destructors = calls_of("__heddle_destructors");
  if (const llvm::Function* entry = ir_.getFunction("__heddle_start")) out_.entry = function_number(entry);
  if (const llvm::Function* main = ir_.getFunction("main"))
    out_.main_params = static_cast<std::uint32_t>(main->arg_size());
}

// --- numbers and addresses ---

std::uint32_t ModuleLowering::function_number(const llvm::Value* callee) const {
  const auto at = functions_.find(callee->stripPointerCastsAndAliases());
  return at == functions_.end() ? kNoSlot : at->second;
}

std::uint32_t ModuleLowering::external_number(const llvm::Value* callee) const {
  const auto at = externals_.find(callee->stripPointerCastsAndAliases());
  return at == externals_.end() ? kNoSlot : at->second;
}

std::uint32_t ModuleLowering::variable_number(const llvm::Value* variable) const {
  const auto at = variables_.find(variable->stripPointerCastsAndAliases());
  return at == variables_.end() ? kNoSlot : at->second;
}

std::uint32_t ModuleLowering::external_named(const std::string& name) {
  for (std::uint32_t i = 0; i < out_.externals.size(); ++i)
    if (out_.externals[i].name == name) return i;
  out_.externals.push_back({name});
  return static_cast<std::uint32_t>(out_.externals.size() - 1);
}

std::uint32_t ModuleLowering::label_number(const llvm::BasicBlock* block) const {
  const auto at = labels_.find(block);
  return at == labels_.end() ? kNoSlot : at->second;
}

Ptr ModuleLowering::address(const llvm::GlobalValue* value) {
  if (const auto* alias = llvm::dyn_cast<llvm::GlobalAlias>(value)) return word(alias->getAliasee());
  if (value->isThreadLocal())
    throw Refused{"the address of thread-local " + value->getName().str() + " as a constant"};
  if (is_null_if_undefined(*value)) return 0;
  if (const auto at = variables_.find(value); at != variables_.end()) return out_.global_address(at->second);
  if (const auto at = functions_.find(value); at != functions_.end())
    return out_.function_address(at->second);
  if (const auto at = externals_.find(value); at != externals_.end())
    return out_.external_address(at->second);
  throw Refused{"the address of " + value->getName().str()};
}

std::uint64_t ModuleLowering::selector(const llvm::Constant* type_info) {
  if (type_info->isNullValue()) return kCatchAllSelector;
  const std::uint32_t number = variable_number(type_info);
  if (number == kNoSlot) throw Refused{"an exception handler without a typeinfo"};
  return std::uint64_t{1} + number;
}

// --- global variables ---

void ModuleLowering::lower_variable(const llvm::GlobalVariable& variable, Global& out) {
  debug_info_.describe(variable, out);
  out.size = layout().getTypeAllocSize(variable.getValueType()).getKnownMinValue();
  out.constant = variable.isConstant();
  out.thread_local_ = variable.isThreadLocal();
  out.defined = variable.hasInitializer();
  if (!out.defined && is_type_info_vtable(variable)) {
    out.defined = true;
    out.size = kTypeInfoVtableSize;
  }
  if (variable.hasInitializer()) {
    try {
      write(variable.getInitializer(), 0, out);
    } catch (const Refused&) {
      out.defined = false;
    }
  }
  out.may_hold_pointers =
      out.constant ? !out.relocations.empty() : out.size >= 8 && may_hold_pointers(variable.getValueType());
}

void ModuleLowering::write(const llvm::Constant* value, std::uint64_t offset, Global& out) {
  const llvm::Type* type = value->getType();
  // What is undefined of a variable with static storage (padding, unions) is zero.
  if (value->isNullValue() || llvm::isa<llvm::UndefValue>(value)) return;
  if (const auto* data = llvm::dyn_cast<llvm::ConstantDataArray>(value)) {
    const llvm::StringRef raw = data->getRawDataValues();
    if (out.bytes.size() < offset + raw.size()) out.bytes.resize(offset + raw.size());
    std::copy(raw.bytes_begin(), raw.bytes_end(), out.bytes.begin() + static_cast<std::ptrdiff_t>(offset));
  } else if (const auto* structure = llvm::dyn_cast<llvm::StructType>(type)) {
    const llvm::StructLayout* members = layout().getStructLayout(const_cast<llvm::StructType*>(structure));
    for (unsigned i = 0; i < structure->getNumElements(); ++i)
      write(value->getAggregateElement(i), offset + members->getElementOffset(i), out);
  } else if (type->isArrayTy()) {
    const std::uint64_t stride = layout().getTypeAllocSize(type->getArrayElementType());
    for (std::uint64_t i = 0; i < type->getArrayNumElements(); ++i)
      write(value->getAggregateElement(static_cast<unsigned>(i)), offset + i * stride, out);
  } else if (type->isVectorTy() && bits_of(lane_type(type)) % 8 != 0) {
    write_words(packed_words(value), (lanes_of(type) * bits_of(lane_type(type)) + 7) / 8, offset, out);
  } else if (type->isVectorTy()) {
    for (unsigned i = 0; i < lanes_of(type); ++i)
      write(value->getAggregateElement(i), offset + std::uint64_t{i} * bytes_of(lane_type(type)), out);
  } else {
    const std::vector<std::uint64_t> content = words(value);
    write_words(content, bytes_of(type), offset, out);
    const bool pointer = object_of(content[0]) >= object_of_global(0) && object_of(content[0]) < kObjects;
    if (bytes_of(type) == 8 && pointer && !llvm::isa<llvm::ConstantData>(value))
      out.relocations.push_back({offset, content[0]});
  }
}

void ModuleLowering::write_words(const std::vector<std::uint64_t>& words, std::uint64_t bytes,
                                 std::uint64_t offset, Global& out) {
  if (out.bytes.size() < offset + bytes) out.bytes.resize(offset + bytes);
  for (std::uint64_t i = 0; i < bytes; ++i)
    out.bytes[offset + i] = static_cast<std::uint8_t>(words[i / 8] >> (i % 8 * 8));
}

}  // namespace heddle::native::lower
