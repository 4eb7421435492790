#include "java/natives/runtime_class.h"

#include <fmt/format.h>

#include "base/fingerprint.h"
#include "java/natives/lookup.h"

namespace heddle::java {

Klass* define_runtime_class(NativeCall& call, std::span<const std::uint8_t> bytes, const std::string& name,
                            bool from_jdk, NativeResult* stop, Ref loader) {
  std::uint64_t hash = bytes.size();
  for (std::uint8_t byte : bytes) hash = mix64(hash ^ byte);
  std::string origin = fmt::format("{} ({:016x})", kRuntimeOrigin, hash);
  auto fail = [&](NativeResult result) {
    *stop = result;
    return nullptr;
  };
  auto parsed = parse_class_file(bytes, origin, Trust::Deferred);
  if (!parsed) return fail(call.throw_new("java/lang/ClassFormatError", parsed.error().message));
  if (!name.empty() && parsed->name != name)
    return fail(call.throw_new("java/lang/NoClassDefFoundError",
                               fmt::format("{} (wrong name: {})", name, parsed->name)));
  if (Klass* known = call.vm.find_loaded(parsed->name, loader)) {
    if (loader != kNull)
      return fail(call.throw_new(
          "java/lang/LinkageError",
          fmt::format("loader attempted duplicate class definition for {}", known->external_name())));
    if (known->origin == origin) return known;
    return fail(call.unsupported(
        fmt::format("the class {} is defined a second time, with other content", known->external_name())));
  }
  Thrown thrown;
  Klass* klass =
      call.vm.define_class(std::make_unique<ClassFile>(std::move(*parsed)), origin, from_jdk, thrown, loader);
  if (klass == nullptr) return fail(raise(call, thrown));
  klass->linked = false;  // wherever it belongs: its bytes are the program's
  return klass;
}

}  // namespace heddle::java
