#include "java/classfile/module_info.h"

#include <fmt/format.h>

#include "java/classfile/byte_reader.h"
#include "java/classfile/class_file.h"

namespace heddle::java {
namespace {

class Reader {
 public:
  explicit Reader(const ClassFile& file) : file_(file), in_(file.module) {}

  ModuleInfo read() {
    constexpr std::uint16_t kOpen = 0x0020;
    ModuleInfo info;
    info.name = name(CpTag::Module);
    info.open = (in_.u2() & kOpen) != 0;
    in_.u2();                              // its version
    in_.bytes(std::size_t{6} * in_.u2());  // what it requires: module, flags, version
    info.exports = packages();
    info.opens = packages();
    return info;
  }

 private:
  std::string name(CpTag tag) {
    const std::uint16_t index = in_.u2();
    if (index >= file_.cp.size() || file_.cp[index].tag != tag) reject("an index of its Module attribute");
    return std::string(file_.utf8(file_.cp[index].a));
  }

  std::vector<ModuleInfo::Package> packages() {
    std::vector<ModuleInfo::Package> found;
    for (unsigned count = in_.u2(); count > 0; --count) {
      ModuleInfo::Package& package = found.emplace_back();
      package.name = name(CpTag::Package);
      in_.u2();  // flags
      for (unsigned targets = in_.u2(); targets > 0; --targets) package.to.push_back(name(CpTag::Module));
    }
    return found;
  }

  const ClassFile& file_;
  ByteReader in_;
};

}  // namespace

Result<ModuleInfo> read_module_info(std::span<const std::uint8_t> bytes, std::string_view origin) {
  auto file = parse_class_file(bytes, origin);
  if (!file) return file.error();
  try {
    return Reader(*file).read();
  } catch (const FormatError& wrong) {
    return Error{fmt::format("{} is not a valid module declaration: {}.", origin, wrong.what)};
  }
}

}  // namespace heddle::java
