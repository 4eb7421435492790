// Accesses by which a thread combines its private copy of a reduction with the original variable.
//
// The threads of a team do so one after the other, in an order that OpenMP leaves open (5.1, 2.21.5) and that
// is no happens-before: what one did before its combination is not ordered before what another does after
// its own. So the lock that excludes them makes no edges, and taking it is no scheduling point: the
// operation is taken to be commutative and associative, and then it makes no difference who comes first.
// Detectors are told a combination as
//   - a read of the location, which conflicts with plain writes;
//   - if it writes, also a write of a shadow of the location that is the thread's own. Plain and atomic reads
//     read all threads' shadows;
//   - the same with a second shadow, of the thread in this reduction, which the combinations of other
//     reductions read.
// So it conflicts with everything but the combinations of the same reduction. A reader has to know that it
// reads what is combined: where that is learned too late, the search begins again.
#include "native/interp/combinations.h"

#include "native/interp/interpreter.h"

namespace heddle::native {
namespace {

constexpr std::uint64_t kCombined = std::uint64_t{1} << 61;  // beyond every pointer, and mixed_accesses.cpp's
constexpr std::uint64_t kInObject = 0xffff'ffff;             // the bits that a pointer has for the offset

}  // namespace

std::uint32_t Combinations::number(ObjectId team, std::uint32_t construct) {
  return reductions_.try_emplace({team, construct}, static_cast<std::uint32_t>(reductions_.size() + 1))
      .first->second;
}

Ptr Combinations::shadow(ThreadId thread, std::uint32_t reduction, Ptr p) {
  const ObjectId id = object_of(p);
  const auto [at, fresh] = shadows_.try_emplace({id, reduction, thread}, kCombined | shadows_.size() << 32);
  if (fresh) {
    Known& known = known_[id];
    known.shadows.push_back(at->second | (pointer_to(id) & kInObject));
    if (reduction != kAny) known.by.push_back({thread, reduction});
  }
  return at->second | (p & kInObject);
}

const std::vector<Combinations::By>& Combinations::of(ObjectId id) const {
  static const std::vector<By> none;
  const auto at = known_.find(id);
  return at == known_.end() ? none : at->second.by;
}

const std::vector<Ptr>& Combinations::shadows(ObjectId id) const {
  static const std::vector<Ptr> none;
  const auto at = known_.find(id);
  return at == known_.end() ? none : at->second.shadows;
}

void Interpreter::tell_combination(EventKind kind, Ptr p, std::uint64_t n, std::uint32_t detail) {
  const SiteId site = site_of_access(detail);
  // Only readers are told: where nobody looks for races, a replay that is recorded must not learn more than
  // the search did.
  const bool news = visibility_.note_combined(site, offset_of(p), n, as_user());
  if (news && (visibility_.detecting || visibility_.relaxed)) {
    bool fact = false;
    learn(fact);
  }
  if (world_.sink == nullptr) return;
  sync_registers();
  tell_access(EventKind::Read, p, p, n, detail);
  if (is_mixed(p, n)) tell_read_of_shadows(p, n, detail);
  const std::vector<Combinations::By> others = combinations_.of(object_of(p));
  for (const Combinations::By& by : others)
    if (by.reduction != combining_)
      tell_access(EventKind::Read, p, combinations_.shadow(by.thread, by.reduction, p), n, detail);
  if (kind != EventKind::Write) return;
  for (const std::uint32_t reduction : {Combinations::kAny, combining_})
    tell_access(EventKind::Write, p, combinations_.shadow(thread_, reduction, p), n, detail);
}

// An access that is no combination, and has just been told.
void Interpreter::tell_read_of_combinations(Ptr p, std::uint64_t n, std::uint32_t detail) {
  if (!visibility_.is_combined(site_of_access(detail), offset_of(p), n) || combinations_.full()) return;
  for (ThreadId t = 0; t < shadows(); ++t)
    tell_access(EventKind::Read, p, combinations_.shadow(t, Combinations::kAny, p), n, detail);
}

}  // namespace heddle::native
