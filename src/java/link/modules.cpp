#include "java/link/modules.h"

#include <fmt/format.h>

#include <algorithm>

namespace heddle::java {
namespace {

std::string internal(std::string_view dotted) {
  std::string name(dotted);
  std::replace(name.begin(), name.end(), '.', '/');
  return name;
}

// A package that is handed to named modules only is of no use to the program.
bool names_for_all(const std::vector<ModuleInfo::Package>& packages, std::string_view package) {
  return std::any_of(packages.begin(), packages.end(),
                     [&](const ModuleInfo::Package& p) { return p.to.empty() && p.name == package; });
}

std::vector<std::string> split(std::string_view text, char at) {
  std::vector<std::string> words;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(at), text.size());
    if (end > 0) words.emplace_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

}  // namespace

Result<AddedPackage> parse_added_package(const std::string& text, const char* option,
                                         const ClassSource& jdk) {
  const std::size_t slash = text.find('/'), equals = text.find('=');
  AddedPackage added;
  if (slash != std::string::npos && equals != std::string::npos && slash < equals) {
    added.module = text.substr(0, slash);
    added.package = internal(std::string_view(text).substr(slash + 1, equals - slash - 1));
    added.to = split(std::string_view(text).substr(equals + 1), ',');
  }
  if (added.module.empty() || added.package.empty() || added.to.empty())
    return Error{fmt::format(
        "{} takes MODULE/PACKAGE=ALL-UNNAMED, for example java.base/jdk.internal.misc=ALL-UNNAMED, "
        "not '{}'",
        option, text)};
  auto declared = jdk.find_in_module(added.module, "module-info.class");
  if (!declared) return declared.error();
  if (!*declared)
    return Error{
        fmt::format("{}: the JDK has no module '{}'; java --list-modules shows them", option, added.module)};
  if (!jdk.has_package(added.module, added.package))
    return Error{fmt::format("{}: the module {} has no package '{}'; check the name", option, added.module,
                             text.substr(slash + 1, equals - slash - 1))};
  return added;
}

AddedPackage added_by_manifest(std::string_view word, bool open) {
  const std::size_t slash = std::min(word.find('/'), word.size() - 1);
  return {
      std::string(word.substr(0, slash)), internal(word.substr(slash + 1)), {std::string(kAllUnnamed)}, open};
}

bool Modules::lets(std::string_view module, std::string_view package, To to, bool open) {
  const ModuleInfo& declared = info(module);
  if (declared.open || names_for_all(declared.opens, package)) return true;
  if (!open && names_for_all(declared.exports, package)) return true;
  if (to == To::Everybody) return false;
  return std::any_of(added_.begin(), added_.end(), [&](const AddedPackage& added) {
    return added.module == module && added.package == package && (added.open || !open) &&
           std::find(added.to.begin(), added.to.end(), kAllUnnamed) != added.to.end();
  });
}

const ModuleInfo& Modules::info(std::string_view module) {
  if (const auto known = known_.find(module); known != known_.end()) return known->second;
  ModuleInfo& made = known_[std::string(module)];
  auto bytes = jdk_->find_in_module(module, "module-info.class");
  if (bytes && *bytes)
    if (auto read = read_module_info((*bytes)->bytes, (*bytes)->origin)) made = std::move(*read);
  return made;
}

}  // namespace heddle::java
