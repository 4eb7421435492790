#include "java/link/class_writer.h"

#include <functional>
#include <string_view>
#include <unordered_map>

#include "base/check.h"

namespace heddle::java {

namespace {

class ByteSink {
 public:
  void u1(std::size_t value) { bytes_.push_back(static_cast<std::uint8_t>(value)); }
  void u2(std::size_t value) {
    HEDDLE_CHECK(value <= 0xffff, "a count or length does not fit a class file");
    u1(value >> 8);
    u1(value);
  }
  void u4(std::size_t value) {
    for (int shift = 24; shift >= 0; shift -= 8) u1(value >> shift);
  }
  void u8(std::uint64_t value) {
    u4(value >> 32);
    u4(value & 0xffffffff);
  }
  template <typename Bytes>
  void append(const Bytes& bytes) {
    bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
  }
  std::vector<std::uint8_t> take() { return std::move(bytes_); }

 private:
  std::vector<std::uint8_t> bytes_;
};

class ClassWriter {
 public:
  explicit ClassWriter(const ClassFile& file) : file_(file), pool_(file.cp) {
    if (pool_.empty()) pool_.emplace_back();
    for (std::size_t i = 1; i < pool_.size(); ++i) {
      const auto index = static_cast<std::uint16_t>(i);
      if (pool_[i].tag == CpTag::Utf8) utf8_.emplace(pool_[i].utf8, index);
      if (pool_[i].tag == CpTag::Class) classes_.emplace(pool_[pool_[i].a].utf8, index);
    }
  }

  std::vector<std::uint8_t> write() {
    ByteSink body;  // first, because it adds names to the pool
    body.u2(file_.access);
    body.u2(klass(file_.name));
    body.u2(file_.super_name.empty() ? 0 : klass(file_.super_name));
    write_classes(body, file_.interfaces);
    body.u2(file_.fields.size());
    for (const FieldInfo& field : file_.fields) write_field(body, field);
    body.u2(file_.methods.size());
    for (const MethodInfo& method : file_.methods) write_method(body, method);
    write_class_attributes(body);

    ByteSink out;
    out.u4(0xcafebabe);
    out.u2(file_.minor);
    out.u2(file_.major);
    write_pool(out);
    out.append(body.take());
    return out.take();
  }

 private:
  // A list of attributes with its count.
  class Attributes {
   public:
    explicit Attributes(ClassWriter& writer) : writer_(writer) {}
    void add(std::string_view name, const std::function<void(ByteSink&)>& content) {
      ByteSink sink;
      content(sink);
      const std::vector<std::uint8_t> bytes = sink.take();
      list_.u2(writer_.utf8(name));
      list_.u4(bytes.size());
      list_.append(bytes);
      ++count_;
    }
    void add_raw(std::string_view name, const std::vector<std::uint8_t>& bytes) {
      if (!bytes.empty()) add(name, [&](ByteSink& out) { out.append(bytes); });
    }
    void add_text(std::string_view name, const std::string& text) {
      if (!text.empty()) add(name, [&](ByteSink& out) { out.u2(writer_.utf8(text)); });
    }
    void add_classes(std::string_view name, const std::vector<std::string>& names) {
      if (!names.empty()) add(name, [&](ByteSink& out) { writer_.write_classes(out, names); });
    }
    void write(ByteSink& out) {
      out.u2(count_);
      out.append(list_.take());
    }

   private:
    ClassWriter& writer_;
    ByteSink list_;
    std::size_t count_ = 0;
  };

  std::uint16_t utf8(std::string_view text) {
    return entry_of(utf8_, text, [&] { return CpEntry{CpTag::Utf8, 0, 0, 0, 0, std::string(text)}; });
  }
  std::uint16_t klass(std::string_view name) {
    return entry_of(classes_, name, [&] { return CpEntry{CpTag::Class, 0, utf8(name), 0, 0, {}}; });
  }
  template <typename Make>
  std::uint16_t entry_of(std::unordered_map<std::string, std::uint16_t>& known, std::string_view text,
                         Make make) {
    const auto found = known.find(std::string(text));
    if (found != known.end()) return found->second;
    pool_.push_back(make());
    const auto index = static_cast<std::uint16_t>(pool_.size() - 1);
    known.emplace(text, index);
    return index;
  }

  void write_pool(ByteSink& out) const {
    out.u2(pool_.size());
    for (const CpEntry& entry : pool_) {
      if (entry.tag == CpTag::Unused) continue;
      out.u1(static_cast<std::size_t>(entry.tag));
      switch (entry.tag) {
        case CpTag::Utf8:
          out.u2(entry.utf8.size());
          out.append(entry.utf8);
          break;
        case CpTag::Integer:
        case CpTag::Float: out.u4(entry.bits & 0xffffffff); break;
        case CpTag::Long:
        case CpTag::Double: out.u8(entry.bits); break;
        case CpTag::Class:
        case CpTag::String:
        case CpTag::MethodType:
        case CpTag::Module:
        case CpTag::Package: out.u2(entry.a); break;
        case CpTag::MethodHandle:
          out.u1(entry.reference_kind);
          out.u2(entry.a);
          break;
        default: out.u2(entry.a); out.u2(entry.b);
      }
    }
  }

  void write_classes(ByteSink& out, const std::vector<std::string>& names) {
    out.u2(names.size());
    for (const std::string& name : names) out.u2(klass(name));
  }

  void write_field(ByteSink& out, const FieldInfo& field) {
    out.u2(field.access);
    out.u2(utf8(field.name));
    out.u2(utf8(field.descriptor));
    Attributes attributes(*this);
    if (field.constant_value != 0) {
      attributes.add("ConstantValue", [&](ByteSink& content) { content.u2(field.constant_value); });
    }
    attributes.add_text("Signature", field.signature);
    attributes.add_raw("RuntimeVisibleAnnotations", field.annotations);
    attributes.write(out);
  }

  void write_method(ByteSink& out, const MethodInfo& method) {
    out.u2(method.access);
    out.u2(utf8(method.name));
    out.u2(utf8(method.descriptor));
    Attributes attributes(*this);
    if (method.has_code) {
      attributes.add("Code", [&](ByteSink& content) { write_code(content, method.code); });
    }
    attributes.add_classes("Exceptions", method.exceptions);
    attributes.add_text("Signature", method.signature);
    attributes.add_raw("RuntimeVisibleAnnotations", method.annotations);
    attributes.add_raw("RuntimeVisibleParameterAnnotations", method.parameter_annotations);
    attributes.add_raw("AnnotationDefault", method.annotation_default);
    attributes.write(out);
  }

  void write_code(ByteSink& out, const CodeAttribute& code) {
    out.u2(code.max_stack);
    out.u2(code.max_locals);
    out.u4(code.code.size());
    out.append(code.code);
    out.u2(code.handlers.size());
    for (const ExceptionHandler& handler : code.handlers) {
      out.u2(handler.start_pc);
      out.u2(handler.end_pc);
      out.u2(handler.handler_pc);
      out.u2(handler.catch_type);
    }
    Attributes attributes(*this);
    if (!code.lines.empty()) {
      attributes.add("LineNumberTable", [&](ByteSink& content) {
        content.u2(code.lines.size());
        for (const LineNumber& line : code.lines) {
          content.u2(line.start_pc);
          content.u2(line.line);
        }
      });
    }
    if (!code.variables.empty()) {
      attributes.add("LocalVariableTable", [&](ByteSink& content) {
        content.u2(code.variables.size());
        for (const LocalVariable& variable : code.variables) {
          content.u2(variable.start_pc);
          content.u2(variable.length);
          content.u2(variable.name);
          content.u2(variable.descriptor);
          content.u2(variable.index);
        }
      });
    }
    attributes.add_raw("StackMapTable", code.stack_map);
    attributes.write(out);
  }

  void write_class_attributes(ByteSink& out) {
    Attributes attributes(*this);
    attributes.add_text("SourceFile", file_.source_file);
    attributes.add_text("Signature", file_.signature);
    attributes.add_raw("RuntimeVisibleAnnotations", file_.annotations);
    if (!file_.nest_host.empty()) {
      attributes.add("NestHost", [&](ByteSink& content) { content.u2(klass(file_.nest_host)); });
    }
    attributes.add_classes("NestMembers", file_.nest_members);
    attributes.add_classes("PermittedSubclasses", file_.permitted_subclasses);
    if (!file_.enclosing_class.empty()) {
      attributes.add("EnclosingMethod", [&](ByteSink& content) {
        content.u2(klass(file_.enclosing_class));
        content.u2(file_.enclosing_method_name.empty()
                       ? 0
                       : name_and_type(file_.enclosing_method_name, file_.enclosing_method_descriptor));
      });
    }
    if (!file_.inner_classes.empty()) {
      attributes.add("InnerClasses", [&](ByteSink& content) {
        content.u2(file_.inner_classes.size());
        for (const InnerClass& inner : file_.inner_classes) {
          content.u2(inner.inner);
          content.u2(inner.outer);
          content.u2(inner.name);
          content.u2(inner.access);
        }
      });
    }
    if (!file_.bootstrap_methods.empty()) {
      attributes.add("BootstrapMethods", [&](ByteSink& content) {
        content.u2(file_.bootstrap_methods.size());
        for (const BootstrapMethod& method : file_.bootstrap_methods) {
          content.u2(method.method_handle);
          content.u2(method.arguments.size());
          for (const std::uint16_t argument : method.arguments) content.u2(argument);
        }
      });
    }
    if (file_.is_record) {
      attributes.add("Record", [&](ByteSink& content) {
        content.u2(file_.record_components.size());
        for (const RecordComponent& component : file_.record_components) {
          content.u2(utf8(component.name));
          content.u2(utf8(component.descriptor));
          Attributes of_component(*this);
          of_component.add_text("Signature", component.signature);
          of_component.write(content);
        }
      });
    }
    attributes.write(out);
  }

  std::uint16_t name_and_type(std::string_view name, std::string_view descriptor) {
    const std::uint16_t name_index = utf8(name), descriptor_index = utf8(descriptor);
    for (std::size_t i = 1; i < pool_.size(); ++i) {
      const CpEntry& entry = pool_[i];
      if (entry.tag == CpTag::NameAndType && entry.a == name_index && entry.b == descriptor_index) {
        return static_cast<std::uint16_t>(i);
      }
    }
    pool_.push_back({CpTag::NameAndType, 0, name_index, descriptor_index, 0, {}});
    return static_cast<std::uint16_t>(pool_.size() - 1);
  }

  const ClassFile& file_;
  std::vector<CpEntry> pool_;  // the file's, and the names of attributes
  std::unordered_map<std::string, std::uint16_t> utf8_, classes_;
};

}  // namespace

std::vector<std::uint8_t> write_class_file(const ClassFile& file) {
  return ClassWriter(file).write();
}

}  // namespace heddle::java
