// Reference counts against a recount of everything, at choices: HEDDLE_AUDIT=N in the environment asks for
// the first N.
#include <fmt/format.h>

#include <unordered_map>

#include "base/check.h"
#include "java/interp/interpreter.h"

namespace heddle::java {

void Interpreter::audit_counts() {
  std::unordered_map<Ref, std::uint32_t> counts;
  const auto where = [&](Ref ref) {
    return fmt::format("{} of {}", heap_.klass(ref)->external_name(), heap_.site_name(heap_.site_of(ref)));
  };
  const auto count = [&](Ref ref, const char* holder) {
    const std::uint32_t head = heap_.header(ref);
    HEDDLE_CHECK(head != 0, fmt::format("audit: {} refers to an object that is gone", holder));
    if ((head & kImmortal) == 0) ++counts[ref];
  };
  const auto count_children = [&](Ref holder) {
    heap_.for_each_reference(holder, [&](Ref child) {
      if (child != holder) count(child, heap_.klass(holder)->name.c_str());
    });
  };
  for (Ref ref : counted_roots()) count(ref, "a thread or a static");
  for (Ref ref : heap_.immortals()) count_children(ref);
  heap_.for_each_object(count_children);
  heap_.for_each_object([&](Ref ref) {
    const auto stored = heap_.get<std::uint32_t>(ref, kCountOffset);
    HEDDLE_CHECK(stored == counts[ref],
                 fmt::format("audit: {} has count {}, but {} references", where(ref), stored, counts[ref]));
    HEDDLE_CHECK((heap_.header(ref) & kYoung) == 0, "audit: still young: " + where(ref));
  });
}

}  // namespace heddle::java
