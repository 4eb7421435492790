#include "java/link/record_methods.h"

#include <fmt/format.h>

#include "base/check.h"
#include "java/link/klass.h"
#include "java/link/string_concat.h"

namespace heddle::java {

using namespace bytecode;

namespace {

constexpr std::string_view kString = "Ljava/lang/String;";

std::string_view wrapper_of(std::string_view type) {
  switch (type[0]) {
    case 'Z': return "java/lang/Boolean";
    case 'B': return "java/lang/Byte";
    case 'C': return "java/lang/Character";
    case 'S': return "java/lang/Short";
    case 'I': return "java/lang/Integer";
    case 'J': return "java/lang/Long";
    case 'F': return "java/lang/Float";
    default: return "java/lang/Double";
  }
}

void push_component(CodeBuilder& code, const RecordMethod& record, const RecordMethod::Component& component) {
  code.load(type_of_class(record.record), 0);
  code.with_field(op_getfield, record.record, component.name, component.type);
}

// Name[x=1, y=2], or Name[]: a new String each time. (So JDK 17; for Name[] JDK 25 returns a literal.)
void generate_to_string(CodeBuilder& code, const RecordMethod& record) {
  std::int32_t capacity = StringBuilderCode::length_of_literal(record.simple_name) + 2;
  for (const RecordMethod::Component& component : record.components) {
    capacity += StringBuilderCode::length_of_literal(component.name) + 3 +
                StringBuilderCode::usual_length(component.type);
  }
  StringBuilderCode string(code);
  string.begin(capacity);
  std::string literal = record.simple_name + "[";
  for (const RecordMethod::Component& component : record.components) {
    string.append_literal(literal + component.name + "=");
    push_component(code, record, component);
    if (is_primitive(component.type) || component.type == kString) {
      string.append(component.type);
    } else {  // the way the JDK takes, as a stack trace shows
      code.invoke(op_invokestatic, "java/util/Objects", "toString", "(Ljava/lang/Object;)Ljava/lang/String;");
      string.append(kString);
    }
    literal = ", ";
  }
  string.append_literal(record.components.empty() ? literal + "]" : "]");
  string.end();
}

// ((0 * 31 + h(first)) * 31 + h(second)) ...
void generate_hash_code(CodeBuilder& code, const RecordMethod& record) {
  code.push_int(0);
  for (const RecordMethod::Component& component : record.components) {
    code.push_int(31);
    code.plain(op_imul);
    push_component(code, record, component);
    if (is_primitive(component.type)) {
      code.invoke(op_invokestatic, wrapper_of(component.type), "hashCode",
                  fmt::format("({})I", component.type));
    } else {
      code.invoke(op_invokestatic, "java/util/Objects", "hashCode", "(Ljava/lang/Object;)I");
    }
    code.plain(op_iadd);
  }
}

// Two values of `type` on the stack: branches if they differ.
void branch_if_different(CodeBuilder& code, std::string_view type, CodeBuilder::Label different) {
  switch (type[0]) {
    case 'Z':
    case 'B':
    case 'C':
    case 'S':
    case 'I': code.branch(op_if_icmpne, different); break;
    case 'J':
      code.plain(op_lcmp);
      code.branch(op_ifne, different);
      break;
    case 'F':
    case 'D':
      code.invoke(op_invokestatic, wrapper_of(type), "compare", fmt::format("({}{})I", type, type));
      code.branch(op_ifne, different);
      break;
    default:
      code.invoke(op_invokestatic, "java/util/Objects", "equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z");
      code.branch(op_ifeq, different);
  }
}

// The JDK nests its guards so that the last component is compared first; the program can see the order when
// an equals() has effects or throws.
void generate_equals(CodeBuilder& code, const RecordMethod& record) {
  const std::string type = type_of_class(record.record);
  const CodeBuilder::Label different = code.new_label(), not_same = code.new_label();
  code.load(type, 0);
  code.load("Ljava/lang/Object;", 1);
  code.branch(op_if_acmpne, not_same);
  code.push_int(1);
  code.return_value("Z");
  code.bind(not_same);
  code.load("Ljava/lang/Object;", 1);
  code.with_class(op_instanceof, record.record);
  code.branch(op_ifeq, different);
  for (auto component = record.components.rbegin(); component != record.components.rend(); ++component) {
    push_component(code, record, *component);
    code.load("Ljava/lang/Object;", 1);
    code.with_class(op_checkcast, record.record);
    code.with_field(op_getfield, record.record, component->name, component->type);
    branch_if_different(code, component->type, different);
  }
  code.push_int(1);
  code.return_value("Z");
  code.bind(different);
  code.push_int(0);
}

}  // namespace

std::string RecordMethod::type() const {
  if (method == "toString") return fmt::format("(L{};)Ljava/lang/String;", record);
  if (method == "hashCode") return fmt::format("(L{};)I", record);
  if (method == "equals") return fmt::format("(L{};Ljava/lang/Object;)Z", record);
  return "";
}

ClassFile make_record_method(const RecordMethod& description) {
  const std::string type = description.type();
  HEDDLE_CHECK(!type.empty(), "no such record method: " + description.method);
  ClassBuilder builder(description.name, kAccFinal | kAccSuper | kAccSynthetic);
  CodeBuilder code = builder.code(kAccStatic, type);
  if (description.method == "toString") {
    generate_to_string(code, description);
    code.return_value(kString);
  } else if (description.method == "hashCode") {
    generate_hash_code(code, description);
    code.return_value("I");
  } else {
    generate_equals(code, description);
    code.return_value("Z");
  }
  builder.add_method(kAccStatic, description.method, type, code);
  return builder.finish();
}

}  // namespace heddle::java
