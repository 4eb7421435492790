// Class files: the reader, the verifier, and what may be done with code that the verifier accepts.
//
// The world is small: the class itself and a handful of the JDK's, so that types can be confused without
// reading an image. Whatever the verifier accepts must have frame maps or be refused by them with a sentence.
#include <cstdint>
#include <map>
#include <span>

#include "base/check.h"
#include "java/classfile/frame_maps.h"
#include "java/verify/verify.h"

namespace {

using namespace heddle::java;

struct Known {
  const char* super;
  bool interface;
};

const std::map<std::string_view, Known>& known() {
  static const std::map<std::string_view, Known> classes = {
      {"java/lang/Object", {"", false}},
      {"java/lang/String", {"java/lang/Object", false}},
      {"java/lang/Thread", {"java/lang/Object", false}},
      {"java/lang/Throwable", {"java/lang/Object", false}},
      {"java/lang/Exception", {"java/lang/Throwable", false}},
      {"java/lang/Runnable", {"java/lang/Object", true}},
      {"java/lang/Cloneable", {"java/lang/Object", true}},
      {"java/io/Serializable", {"java/lang/Object", true}},
  };
  return classes;
}

class SmallWorld final : public ClassWorld {
 public:
  explicit SmallWorld(const ClassFile& file) : file_(file) {}

  bool is_interface(std::string_view name) override {
    return name == file_.name ? (file_.access & 0x0200) != 0 : get(name).interface;
  }
  std::string_view super_of(std::string_view name) override {
    return name == file_.name ? std::string_view(file_.super_name) : get(name).super;
  }
  bool same_package(std::string_view one, std::string_view other) override { return one == other; }
  std::optional<Member> find_field(std::string_view klass, std::string_view, std::string_view) override {
    return Member{4, klass};
  }
  std::optional<Member> find_method(std::string_view klass, std::string_view, std::string_view) override {
    return Member{4, klass};
  }

 private:
  const Known& get(std::string_view name) {
    const auto found = known().find(name);
    if (found == known().end()) throw LoadFailure{"java/lang/NoClassDefFoundError", std::string(name)};
    return found->second;
  }

  const ClassFile& file_;
};

// What the verifier may rely on: the loader has loaded the superclasses.
bool loadable(const ClassFile& file) {
  return file.super_name != file.name && (file.super_name.empty() || known().contains(file.super_name)) &&
         !known().contains(file.name);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::span<const std::uint8_t> bytes(data, size);
  const auto checked = parse_class_file(bytes, "input", Trust::Checked);
  const auto file = parse_class_file(bytes, "input", Trust::Deferred);
  if (!file.ok()) {
    HEDDLE_CHECK(!checked.ok(), "a file is good when checked at once and bad when checked later");
    return 0;
  }
  const ClassFile& it = file.value();
  if (!loadable(it)) return 0;
  SmallWorld world(it);
  const bool good = !verify_class(it, world).has_value();
  for (const MethodInfo& method : it.methods) {
    if (!method.has_code || method.code.defect) {
      HEDDLE_CHECK(!good || !method.has_code, "code with a defect was accepted");
      continue;
    }
    const auto maps = FrameMaps::analyse(it, method);
    if (!maps.ok()) continue;
    for (std::size_t pc = 0; pc < method.code.code.size(); ++pc) {
      if (!maps.value().reachable(static_cast<std::uint16_t>(pc))) continue;
      const auto before = maps.value().before(static_cast<std::uint16_t>(pc));
      HEDDLE_CHECK(before.stack.size() <= method.code.max_stack, "a map is deeper than the stack");
    }
  }
  return 0;
}
