// Calls through reflection: jdk.internal.reflect.Reflection and the native accessors. Checks and messages are
// those of HotSpot's reflection.cpp.
#include "java/natives/reflected_members.h"
#include "java/natives/reflective_stub.h"

namespace heddle::java {
namespace {

NativeResult get_caller_class(NativeCall& call) {
  return call.ret_ref(mirror_of(caller_class(call)));
}

NativeResult illegal(NativeCall& call, const char* message) {
  if (*message == 0) return call.throw_new("java/lang/IllegalArgumentException");
  return call.throw_new("java/lang/IllegalArgumentException", message);
}

// Appends the arguments in `array` (null: none) as slots. A message, perhaps an empty one, says what is
// wrong.
const char* push_arguments(NativeCall& call, const Method* target, Ref array,
                           std::vector<std::uint32_t>& slots) {
  Vm& vm = call.vm;
  std::uint32_t count = array == kNull ? 0 : vm.heap.length(array);
  if (count != target->parameters.size()) return "wrong number of arguments";
  auto descriptors = split_descriptor(target->descriptor);
  for (std::uint32_t i = 0; i < count; ++i) {
    Ref argument = vm.heap.get<Ref>(array, kElementsOffset + 4 * i);
    BasicType type = target->parameters[i];
    if (type == BasicType::Reference) {
      Thrown thrown;
      Klass* wanted = class_of_descriptor(vm, descriptors[i], thrown, target->holder->loader);
      if (argument != kNull && (wanted == nullptr || !vm.heap.klass(argument)->is_subtype_of(wanted)))
        return "argument type mismatch";
      slots.push_back(argument);
      continue;
    }
    auto value = unbox(vm, argument);
    auto bits = value ? widen(*value, type) : std::nullopt;
    if (!bits) return argument == kNull ? "" : "argument type mismatch";
    slots.push_back(static_cast<std::uint32_t>(*bits));
    if (slots_of(type) == 2) slots.push_back(static_cast<std::uint32_t>(*bits >> 32));
  }
  return nullptr;
}

NativeResult invoke_method(NativeCall& call) {  // invoke0(Method, Object receiver, Object[] arguments)
  if (call.ref(0) == kNull) return null_pointer(call);
  Method* target = method_of(call.vm, call.ref(0));
  Ref receiver = call.ref(1);
  std::vector<std::uint32_t> slots;
  if (!target->is_static()) {
    if (receiver == kNull) return null_pointer(call);
    if (!call.vm.heap.klass(receiver)->is_subtype_of(target->holder))
      return illegal(call, "object is not an instance of declaring class");
    slots.push_back(receiver);
  }
  if (const char* message = push_arguments(call, target, call.ref(2), slots)) return illegal(call, message);
  NativeResult pending;
  if (target->is_static() && !call.vm.initialised(target->holder) &&
      !call.ensure_initialised(target->holder, &pending))
    return pending;
  return call.invoke(reflective_stub(call.vm, target), slots.data(), slots.size());
}

NativeResult new_instance(NativeCall& call) {  // newInstance0(Constructor, Object[] arguments)
  if (call.ref(0) == kNull) return null_pointer(call);
  Method* target = method_of(call.vm, call.ref(0));
  if (target->holder->is_abstract() || target->holder->is_interface())
    return call.throw_new("java/lang/InstantiationException", target->holder->external_name());
  std::vector<std::uint32_t> slots;
  if (const char* message = push_arguments(call, target, call.ref(1), slots)) return illegal(call, message);
  NativeResult pending;
  if (!call.vm.initialised(target->holder) && !call.ensure_initialised(target->holder, &pending))
    return pending;
  return call.invoke(reflective_stub(call.vm, target), slots.data(), slots.size());
}

NativeResult never_inflate(NativeCall& call) {
  return call.ret_i32(0x7fffffff);
}

// The library assumes that the machine has initialised java.lang.reflect at boot, and gets its own
// initialisers in the wrong order otherwise.
NativeResult reflection_factory(NativeCall& call) {
  Klass* first = call.vm.require_class("java/lang/reflect/Method");
  NativeResult pending;
  if (!call.vm.initialised(first) && !call.ensure_initialised(first, &pending)) return pending;
  return NativeResult::Bytecode;
}

constexpr const char* kReflection = "jdk/internal/reflect/Reflection";
constexpr const char* kOrder = "initialises java.lang.reflect first, as HotSpot does at boot";
constexpr NativeEntry kEntries[] = {
    {kReflection, "getCallerClass", "()Ljava/lang/Class;", get_caller_class},
    {"java/lang/Class", "getReflectionFactory", nullptr, reflection_factory, kOrder},
    {"jdk/internal/reflect/ReflectionFactory$GetReflectionFactoryAction", "run", nullptr, reflection_factory,
     kOrder},
    {"jdk/internal/reflect/ReflectionFactory", "inflationThreshold", "()I", never_inflate,
     "native accessors for ever: generated ones are only a HotSpot optimisation"},
    {"jdk/internal/reflect/NativeMethodAccessorImpl", "invoke0", nullptr, invoke_method},
    {"jdk/internal/reflect/NativeConstructorAccessorImpl", "newInstance0", nullptr, new_instance},
};

}  // namespace

extern const NativeTable kReflectionNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
