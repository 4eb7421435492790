#include "java/link/linked_site.h"

#include "java/vm.h"

namespace heddle::java {

LinkedSite* linked_site(Vm& vm, Klass* holder, std::uint16_t index, LinkedSite::Kind kind) {
  std::uint32_t key = index | static_cast<std::uint32_t>(kind) << 16;
  auto& site = holder->linked_sites[key];
  if (site == nullptr) {
    site = std::make_unique<LinkedSite>();
    site->holder = holder;
    site->index = index;
    site->kind = kind;
    site->cell = vm.memory.reserve(Zone::Program, 8);
  }
  return site.get();
}

LinkedSite* load_site(Vm& vm, Ref loader, const std::string& name, bool by_name) {
  auto& site = vm.load_sites[std::to_string(loader) + (by_name ? " by name " : " ") + name];
  if (site == nullptr) {
    site = std::make_unique<LinkedSite>();
    site->kind = LinkedSite::Kind::Load;
    site->loader = loader;
    site->name = name;
    site->by_name = by_name;
  }
  return site.get();
}

}  // namespace heddle::java
