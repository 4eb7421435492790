// For tests: assembles small class files, right or wrong.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace heddle::java {

using Bytes = std::vector<std::uint8_t>;

inline void put1(Bytes& to, unsigned value) {
  to.push_back(static_cast<std::uint8_t>(value));
}
inline void put2(Bytes& to, unsigned value) {
  put1(to, value >> 8);
  put1(to, value);
}
inline void put4(Bytes& to, unsigned value) {
  put2(to, value >> 16);
  put2(to, value);
}
inline void put_all(Bytes& to, const Bytes& more) {
  to.insert(to.end(), more.begin(), more.end());
}

// Constants are numbered from 1 in the order of the calls. Members and attributes are given as finished
// bytes.
class ClassBuilder {
 public:
  unsigned utf8(std::string_view text) {
    Bytes entry{1};
    put2(entry, static_cast<unsigned>(text.size()));
    entry.insert(entry.end(), text.begin(), text.end());
    return constant(entry);
  }
  // Any entry: tag, then two-byte indices.
  unsigned entry(unsigned tag, std::initializer_list<unsigned> indices) {
    Bytes bytes;
    put1(bytes, tag);
    for (const unsigned index : indices) put2(bytes, index);
    return constant(bytes);
  }
  unsigned constant(const Bytes& bytes) {
    put_all(pool_, bytes);
    const unsigned index = next_;
    next_ += bytes[0] == 5 || bytes[0] == 6 ? 2 : 1;
    return index;
  }
  unsigned class_of(std::string_view name) { return entry(7, {utf8(name)}); }
  unsigned name_and_type(std::string_view name, std::string_view type) {
    const unsigned first = utf8(name);
    return entry(12, {first, utf8(type)});
  }
  unsigned member(unsigned tag, std::string_view owner, std::string_view name, std::string_view type) {
    const unsigned first = class_of(owner);
    return entry(tag, {first, name_and_type(name, type)});
  }

  Bytes attribute(std::string_view name, const Bytes& contents) {
    Bytes bytes;
    put2(bytes, utf8(name));
    put4(bytes, static_cast<unsigned>(contents.size()));
    put_all(bytes, contents);
    return bytes;
  }
  static Bytes handler(unsigned start, unsigned end, unsigned target, unsigned type) {
    Bytes bytes;
    for (const unsigned value : {start, end, target, type}) put2(bytes, value);
    return bytes;
  }
  Bytes code(const Bytes& instructions, unsigned max_locals = 4, const std::vector<Bytes>& handlers = {},
             const std::vector<Bytes>& attributes = {}) {
    Bytes bytes;
    put2(bytes, 8);
    put2(bytes, max_locals);
    put4(bytes, static_cast<unsigned>(instructions.size()));
    put_all(bytes, instructions);
    put2(bytes, static_cast<unsigned>(handlers.size()));
    for (const Bytes& each : handlers) put_all(bytes, each);
    put2(bytes, static_cast<unsigned>(attributes.size()));
    for (const Bytes& each : attributes) put_all(bytes, each);
    return attribute("Code", bytes);
  }
  Bytes member_bytes(unsigned access, std::string_view name, std::string_view type,
                     const std::vector<Bytes>& attributes) {
    Bytes bytes;
    put2(bytes, access);
    put2(bytes, utf8(name));
    put2(bytes, utf8(type));
    put2(bytes, static_cast<unsigned>(attributes.size()));
    for (const Bytes& each : attributes) put_all(bytes, each);
    return bytes;
  }
  void field(unsigned access, std::string_view name, std::string_view type,
             const std::vector<Bytes>& attributes = {}) {
    fields_.push_back(member_bytes(access, name, type, attributes));
  }
  void method(unsigned access, std::string_view name, std::string_view type,
              const std::vector<Bytes>& attributes = {}) {
    methods_.push_back(member_bytes(access, name, type, attributes));
  }
  void class_attribute(std::string_view name, const Bytes& contents) {
    attributes_.push_back(attribute(name, contents));
  }

  unsigned major = 61, minor = 0, class_access = 0x0021;
  std::string class_name = "T", super_name = "java/lang/Object";

  // May be called once.
  Bytes build() {
    const unsigned this_class = class_of(class_name),
                   super_class = super_name.empty() ? 0 : class_of(super_name);
    Bytes bytes;
    put4(bytes, 0xcafebabe);
    put2(bytes, minor);
    put2(bytes, major);
    put2(bytes, next_);
    put_all(bytes, pool_);
    for (const unsigned value : {class_access, this_class, super_class, 0U}) put2(bytes, value);
    for (const auto* table : {&fields_, &methods_, &attributes_}) {
      put2(bytes, static_cast<unsigned>(table->size()));
      for (const Bytes& each : *table) put_all(bytes, each);
    }
    return bytes;
  }

 private:
  Bytes pool_;
  unsigned next_ = 1;
  std::vector<Bytes> fields_, methods_, attributes_;
};

}  // namespace heddle::java
