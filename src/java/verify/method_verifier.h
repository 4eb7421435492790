// The two ways to verify the code of one method. Both throw VerifyFailure, and LoadFailure.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "java/classfile/class_file.h"
#include "java/verify/transfer.h"

namespace heddle::java {

// JVMS 4.10.1: one pass over the code; where paths meet the StackMapTable says what is known.
class TableVerifier {
 public:
  TableVerifier(const ClassFile& file, const MethodInfo& method, Types& types, ClassWorld& world);
  void verify();

 private:
  void check_handler_table();
  void check_variables() const;
  void check_handlers(std::size_t pc, const VFrame& frame);
  void match(std::size_t from, const VFrame& frame, std::span<const VType> stack, const VFrame& to,
             std::string_view headline);
  const VFrame* frame_at(std::size_t pc) const;

  const ClassFile& file_;
  const CodeAttribute& code_;
  Types& types_;
  Transfer transfer_;
  std::vector<std::uint8_t> starts_;  // 1 where an instruction starts
  std::vector<StackMapEntry> table_;
};

// JVMS 4.10.2: data-flow analysis to a fixpoint.
class InferringVerifier {
 public:
  InferringVerifier(const ClassFile& file, const MethodInfo& method, Types& types, ClassWorld& world);
  void verify();

 private:
  void flow(std::size_t from, std::size_t to, const VFrame& frame, std::span<const VType> stack);
  void flow_to_handlers(std::size_t pc, const VFrame& frame);
  bool merge(std::vector<VType>& known, std::span<const VType> more);

  const ClassFile& file_;
  const CodeAttribute& code_;
  Types& types_;
  Transfer transfer_;
  std::vector<std::unique_ptr<VFrame>> known_;  // before each instruction, by pc
  std::vector<std::uint32_t> pending_;
  std::vector<std::uint8_t> is_pending_;
  std::size_t slots_ = 0;
};

}  // namespace heddle::java
