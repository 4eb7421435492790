// The static constraints on a Code attribute (JVMS 4.9.1) and the shape of instructions (JVMS 6.5).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "java/classfile/class_file.h"
#include "java/classfile/constant_pool.h"

namespace heddle::java {

// Checks instructions and exception handlers of one method after the other; keeps its scratch space between
// them.
class CodeChecker {
 public:
  CodeChecker(const ConstantPool& pool, std::uint16_t major) : pool_(pool), major_(major) {}

  // The first static constraint that the code breaks, if it breaks one.
  std::optional<CodeDefect> find_defect(const CodeAttribute& code);

 private:
  void check_instructions();
  void check_instruction(std::size_t pc);
  void check_switch(std::size_t pc);
  void check_wide(std::size_t pc);
  void check_loadable(std::size_t pc, std::uint16_t index, unsigned words);
  void check_method(std::size_t pc);
  void check_interface_method(std::size_t pc);
  void check_class(std::size_t pc);
  void check_local(std::size_t pc, unsigned index, unsigned words);
  void check_ends();
  void check_handlers();
  const CpEntry& operand(std::size_t pc) const;
  void branch(std::size_t pc, std::int64_t offset);
  bool starts_instruction(std::size_t pc) const { return pc < starts_.size() && starts_[pc] != 0; }
  [[noreturn]] void wrong(std::size_t pc, const char* what) const;

  const ConstantPool& pool_;
  const std::uint16_t major_;
  const CodeAttribute* method_ = nullptr;
  std::vector<std::uint8_t> starts_;  // 1 where an instruction starts
  struct Branch {
    std::uint32_t from, to;
  };
  std::vector<Branch> branches_;
  std::size_t last_pc_ = 0;
};

}  // namespace heddle::java
