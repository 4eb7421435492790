// java.lang.invoke.MethodHandleNatives: what the library's method handles ask of the machine. The names of
// members (MemberName), their resolution (JVMS 5.4.3), and the targets of call sites. Errors and flags are
// those of HotSpot's methodHandles.cpp. The calls themselves are in method_handle_calls.cpp.
#include <fmt/format.h>

#include "java/interp/interpreter.h"
#include "java/natives/member_name.h"
#include "java/natives/reflected_members.h"
#include "java/natives/unsafe_cell.h"

namespace heddle::java {
namespace {

NativeResult none(NativeCall& call) {
  return call.ret_i32(0);
}

NativeResult unsupported(NativeCall& call) {
  return call.unsupported(call.method.holder->external_name() + "." + call.method.name +
                          ": this part of java.lang.invoke is not supported");
}

template <typename T>
T field(const Vm& vm, Ref object, const char* name, const char* descriptor) {
  return vm.get<T>(object, vm.heap.klass(object)->find_field(name, descriptor));
}

// Which way a resolved method is called: HotSpot's names of devirtualised calls included.
ReferenceKind kind_of_call(const Method* method, ReferenceKind asked, const Klass* through) {
  if (method->is_static()) return kInvokeStatic;
  if (method->name == "<init>" || asked == kInvokeSpecial) return kInvokeSpecial;
  if ((method->access & (kAccPrivate | kAccFinal)) != 0) return kInvokeSpecial;
  if (method->holder->is_interface() && through->is_interface()) return kInvokeInterface;
  if (method->holder->is_interface()) return kInvokeVirtual;
  if ((through->access & kAccFinal) != 0 && !through->is_array) return kInvokeSpecial;
  return kInvokeVirtual;
}

NativeResult init(NativeCall& call) {  // (MemberName self, Object reflected)
  Ref self = call.ref(0), reflected = call.ref(1);
  if (self == kNull || reflected == kNull) return call.throw_new("java/lang/InternalError");
  Vm& vm = call.vm;
  const std::string& kind = vm.heap.klass(reflected)->name;
  if (kind == "java/lang/reflect/Field") {
    name_field(vm, self, field_of(vm, reflected), false);
    return call.ret();
  }
  Method* method = method_of(vm, reflected);
  ReferenceKind how = method->is_static() ? kInvokeStatic
                      : method->holder->is_interface() && (method->access & kAccPrivate) == 0
                          ? kInvokeInterface
                          : kind_of_call(method, kInvokeVirtual, method->holder);
  name_method(vm, self, method, how);
  return call.ret();
}

bool same_package(const Klass* a, const Klass* b) {
  return a->from_jdk == b->from_jdk && a->loader == b->loader && a->package() == b->package();
}

bool may_access(const Vm& vm, const Klass* caller, const Klass* holder, std::uint16_t access) {
  if (caller == nullptr || (access & kAccPublic) != 0 || caller == holder) return true;
  if ((access & kAccPrivate) != 0) return vm.same_nest(caller, holder);
  if (same_package(caller, holder)) return true;
  return (access & kAccProtected) != 0 && (caller->is_subclass_of(holder) || holder == vm.known.object);
}

struct Lookup {
  Klass* klass;
  const Klass* caller;  // null: may access everything
  ReferenceKind kind;
  std::string name, descriptor;
};

Method* find_method(Vm& vm, const Lookup& lookup, Thrown& thrown) {
  Klass* k = lookup.klass;
  if (k->name == "java/lang/invoke/MethodHandle")
    for (const auto& candidate : k->methods)
      if (candidate->polymorphic && candidate->name == lookup.name)
        return polymorphic_method(vm, candidate.get(), lookup.descriptor);
  auto described = [&](const Method* m) {
    return Vm::describe_method(m->holder->external_name(), m->name, m->descriptor);
  };
  bool special = lookup.kind == kNewInvokeSpecial || lookup.name == "<init>";
  Method* m = special ? k->find_declared(lookup.name, lookup.descriptor)
                      : k->find_method(lookup.name, lookup.descriptor);
  if (m == nullptr && k->is_interface()) m = vm.known.object->find_declared(lookup.name, lookup.descriptor);
  if (m == nullptr || lookup.name == "<clinit>") {
    thrown = {"java/lang/NoSuchMethodError",
              Vm::describe_method(k->external_name(), lookup.name, lookup.descriptor)};
    return nullptr;
  }
  bool want_static = lookup.kind == kInvokeStatic;
  if (m->is_static() != want_static) {
    thrown = {"java/lang/IncompatibleClassChangeError",
              want_static ? fmt::format("Expected static method {}", described(m))
                          : fmt::format("Expecting non-static method {}", described(m))};
    return nullptr;
  }
  if (lookup.kind == kInvokeInterface && !k->is_interface()) {
    thrown = {"java/lang/IncompatibleClassChangeError",
              fmt::format("Found class {}, but interface was expected", k->external_name())};
    return nullptr;
  }
  bool clone_of_array = k->is_array && m->name == "clone";
  if (!clone_of_array && !may_access(vm, lookup.caller, m->holder, m->access)) {
    thrown = {"java/lang/IllegalAccessError", fmt::format("class {} tried to access method {}",
                                                          lookup.caller->external_name(), described(m))};
    return nullptr;
  }
  return m;
}

// Whether it is static is for the library to say.
Field* find_field(Vm& vm, const Lookup& lookup, Thrown& thrown) {
  Field* f = lookup.klass->is_array ? nullptr : lookup.klass->find_field(lookup.name, lookup.descriptor);
  if (f == nullptr) {
    thrown = {"java/lang/NoSuchFieldError", lookup.name};
    return nullptr;
  }
  if (!may_access(vm, lookup.caller, f->holder, f->access)) {
    thrown = {"java/lang/IllegalAccessError",
              fmt::format("class {} tried to access field {}.{}", lookup.caller->external_name(),
                          f->holder->external_name(), f->name)};
    return nullptr;
  }
  return f;
}

std::string descriptor_of_member(Vm& vm, Ref type) {
  const Klass* klass = vm.heap.klass(type);
  if (klass == vm.known.string) return vm.string_utf8(type);
  if (klass == vm.known.klass) return descriptor_of(vm.klass_of_mirror(type));
  if (klass->name == "java/lang/invoke/MethodType") return descriptor_of_type(vm, type);
  return {};
}

NativeResult resolve(NativeCall& call) {  // (MemberName self, Class caller, int mode, boolean speculative)
  Vm& vm = call.vm;
  Ref self = call.ref(0);
  if (self == kNull) return call.throw_new("java/lang/InternalError", "nothing to resolve");
  auto flags = field<std::uint32_t>(vm, self, "flags", "I");
  Ref clazz = field<Ref>(vm, self, "clazz", "Ljava/lang/Class;"),
      name = field<Ref>(vm, self, "name", "Ljava/lang/String;"),
      type = field<Ref>(vm, self, "type", "Ljava/lang/Object;");
  if (clazz == kNull || name == kNull || type == kNull)
    return call.throw_new("java/lang/IllegalArgumentException", "nothing to resolve");
  constexpr std::uint32_t kIsField = 0x40000;
  Lookup lookup{vm.klass_of_mirror(clazz), call.ref(1) == kNull ? nullptr : vm.klass_of_mirror(call.ref(1)),
                static_cast<ReferenceKind>((flags >> kReferenceKindShift) & 0xf), vm.string_utf8(name),
                descriptor_of_member(vm, type)};
  if (lookup.descriptor.empty()) return unsupported(call);
  constexpr std::int32_t kTrusted = -1;
  if (call.i32(2) == kTrusted) lookup.caller = nullptr;
  Thrown thrown;
  if ((flags & kIsField) != 0) {
    if (Field* f = find_field(vm, lookup, thrown)) {
      name_field(vm, self, f, lookup.kind == kPutField || lookup.kind == kPutStatic);
      return call.ret_ref(self);
    }
  } else if (Method* m = find_method(vm, lookup, thrown)) {
    ReferenceKind kind = kind_of_call(m, lookup.kind, lookup.klass);
    if (m->info == nullptr) kind = m->is_static() ? kInvokeStatic : kInvokeSpecial;  // an intrinsic
    if (m->name == "<init>") kind = lookup.kind;
    name_method(vm, self, m, kind);
    return call.ret_ref(self);
  }
  return call.boolean(3) ? call.ret_ref(kNull) : raise(call, thrown);
}

std::uint32_t target_of(const Vm& vm, Ref member) {
  return vm.heap.get<std::uint32_t>(member, vm.heap.klass(member)->instance_bytes - 4);
}

NativeResult field_offset(NativeCall& call) {
  return call.ref(0) == kNull ? null_pointer(call) : call.ret_i64(target_of(call.vm, call.ref(0)));
}

NativeResult static_field_base(NativeCall& call) {
  if (call.ref(0) == kNull) return null_pointer(call);
  return call.ret_ref(field<Ref>(call.vm, call.ref(0), "clazz", "Ljava/lang/Class;"));
}

// The target of a call site is a variable like any other, plain or volatile.
template <Order order>
NativeResult set_target(NativeCall& call) {  // (CallSite, MethodHandle)
  if (call.ref(0) == kNull) return null_pointer(call);
  const Field* target =
      library_field(call.vm, "java/lang/invoke/CallSite", "target", "Ljava/lang/invoke/MethodHandle;");
  Cell cell = cell_at(call.vm, call.ref(0), target->offset, BasicType::Reference);
  NativeResult begun = order == Order::Plain ? begin_plain_write(call, cell) : begin_sync_write(call, cell);
  if (begun != NativeResult::Done) return begun;
  store_cell(call.vm, cell, BasicType::Reference, call.ref(1));
  if (order == Order::Plain)
    emit_plain(call, EventKind::Write, cell, BasicType::Reference, call.ref(1));
  else
    emit_sync(call, EventKind::SyncWrite, cell, BasicType::Reference, call.ref(1), order);
  return call.ret();
}

NativeResult make_context(NativeCall& call) {
  Ref context =
      call.new_object(call.vm.require_class("java/lang/invoke/MethodHandleNatives$CallSiteContext"));
  return context == kNull ? NativeResult::Threw : call.ret_ref(context);
}

// What its initialiser reads from system properties. No counters: they would make states differ that are the
// same.
NativeResult set_constants(NativeCall& call) {
  Vm& vm = call.vm;
  const char* klass = "java/lang/invoke/MethodHandleStatics";
  Klass* unsafe = vm.require_class("jdk/internal/misc/Unsafe");
  NativeResult pending;
  if (!call.ensure_initialised(unsafe, &pending)) return pending;
  auto set = [&](const char* name, const char* descriptor, std::int32_t value) {
    const Field* constant = library_field(vm, klass, name, descriptor);
    store_bits(vm, constant->holder->statics + constant->offset, constant->type,
               static_cast<std::uint32_t>(value));
  };
  vm.set_static_ref(library_field(vm, klass, "UNSAFE", "Ljdk/internal/misc/Unsafe;"),
                    vm.get_static<Ref>(unsafe->find_field("theUnsafe", "Ljdk/internal/misc/Unsafe;")));
  set("COMPILE_THRESHOLD", "I", 0);
  set("DONT_INLINE_THRESHOLD", "I", -1);
  set("PROFILE_LEVEL", "I", 0);
  set("PROFILE_GWT", "Z", 0);
  set("CUSTOMIZE_THRESHOLD", "I", -1);
  set("VAR_HANDLE_GUARDS", "Z", 1);
  set("MAX_ARITY", "I", 255);
  return call.ret();
}

constexpr const char* kNatives = "java/lang/invoke/MethodHandleNatives";
constexpr NativeEntry kEntries[] = {
    {kNatives, "getNamedCon", "(I[Ljava/lang/Object;)I", none},
    {kNatives, "init", nullptr, init},
    {kNatives, "expand", nullptr, none},  // done by init and resolve
    {kNatives, "resolve", nullptr, resolve},
    {kNatives, "getMembers", nullptr, unsupported},
    {kNatives, "objectFieldOffset", nullptr, field_offset},
    {kNatives, "staticFieldOffset", nullptr, field_offset},
    {kNatives, "staticFieldBase", nullptr, static_field_base},
    {kNatives, "getMemberVMInfo", nullptr, unsupported},
    {kNatives, "setCallSiteTargetNormal", nullptr, set_target<Order::Plain>},
    {kNatives, "setCallSiteTargetVolatile", nullptr, set_target<Order::Volatile>},
    {kNatives, "copyOutBootstrapArguments", nullptr, unsupported},
    {kNatives, "clearCallSiteContext", nullptr, none},
    {"java/lang/invoke/MethodHandleNatives$CallSiteContext", "make", nullptr, make_context,
     "compiled code never depends on a call site, so no cleaner thread is needed"},
    {"java/lang/invoke/MethodHandleStatics", "<clinit>", "()V", set_constants,
     "no profiling and no customisation: their counters would be state"},
    {"java/lang/invoke/LambdaProxyClassArchive", "addToArchive", nullptr, unsupported},
    {"java/lang/invoke/LambdaProxyClassArchive", "findFromArchive", nullptr, none},
};

}  // namespace

extern const NativeTable kMethodHandleNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
