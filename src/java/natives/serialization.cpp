// What java.io.ObjectInputStream asks of the machine: an object of a class, on which only the constructor of
// its first superclass that is not Serializable has run.
#include "java/link/class_builder.h"
#include "java/natives/generated_class.h"
#include "java/natives/lookup.h"

namespace heddle::java {
namespace {

// class extends SerializationConstructorAccessorImpl { public Object newInstance(Object[] ignored) }
std::unique_ptr<ClassFile> make_accessor(std::string name, const Klass* made, const Klass* constructed_as) {
  using namespace bytecode;
  constexpr std::string_view kType = "([Ljava/lang/Object;)Ljava/lang/Object;";
  ClassBuilder builder(std::move(name), kAccFinal | kAccSuper | kAccSynthetic);
  CodeBuilder code = builder.code(kAccPublic, kType);
  code.with_class(op_new, made->name);
  code.plain(op_dup);
  code.invoke(op_invokespecial, constructed_as->name, "<init>", "()V");
  code.plain(op_areturn);
  builder.add_method(kAccPublic, "newInstance", std::string(kType), code);
  auto file = std::make_unique<ClassFile>(builder.finish());
  file->super_name = "jdk/internal/reflect/SerializationConstructorAccessorImpl";
  return file;
}

// generateSerializationConstructor(Class declaringClass, Class[] parameterTypes, Class[] checkedExceptions,
//                                  int modifiers, Class targetConstructorClass)
NativeResult generate_constructor(NativeCall& call) {
  Vm& vm = call.vm;
  if (call.ref(2) != kNull && vm.heap.length(call.ref(2)) != 0)
    return call.unsupported(
        "jdk.internal.reflect.MethodAccessorGenerator: a serialization constructor with parameters");
  const Klass* made = vm.klass_of_mirror(call.ref(1));
  const Klass* constructed_as = vm.klass_of_mirror(call.ref(5));
  if (!made->is_subclass_of(constructed_as) || made->is_array || made->is_primitive ||
      constructed_as->find_declared("<init>", "()V") == nullptr)
    return call.unsupported("a serialization constructor of " + made->external_name() + " by that of " +
                            constructed_as->external_name());
  if (skips_needed_constructor(vm, made, constructed_as) && program_is_behind(call))
    return call.unsupported("a serialization constructor of " + made->external_name() +
                            ": the machine relies on its own");
  std::string name = "jdk/internal/reflect/Serialization$" + std::to_string(made->id) + "$" +
                     std::to_string(constructed_as->id);
  Method* method = generated_method(vm, name, [&](std::string generated) {
    return make_accessor(std::move(generated), made, constructed_as);
  });
  method->holder->hidden = true;  // may call private constructors
  Ref accessor = call.new_object(method->holder);
  return accessor == kNull ? NativeResult::Threw : call.ret_ref(accessor);
}

NativeResult has_static_initializer(NativeCall& call) {
  return call.ret_bool(call.vm.klass_of_mirror(call.ref(0))->initializer != nullptr);
}

constexpr NativeEntry kEntries[] = {
    {"jdk/internal/reflect/MethodAccessorGenerator", "generateSerializationConstructor", nullptr,
     generate_constructor, "the class is made by the machine, not defined at run time"},
    {"java/io/ObjectStreamClass", "initNative", "()V", [](NativeCall& call) { return call.ret(); }},
    {"java/io/ObjectStreamClass", "hasStaticInitializer", "(Ljava/lang/Class;)Z", has_static_initializer},
};

}  // namespace

extern const NativeTable kSerializationNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
