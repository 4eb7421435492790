// Which instructions of a function need no code of their own.
//
// - Forwarded: their value lies in the slots of another value already (zext up to 64 bits, bitcast, freeze,
// extractvalue,
//   the low word of a wide integer, ...).
// - Absorbed: they are done by all of their users (a comparison by its branch, a constant offset by loads and
// stores, a
//   sign extension by the indexing).
// - An address whose users are loads and stores leaves its constant part to them.
// What a user really reads are the roots behind these.
#pragma once

#include <llvm/ADT/DenseMap.h>
#include <llvm/ADT/DenseSet.h>
#include <llvm/IR/DataLayout.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Operator.h>

#include <cstdint>
#include <utility>
#include <vector>

#include "native/lower/shape.h"

namespace heddle::native::lower {

// Where a value lies: some slots into those of the root, which is a constant, a parameter or an instruction
// that is not forwarded.
struct Place {
  const llvm::Value* root = nullptr;
  std::uint32_t offset = 0;
};

// A memory address: the sum of a pointer in a slot, a constant pointer (each may be missing) and a number.
struct Displaced {
  Place at;
  const llvm::Constant* base = nullptr;
  std::uint64_t offset = 0;
};
// Thread-local variables are constants for LLVM, not for us.
inline bool is_constant(const llvm::Value* value) {
  const auto* global = llvm::dyn_cast<llvm::GlobalValue>(value);
  return llvm::isa<llvm::Constant>(value) && (global == nullptr || !global->isThreadLocal());
}

// An address as getelementptr computes it: base + offset + sum of index * scale.
struct Indexing {
  const llvm::Value* base = nullptr;
  std::uint64_t offset = 0;
  std::vector<std::pair<const llvm::Value*, std::uint64_t>> indices;
};
Indexing indexing(const llvm::GEPOperator& gep, const llvm::DataLayout& layout);

class Folding {
 public:
  Folding(const llvm::Function& function, const llvm::DataLayout& layout);

  bool forwarded(const llvm::Instruction& instruction) const;
  bool absorbed(const llvm::Instruction& instruction) const { return absorbed_.contains(&instruction); }
  bool needs_code(const llvm::Instruction& instruction) const {
    return !absorbed(instruction) && !forwarded(instruction);
  }
  Place place(const llvm::Value* value) const;
  // Of a pointer operand of a load, a store or an indexing.
  Displaced address(const llvm::Value* pointer) const;
  // The indexing leaves its constant part to its users.
  bool leaves_offset(const llvm::GetElementPtrInst& gep) const { return deferred_.contains(&gep); }
  // The 32-bit value behind an index that is only its sign extension; nullptr: it is not.
  const llvm::Value* narrow_index(const llvm::Value* index) const;

  // visit(value) for each parameter and each instruction with code of its own that the instruction reads. Not
  // for phis.
  template <typename Visit>
  void for_each_root(const llvm::Instruction& user, Visit visit) const {
    for (const llvm::Use& use : user.operands()) visit_root(use.get(), visit);
  }

 private:
  template <typename Visit>
  void visit_root(const llvm::Value* operand, Visit& visit) const {
    const llvm::Value* root = place(operand).root;
    if (const auto* instruction = llvm::dyn_cast<llvm::Instruction>(root)) {
      if (absorbed(*instruction)) {
        for (const llvm::Use& use : instruction->operands()) visit_root(use.get(), visit);
      } else {
        visit(root);
      }
    } else if (llvm::isa<llvm::Argument>(root)) {
      visit(root);
    }
  }
  bool users_take_offset(const llvm::Value& address) const;
  const llvm::Value* forwarded_to(const llvm::Instruction& instruction, std::uint32_t& offset) const;

  const llvm::DataLayout& layout_;
  llvm::DenseSet<const llvm::Instruction*> absorbed_, deferred_;
};

}  // namespace heddle::native::lower
