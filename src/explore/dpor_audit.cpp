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
          if (a.chosen.thread < b.chosen.thread && !compare(here, point, a, b)) return Ending::Refine;
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
  bool compare(const PagedMemory::Snapshot& here, const ChoicePoint& point, const Taken& a, const Taken& b) {
    if (a.stop != StopKind::Choice || b.stop != StopKind::Choice || !independent(a.does, b.does)) return true;
    // Where only one may go on next, there is nothing to compare yet.
    if (a.kind == ChoiceKind::Data || b.kind == ChoiceKind::Data) return true;
    if (of(a.offers, b.chosen.thread).empty() && a.offers.size() == 1) return true;
    if (of(b.offers, a.chosen.thread).empty() && b.offers.size() == 1) return true;
    ++compared_;
    if (of(a.offers, b.chosen.thread) != of(point.alternatives, b.chosen.thread) ||
        of(b.offers, a.chosen.thread) != of(point.alternatives, a.chosen.thread)) {
      complain(here, a, b, "one changes what the other can do");
      return true;
    }
    Taken ab, ba;
    if (!take(a.after, b.chosen, ab) || !finish(ab)) return false;
    const Fingerprint first = s_.memory.fingerprint(Zone::Program);
    if (!take(b.after, a.chosen, ba) || !finish(ba)) return false;
    // How far a step goes may depend on who has ended (a join that need not wait): then they are not
    // comparable.
    const bool same_place = ab.stop == StopKind::Choice && ba.stop == ab.stop && ab.offers == ba.offers;
    const Fingerprint second = s_.memory.fingerprint(Zone::Program);
    if (!same_place || first == second) return true;
    const Pair target_of_ab{second, a.chosen.thread, b.chosen.thread},
        target_of_ba{first, b.chosen.thread, a.chosen.thread};
    bool met = false;
    if (!catches_up(ab, target_of_ab, met) || (!met && !catches_up(ba, target_of_ba, met))) return false;
    if (!met) complain(here, a, b, "they lead to different states");
    return true;
  }

  struct Pair {
    Fingerprint target;
    ThreadId first, second;  // who came first: its step may have been the shorter one
  };

  // How far a step goes may depend on the other as well: who finds a class initialised goes on in the same
  // step, who finds that another thread is at it stops and has it as the next step, which depends on what the
  // other does. So one order may be a step of one thread behind the other. `met`: then it gets to the same
  // state.
  bool catches_up(const Taken& behind, const Pair& pair, bool& met) {
    constexpr int kMostSteps = 4;
    for (const ThreadId thread : {pair.first, pair.second}) {
      Taken now = behind;
      for (int i = 0; i < kMostSteps && !met && now.stop == StopKind::Choice; ++i) {
        const std::vector<Alternative> ways = of(now.offers, thread);
        if (ways.size() != 1) break;
        const PagedMemory::Snapshot from = now.after;
        if (!take(from, ways[0], now)) return false;
        met = now.stop == StopKind::Choice && s_.memory.fingerprint(Zone::Program) == pair.target;
      }
    }
    return true;
  }

  void complain(const PagedMemory::Snapshot& here, const Taken& a, const Taken& b, const char* what) {
    if (wrong_++ > 0) return;
    s_.memory.restore(here);  // what they were about to do
    complaint_ =
        fmt::format("but {} and {} do not commute: {}", described(a.chosen), described(b.chosen), what);
  }

  std::string described(const Alternative& chosen) const {
    std::string text = s_.machine.describe(chosen);
    const Stack stack = s_.machine.stack(chosen.thread);
    if (!stack.empty())
      text += fmt::format(" ({} at {}:{})", stack[0].function, stack[0].file, stack[0].line);
    return text;
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
