#include "java/link/lambda_proxy.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "java/link/klass.h"

namespace heddle::java {

using namespace bytecode;

namespace {

constexpr std::string_view kInstanceField = "LAMBDA_INSTANCE$";

struct Wrapper {
  char type;
  std::string_view klass;
  std::string_view unbox;  // the method of the wrapper, and of Number for numbers
  bool is_number;
};

constexpr Wrapper kWrappers[] = {
    {'Z', "java/lang/Boolean", "booleanValue", false}, {'C', "java/lang/Character", "charValue", false},
    {'B', "java/lang/Byte", "byteValue", true},        {'S', "java/lang/Short", "shortValue", true},
    {'I', "java/lang/Integer", "intValue", true},      {'J', "java/lang/Long", "longValue", true},
    {'F', "java/lang/Float", "floatValue", true},      {'D', "java/lang/Double", "doubleValue", true},
};

const Wrapper& wrapper_of_primitive(std::string_view type) {
  return *std::find_if(std::begin(kWrappers), std::end(kWrappers),
                       [&](const Wrapper& w) { return w.type == type[0]; });
}

const Wrapper* wrapper_of_reference(std::string_view type) {
  const std::string name = class_of_type(type);
  const auto* found = std::find_if(std::begin(kWrappers), std::end(kWrappers),
                                   [&](const Wrapper& w) { return w.klass == name; });
  return found == std::end(kWrappers) ? nullptr : found;
}

// Conversions between two types of a lambda. Every function reports false for a pair that no Java compiler
// produces.
class TypeAdapter {
 public:
  explicit TypeAdapter(CodeBuilder& code) : code_(code) {}

  // The value on the stack has type `from` and must become `to`. `instantiated` is what it is known to be:
  // the type of the functional interface with type arguments in place.
  bool convert(std::string_view from, std::string_view to, std::string_view instantiated) {
    if (from == to && from == instantiated) return true;
    if (is_primitive(from)) {
      return is_primitive(to) ? widen(from[0], to[0]) : box_as(from, to);
    }
    if (is_primitive(instantiated)) {
      instantiated = from;
    } else {
      cast(from, instantiated);
    }
    if (is_primitive(to)) return unbox_as(instantiated, to);
    cast(instantiated, to);
    return true;
  }

 private:
  // Widening primitive conversion (JLS 5.1.2).
  bool widen(char from, char to) {
    if (from == to) return true;
    const auto among = [](char c, std::string_view set) { return set.find(c) != std::string_view::npos; };
    if (among(from, "BSCI")) {
      switch (to) {
        case 'S': return from == 'B';
        case 'I': return true;
        case 'J': code_.plain(op_i2l); return true;
        case 'F': code_.plain(op_i2f); return true;
        case 'D': code_.plain(op_i2d); return true;
        default: return false;
      }
    }
    if (from == 'J' && to == 'F') return code_.plain(op_l2f), true;
    if (from == 'J' && to == 'D') return code_.plain(op_l2d), true;
    if (from == 'F' && to == 'D') return code_.plain(op_f2d), true;
    return false;
  }

  bool box_as(std::string_view from, std::string_view to) {
    const Wrapper* target = wrapper_of_reference(to);
    if (target != nullptr) {
      if (!widen(from[0], target->type)) return false;
      box(*target);
      return true;
    }
    const Wrapper& own = wrapper_of_primitive(from);
    box(own);
    cast(type_of_class(own.klass), to);
    return true;
  }

  bool unbox_as(std::string_view from, std::string_view to) {
    const Wrapper& target = wrapper_of_primitive(to);
    const Wrapper* source = wrapper_of_reference(from);
    if (source == nullptr) {  // a supertype of the wrapper: Object, Number, a type variable's bound
      const std::string_view through = target.is_number ? "java/lang/Number" : target.klass;
      cast(from, type_of_class(through));
      unbox(through, target);
      return true;
    }
    if (source->is_number) {  // Integer.longValue() unboxes and widens at once
      if (!target.is_number) return false;
      unbox(source->klass, target);
      return true;
    }
    unbox(source->klass, *source);
    return widen(source->type, target.type);
  }

  void box(const Wrapper& w) {
    code_.invoke(op_invokestatic, w.klass, "valueOf", fmt::format("({})L{};", w.type, w.klass));
  }

  void unbox(std::string_view holder, const Wrapper& to) {
    code_.invoke(op_invokevirtual, holder, to.unbox, fmt::format("(){}", to.type));
  }

  void cast(std::string_view from, std::string_view to) {
    if (from != to && to != "Ljava/lang/Object;") code_.with_class(op_checkcast, class_of_type(to));
  }

  CodeBuilder& code_;
};

std::string field_name(std::size_t capture) {
  return fmt::format("arg${}", capture + 1);
}

class ProxyGenerator {
 public:
  explicit ProxyGenerator(const LambdaProxy& lambda)
      : lambda_(lambda),
        builder_(lambda.name, kAccFinal | kAccSuper | kAccSynthetic, distinct(lambda.interfaces)) {}

  Result<ClassFile> generate() {
    if (std::optional<std::string> problem = understand_types()) return Error{*problem};
    for (std::size_t i = 0; i < factory_.parameters.size(); ++i) {
      builder_.add_field(kAccPrivate | kAccFinal, field_name(i), factory_.parameters[i]);
    }
    add_constructor();
    if (lambda_.instance == LambdaProxy::Instance::Static) {
      add_static_instance();
    } else {
      add_factory();
    }
    for (const std::string& descriptor : distinct(lambda_.method_types)) {
      const std::optional<MethodType> type = MethodType::parse(descriptor);
      if (!type || type->parameters.size() != instantiated_.parameters.size()) return Error{mismatch()};
      if (!add_forwarding_method(*type)) return Error{mismatch()};
    }
    return builder_.finish();
  }

 private:
  static std::vector<std::string> distinct(const std::vector<std::string>& names) {
    std::vector<std::string> kept;
    for (const std::string& name : names) {
      if (std::find(kept.begin(), kept.end(), name) == kept.end()) kept.push_back(name);
    }
    return kept;
  }

  std::string mismatch() const {
    return fmt::format("{} cannot be implemented by {}.{}{}", lambda_.instantiated_type,
                       lambda_.implementation.holder, lambda_.implementation.name,
                       lambda_.implementation.descriptor);
  }

  // Fills implementation_, the type of the handle: with the receiver as first parameter, and the new object
  // as result of a constructor (JVMS 5.4.3.5).
  std::optional<std::string> understand_types() {
    const HandleConstant& handle = lambda_.implementation;
    const auto factory = MethodType::parse(lambda_.factory_type);
    const auto instantiated = MethodType::parse(lambda_.instantiated_type);
    const auto implementation = MethodType::parse(handle.descriptor);
    if (!factory || !instantiated || !implementation) return mismatch();
    if (is_primitive(factory->result) || factory->result == "V") return mismatch();
    factory_ = *factory;
    instantiated_ = *instantiated;
    implementation_ = *implementation;
    switch (handle.kind) {
      case HandleKind::InvokeStatic: break;
      case HandleKind::NewInvokeSpecial: implementation_.result = type_of_class(handle.holder); break;
      case HandleKind::InvokeVirtual:
      case HandleKind::InvokeSpecial:
      case HandleKind::InvokeInterface:
        implementation_.parameters.insert(implementation_.parameters.begin(), type_of_class(handle.holder));
        break;
      default: return fmt::format("unsupported method handle kind {}", static_cast<int>(handle.kind));
    }
    const std::size_t given = factory_.parameters.size() + instantiated_.parameters.size();
    if (implementation_.parameters.size() != given) return mismatch();
    // The JDK checks that a captured value can be passed as it is; primitives must be the same.
    for (std::size_t i = 0; i < factory_.parameters.size(); ++i) {
      const std::string& captured = factory_.parameters[i];
      const std::string& wanted = implementation_.parameters[i];
      if ((is_primitive(captured) || is_primitive(wanted)) && captured != wanted) return mismatch();
    }
    return std::nullopt;
  }

  std::string constructor_type() const { return MethodType{factory_.parameters, "V"}.descriptor(); }

  void add_constructor() {
    CodeBuilder code = builder_.code(kAccPrivate, constructor_type());
    const std::string own_type = type_of_class(lambda_.name);
    code.load(own_type, 0);
    code.invoke(op_invokespecial, "java/lang/Object", "<init>", "()V");
    unsigned local = 1;
    for (std::size_t i = 0; i < factory_.parameters.size(); ++i) {
      const std::string& type = factory_.parameters[i];
      code.load(own_type, 0);
      code.load(type, local);
      code.with_field(op_putfield, lambda_.name, field_name(i), type);
      local += slots_of_type(type);
    }
    code.return_value("V");
    builder_.add_method(kAccPrivate, "<init>", constructor_type(), code);
  }

  void new_instance(CodeBuilder& code) {
    code.with_class(op_new, lambda_.name);
    code.plain(op_dup);
    unsigned local = 0;
    for (const std::string& type : factory_.parameters) {
      code.load(type, local);
      local += slots_of_type(type);
    }
    code.invoke(op_invokespecial, lambda_.name, "<init>", constructor_type());
  }

  void add_factory() {
    CodeBuilder code = builder_.code(kAccStatic, lambda_.factory_type);
    new_instance(code);
    code.return_value(factory_.result);
    builder_.add_method(kAccStatic, std::string(kLambdaFactory), lambda_.factory_type, code);
  }

  void add_static_instance() {
    builder_.add_field(kAccPrivate | kAccStatic | kAccFinal, std::string(kInstanceField), factory_.result);
    CodeBuilder initializer = builder_.code(kAccStatic, "()V");
    new_instance(initializer);
    initializer.with_field(op_putstatic, lambda_.name, kInstanceField, factory_.result);
    initializer.return_value("V");
    builder_.add_method(kAccStatic, "<clinit>", "()V", initializer);

    CodeBuilder code = builder_.code(kAccStatic, lambda_.factory_type);
    code.with_field(op_getstatic, lambda_.name, kInstanceField, factory_.result);
    code.return_value(factory_.result);
    builder_.add_method(kAccStatic, std::string(kLambdaFactory), lambda_.factory_type, code);
  }

  bool add_forwarding_method(const MethodType& type) {
    const HandleConstant& handle = lambda_.implementation;
    CodeBuilder code = builder_.code(kAccPublic, type.descriptor());
    TypeAdapter adapt(code);
    if (handle.kind == HandleKind::NewInvokeSpecial) {
      code.with_class(op_new, handle.holder);
      code.plain(op_dup);
    }
    const std::size_t captures = factory_.parameters.size();
    for (std::size_t i = 0; i < captures; ++i) {
      code.load(type_of_class(lambda_.name), 0);
      code.with_field(op_getfield, lambda_.name, field_name(i), factory_.parameters[i]);
    }
    unsigned local = 1;
    for (std::size_t i = 0; i < type.parameters.size(); ++i) {
      const std::string& parameter = type.parameters[i];
      code.load(parameter, local);
      local += slots_of_type(parameter);
      const std::string& wanted = implementation_.parameters[captures + i];
      if (!adapt.convert(parameter, wanted, instantiated_.parameters[i])) return false;
    }
    code.invoke(invoke_opcode(handle.kind), handle.holder, handle.name, handle.descriptor,
                handle.holder_kind);
    if (type.result == "V") {
      code.discard(implementation_.result);
    } else {
      if (implementation_.result == "V") return false;
      if (!adapt.convert(implementation_.result, type.result, type.result)) return false;
    }
    code.return_value(type.result);
    builder_.add_method(kAccPublic, lambda_.method_name, type.descriptor(), code);
    return true;
  }

  static Opcode invoke_opcode(HandleKind kind) {
    switch (kind) {
      case HandleKind::InvokeStatic: return op_invokestatic;
      case HandleKind::InvokeInterface: return op_invokeinterface;
      case HandleKind::InvokeVirtual: return op_invokevirtual;
      default: return op_invokespecial;
    }
  }

  const LambdaProxy& lambda_;
  ClassBuilder builder_;
  MethodType factory_, instantiated_, implementation_;
};

}  // namespace

Result<ClassFile> make_lambda_proxy(const LambdaProxy& lambda) {
  return ProxyGenerator(lambda).generate();
}

}  // namespace heddle::java
