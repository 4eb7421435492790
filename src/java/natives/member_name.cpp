#include "java/natives/member_name.h"

#include "java/natives/unsafe_cell.h"

namespace heddle::java {
namespace {

constexpr const char* kMemberName = "java/lang/invoke/MemberName";
constexpr std::uint32_t kIsMethod = 0x10000, kIsConstructor = 0x20000, kIsField = 0x40000,
                        kCallerSensitive = 0x100000, kTrustedFinal = 0x200000;

std::uint32_t target_offset(const Klass* member_name) {
  return member_name->instance_bytes - 4;
}

void name_member(Vm& vm, Ref member, const Klass* holder, std::uint32_t flags, std::uint32_t target) {
  const Klass* klass = vm.heap.klass(member);
  vm.set_ref(member, klass->find_field("clazz", "Ljava/lang/Class;"), holder->mirror);
  vm.set<std::uint32_t>(member, klass->find_field("flags", "I"), flags);
  vm.heap.put<std::uint32_t>(member, target_offset(klass), target);
}

// What HotSpot leaves to MethodHandleNatives.expand. Strings of the pool cost no state.
void fill_in(Vm& vm, Ref member, const std::string& name, Ref type) {
  const Klass* klass = vm.heap.klass(member);
  const Field *name_field = klass->find_field("name", "Ljava/lang/String;"),
              *type_field = klass->find_field("type", "Ljava/lang/Object;");
  if (vm.get<Ref>(member, name_field) == kNull) vm.set_ref(member, name_field, vm.intern_utf8(name));
  if (vm.get<Ref>(member, type_field) == kNull && type != kNull) vm.set_ref(member, type_field, type);
}

}  // namespace

Method* method_of_member(const Vm& vm, Ref member) {
  const Klass* klass = vm.heap.klass(member);
  if (klass->name != kMemberName) return nullptr;
  auto flags = vm.get<std::uint32_t>(member, klass->find_field("flags", "I"));
  auto id = vm.heap.get<std::uint32_t>(member, target_offset(klass));
  return (flags & (kIsMethod | kIsConstructor)) == 0 || id == 0 ? nullptr : vm.methods[id];
}

void name_method(Vm& vm, Ref member, Method* method, ReferenceKind kind) {
  std::uint32_t flags = method->access | (method->name == "<init>" ? kIsConstructor : kIsMethod) |
                        static_cast<std::uint32_t>(kind) << kReferenceKindShift;
  if (method->info != nullptr && method->info->caller_sensitive) flags |= kCallerSensitive;
  name_member(vm, member, method->holder, flags, method->id);
  fill_in(vm, member, method->name, vm.intern_utf8(method->descriptor));
}

void name_field(Vm& vm, Ref member, const Field* field, bool is_setter) {
  unsigned kind = (field->is_static() ? kGetStatic : kGetField) + (is_setter ? kPutField - kGetField : 0u);
  std::uint32_t flags = field->access | kIsField | kind << kReferenceKindShift;
  bool trusted = field->is_static() || field->holder->hidden || field->holder->file->is_record;
  if (field->is_final() && trusted) flags |= kTrustedFinal;
  name_member(vm, member, field->holder, flags, static_cast<std::uint32_t>(cell_offset(field)));
  Thrown ignored;
  fill_in(vm, member, field->name,
          mirror_of(class_of_descriptor(vm, field->descriptor, ignored, field->holder->loader)));
}

std::string descriptor_of(const Klass* klass) {
  static constexpr const char* kPrimitive[] = {"Z", "B", "C", "S", "I", "F", "J", "D", "", "V"};
  if (klass->is_primitive) return kPrimitive[static_cast<std::size_t>(klass->element_type)];
  return klass->is_array ? klass->name : "L" + klass->name + ";";
}

std::string descriptor_of_type(const Vm& vm, Ref method_type) {
  const Klass* klass = vm.heap.klass(method_type);
  Ref result = vm.get<Ref>(method_type, klass->find_field("rtype", "Ljava/lang/Class;"));
  Ref parameters = vm.get<Ref>(method_type, klass->find_field("ptypes", "[Ljava/lang/Class;"));
  std::string text = "(";
  for (std::uint32_t i = 0; i < vm.heap.length(parameters); ++i)
    text += descriptor_of(vm.klass_of_mirror(vm.heap.get<Ref>(parameters, kElementsOffset + 4 * i)));
  return text + ")" + descriptor_of(vm.klass_of_mirror(result));
}

Method* polymorphic_method(Vm& vm, Method* polymorphic, std::string_view descriptor) {
  Klass* holder = polymorphic->holder;
  for (const auto& known : holder->methods)
    if (known->info == nullptr && known->name == polymorphic->name && known->descriptor == descriptor)
      return known.get();
  auto method = std::make_unique<Method>();
  method->holder = holder;
  method->name = polymorphic->name;
  method->descriptor = descriptor;
  method->access = static_cast<std::uint16_t>(kAccFinal | kAccNative | (polymorphic->access & kAccStatic) |
                                              (polymorphic->access & kAccPublic));
  method->argument_slots = method->is_static() ? 0 : 1;
  auto parts = split_descriptor(method->descriptor);
  for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
    method->parameters.push_back(type_of_descriptor(parts[i][0]));
    method->argument_slots =
        static_cast<std::uint16_t>(method->argument_slots + slots_of(method->parameters.back()));
  }
  method->return_type = type_of_descriptor(parts.back()[0]);
  method->max_locals = method->argument_slots;
  method->max_stack = 2;
  method->native = find_native(holder->name, method->name, polymorphic->descriptor, false);
  return vm.register_method(std::move(method), holder);
}

}  // namespace heddle::java
