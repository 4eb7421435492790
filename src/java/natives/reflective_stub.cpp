#include "java/natives/reflective_stub.h"

#include "java/natives/generated_class.h"
#include "java/natives/lookup.h"

namespace heddle::java {

using namespace bytecode;

namespace {

constexpr std::string_view kPrefix = "jdk/internal/reflect/Invoke$";
constexpr std::string_view kException = "java/lang/reflect/InvocationTargetException";

// ClassBuilder has no exception handlers, and that is all this method is about, so its few bytes are written
// here.
class StubWriter {
 public:
  explicit StubWriter(const Method* target) : target_(target), constructor_(target->name == "<init>") {}

  std::unique_ptr<ClassFile> write(std::string name) {
    MethodInfo method;
    method.access = kAccPublic | kAccStatic;
    method.name = constructor_ ? "newInstance0" : "invoke0";
    method.descriptor = descriptor();
    method.has_code = true;
    write_code(method.code);
    return finish_generated_class(std::move(name), std::move(method), pool_);
  }
  std::uint16_t target_index() const { return target_index_; }

 private:
  std::string descriptor() const {
    std::string parameters = target_->descriptor.substr(0, target_->descriptor.find(')')).substr(1);
    std::string receiver = target_->is_static() || constructor_ ? "" : type_of_class(target_->holder->name);
    return "(" + receiver + parameters + ")Ljava/lang/Object;";
  }

  void write_code(CodeAttribute& code) {
    unsigned locals = 0;
    if (constructor_) {
      with_index(op_new, pool_.klass(target_->holder->name));
      plain(op_dup);
    } else if (!target_->is_static()) {
      load(BasicType::Reference, locals++);
    }
    for (BasicType type : target_->parameters) {
      load(type, locals);
      locals += slots_of(type);
    }
    auto start = static_cast<std::uint16_t>(bytes_.size());
    invoke_target();
    auto end = static_cast<std::uint16_t>(bytes_.size());
    box_result();
    plain(op_areturn);
    auto handler = static_cast<std::uint16_t>(bytes_.size());
    with_index(op_new, pool_.klass(kException));
    plain(op_dup_x1);
    plain(op_swap);
    with_index(op_invokespecial,
               pool_.method(CpTag::Methodref, kException, "<init>", "(Ljava/lang/Throwable;)V"));
    plain(op_athrow);
    code.max_locals = static_cast<std::uint16_t>(locals);
    code.max_stack = static_cast<std::uint16_t>(locals + 3);
    code.code = bytes_;
    code.handlers.push_back({start, end, handler, 0});
    // The one frame: the locals of entry, a Throwable on the stack (JVMS 4.7.4,
    // same_locals_1_stack_item_extended).
    std::uint16_t throwable = pool_.klass("java/lang/Throwable");
    code.stack_map = {0, 1, 247, high(handler), low(handler), 7, high(throwable), low(throwable)};
  }

  void invoke_target() {
    bool interface = target_->holder->is_interface();
    target_index_ = pool_.method(interface ? CpTag::InterfaceMethodref : CpTag::Methodref,
                                 target_->holder->name, target_->name, target_->descriptor);
    Opcode opcode = target_->is_static() ? op_invokestatic
                    : constructor_       ? op_invokespecial
                    : interface          ? op_invokeinterface
                                         : op_invokevirtual;
    with_index(opcode, target_index_);
    if (opcode != op_invokeinterface) return;
    bytes_.push_back(static_cast<std::uint8_t>(target_->argument_slots));
    bytes_.push_back(0);
  }

  void box_result() {
    if (constructor_ || target_->return_type == BasicType::Reference) return;
    if (target_->return_type == BasicType::Void) return plain(op_aconst_null);
    std::string boxed = box_class(target_->return_type);
    std::string primitive = target_->descriptor.substr(target_->descriptor.find(')') + 1);
    with_index(op_invokestatic,
               pool_.method(CpTag::Methodref, boxed, "valueOf", "(" + primitive + ")L" + boxed + ";"));
  }

  void plain(Opcode opcode) { bytes_.push_back(opcode); }
  void with_index(Opcode opcode, std::uint16_t index) {
    bytes_.insert(bytes_.end(), {static_cast<std::uint8_t>(opcode), high(index), low(index)});
  }
  void load(BasicType type, unsigned local) {
    Opcode opcode = type == BasicType::Reference ? op_aload
                    : type == BasicType::Long    ? op_lload
                    : type == BasicType::Float   ? op_fload
                    : type == BasicType::Double  ? op_dload
                                                 : op_iload;
    bytes_.insert(bytes_.end(), {static_cast<std::uint8_t>(opcode), static_cast<std::uint8_t>(local)});
  }
  static std::uint8_t high(std::uint16_t value) { return static_cast<std::uint8_t>(value >> 8); }
  static std::uint8_t low(std::uint16_t value) { return static_cast<std::uint8_t>(value); }

  const Method* target_;
  bool constructor_;
  PoolBuilder pool_;
  std::vector<std::uint8_t> bytes_;
  std::uint16_t target_index_ = 0;
};

}  // namespace

Method* reflective_stub(Vm& vm, Method* target) {
  std::uint16_t target_index = 0;
  Method* stub =
      generated_method(vm, std::string(kPrefix) + std::to_string(target->id), [&](std::string name) {
        StubWriter writer(target);
        auto file = writer.write(std::move(name));
        target_index = writer.target_index();
        return file;
      });
  // Reflection has checked access by its own rules.
  if (target_index != 0) {
    stub->holder->resolved[target_index].pointer = target;
    stub->holder->loader = target->holder->loader;
  }
  return stub;
}

bool is_reflective_stub(const Method* method) {
  return method->holder->name.starts_with(kPrefix);
}

StubFace stub_face(const Method* method) {
  if (!is_reflective_stub(method)) return {};
  return method->name == "invoke0"
             ? StubFace{"jdk/internal/reflect/NativeMethodAccessorImpl", "invoke0"}
             : StubFace{"jdk/internal/reflect/NativeConstructorAccessorImpl", "newInstance0"};
}

}  // namespace heddle::java
