// Which packages of the JDK's modules are exported and opened, and to whom: what the modules declare, and
// what
// --add-exports, --add-opens and a jar's manifest add. The program is the unnamed module, which reads all
// others; loaders of the program have unnamed modules of their own, which count alike. Among themselves the
// JDK's modules are not kept apart.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "java/classfile/module_info.h"
#include "java/classpath/class_path.h"

namespace heddle::java {

// What an option or a manifest adds.
struct AddedPackage {
  std::string module, package;  // the package in internal form
  std::vector<std::string> to;  // names of modules, or kAllUnnamed
  bool open = false;            // for reflection on private members, too
};
inline constexpr std::string_view kAllUnnamed = "ALL-UNNAMED";

// "java.base/jdk.internal.misc=ALL-UNNAMED", as `option` has it; checked against the JDK.
Result<AddedPackage> parse_added_package(const std::string& text, const char* option, const ClassSource& jdk);
// One word of Add-Exports or Add-Opens; what does not exist is ignored, as java does.
AddedPackage added_by_manifest(std::string_view word, bool open);

class Modules {
 public:
  void set_jdk(const ClassSource* jdk) { jdk_ = jdk; }
  void add(AddedPackage package) { added_.push_back(std::move(package)); }

  enum class To : std::uint8_t { Everybody, Unnamed };
  // Whether the package (internal form) of that module of the JDK is exported, or opened, to those.
  bool lets(std::string_view module, std::string_view package, To to, bool open);

 private:
  const ModuleInfo& info(std::string_view module);

  const ClassSource* jdk_ = nullptr;
  std::map<std::string, ModuleInfo, std::less<>> known_;
  std::vector<AddedPackage> added_;
};

}  // namespace heddle::java
