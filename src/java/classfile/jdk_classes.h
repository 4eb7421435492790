// For tests: the classes of the installed JDK.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "java/classpath/jimage.h"

namespace heddle::java {

class JdkClasses {
 public:
  JdkClasses() {
    auto home = find_jdk("");
    HEDDLE_CHECK(home.ok(), home.error().message);
    auto image = JdkImage::open(*home + "/lib/modules");
    HEDDLE_CHECK(image.ok(), image.error().message);
    image_ = std::move(*image);
  }

  // Lives as long as this object. `name` is internal: "java/lang/Object".
  std::span<const std::uint8_t> bytes(std::string_view name) const {
    auto found = image_->find(std::string(name) + ".class");
    HEDDLE_CHECK(found.ok() && *found, std::string(name) + " is not in the JDK");
    return (*found)->bytes;
  }

  std::set<std::string> modules() const {
    std::set<std::string> all;
    image_->for_each([&](std::string_view name) {
      if (name.ends_with("/module-info.class")) all.emplace(name.substr(1, name.find('/', 1) - 1));
    });
    return all;
  }

  // All of one module, module-info aside.
  std::vector<std::string> names(std::string_view module) const {
    const std::string prefix = "/" + std::string(module) + "/";
    std::vector<std::string> all;
    image_->for_each([&](std::string_view name) {
      if (!name.starts_with(prefix) || !name.ends_with(".class") || name.ends_with("module-info.class"))
        return;
      name.remove_prefix(prefix.size());
      name.remove_suffix(6);
      all.emplace_back(name);
    });
    return all;
  }

 private:
  std::unique_ptr<JdkImage> image_;
};

}  // namespace heddle::java
