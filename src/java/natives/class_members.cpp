// java.lang.Class: declared members, record components, annotations; jdk.internal.reflect.ConstantPool,
// through which the library parses annotations.
#include <optional>

#include "java/link/lambda_proxy.h"
#include "java/natives/lookup.h"
#include "java/natives/reflected_members.h"
#include "java/verify/verify.h"

namespace heddle::java {
namespace {

Klass* self(const NativeCall& call) {
  return call.vm.klass_of_mirror(call.ref(0));
}

// Who asks for the members of a class has it linked, in HotSpot too: one that does not verify has none.
// Nothing: it is linked.
std::optional<NativeResult> link(NativeCall& call, Klass* klass) {
  Thrown needs;
  const VerifyProblem* problem = call.vm.link(klass, needs);
  if (!needs.wanted.empty()) return raise(call, needs);
  if (problem == nullptr) return std::nullopt;
  if (problem->klass.empty()) return call.unsupported(problem->message);
  return call.throw_new(problem->klass, problem->message);
}

template <typename Member, typename Wanted, typename Make>
NativeResult member_array(NativeCall& call, const std::vector<std::unique_ptr<Member>>& members,
                          const char* element, Wanted wanted, Make make) {
  if (const auto stop = link(call, self(call))) return *stop;
  std::vector<Ref> objects;
  for (const auto& member : members) {
    if (!wanted(*member) || (call.boolean(1) && (member->access & kAccPublic) == 0)) continue;
    Ref object = make(call, member.get());
    if (object == kNull) return NativeResult::Threw;
    objects.push_back(object);
  }
  Ref array = new_reference_array(call, call.vm.require_class(element), objects);
  return array == kNull ? NativeResult::Threw : call.ret_ref(array);
}

NativeResult get_declared_fields(NativeCall& call) {
  return member_array(
      call, self(call)->fields, "java/lang/reflect/Field", [](const Field&) { return true; },
      new_reflected_field);
}

// The JVM makes a lambda by the constructor of its class; there is no factory to be found.
bool is_declared_method(const Method& m) {
  return m.info != nullptr && m.name != "<init>" && m.name != "<clinit>" &&
         !(m.holder->hidden && m.name == kLambdaFactory);
}

NativeResult get_declared_methods(NativeCall& call) {
  return member_array(call, self(call)->methods, "java/lang/reflect/Method", is_declared_method,
                      new_reflected_method);
}

NativeResult get_declared_constructors(NativeCall& call) {
  return member_array(
      call, self(call)->methods, "java/lang/reflect/Constructor",
      [](const Method& m) { return m.info != nullptr && m.name == "<init>"; }, new_reflected_method);
}

NativeResult get_record_components(NativeCall& call) {
  Klass* klass = self(call);
  std::vector<Ref> components;
  if (klass->file != nullptr)
    for (const RecordComponent& component : klass->file->record_components) {
      components.push_back(new_record_component(call, klass, component));
      if (components.back() == kNull) return NativeResult::Threw;
    }
  Ref array =
      new_reference_array(call, call.vm.require_class("java/lang/reflect/RecordComponent"), components);
  return array == kNull ? NativeResult::Threw : call.ret_ref(array);
}

NativeResult raw_bytes(NativeCall& call, const std::vector<std::uint8_t>& content) {
  if (content.empty()) return call.ret_ref(kNull);
  Ref bytes = new_byte_array(call, content.data(), content.size());
  return bytes == kNull ? NativeResult::Threw : call.ret_ref(bytes);
}

NativeResult get_raw_annotations(NativeCall& call) {
  const Klass* klass = self(call);
  return klass->file == nullptr ? call.ret_ref(kNull) : raw_bytes(call, klass->file->annotations);
}

NativeResult get_raw_type_annotations(NativeCall& call) {
  const Klass* klass = self(call);
  return klass->file == nullptr ? call.ret_ref(kNull) : raw_bytes(call, klass->file->type_annotations);
}

NativeResult type_annotations_of_field(NativeCall& call) {
  const Field* field = field_of(call.vm, call.ref(0));
  return raw_bytes(call, field->holder->file->fields[field->index].type_annotations);
}

NativeResult type_annotations_of_method(NativeCall& call) {
  return raw_bytes(call, method_of(call.vm, call.ref(0))->info->type_annotations);
}

// Executable.getParameters0: null without the attribute MethodParameters; the library then makes up arg0,
// arg1, ...
NativeResult get_parameters(NativeCall& call) {
  Vm& vm = call.vm;
  const Method* method = method_of(vm, call.ref(0));
  if (!method->info->has_parameters) return call.ret_ref(kNull);
  Klass* klass = vm.require_class("java/lang/reflect/Parameter");
  std::vector<Ref> parameters;
  for (const MethodParameter& parameter : method->info->parameters) {
    Ref object = call.new_object(klass);
    if (object == kNull) return NativeResult::Threw;
    if (parameter.name != 0)
      vm.set_ref(object, klass->find_field("name", "Ljava/lang/String;"),
                 vm.intern_utf8(method->holder->file->utf8(parameter.name)));
    vm.set<std::int32_t>(object, klass->find_field("modifiers", "I"), parameter.access);
    vm.set_ref(object, klass->find_field("executable", "Ljava/lang/reflect/Executable;"), call.ref(0));
    vm.set<std::int32_t>(object, klass->find_field("index", "I"),
                         static_cast<std::int32_t>(parameters.size()));
    parameters.push_back(object);
  }
  Ref array = new_reference_array(call, klass, parameters);
  return array == kNull ? NativeResult::Threw : call.ret_ref(array);
}

NativeResult get_constant_pool(NativeCall& call) {
  if (self(call)->file == nullptr) return call.ret_ref(kNull);
  Klass* klass = call.vm.require_class("jdk/internal/reflect/ConstantPool");
  Ref pool = call.new_object(klass);
  if (pool == kNull) return NativeResult::Threw;
  call.vm.set_ref(pool, klass->find_field("constantPoolOop", "Ljava/lang/Object;"), call.ref(0));
  return call.ret_ref(pool);
}

// ConstantPool's natives take (Object constantPoolOop, int index) after the receiver; ours is the mirror.
// Null in a pool that was made by the program.
const Klass* pool_of(const NativeCall& call) {
  const Ref mirror = call.ref(1);
  if (mirror == kNull || call.vm.heap.klass(mirror) != call.vm.known.klass) return nullptr;
  const Klass* klass = call.vm.klass_of_mirror(mirror);
  return klass->file == nullptr ? nullptr : klass;
}

const CpEntry* constant(const NativeCall& call, CpTag tag) {
  const Klass* klass = pool_of(call);
  auto index = static_cast<std::uint32_t>(call.i32(2));
  if (klass == nullptr || index >= klass->file->cp.size()) return nullptr;
  return klass->file->cp[index].tag == tag ? &klass->file->cp[index] : nullptr;
}

NativeResult wrong_constant(NativeCall& call) {
  return call.throw_new("java/lang/IllegalArgumentException", "Wrong type at constant pool index");
}

template <CpTag tag>
NativeResult number_at(NativeCall& call) {
  const CpEntry* entry = constant(call, tag);
  return entry == nullptr ? wrong_constant(call) : call.ret_i64(static_cast<std::int64_t>(entry->bits));
}

NativeResult utf8_at(NativeCall& call) {
  const CpEntry* entry = constant(call, CpTag::Utf8);
  return entry == nullptr ? wrong_constant(call) : call.ret_ref(call.vm.intern_utf8(entry->utf8));
}

NativeResult string_at(NativeCall& call) {
  const CpEntry* entry = constant(call, CpTag::String);
  if (entry == nullptr) return wrong_constant(call);
  return call.ret_ref(call.vm.intern_utf8(call.vm.klass_of_mirror(call.ref(1))->file->utf8(entry->a)));
}

NativeResult class_at(NativeCall& call) {
  if (constant(call, CpTag::Class) == nullptr) return wrong_constant(call);
  Thrown thrown;
  Klass* klass = call.vm.resolve_class(call.vm.klass_of_mirror(call.ref(1)),
                                       static_cast<std::uint16_t>(call.i32(2)), thrown);
  return klass == nullptr ? raise(call, thrown) : call.ret_ref(klass->mirror);
}

NativeResult size(NativeCall& call) {
  const Klass* klass = pool_of(call);
  return call.ret_i32(klass == nullptr ? 0 : static_cast<std::int32_t>(klass->file->cp.size()));
}

constexpr const char* kClass = "java/lang/Class";
constexpr const char* kPool = "jdk/internal/reflect/ConstantPool";
constexpr NativeEntry kEntries[] = {
    {kClass, "getDeclaredFields0", nullptr, get_declared_fields},
    {kClass, "getDeclaredMethods0", nullptr, get_declared_methods},
    {kClass, "getDeclaredConstructors0", nullptr, get_declared_constructors},
    {kClass, "getRecordComponents0", nullptr, get_record_components},
    {kClass, "getRawAnnotations", nullptr, get_raw_annotations},
    {kClass, "getRawTypeAnnotations", nullptr, get_raw_type_annotations},
    {kClass, "getConstantPool", nullptr, get_constant_pool},
    {"java/lang/reflect/Field", "getTypeAnnotationBytes0", nullptr, type_annotations_of_field},
    {"java/lang/reflect/Executable", "getTypeAnnotationBytes0", nullptr, type_annotations_of_method},
    {"java/lang/reflect/Executable", "getParameters0", nullptr, get_parameters},
    {kPool, "getSize0", nullptr, size},
    {kPool, "getClassAt0", nullptr, class_at},
    {kPool, "getClassAtIfLoaded0", nullptr, class_at},
    {kPool, "getIntAt0", nullptr, number_at<CpTag::Integer>},
    {kPool, "getLongAt0", nullptr, number_at<CpTag::Long>},
    {kPool, "getFloatAt0", nullptr, number_at<CpTag::Float>},
    {kPool, "getDoubleAt0", nullptr, number_at<CpTag::Double>},
    {kPool, "getStringAt0", nullptr, string_at},
    {kPool, "getUTF8At0", nullptr, utf8_at},
};

}  // namespace

extern const NativeTable kClassMemberNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
