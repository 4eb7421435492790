// Fields and methods: the instructions whose types the constant pool gives (JVMS 4.10.1.8, 4.10.1.9).
#include <fmt/format.h>

#include <algorithm>

#include "java/classfile/opcode.h"
#include "java/verify/transfer.h"

namespace heddle::java {

using namespace bytecode;

namespace {

constexpr std::uint16_t kAccProtected = 0x0004;
constexpr std::string_view kObject = "java/lang/Object";

}  // namespace

bool Transfer::is_super(std::string_view name) const {
  for (std::string_view super = file_.super_name; !super.empty(); super = world_.super_of(super))
    if (super == name) return true;
  return false;
}

// A protected member of a superclass in another package may be used on objects of this class only (JVMS
// 4.10.1.8).
void Transfer::check_protected(const VType& object, std::string_view holder,
                               const std::optional<ClassWorld::Member>& found, std::string_view what) {
  if (!found || (found->access & kAccProtected) == 0 || world_.same_package(file_.name, found->holder))
    return;
  if (types_.assignable(object, this_type_, true)) return;
  fail(pc_, fmt::format("Bad access to protected data in {}", what),
       fmt::format("Type {} is not assignable to {}, which inherits the member from {}", to_string(object),
                   to_string(this_type_), holder));
}

void Transfer::field() {
  const CpEntry& member = operand();
  const std::string_view holder = file_.class_name(member.a);
  const CpEntry& pair = file_.cp[member.b];
  const std::string_view name = file_.utf8(pair.a), descriptor = file_.utf8(pair.b);
  std::size_t at = 0;
  const VType type = next_type(descriptor, at);
  if (opcode_ == op_getstatic) return push(type);
  if (opcode_ == op_putstatic) {
    pop(type);
    return;
  }
  if (holder.starts_with('['))
    fail(pc_, fmt::format("Expecting reference to class in class {} at constant pool index {}", file_.name,
                          u2(pc_ + 1)));
  if (opcode_ == op_putfield) pop(type);
  VType object = pop();
  // A constructor may set its own class's fields before it calls another.
  if (opcode_ == op_putfield && object.is(Tag::UninitialisedThis) && holder == file_.name &&
      std::ranges::any_of(file_.fields, [&](const FieldInfo& own) {
        return own.name == name && own.descriptor == descriptor;
      })) {
    object = this_type_;
  }
  if (!types_.assignable(object, VType::object(holder))) bad_type(object, fmt::format("'{}'", holder));
  if (object != this_type_ && is_super(holder))
    check_protected(object, holder, world_.find_field(holder, name, descriptor), kOpcodes[opcode_].name);
  if (opcode_ == op_getfield) push(type);
}

void Transfer::call() {
  const CpEntry& member = operand();
  const CpEntry& pair = file_.cp[member.b];
  const std::string_view name = file_.utf8(pair.a), descriptor = file_.utf8(pair.b);
  const bool dynamic = opcode_ == op_invokedynamic;
  const std::string_view holder = dynamic ? std::string_view{} : file_.class_name(member.a);
  const bool constructor = name == "<init>";
  if (opcode_ == op_invokespecial && !constructor) check_super_call(member, holder);

  const Signature signature(descriptor);
  pop_slots(signature.parameters);
  if (constructor) {
    call_constructor(holder, descriptor);
  } else if (opcode_ == op_invokespecial) {
    pop(this_type_);
  } else if (opcode_ == op_invokeinterface) {
    pop(VType::object(holder));
  } else if (opcode_ == op_invokevirtual) {
    const VType object = pop(VType::object(holder));
    // Arrays have a public clone.
    const bool array_clone = holder == kObject && name == "clone" && object.is_array();
    if (object != this_type_ && !array_clone && is_super(holder))
      check_protected(object, holder, world_.find_method(holder, name, descriptor), "invokevirtual");
  }
  push_slots(signature.result);
}

// invokespecial of a method that is no constructor: of this class, a superclass or a direct interface.
void Transfer::check_super_call(const CpEntry& member, std::string_view holder) {
  if (holder == file_.name || holder == file_.super_name ||
      std::ranges::find(file_.interfaces, holder) != file_.interfaces.end()) {
    return;
  }
  if (!types_.assignable(this_type_, VType::object(holder)))
    fail(pc_, "Bad invokespecial instruction: current class isn't assignable to reference class.");
  if (member.tag == CpTag::InterfaceMethodref)
    fail(pc_, "Bad invokespecial instruction: interface method reference is in an indirect superinterface.");
}

void Transfer::call_constructor(std::string_view holder, std::string_view descriptor) {
  const VType object = pop_reference();
  VType made = this_type_;
  if (object.is(Tag::UninitialisedThis)) {
    if (holder != file_.name && holder != file_.super_name)
      fail(pc_, "Bad <init> method call",
           fmt::format("Type '{}' is not assignable to {}", holder, to_string(this_type_)));
    frame_->this_uninitialised = false;
    effect_->initialises_this = true;
  } else if (object.is(Tag::Uninitialised)) {
    made = VType::object(file_.class_name(u2(object.pc + 1u)));
    if (made.name != holder)
      fail(pc_, "Call to wrong <init> method",
           fmt::format("Type {} is not assignable to '{}'", to_string(made), holder));
    if (is_super(holder)) {
      const auto found = world_.find_method(holder, "<init>", descriptor);
      if (found && (found->access & kAccProtected) != 0 && !world_.same_package(file_.name, found->holder) &&
          !types_.assignable(made, this_type_, true)) {
        fail(pc_, "Bad access to protected <init> method",
             fmt::format("Type {} is not assignable to {}", to_string(made), to_string(this_type_)));
      }
    }
  } else {
    fail(pc_, "Bad operand type when invoking <init>",
         fmt::format("Type {} (current frame, stack[{}]) is not uninitialized", to_string(object),
                     frame_->stack.size()));
  }
  effect_->calls_constructor = true;
  std::ranges::replace(frame_->locals, object, made);
  std::ranges::replace(frame_->stack, object, made);
}

}  // namespace heddle::java
