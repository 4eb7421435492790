#include "native/leaks.h"

#include <fmt/format.h>

#include <unordered_set>

#include "native/describe.h"

namespace heddle::native {

std::optional<Failure> find_leak(const World& world, const Interpreter& interp) {
  std::unordered_set<ObjectId> reached;
  std::vector<ObjectId> work;
  auto look = [&](Objects::Words words) {
    for (std::uint64_t word : words) {
      const ObjectId id = object_of(word);
      if (id == 0 || id >= kObjects || world.objects.record(word).kind() == ObjectKind::None) continue;
      if (reached.insert(id).second) work.push_back(id);
    }
  };
  for (ObjectId id : world.objects.pointer_globals())
    look(world.objects.words(world.objects.record(pointer_to(id))));
  for (const Objects::Words& words : interp.live_words()) look(words);
  world.objects.for_each_live([&](ObjectId, const ObjectRecord& r) {
    if (r.kind() != ObjectKind::Heap) look(world.objects.words(r));
  });
  while (!work.empty()) {
    const ObjectRecord& r = world.objects.record(pointer_to(work.back()));
    work.pop_back();
    look(world.objects.words(r));
  }
  std::optional<Failure> found;
  world.objects.for_each_live([&](ObjectId id, const ObjectRecord& r) {
    if (found || r.kind() != ObjectKind::Heap || reached.contains(id)) return;
    const Site& site = world.objects.site(world.objects.origin(id).site);
    SourcePosition where;
    for (const SourcePosition& p : positions(world.module, site.function, site.pc)) {
      where = p;
      if (!p.library) break;
    }
    found = Failure{
        FindingKind::Memory,
        fmt::format("leak: {} bytes are never freed: {}", r.size, describe_object(world, pointer_to(id))), 0,
        where};
  });
  return found;
}

}  // namespace heddle::native
