// The signature-polymorphic methods of java.lang.invoke.MethodHandle that the library's own code calls:
// invokeBasic runs a handle's form, linkTo* the method that their last argument names.
#include "java/link/class_builder.h"
#include "java/natives/generated_class.h"
#include "java/natives/member_name.h"

namespace heddle::java {
namespace {

std::string bridged_descriptor(const Method* target) {
  std::string receiver = target->is_static() ? "" : type_of_class(target->holder->name);
  return "(" + receiver + target->descriptor.substr(1);
}

// A static method that only calls `target`, directly. A native or synchronized method may stop and be called
// again; then the instruction that called it must have its arguments as they were.
Method* bridge_to(Vm& vm, Method* target) {
  using namespace bytecode;
  std::uint16_t index = 0;
  std::string name = "java/lang/invoke/Bridge$" + std::to_string(target->id);
  Method* bridge = generated_method(vm, name, [&](std::string class_name) {
    constexpr std::uint16_t kAccess = kAccPublic | kAccStatic;
    std::string descriptor = bridged_descriptor(target);
    ClassBuilder builder(std::move(class_name), kAccFinal | kAccSuper | kAccSynthetic);
    CodeBuilder code = builder.code(kAccess, descriptor);
    unsigned local = 0;
    auto type = MethodType::parse(descriptor);
    for (const std::string& parameter : type->parameters) {
      code.load(parameter, local);
      local += slots_of_type(parameter);
    }
    bool interface = target->holder->is_interface();
    code.invoke(target->is_static() ? op_invokestatic : op_invokespecial, target->holder->name, target->name,
                target->descriptor, interface ? HolderKind::Interface : HolderKind::Class);
    index = builder.pool().method(interface ? CpTag::InterfaceMethodref : CpTag::Methodref,
                                  target->holder->name, target->name, target->descriptor);
    code.return_value(type->result);
    builder.add_method(kAccess, "call", descriptor, code);
    return std::make_unique<ClassFile>(builder.finish());
  });
  if (index != 0) {  // access has been checked when the handle was made
    bridge->holder->resolved[index].pointer = target;
    bridge->holder->hidden = true;
    bridge->holder->loader = target->holder->loader;
    bridge->holder->hearing = Hearing::Own;
  }
  return bridge;
}

NativeResult call_target(NativeCall& call, Method* target, std::size_t slots) {
  if (target->is_static() || target->name == "<init>") {
    NativeResult pending;
    if (!call.ensure_initialised(target->holder, &pending)) return pending;
  }
  if (target->argument_slots != slots)
    return call.throw_new("java/lang/InternalError", "a handle's arguments do not fit " + target->name);
  bool own = target->holder->name == "java/lang/invoke/MethodHandle";
  bool may_stop = (target->native != nullptr && !own) || target->is_synchronized();
  return call.invoke(may_stop ? bridge_to(call.vm, target) : target, call.arguments(), slots);
}

NativeResult invoke_basic(NativeCall& call) {
  Vm& vm = call.vm;
  const Field* form =
      library_field(vm, "java/lang/invoke/MethodHandle", "form", "Ljava/lang/invoke/LambdaForm;");
  const Field* entry =
      library_field(vm, "java/lang/invoke/LambdaForm", "vmentry", "Ljava/lang/invoke/MemberName;");
  Ref lambda_form = vm.get<Ref>(call.ref(0), form);
  Ref member = lambda_form == kNull ? kNull : vm.get<Ref>(lambda_form, entry);
  Method* target = member == kNull ? nullptr : method_of_member(vm, member);
  if (target == nullptr) return call.throw_new("java/lang/InternalError", "a lambda form without code");
  return call_target(call, target, call.method.argument_slots);
}

enum class Selection : std::uint8_t { AsNamed, ByReceiver };

template <Selection selection>
NativeResult link_to(NativeCall& call) {
  Vm& vm = call.vm;
  std::size_t slots = call.method.argument_slots;
  Ref member = slots == 0 ? kNull : call.ref(static_cast<unsigned>(slots - 1));
  Method* target = member == kNull ? nullptr : method_of_member(vm, member);
  if (target == nullptr) return call.throw_new("java/lang/InternalError", "not a resolved member");
  if (!target->is_static()) {
    if (slots < 2 || call.ref(0) == kNull) return null_pointer(call);
    if (selection == Selection::ByReceiver) {
      Thrown thrown;
      target = vm.select_method(const_cast<Klass*>(vm.heap.klass(call.ref(0))), target, thrown);
      if (target == nullptr) return raise(call, thrown);
    }
  }
  return call_target(call, target, slots - 1);
}

NativeResult by_reflection(NativeCall& call) {
  return call.throw_new("java/lang/UnsupportedOperationException",
                        "MethodHandle." + call.method.name + " cannot be invoked reflectively");
}

NativeResult to_native(NativeCall& call) {
  return call.unsupported("java.lang.invoke.MethodHandle.linkToNative: foreign functions are not supported");
}

constexpr const char* kHandle = "java/lang/invoke/MethodHandle";
constexpr NativeEntry kEntries[] = {
    {kHandle, "invokeBasic", nullptr, invoke_basic},
    {kHandle, "linkToStatic", nullptr, link_to<Selection::AsNamed>},
    {kHandle, "linkToSpecial", nullptr, link_to<Selection::AsNamed>},
    {kHandle, "linkToVirtual", nullptr, link_to<Selection::ByReceiver>},
    {kHandle, "linkToInterface", nullptr, link_to<Selection::ByReceiver>},
    {kHandle, "linkToNative", nullptr, to_native},
    {kHandle, "invoke", nullptr, by_reflection},
    {kHandle, "invokeExact", nullptr, by_reflection},
};

}  // namespace

extern const NativeTable kMethodHandleCallNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
