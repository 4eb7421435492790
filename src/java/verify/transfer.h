// What each instruction does to a frame, and what it demands of it (JVMS 4.10.1.9).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "java/classfile/class_file.h"
#include "java/verify/class_world.h"
#include "java/verify/stack_map_table.h"
#include "java/verify/types.h"

namespace heddle::java {

class Transfer {
 public:
  // `each_new_is_fresh`: a `new` that is executed again makes the object of its last time unusable (JVMS
  // 4.10.2.4; HotSpot demands it when it infers types only).
  Transfer(const ClassFile& file, const MethodInfo& method, Types& types, ClassWorld& world,
           bool each_new_is_fresh);

  // The frame in which the method is entered. Its locals are the arguments only.
  const VFrame& entry() const { return entry_; }

  struct Effect {
    std::vector<std::uint32_t> targets;  // of jumps
    bool goes_on = true;                 // to the next instruction
    bool calls_constructor = false;      // <init>: changes the types of locals
    bool initialises_this = false;
  };
  // Executes the instruction at `pc` on `frame`, whose locals are max_locals many. Throws VerifyFailure.
  void execute(std::size_t pc, VFrame& frame, Effect& effect);

  [[noreturn]] void fail(std::size_t pc, std::string_view headline, std::string_view reason = {}) const;

 private:
  using Tag = VType::Tag;

  void push(const VType& type);
  void push(Tag tag) { push(VType::of(tag)); }
  void push_slots(const std::vector<VType>& slots);
  VType pop();
  VType pop(const VType& expected);
  VType pop(Tag tag) { return pop(VType::of(tag)); }
  void pop_slots(const std::vector<VType>& slots);
  void pop_letter(char letter);
  VType pop_reference();
  VType pop_array(std::string_view name, std::string_view other = {});
  [[noreturn]] void bad_type(const VType& found, std::string_view expected) const;

  void check_local(std::uint16_t local, char letter) const;
  void store(std::uint16_t local, char letter);
  void set_local(std::size_t local, const VType& type);
  void access_local(std::uint8_t opcode, std::uint16_t local);
  void execute_pattern();
  void rearrange();
  void constant(std::uint16_t index);
  void element_load();
  void element_store();
  void jump();
  void table_jump();
  void leave();
  void field();
  void call();
  void call_constructor(std::string_view holder, std::string_view descriptor);
  void check_super_call(const CpEntry& member, std::string_view holder);
  void check_protected(const VType& object, std::string_view holder,
                       const std::optional<ClassWorld::Member>& found, std::string_view what);
  bool is_super(std::string_view name) const;
  void make_object();
  void make_array();
  void class_operand();

  std::uint16_t u2(std::size_t at) const;
  std::int32_t s4(std::size_t at) const;
  const CpEntry& operand() const { return file_.cp[u2(pc_ + 1)]; }
  std::string_view operand_class() const { return file_.class_name(u2(pc_ + 1)); }
  void target(std::int64_t offset);

  const ClassFile& file_;
  const MethodInfo& method_;
  Types& types_;
  ClassWorld& world_;
  const bool each_new_is_fresh_;
  const std::vector<std::uint8_t>& code_;
  const VType this_type_;
  VFrame entry_;
  std::vector<VType> result_;

  // The instruction being executed.
  std::size_t pc_ = 0;
  std::uint8_t opcode_ = 0;
  VFrame* frame_ = nullptr;
  Effect* effect_ = nullptr;
};

}  // namespace heddle::java
