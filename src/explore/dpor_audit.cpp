// For testing dpor: does dependency.h say enough of this machine? Visits every state and, for each two
// transitions of different threads that are taken to be independent, runs both orders. They must lead to the
// same state, and neither may change in which ways the other thread can go on. Never says `verified`.
#include <fmt/format.h>

#include "explore/dependency.h"
#include "explore/session.h"

namespace heddle::explore {
namespace {

class Audit {
 public:
  explicit Audit(Session& s) : s_(s), recorder_(cells_, s.options.output_matters) {}

  Ending run() {
    s_.machine.stop_at_single_alternatives(true);
    s_.events.record_with(&recorder_);
    const Ending ending = explore();
    s_.events.record_with(nullptr);
    s_.machine.stop_at_single_alternatives(false);
    s_.incomplete = true;
    s_.incomplete_reason = fmt::format("an audit proves nothing; {} pairs of transitions were compared, {}{}",
                                       compared_, wrong_ == 0 ? "and all commute" : "", complaint_);
    return ending;
  }

 private:
  struct Taken {
    Alternative chosen;
    Footprint does;
    StopKind stop = StopKind::Choice;
    std::vector<Alternative> offers;
    ChoiceKind kind = ChoiceKind::Thread;
    PagedMemory::Snapshot after;
  };

  Ending explore() {
    s_.visit(0);
    std::vector<PagedMemory::Snapshot> work{s_.initial};
    while (!work.empty()) {
      if (s_.over_budget(0)) return Ending::Cut;
      const PagedMemory::Snapshot here = std::move(work.back());
      work.pop_back();
      s_.memory.restore(here);
      const ChoicePoint point = s_.machine.choice_point();
      std::vector<Taken> all(point.alternatives.size());
      for (std::size_t i = 0; i < all.size(); ++i) {
        if (!take(here, point.alternatives[i], all[i])) return Ending::Refine;
        if (all[i].stop == StopKind::Choice && s_.visit(0).is_new) work.push_back(all[i].after);
      }
      for (const Taken& a : all)
        for (const Taken& b : all)
          if (a.chosen.thread < b.chosen.thread && !compare(point, a, b)) return Ending::Refine;
    }
    return Ending::Complete;
  }

  bool take(const PagedMemory::Snapshot& from, const Alternative& chosen, Taken& taken) {
    s_.memory.restore(from);
    taken.chosen = chosen;
    recorder_.begin(taken.does, s_.machine.reach(chosen), s_.machine.contested(chosen.thread));
    taken.stop = s_.step(chosen);
    recorder_.end();
    if (taken.stop != StopKind::Choice) return taken.stop != StopKind::Refine;
    taken.after = s_.memory.save();
    const ChoicePoint& point = s_.machine.choice_point();
    taken.kind = point.kind;
    taken.offers = point.alternatives;
    return true;
  }

  // A thread that is left alone takes longer steps: where only one can go on, it does. False: as take().
  bool finish(Taken& taken) {
    for (int i = 0; i < 1000 && taken.stop == StopKind::Choice && taken.offers.size() == 1; ++i) {
      const PagedMemory::Snapshot from = taken.after;
      if (!take(from, Alternative(taken.offers[0]), taken)) return false;
    }
    return true;
  }

  static std::vector<Alternative> of(const std::vector<Alternative>& alternatives, ThreadId thread) {
    std::vector<Alternative> ways;
    for (const Alternative& a : alternatives)
      if (a.thread == thread) ways.push_back(a);
    return ways;
  }

  // False: something was learnt, and all begins again.
  bool compare(const ChoicePoint& point, const Taken& a, const Taken& b) {
    if (a.stop != StopKind::Choice || b.stop != StopKind::Choice || !independent(a.does, b.does)) return true;
    // Where only one may go on next, there is nothing to compare yet.
    if (a.kind == ChoiceKind::Data || b.kind == ChoiceKind::Data) return true;
    if (of(a.offers, b.chosen.thread).empty() && a.offers.size() == 1) return true;
    if (of(b.offers, a.chosen.thread).empty() && b.offers.size() == 1) return true;
    ++compared_;
    if (of(a.offers, b.chosen.thread) != of(point.alternatives, b.chosen.thread) ||
        of(b.offers, a.chosen.thread) != of(point.alternatives, a.chosen.thread)) {
      complain(a, b, "one changes what the other can do");
      return true;
    }
    Taken ab, ba;
    if (!take(a.after, b.chosen, ab) || !finish(ab)) return false;
    const Fingerprint first = s_.memory.fingerprint(Zone::Program);
    if (!take(b.after, a.chosen, ba) || !finish(ba)) return false;
    // How far a step goes may depend on who has ended (a join that need not wait): then they are not
    // comparable.
    const bool same_place = ab.stop == StopKind::Choice && ba.stop == ab.stop && ab.offers == ba.offers;
    if (same_place && !(first == s_.memory.fingerprint(Zone::Program)))
      complain(a, b, "they lead to different states");
    return true;
  }

  void complain(const Taken& a, const Taken& b, const char* what) {
    if (wrong_++ > 0) return;
    complaint_ = fmt::format("but {} and {} do not commute: {}", s_.machine.describe(a.chosen),
                             s_.machine.describe(b.chosen), what);
  }

  Session& s_;
  Cells cells_;
  FootprintRecorder recorder_;
  std::uint64_t compared_ = 0, wrong_ = 0;
  std::string complaint_;
};

}  // namespace

Ending audit_dependency(Session& s) {
  return Audit(s).run();
}

}  // namespace heddle::explore
