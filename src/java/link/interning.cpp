// String.intern() of strings made at run time.
//
// The pool has two parts. Literals are immortal constants, made when an instruction first needs them; code
// remembers them, for all paths. A string that is interned at run time and equals no literal becomes the
// pool's own object: that depends on the path, so those are listed in the state, and a literal of the same
// text that comes later on that path is this string. Instructions that load such a literal ask each time.
//
// While the search runs, "no literal" means: none that existed before the search, and none in the constants
// of a class whose initialisation has begun on this path. (HotSpot counts a literal from its first use.)
#include "java/vm.h"

namespace heddle::java {
namespace {
constexpr std::uint32_t kFirstCapacity = 16;
}

// At interned_: the array (Ref), then how many strings it holds.
Ref Vm::interned_at_run_time(std::u16string_view text) const {
  Ref list = memory.load<Ref>(interned_);
  auto count = memory.load<std::uint32_t>(interned_ + 4);
  for (std::uint32_t i = 0; i < count; ++i)
    if (Ref string = heap.get<Ref>(list, kElementsOffset + 4 * i); string_value(string) == text)
      return string;
  return kNull;
}

bool Vm::intern_at_run_time(Ref string) {
  Ref list = memory.load<Ref>(interned_);
  auto count = memory.load<std::uint32_t>(interned_ + 4);
  if (list == kNull || count == heap.length(list)) {
    Ref longer =
        heap.allocate_array(array_of(known.string), list == kNull ? kFirstCapacity : 2 * count, 0, 0);
    if (longer == kNull) return false;
    for (std::uint32_t i = 0; i < count; ++i)
      heap.put_ref(longer, kElementsOffset + 4 * i, heap.get<Ref>(list, kElementsOffset + 4 * i));
    heap.put_static_ref(interned_, longer);
    list = longer;
  }
  heap.put_ref(list, kElementsOffset + 4 * count, string);
  memory.store<std::uint32_t>(interned_ + 4, count + 1);
  return true;
}

bool Vm::is_literal(std::u16string_view text) {
  std::u16string key(text);
  if (auto known_one = literals_.find(key);
      known_one != literals_.end() && heap.precedes_search(known_one->second))
    return true;
  if (!memory.tracking()) return false;
  for (; classes_indexed_ < classes.size(); ++classes_indexed_) {
    const Klass* k = classes[classes_indexed_];
    if (k == nullptr || k->file == nullptr) continue;
    for (const CpEntry& entry : k->file->cp)
      if (entry.tag == CpTag::String) literal_users_[utf16(k->file->utf8(entry.a))].push_back(k);
  }
  auto users = literal_users_.find(key);
  if (users == literal_users_.end()) return false;
  for (const Klass* k : users->second)
    if (initialised(k) || init_state(k) != InitState::Loaded) return true;
  return false;
}

void Vm::vary_literal(std::u16string_view text) {
  if (!run_time_texts_.emplace(text).second) return;
  auto made = literals_.find(std::u16string(text));
  if (made == literals_.end()) return;
  for (const LiteralUse& use : literal_uses_[made->second]) {
    use.insn->op = Op::LoadConstant;
    use.insn->b = use.index;
  }
}

}  // namespace heddle::java
