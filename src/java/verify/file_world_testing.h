// For tests: a world of class files, of the installed JDK and given ones.
#pragma once

#include <memory>
#include <string>
#include <unordered_map>

#include "base/check.h"
#include "java/classpath/class_path.h"
#include "java/verify/verify.h"

namespace heddle::java {

class FileWorld final : public ClassWorld {
 public:
  FileWorld() {
    auto home = find_jdk("");
    HEDDLE_CHECK(home.ok(), home.error().message);
    auto image = open_jdk_image(*home);
    HEDDLE_CHECK(image.ok(), image.error().message);
    image_ = std::move(*image);
  }

  void add(ClassFile file) {
    std::string name = file.name;
    classes_[name] = std::make_unique<ClassFile>(std::move(file));
  }
  void forget(std::string_view name) { classes_.erase(std::string(name)); }
  const ClassFile& get(std::string_view name) {
    const auto known = classes_.find(std::string(name));
    if (known != classes_.end()) return *known->second;
    auto found = image_->find(std::string(name) + ".class");
    if (!found.ok() || !*found) throw LoadFailure{"java/lang/NoClassDefFoundError", std::string(name)};
    auto parsed = parse_class_file((*found)->bytes, (*found)->origin, Trust::Trusted);
    HEDDLE_CHECK(parsed.ok(), parsed.error().message);
    add(std::move(*parsed));
    return *classes_[std::string(name)];
  }

  bool is_interface(std::string_view name) override { return (get(name).access & 0x0200) != 0; }
  std::string_view super_of(std::string_view name) override { return get(name).super_name; }
  bool same_package(std::string_view one, std::string_view other) override {
    return one.substr(0, one.rfind('/') + 1) == other.substr(0, other.rfind('/') + 1);
  }
  std::optional<Member> find_field(std::string_view klass, std::string_view name,
                                   std::string_view descriptor) override {
    return find(klass, name, descriptor, &ClassFile::fields);
  }
  std::optional<Member> find_method(std::string_view klass, std::string_view name,
                                    std::string_view descriptor) override {
    return find(klass, name, descriptor, &ClassFile::methods);
  }

 private:
  template <typename Info>
  std::optional<Member> find(std::string_view klass, std::string_view name, std::string_view descriptor,
                             std::vector<Info> ClassFile::*members) {
    for (; !klass.empty(); klass = super_of(klass)) {
      const ClassFile& file = get(klass);
      for (const Info& member : file.*members)
        if (member.name == name && member.descriptor == descriptor) return Member{member.access, file.name};
    }
    return std::nullopt;
  }

  std::unique_ptr<ClassSource> image_;
  std::unordered_map<std::string, std::unique_ptr<ClassFile>> classes_;
};

}  // namespace heddle::java
