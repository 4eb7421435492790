#include "java/link/string_concat.h"

#include <fmt/format.h>

#include <algorithm>

#include "java/link/klass.h"

namespace heddle::java {

using namespace bytecode;

namespace {

constexpr std::string_view kStringBuilder = "java/lang/StringBuilder";
constexpr char kArgumentMark = '\1', kConstantMark = '\2';

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte > 0x7e || c == '"' || c == '\\') {
      out += fmt::format("\\{:02x}", byte);
    } else {
      out += c;
    }
  }
  return out + "\"";
}

// One operand of the concatenation.
struct Part {
  enum class Kind : std::uint8_t { Literal, Argument, Constant } kind;
  std::string text;       // Literal
  std::size_t index = 0;  // Argument, Constant
};

Result<std::vector<Part>> parts_of(const StringConcat& concat, const MethodType& type) {
  std::vector<Part> parts;
  std::size_t arguments = 0, constants = 0;
  auto add_text = [&](std::string_view text) {
    if (parts.empty() || parts.back().kind != Part::Kind::Literal) {
      parts.push_back({Part::Kind::Literal, {}, 0});
    }
    parts.back().text += text;
  };
  for (const char c : concat.recipe) {
    if (c == kArgumentMark) {
      parts.push_back({Part::Kind::Argument, {}, arguments++});
    } else if (c == kConstantMark) {
      if (constants >= concat.constants.size()) {
        return Error{"Mismatched number of concat constants: recipe wants more than the signature provides"};
      }
      const ConcatConstant& constant = concat.constants[constants];
      if (constant.tag == CpTag::String) {
        add_text(constant.text);
      } else {
        parts.push_back({Part::Kind::Constant, {}, constants});
      }
      ++constants;
    } else {
      add_text(std::string_view(&c, 1));
    }
  }
  if (arguments != type.parameters.size()) {
    return Error{
        fmt::format("Mismatched number of concat arguments: recipe wants {} arguments but signature "
                    "provides {}",
                    arguments, type.parameters.size())};
  }
  if (constants != concat.constants.size()) {
    return Error{
        fmt::format("Mismatched number of concat constants: recipe wants {} constants but only {} are "
                    "passed",
                    constants, concat.constants.size())};
  }
  return parts;
}

std::string type_of_constant(CpTag tag) {
  switch (tag) {
    case CpTag::Integer: return "I";
    case CpTag::Float: return "F";
    case CpTag::Long: return "J";
    case CpTag::Double: return "D";
    default: return "Ljava/lang/Object;";
  }
}

std::uint16_t pool_constant(PoolBuilder& pool, const ConcatConstant& constant) {
  switch (constant.tag) {
    case CpTag::String: return pool.string(constant.text);
    case CpTag::Class: return pool.klass(constant.text);
    default: return pool.number(constant.tag, constant.bits);
  }
}

}  // namespace

std::string StringConcat::key() const {
  std::string text = type + " " + quoted(recipe);
  for (const ConcatConstant& constant : constants) {
    text += fmt::format(" {}:{:x}:{}", static_cast<int>(constant.tag), constant.bits, quoted(constant.text));
  }
  return text;
}

std::string recipe_of_arguments(const MethodType& type) {
  return std::string(type.parameters.size(), kArgumentMark);
}

void StringBuilderCode::begin(std::int32_t capacity) {
  code_.with_class(op_new, kStringBuilder);
  code_.plain(op_dup);
  code_.push_int(capacity);
  code_.invoke(op_invokespecial, kStringBuilder, "<init>", "(I)V");
}

void StringBuilderCode::append_literal(std::string_view text) {
  if (text.empty()) return;
  if (text.size() == 1 && static_cast<unsigned char>(text[0]) < 0x80) {  // append(char) has less to do
    code_.push_int(text[0]);
    append("C");
    return;
  }
  code_.push_string(text);
  append("Ljava/lang/String;");
}

void StringBuilderCode::append(std::string_view type) {
  std::string_view parameter = "Ljava/lang/Object;";
  if (type == "Ljava/lang/String;" || is_primitive(type)) parameter = type;
  if (type == "B" || type == "S") parameter = "I";
  code_.invoke(op_invokevirtual, kStringBuilder, "append",
               fmt::format("({})L{};", parameter, kStringBuilder));
}

void StringBuilderCode::end() {
  code_.invoke(op_invokevirtual, kStringBuilder, "toString", "()Ljava/lang/String;");
}

std::int32_t StringBuilderCode::length_of_literal(std::string_view text) {
  // Modified UTF-8 spells each char as one lead byte and its continuations.
  return static_cast<std::int32_t>(std::count_if(
      text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

std::int32_t StringBuilderCode::usual_length(std::string_view type) {
  switch (type[0]) {
    case 'Z': return 5;
    case 'B': return 4;
    case 'C': return 1;
    case 'S': return 6;
    case 'I': return 11;
    case 'J': return 20;
    default: return 16;
  }
}

Result<ClassFile> make_string_concat(const StringConcat& concat) {
  const std::optional<MethodType> type = MethodType::parse(concat.type);
  const auto is_value = [](const std::string& result) {
    return result == "Ljava/lang/String;" || result == "Ljava/lang/CharSequence;" ||
           result == "Ljava/lang/Object;";
  };
  if (!type || !is_value(type->result)) {
    return Error{"The return type should be compatible with String, but it is " + concat.type};
  }
  Result<std::vector<Part>> parts = parts_of(concat, *type);
  if (!parts) return parts.error();

  std::vector<unsigned> locals;
  unsigned slots = 0;
  for (const std::string& parameter : type->parameters) {
    locals.push_back(slots);
    slots += slots_of_type(parameter);
  }
  std::int32_t capacity = 0;
  for (const Part& part : *parts) {
    capacity += part.kind == Part::Kind::Literal ? StringBuilderCode::length_of_literal(part.text)
                : part.kind == Part::Kind::Argument
                    ? StringBuilderCode::usual_length(type->parameters[part.index])
                    : 16;
  }

  ClassBuilder builder(concat.name, kAccFinal | kAccSuper | kAccSynthetic);
  CodeBuilder code = builder.code(kAccStatic, concat.type);
  StringBuilderCode string(code);
  string.begin(capacity);
  for (const Part& part : *parts) {
    switch (part.kind) {
      case Part::Kind::Literal: string.append_literal(part.text); break;
      case Part::Kind::Argument:
        code.load(type->parameters[part.index], locals[part.index]);
        string.append(type->parameters[part.index]);
        break;
      case Part::Kind::Constant: {
        const ConcatConstant& constant = concat.constants[part.index];
        code.push_constant(pool_constant(builder.pool(), constant));
        string.append(type_of_constant(constant.tag));
        break;
      }
    }
  }
  string.end();
  code.return_value(type->result);
  builder.add_method(kAccStatic, std::string(kConcatMethod), concat.type, code);
  return builder.finish();
}

}  // namespace heddle::java
