#include "java/link/call_site_description.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>

#include "base/check.h"

namespace heddle::java {

namespace {

// Flags of LambdaMetafactory.altMetafactory.
enum AltFlag : std::uint32_t { kSerializable = 1, kMarkers = 2, kBridges = 4 };

std::string with_dots(std::string_view name) {
  std::string text(name);
  std::replace(text.begin(), text.end(), '/', '.');
  return text;
}

// Class.getSimpleName() of a class that is not anonymous.
std::string simple_name_of(const ClassFile& file) {
  for (const InnerClass& inner : file.inner_classes) {
    if (inner.name != 0 && file.class_name(inner.inner) == file.name)
      return std::string(file.utf8(inner.name));
  }
  return file.name.substr(file.name.rfind('/') + 1);
}

class DescriptionReader {
 public:
  DescriptionReader(const ClassFile& file, std::uint16_t index) : file_(file) {
    const CpEntry& site = file.cp[index];
    const CpEntry& name_and_type = file.cp[site.b];
    name_ = file.utf8(name_and_type.a);
    type_ = file.utf8(name_and_type.b);
    bootstrap_ = &file.bootstrap_methods[site.a];
    method_ = handle(bootstrap_->method_handle);
  }

  CallSiteDescription read() const {
    if (is_bootstrap("java/lang/invoke/LambdaMetafactory", "metafactory")) return lambda();
    if (is_bootstrap("java/lang/invoke/LambdaMetafactory", "altMetafactory")) return alternative_lambda();
    if (is_bootstrap("java/lang/invoke/StringConcatFactory", "makeConcat")) return plain_concat();
    if (is_bootstrap("java/lang/invoke/StringConcatFactory", "makeConcatWithConstants")) return concat();
    if (is_bootstrap("java/lang/runtime/ObjectMethods", "bootstrap")) return record();
    return unknown("");
  }

 private:
  bool is_bootstrap(std::string_view holder, std::string_view name) const {
    return method_.kind == HandleKind::InvokeStatic && method_.holder == holder && method_.name == name;
  }

  UnknownBootstrap unknown(std::string_view detail) const {
    return {fmt::format("invokedynamic with the bootstrap method {}.{}{} in class {}",
                        with_dots(method_.holder), method_.name, detail, with_dots(file_.name))};
  }

  UnknownBootstrap odd_arguments() const { return unknown(" and static arguments that javac does not use"); }

  // --- static arguments; null or nullopt if absent or of another kind ---

  const CpEntry* argument(std::size_t i, CpTag tag) const {
    if (i >= bootstrap_->arguments.size()) return nullptr;
    const CpEntry& entry = file_.cp[bootstrap_->arguments[i]];
    return entry.tag == tag ? &entry : nullptr;
  }

  std::optional<std::string> text_argument(std::size_t i, CpTag tag) const {  // MethodType, String, Class
    const CpEntry* entry = argument(i, tag);
    if (entry == nullptr) return std::nullopt;
    return std::string(file_.utf8(entry->a));
  }

  std::optional<std::uint32_t> int_argument(std::size_t i) const {
    const CpEntry* entry = argument(i, CpTag::Integer);
    if (entry == nullptr) return std::nullopt;
    return static_cast<std::uint32_t>(entry->bits);
  }

  HandleConstant handle(std::uint16_t index) const {
    const CpEntry& entry = file_.cp[index];
    const CpEntry& member = file_.cp[entry.a];
    const CpEntry& name_and_type = file_.cp[member.b];
    return {static_cast<HandleKind>(entry.reference_kind), std::string(file_.class_name(member.a)),
            std::string(file_.utf8(name_and_type.a)), std::string(file_.utf8(name_and_type.b)),
            member.tag == CpTag::InterfaceMethodref ? HolderKind::Interface : HolderKind::Class};
  }

  MethodType type() const {
    std::optional<MethodType> parsed = MethodType::parse(type_);
    HEDDLE_CHECK(parsed.has_value(), "the class file reader let a malformed descriptor pass");
    return *std::move(parsed);
  }

  // --- the bootstrap methods ---

  CallSiteDescription lambda() const {
    const auto erased = text_argument(0, CpTag::MethodType),
               instantiated = text_argument(2, CpTag::MethodType);
    const std::string result = type().result;
    if (!erased || argument(1, CpTag::MethodHandle) == nullptr || !instantiated || result[0] != 'L') {
      return odd_arguments();
    }
    LambdaProxy lambda;
    lambda.interfaces = {class_of_type(result)};
    lambda.factory_type = type_;
    lambda.method_name = name_;
    lambda.method_types = {*erased};
    lambda.instantiated_type = *instantiated;
    lambda.implementation = handle(bootstrap_->arguments[1]);
    return lambda;
  }

  CallSiteDescription alternative_lambda() const {
    CallSiteDescription description = lambda();
    auto* lambda = std::get_if<LambdaProxy>(&description);
    if (lambda == nullptr) return description;
    std::size_t next = 3;
    const std::optional<std::uint32_t> flags = int_argument(next++);
    if (!flags) return odd_arguments();
    if ((*flags & kMarkers) != 0 && !read_list(next, CpTag::Class, lambda->interfaces))
      return odd_arguments();
    if ((*flags & kBridges) != 0 && !read_list(next, CpTag::MethodType, lambda->method_types))
      return odd_arguments();
    if ((*flags & kSerializable) != 0) lambda->interfaces.emplace_back("java/io/Serializable");
    return description;
  }

  // A count, and that many arguments.
  bool read_list(std::size_t& next, CpTag tag, std::vector<std::string>& list) const {
    const std::optional<std::uint32_t> count = int_argument(next++);
    if (!count) return false;
    for (std::uint32_t i = 0; i < *count; ++i) {
      std::optional<std::string> text = text_argument(next++, tag);
      if (!text) return false;
      list.push_back(*std::move(text));
    }
    return true;
  }

  CallSiteDescription plain_concat() const {
    StringConcat concat;
    concat.type = type_;
    concat.recipe = recipe_of_arguments(type());
    return concat;
  }

  CallSiteDescription concat() const {
    const auto recipe = text_argument(0, CpTag::String);
    if (!recipe) return odd_arguments();
    StringConcat concat;
    concat.type = type_;
    concat.recipe = *recipe;
    for (std::size_t i = 1; i < bootstrap_->arguments.size(); ++i) {
      const CpEntry& entry = file_.cp[bootstrap_->arguments[i]];
      switch (entry.tag) {
        case CpTag::Integer:
        case CpTag::Float:
        case CpTag::Long:
        case CpTag::Double: concat.constants.push_back({entry.tag, entry.bits, {}}); break;
        case CpTag::String:
        case CpTag::Class:
          concat.constants.push_back({entry.tag, 0, std::string(file_.utf8(entry.a))});
          break;
        default: return odd_arguments();
      }
    }
    return concat;
  }

  CallSiteDescription record() const {
    RecordMethod record;
    record.method = name_;
    record.record = file_.name;
    record.simple_name = simple_name_of(file_);
    if (text_argument(0, CpTag::Class) != file_.name || !argument(1, CpTag::String)) return odd_arguments();
    if (record.type() != type_) return odd_arguments();
    for (std::size_t i = 2; i < bootstrap_->arguments.size(); ++i) {
      if (argument(i, CpTag::MethodHandle) == nullptr) return odd_arguments();
      const HandleConstant getter = handle(bootstrap_->arguments[i]);
      if (getter.kind != HandleKind::GetField || getter.holder != file_.name) return odd_arguments();
      record.components.push_back({getter.name, getter.descriptor});
    }
    return record;
  }

  const ClassFile& file_;
  std::string name_, type_;
  const BootstrapMethod* bootstrap_ = nullptr;
  HandleConstant method_;
};

}  // namespace

CallSiteDescription describe_call_site(const ClassFile& file, std::uint16_t index) {
  return DescriptionReader(file, index).read();
}

}  // namespace heddle::java
