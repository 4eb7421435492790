#include "native/library/allocation.h"

#include <optional>
#include <string>
#include <string_view>

#include "native/interp/interpreter.h"
#include "native/library/naming.h"

namespace heddle::native {
namespace {

struct Words {
  const char *maker, *release;
};
Words words(Maker maker) {
  switch (maker) {
    case Maker::Malloc: return {"malloc", "free"};
    case Maker::New: return {"new", "delete"};
    case Maker::NewArray: return {"new[]", "delete[]"};
  }
  return {};
}

// The place where the block was made is a call; what is called there tells. Not known if that was through a
// pointer.
std::optional<Maker> maker_of(Call& c, Ptr block) {
  const World& world = c.interpreter().world();
  const Site& site = world.objects.site(world.objects.origin(object_of(block)).site);
  if (site.function >= world.module.functions.size()) return std::nullopt;
  const Function& function = world.module.functions[site.function];
  if (site.pc >= function.code.size() || function.code[site.pc].op != Op::CallExternal) return std::nullopt;
  const std::string_view called = world.module.externals[function.code[site.pc].a].name;
  if (called.starts_with("_Znw")) return Maker::New;
  if (called.starts_with("_Zna")) return Maker::NewArray;
  return Maker::Malloc;
}

}  // namespace

void release(Call& c, Ptr p, Maker maker) {
  if (offset_of(p) == 0 && c.interpreter().world().objects.record(p).kind() == ObjectKind::Heap) {
    const Maker made_by = maker_of(c, p).value_or(maker);
    if (made_by != maker)
      c.fail(FindingKind::Memory, std::string(words(maker).release) + " of " + object_name(c, p) +
                                      ", which was made by " + words(made_by).maker);
  }
  c.free(p, words(maker).release, words(maker).maker);
}

}  // namespace heddle::native
