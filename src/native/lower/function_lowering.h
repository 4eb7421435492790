// One function: its blocks in order, then what happens on edges that need code of their own.
//
// Each instruction of the IR becomes a few instructions of register code, by family: arithmetic.cpp,
// compare.cpp, memory.cpp, atomics.cpp, vectors.cpp, calls.cpp, intrinsics.cpp, control.cpp, exceptions.cpp.
// One that we cannot express becomes Op::Unsupported: it does no harm until it is executed.
#pragma once

#include <llvm/ADT/DenseMap.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "native/code/code.h"
#include "native/lower/folding.h"
#include "native/lower/live_values.h"
#include "native/lower/module_lowering.h"
#include "native/lower/scopes.h"
#include "native/lower/shape.h"
#include "native/lower/slots.h"

namespace heddle::native::lower {

// An operand of one slot; constants may become immediates.
struct Operand {
  Slot slot = kNoSlot;  // kNoSlot: the constant `value`
  std::uint64_t value = 0;
  bool constant() const { return slot == kNoSlot; }
};

struct Address {
  Slot slot = kNoSlot;
  std::uint64_t offset = 0;
  Address operator+(std::uint64_t n) const { return {slot, offset + n}; }
};

class FunctionLowering {
 public:
  FunctionLowering(ModuleLowering& module, const llvm::Function& ir, std::uint32_t number);

  void run();

 private:
  // --- blocks (function_lowering.cpp) ---
  void describe();
  void find_loop_heads();
  bool needs_zero() const;
  void enter();
  void copy_by_value_parameters();
  void lower_block(std::uint32_t number);
  void lower(const llvm::Instruction& instruction);
  void dispatch(const llvm::Instruction& instruction);
  void check_shapes(const llvm::Instruction& instruction) const;
  void set_location(const llvm::DebugLoc& location);
  void refuse(const std::string& what);

  // --- code ---
  void emit(Op op, Slot d, Slot a = kNoSlot, Slot b = kNoSlot, std::uint64_t imm = 0, std::uint32_t w = 0);
  void emit_ce(Op op, Slot d, Slot a, Slot b, Slot c, std::uint32_t e, std::uint32_t w = 0);
  std::uint32_t here() const { return static_cast<std::uint32_t>(sink_->size()); }

  // --- values ---
  Slot result(const llvm::Instruction& instruction);  // where its value goes
  Slot temporary(std::uint32_t count = 1);            // until the end of this instruction
  Slot constant(std::uint64_t value);                 // in a temporary
  Slot slot(const llvm::Value* value);  // first slot of the value; constants are put into temporaries
  Slot slot(const Operand& operand);
  Operand operand(const llvm::Value* value, std::uint32_t word = 0);  // one word of a value
  Slot slot(const Place& place, std::uint32_t count);
  void move(Slot to, Slot from, std::uint32_t count);
  void set(Slot to, const Operand& from);

  // --- arithmetic.cpp: one lane at a time ---
  void binary(const llvm::BinaryOperator& instruction);
  void integer(unsigned opcode, std::uint32_t bits, Slot d, Operand a, Operand b);
  void fp_binary(FpOp op, const llvm::Type* type, Slot d, Slot a, Slot b);
  void negate(const llvm::Type* type, Slot d, Slot a);
  void cast(const llvm::CastInst& instruction);
  void cast_lane(unsigned opcode, const llvm::Type* from, const llvm::Type* to, Slot d, Slot a);
  void resize_integer(std::uint32_t from, std::uint32_t to, bool is_signed, Slot d, Slot a);
  void bitcast(const llvm::Type* from, const llvm::Type* to, Slot d, Slot a);
  // --- compare.cpp ---
  void compare(const llvm::CmpInst& instruction);
  void integer_compare(llvm::CmpInst::Predicate predicate, std::uint32_t bits, Slot d, Operand a, Operand b);
  void fp_compare(llvm::CmpInst::Predicate predicate, const llvm::Type* type, Slot d, Slot a, Slot b);
  void jump_if(llvm::CmpInst::Predicate predicate, std::uint32_t bits, Operand a, Operand b,
               std::uint32_t label);
  void select(const llvm::SelectInst& instruction);

  // --- memory.cpp ---
  void allocate(const llvm::AllocaInst& instruction);
  void make_variable(const llvm::AllocaInst& variable, Slot d);
  void scope_marker(const llvm::IntrinsicInst& marker);
  Address address(const llvm::Value* pointer);
  void load(const llvm::Type* type, Slot d, Address at);
  void store(const llvm::Type* type, Slot a, Address at);
  void load_scalar(const llvm::Type* type, Slot d, Address at);
  void store_scalar(const llvm::Type* type, Slot a, Address at);
  // visit(type of the part, its slot, its offset in memory); for vectors whose lanes are whole bytes,
  // structures, arrays.
  using Part = std::function<void(const llvm::Type*, std::uint32_t, std::uint64_t)>;
  void for_each_part(const llvm::Type* type, const Part& visit);
  void element_address(const llvm::GetElementPtrInst& instruction);
  void element_addresses(const llvm::GetElementPtrInst& instruction);  // a vector of them
  void add_index(Slot d, Slot base, std::uint32_t bits, Slot index, std::uint64_t scale);
  // --- atomics.cpp ---
  void atomic_load(const llvm::LoadInst& instruction);
  void atomic_store(const llvm::StoreInst& instruction);
  void atomic_update(const llvm::AtomicRMWInst& instruction);
  void compare_exchange(const llvm::AtomicCmpXchgInst& instruction);
  void fence(llvm::AtomicOrdering order, llvm::SyncScope::ID scope);

  // --- vectors.cpp ---
  void extract_element(const llvm::ExtractElementInst& instruction);
  void insert_element(const llvm::InsertElementInst& instruction);
  void insert_value(const llvm::InsertValueInst& instruction);
  void shuffle(const llvm::ShuffleVectorInst& instruction);
  // Bits as memory has them: lanes one after the other, without gaps. `from` and `to` have a common number of
  // bits.
  Slot pack(const llvm::Type* from, Slot a);
  void unpack(const llvm::Type* to, Slot d, Slot words);
  void reduce(const llvm::IntrinsicInst& call);
  void masked_access(const llvm::IntrinsicInst& call);

  // --- calls.cpp ---
  void call(const llvm::CallBase& call);
  void call_function(const llvm::CallBase& call);
  void pass_arguments(const llvm::CallBase& call, const llvm::Function* callee, bool external,
                      CallSite& site);
  void add_varargs(const llvm::CallBase& call, const llvm::Value* arg, unsigned number, CallSite& site);
  void inline_assembly(const llvm::CallBase& call);
  // --- intrinsics.cpp ---
  void intrinsic(const llvm::IntrinsicInst& call);
  bool memory_intrinsic(const llvm::IntrinsicInst& call);
  bool stack_intrinsic(const llvm::IntrinsicInst& call);
  bool constant_intrinsic(const llvm::IntrinsicInst& call);
  bool integer_intrinsic(const llvm::IntrinsicInst& call);
  bool fp_intrinsic(const llvm::IntrinsicInst& call);
  bool conversion_intrinsic(const llvm::IntrinsicInst& call);
  bool constrained_intrinsic(const llvm::IntrinsicInst& call);
  bool vector_intrinsic(const llvm::IntrinsicInst& call);
  void integer_operation(Intrinsic f, std::uint32_t bits, Slot d, Slot a, Slot b, Slot c);
  void call_cycles(const llvm::CallBase& call);

  // --- control.cpp ---
  // Labels are numbered: first the blocks in order, then edges with code of their own.
  struct Fixup {
    enum class Where : std::uint8_t { Jump, Case, Otherwise, Unwind, Label } where;
    std::uint32_t index, part, label;
  };
  struct Edge {
    std::vector<Insn> code;
    std::uint32_t label, to, location;
  };
  std::uint32_t label_of(const llvm::BasicBlock* block) const;
  // The label to go to in order to get from one block to another: the block, or an edge with copies.
  std::uint32_t target(const llvm::BasicBlock* from, const llvm::BasicBlock* to);
  bool needs_copies(const llvm::BasicBlock* from, const llvm::BasicBlock* to);
  void copies(const llvm::BasicBlock* from, const llvm::BasicBlock* to);
  void copy_in_parallel(std::vector<std::pair<Slot, Operand>> moves);
  // Code of its own that `make` emits, before a jump to `to`; returns its label.
  std::uint32_t new_edge(std::uint32_t to, const std::function<void()>& make);
  void jump(Op op, std::uint32_t label, Slot a = kNoSlot, Slot b = kNoSlot, std::uint64_t imm = 0);
  void go(const llvm::BasicBlock* from,
          const llvm::BasicBlock* to);        // the rest of an edge: copies and a jump
  bool repeat_loop_test(std::uint32_t head);  // loop_tests.cpp; false: there is no such test
  void branch(const llvm::BranchInst& instruction);
  void branch_on(const llvm::Value* condition, bool sense, std::uint32_t label);
  void switch_on(const llvm::SwitchInst& instruction);
  void indirect_branch(const llvm::IndirectBrInst& instruction);
  void place_labels();
  void return_value(const llvm::ReturnInst& instruction);
  void finish();
  // --- exceptions.cpp ---
  void landing_pad(const llvm::LandingPadInst& instruction);
  bool is_entered_directly(const llvm::BasicBlock* pad) const;
  std::uint32_t landing_label(const llvm::InvokeInst& invoke);

  ModuleLowering& module_;
  const llvm::Function& ir_;
  Function& out_;
  const llvm::DataLayout& layout_;
  const Folding folding_;
  const std::vector<const llvm::BasicBlock*> order_;
  const LiveValues live_;
  const Scopes scopes_;
  Slots slots_;

  std::vector<Insn>* sink_;  // out_.code, or the code of an edge
  Slot zero_ = kNoSlot;      // holds 0: the base of accesses to constant addresses
  std::uint32_t location_ = 0;
  std::uint32_t block_ = 0;     // that is being lowered
  std::uint32_t position_ = 0;  // of the instruction in it

  llvm::DenseMap<const llvm::BasicBlock*, std::uint32_t> numbers_;
  std::vector<bool> loop_heads_;
  llvm::DenseMap<const llvm::Value*, Slot> locals_;                    // values of the current block
  std::vector<std::pair<Slot, std::uint32_t>> temporaries_;            // of the current instruction
  std::vector<std::vector<std::pair<Slot, std::uint32_t>>> expiring_;  // by position in the block
  llvm::DenseMap<const llvm::PHINode*, Slot> shadows_;  // phis of blocks that are jumped to by address
  std::vector<std::uint32_t> label_pcs_;
  std::vector<Fixup> fixups_;
  std::vector<Edge> edges_;
  llvm::DenseMap<const llvm::LandingPadInst*, std::uint32_t> pads_;  // indices into Module::landing_pads
};

}  // namespace heddle::native::lower
