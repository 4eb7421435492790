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
    if (text.empty()) return;
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

// Writes the method. JLS 15.18.1 wants a new String, and so does the JDK; StringBuilder.toString() gives the
// literal "" when there is nothing in it, so where that may happen its result is copied.
class ConcatGenerator {
 public:
  ConcatGenerator(const StringConcat& concat, const MethodType& type, const std::vector<Part>& parts)
      : concat_(concat),
        type_(type),
        parts_(parts),
        builder_(concat.name, kAccFinal | kAccSuper | kAccSynthetic),
        code_(builder_.code(kAccStatic, concat.type)) {
    unsigned slots = 0;
    for (const std::string& parameter : type.parameters) {
      locals_.push_back(slots);
      slots += slots_of_type(parameter);
    }
  }

  ClassFile generate() {
    const bool copies =
        std::none_of(parts_.begin(), parts_.end(), [&](const Part& p) { return has_text(p); });
    if (copies) {
      code_.with_class(op_new, "java/lang/String");
      code_.plain(op_dup);
    }
    if (copies && parts_.size() == 1) {
      push_text(parts_[0]);
    } else {
      build();
    }
    if (copies) code_.invoke(op_invokespecial, "java/lang/String", "<init>", "(Ljava/lang/String;)V");
    code_.return_value(type_.result);
    builder_.add_method(kAccStatic, std::string(kConcatMethod), concat_.type, code_);
    return builder_.finish();
  }

 private:
  std::string type_of(const Part& part) const {
    switch (part.kind) {
      case Part::Kind::Literal: return "Ljava/lang/String;";
      case Part::Kind::Argument: return type_.parameters[part.index];
      case Part::Kind::Constant: return type_of_constant(concat_.constants[part.index].tag);
    }
    return "";
  }

  // Certain not to be the empty string.
  bool has_text(const Part& part) const {
    return part.kind != Part::Kind::Argument || is_primitive(type_of(part));
  }

  void push(const Part& part) {
    if (part.kind == Part::Kind::Argument) {
      code_.load(type_of(part), locals_[part.index]);
    } else {
      code_.push_constant(pool_constant(builder_.pool(), concat_.constants[part.index]));
    }
  }

  // An argument as a String that is not null. The second time is for a toString() that returns null.
  void push_text(const Part& part) {
    push(part);
    const int times = type_of(part) == "Ljava/lang/String;" ? 1 : 2;
    for (int i = 0; i < times; ++i) {
      code_.invoke(op_invokestatic, "java/lang/String", "valueOf", "(Ljava/lang/Object;)Ljava/lang/String;");
    }
  }

  void build() {
    std::int32_t capacity = 0;
    for (const Part& part : parts_) {
      capacity += part.kind == Part::Kind::Literal ? StringBuilderCode::length_of_literal(part.text)
                                                   : StringBuilderCode::usual_length(type_of(part));
    }
    StringBuilderCode string(code_);
    string.begin(capacity);
    for (const Part& part : parts_) {
      if (part.kind == Part::Kind::Literal) {
        string.append_literal(part.text);
      } else {
        push(part);
        string.append(type_of(part));
      }
    }
    string.end();
  }

  const StringConcat& concat_;
  const MethodType& type_;
  const std::vector<Part>& parts_;
  ClassBuilder builder_;
  CodeBuilder code_;
  std::vector<unsigned> locals_;  // where each argument is
};

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
  if (!type || is_primitive(type->result) || type->result == "V") {
    return Error{"The return type should be compatible with String, but it is " + concat.type};
  }
  const Result<std::vector<Part>> parts = parts_of(concat, *type);
  if (!parts) return parts.error();
  return ConcatGenerator(concat, *type, parts.value()).generate();
}

}  // namespace heddle::java
