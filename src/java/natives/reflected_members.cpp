#include "java/natives/reflected_members.h"

#include "base/check.h"

namespace heddle::java {
namespace {

constexpr std::uint16_t kFieldModifiers = kAccPublic | kAccPrivate | kAccProtected | kAccStatic | kAccFinal |
                                          kAccVolatile | 0x0080 /* transient */ | kAccSynthetic | kAccEnum;
constexpr std::uint16_t kMethodModifiers = kAccPublic | kAccPrivate | kAccProtected | kAccStatic | kAccFinal |
                                           kAccSynchronized | kAccBridge | kAccVarargs | kAccNative |
                                           kAccAbstract | 0x0800 /* strict */ | kAccSynthetic;

// Writes the fields of one new reflection object.
class Filler {
 public:
  Filler(NativeCall& call, const char* klass) : call_(call), klass_(call.vm.require_class(klass)) {
    object_ = call.new_object(klass_);
  }
  Ref object() const { return object_; }

  void ref(const char* name, const char* descriptor, Ref value) {
    if (object_ != kNull) call_.vm.set_ref(object_, field(name, descriptor), value);
  }
  void text(const char* name, std::string_view modified_utf8) {
    ref(name, "Ljava/lang/String;", modified_utf8.empty() ? kNull : call_.vm.intern_utf8(modified_utf8));
  }
  void number(const char* name, std::int32_t value) {
    if (object_ != kNull) call_.vm.set<std::int32_t>(object_, field(name, "I"), value);
  }
  void flag(const char* name, bool value) {
    if (object_ != kNull) call_.vm.set<std::uint8_t>(object_, field(name, "Z"), value);
  }
  void bytes(const char* name, const std::vector<std::uint8_t>& value) {
    if (value.empty() || object_ == kNull) return;
    Ref array = new_byte_array(call_, value.data(), value.size());
    if (array == kNull)
      object_ = kNull;
    else
      ref(name, "[B", array);
  }

 private:
  Field* field(const char* name, const char* descriptor) {
    Field* found = klass_->find_field(name, descriptor);
    HEDDLE_CHECK(found != nullptr, "java.lang.reflect lacks a field that we fill");
    return found;
  }

  NativeCall& call_;
  Klass* klass_;
  Ref object_;
};

Klass* required_class(NativeCall& call, std::string_view descriptor, const Klass* holder) {
  Thrown thrown;
  Klass* klass = class_of_descriptor(call.vm, descriptor, thrown, holder->loader);
  if (klass == nullptr) raise(call, thrown);
  return klass;
}

// The mirrors of the parameter types as a Class[]; kNull if one cannot be loaded.
Ref class_array(NativeCall& call, const std::vector<std::string_view>& descriptors, const Klass* holder) {
  std::vector<Ref> mirrors;
  for (std::string_view descriptor : descriptors) {
    Klass* klass = required_class(call, descriptor, holder);
    if (klass == nullptr) return kNull;
    mirrors.push_back(klass->mirror);
  }
  return new_reference_array(call, call.vm.known.klass, mirrors);
}

Ref exception_array(NativeCall& call, const Method* method) {
  std::vector<std::string> descriptors;
  for (const std::string& name : method->info->exceptions) descriptors.push_back("L" + name + ";");
  return class_array(call, {descriptors.begin(), descriptors.end()}, method->holder);
}

}  // namespace

Field* field_of(Vm& vm, Ref reflected) {
  const Klass* shape = vm.heap.klass(reflected);
  Klass* holder = vm.klass_of_mirror(vm.get<Ref>(reflected, shape->find_field("clazz", "Ljava/lang/Class;")));
  auto slot = static_cast<std::uint16_t>(vm.get<std::int32_t>(reflected, shape->find_field("slot", "I")));
  for (const auto& field : holder->fields)
    if (field->index == slot) return field.get();
  fault(__FILE__, __LINE__, "a java.lang.reflect.Field names no field of its class");
}

Method* method_of(Vm& vm, Ref reflected) {
  const Klass* shape = vm.heap.klass(reflected);
  Klass* holder = vm.klass_of_mirror(vm.get<Ref>(reflected, shape->find_field("clazz", "Ljava/lang/Class;")));
  auto slot = static_cast<std::uint16_t>(vm.get<std::int32_t>(reflected, shape->find_field("slot", "I")));
  for (const auto& method : holder->methods)
    if (method->index == slot && method->info != nullptr) return method.get();
  fault(__FILE__, __LINE__, "a java.lang.reflect.Executable names no method of its class");
}

Ref new_reflected_field(NativeCall& call, const Field* field) {
  Klass* type = required_class(call, field->descriptor, field->holder);
  if (type == nullptr) return kNull;
  const ClassFile& file = *field->holder->file;
  Filler filler(call, "java/lang/reflect/Field");
  filler.ref("clazz", "Ljava/lang/Class;", field->holder->mirror);
  filler.number("slot", field->index);
  filler.text("name", field->name);
  filler.ref("type", "Ljava/lang/Class;", type->mirror);
  filler.number("modifiers", field->access & kFieldModifiers);
  filler.flag("trustedFinal",
              field->is_final() && (field->is_static() || field->holder->hidden || file.is_record));
  filler.text("signature", file.fields[field->index].signature);
  filler.bytes("annotations", file.fields[field->index].annotations);
  return filler.object();
}

Ref new_reflected_method(NativeCall& call, const Method* method) {
  bool constructor = method->name == "<init>";
  auto descriptors = split_descriptor(method->descriptor);
  Klass* result = required_class(call, descriptors.back(), method->holder);
  if (result == nullptr) return kNull;
  descriptors.pop_back();
  Ref parameters = class_array(call, descriptors, method->holder);
  if (parameters == kNull) return kNull;
  Ref exceptions = exception_array(call, method);
  if (exceptions == kNull) return kNull;
  Filler filler(call, constructor ? "java/lang/reflect/Constructor" : "java/lang/reflect/Method");
  filler.ref("clazz", "Ljava/lang/Class;", method->holder->mirror);
  filler.number("slot", method->index);
  if (!constructor) {
    filler.text("name", method->name);
    filler.ref("returnType", "Ljava/lang/Class;", result->mirror);
    filler.bytes("annotationDefault", method->info->annotation_default);
  }
  filler.ref("parameterTypes", "[Ljava/lang/Class;", parameters);
  filler.ref("exceptionTypes", "[Ljava/lang/Class;", exceptions);
  filler.number("modifiers", method->access & kMethodModifiers);
  filler.text("signature", method->info->signature);
  filler.bytes("annotations", method->info->annotations);
  filler.bytes("parameterAnnotations", method->info->parameter_annotations);
  return filler.object();
}

Ref new_record_component(NativeCall& call, Klass* holder, const RecordComponent& component) {
  Klass* type = required_class(call, component.descriptor, holder);
  if (type == nullptr) return kNull;
  Ref accessor = kNull;
  if (Method* method = holder->find_declared(component.name, "()" + component.descriptor);
      method != nullptr && !method->is_static()) {
    accessor = new_reflected_method(call, method);
    if (accessor == kNull) return kNull;
  }
  Filler filler(call, "java/lang/reflect/RecordComponent");
  filler.ref("clazz", "Ljava/lang/Class;", holder->mirror);
  filler.text("name", component.name);
  filler.ref("type", "Ljava/lang/Class;", type->mirror);
  filler.ref("accessor", "Ljava/lang/reflect/Method;", accessor);
  filler.text("signature", component.signature);
  filler.bytes("annotations", component.annotations);
  filler.bytes("typeAnnotations", component.type_annotations);
  return filler.object();
}

}  // namespace heddle::java
