// Where the life of local variables begins and ends inside of a function: Clang's lifetime markers
// (-fsanitize-address-use-after-scope makes it set them in unoptimised code, too).
#pragma once

#include <llvm/ADT/DenseMap.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>

#include <vector>

namespace heddle::native::lower {

// Removes the markers that must not be believed: an optimiser moves addresses of variables out of their
// scopes, and after longjmp a variable may live on whose declaration is still to come. True: some were an
// optimiser's.
bool drop_unreliable_scopes(llvm::Function& function);

// Promotion does not know of scopes. For its time, variables whose address is stored somewhere stay in
// memory; when that somewhere has been promoted it shows which of them are used in their scopes only.
class KeptInMemory {
 public:
  explicit KeptInMemory(llvm::Function& function);
  ~KeptInMemory();
  KeptInMemory(const KeptInMemory&) = delete;
  KeptInMemory& operator=(const KeptInMemory&) = delete;
  // True: some can be promoted now.
  bool release();

 private:
  std::vector<llvm::CallInst*> keeps_;
};

class Scopes {
 public:
  explicit Scopes(const llvm::Function& function);

  // Made at the begin of its scope, not with the frame.
  bool has(const llvm::AllocaInst& variable) const { return scoped_.contains(&variable); }
  // No address of it can be left where it ends.
  bool is_tidy(const llvm::AllocaInst& variable) const { return scoped_.lookup(&variable); }
  // The frame ends right after this marker, and all its variables with it.
  static bool ends_with_frame(const llvm::IntrinsicInst& end);

 private:
  llvm::DenseMap<const llvm::AllocaInst*, bool> scoped_;  // to whether it is tidy
};

// The variable of a marker.
const llvm::AllocaInst* variable_of(const llvm::IntrinsicInst& marker);

}  // namespace heddle::native::lower
