// Preemption and delay bounds against an enumeration of all schedules that counts for itself.
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <tuple>

#include "explore/fake_check.h"
#include "explore/never_match.h"

namespace heddle::explore {
namespace {

using namespace heddle::explore::testing;

using Key = std::tuple<FindingKind, std::string, std::string, int>;  // message, function and line

Key key_of(const Finding& finding) {
  return {finding.kind, finding.message, finding.position.function, finding.position.line};
}

// Of one schedule.
struct Cost {
  std::uint64_t preemptions = 0, delays = 0;
};

bool can_go_on(const ChoicePoint& point, ThreadId thread) {
  for (const Alternative& a : point.alternatives)
    if (a.thread == thread && a.value == 0) return true;
  return false;
}

bool offered(const ChoicePoint& point, ThreadId thread) {
  for (const Alternative& a : point.alternatives)
    if (a.thread == thread) return true;
  return false;
}

// The definition, step by step: whose turn it would be, and how many are passed over until `chosen`.
std::uint64_t passed_over(const ChoicePoint& point, ThreadId running, ThreadId chosen) {
  const ThreadId threads = FakeMachine::kThreads;
  ThreadId turn = running == kNoThread ? 0 : can_go_on(point, running) ? running : (running + 1) % threads;
  for (std::uint64_t passed = 0;; turn = (turn + 1) % threads) {
    if (turn == chosen) return passed;
    passed += offered(point, turn);
  }
}

struct Schedules {
  std::map<std::uint64_t, std::uint64_t> by_preemptions, by_delays;  // how many schedules have so many
  std::map<Key, Cost> errors;                                        // the least of each that shows it
  std::uint64_t count = 0;
};

class Enumeration {
 public:
  explicit Enumeration(const Program& program) : machine_(program), properties_(check::default_properties()) {
    if (machine_.run() == StopKind::Choice) go({}, kNoThread);
  }
  Schedules schedules;

 private:
  void go(Cost cost, ThreadId running) {
    const PagedMemory::Snapshot here = machine_.memory().save();
    const ChoicePoint point = machine_.choice_point();
    for (const Alternative& a : point.alternatives) {
      Cost next = cost;
      if (point.kind == ChoiceKind::Thread) {
        next.preemptions += running != kNoThread && a.thread != running && can_go_on(point, running);
        next.delays += passed_over(point, running, a.thread);
      }
      machine_.memory().restore(here);
      machine_.take(a);
      const StopKind stop = machine_.run();
      if (stop == StopKind::Choice) {
        go(next, a.thread);
        continue;
      }
      ++schedules.count;
      ++schedules.by_preemptions[next.preemptions];
      ++schedules.by_delays[next.delays];
      for (auto& property : properties_)
        if (auto finding = property->on_stop(machine_, stop)) {
          auto [known, is_new] = schedules.errors.try_emplace(key_of(*finding), next);
          known->second.preemptions = std::min(known->second.preemptions, next.preemptions);
          known->second.delays = std::min(known->second.delays, next.delays);
        }
    }
  }
  FakeMachine machine_;
  std::vector<std::unique_ptr<Observer>> properties_;
};

std::uint64_t up_to(const std::map<std::uint64_t, std::uint64_t>& counts, std::uint64_t bound) {
  std::uint64_t sum = 0;
  for (const auto& [cost, count] : counts)
    if (cost <= bound) sum += count;
  return sum;
}

CheckResult bounded(const Program& program, const std::string& filter, StateStore& store) {
  FakeMachine machine(program);
  auto properties = check::default_properties();
  std::vector<Observer*> observers;
  for (auto& property : properties) observers.push_back(property.get());
  SearchOptions options;
  options.filter = filter;
  options.all = true;
  options.minimise_seconds = 0;
  return search(machine, store, observers, options);
}

Program generated(std::mt19937_64& random) {
  const auto below = [&](std::uint32_t n) { return static_cast<std::uint32_t>(random() % n); };
  Program program(2 + below(2));
  const std::uint32_t longest = program.size() == 2 ? 5 : 3;
  for (auto& thread : program) {
    std::uint32_t held = 0;
    const std::uint32_t n = 2 + below(longest - 1);
    for (std::uint32_t i = 0; i < n; ++i) {
      const std::uint32_t x = below(2), v = below(2), m = below(2);
      switch (below(12)) {
        case 0:
        case 1:
          if ((held >> m & 1) == 0) thread.push_back(lock(m));
          held |= 1U << m;
          break;
        case 2:
          if ((held >> m & 1) != 0) thread.push_back(unlock(m));
          held &= ~(1U << m);
          break;
        case 3:
          if ((held >> m & 1) != 0) thread.push_back(v == 0 ? wait(x, m) : timed_wait(x, m));
          break;
        case 4: thread.push_back(notify(x)); break;
        case 5: thread.push_back(expect(x, v)); break;
        case 6: thread.push_back(data(2)); break;
        case 7: thread.push_back(store_sum(x, 1)); break;
        case 8: thread.push_back(load(x)); break;
        default: thread.push_back(write(x, v)); break;
      }
    }
    for (std::uint32_t m = 0; m < 2; ++m)
      if ((held >> m & 1) != 0 && below(4) != 0) thread.push_back(unlock(m));
    if (thread.empty()) thread.push_back(load(0));
  }
  return program;
}

// Two threads of two loads: aabb has no preemption, nor bbaa; abba and baab have one for leaving a or b first
// ... by hand: ab|ba: a preempted, then b ends, a: abba 1, baab 1; abab: a preempted, b preempted: 2, baba 2.
TEST(PreemptionBound, CountsByHand) {
  const Program program{{load(0), load(0)}, {load(0), load(0)}};
  const std::uint64_t expected[] = {2, 4, 6};
  for (std::uint64_t k = 0; k < 3; ++k) {
    NeverMatch store;
    EXPECT_EQ(bounded(program, "preemptions:" + std::to_string(k), store).stats.executions, expected[k]) << k;
  }
}

// Delays: aabb 0. Starting with b passes over a: bb, then a's turn: bbaa 1. Leaving a for b: abba 1 (after b
// has ended it is a's turn). abab 2; baab 2 (over a at first, over b then), baba 3.
TEST(DelayBound, CountsByHand) {
  const Program program{{load(0), load(0)}, {load(0), load(0)}};
  const std::uint64_t expected[] = {1, 3, 5, 6};
  for (std::uint64_t k = 0; k < 4; ++k) {
    NeverMatch store;
    EXPECT_EQ(bounded(program, "delays:" + std::to_string(k), store).stats.executions, expected[k]) << k;
  }
}

TEST(Bounds, AgreeWithTheEnumeration) {
  std::mt19937_64 random(5);
  int judged = 0, with_errors = 0, cut = 0;
  for (int i = 0; i < 600; ++i) {
    const Program program = generated(random);
    SCOPED_TRACE(to_string(program));
    const Schedules all = Enumeration(program).schedules;
    if (all.count == 0 || all.count > 20000) continue;
    ++judged;
    with_errors += !all.errors.empty();
    for (const bool preemptions : {true, false}) {
      const auto& counts = preemptions ? all.by_preemptions : all.by_delays;
      for (std::uint64_t k = 0; k <= 3; ++k) {
        const std::string filter = (preemptions ? "preemptions:" : "delays:") + std::to_string(k);
        SCOPED_TRACE(filter);
        NeverMatch every;
        const CheckResult unmatched = bounded(program, filter, every);
        ASSERT_EQ(unmatched.stats.executions, up_to(counts, k));
        // With matching: the same errors, exactly those that the bound allows.
        std::map<Key, int> expected, found;
        for (const auto& [key, cost] : all.errors)
          if ((preemptions ? cost.preemptions : cost.delays) <= k) expected[key] = 1;
        auto store = store::make_store("exact");
        const CheckResult matched = bounded(program, filter, *store);
        for (const Finding& finding : matched.findings) found[key_of(finding)] = 1;
        ASSERT_EQ(found, expected);
        // Also schedules beyond the bound may lead only to what is covered by others.
        const bool complete = up_to(counts, k) == all.count;
        const bool verified = matched.verdict == Verdict::Verified;
        if (complete && all.errors.empty()) {
          ASSERT_TRUE(verified) << matched.reason;
        }
        if (verified) {
          ASSERT_TRUE(all.errors.empty());
        } else if (expected.empty()) {
          ++cut;
          ASSERT_EQ(matched.verdict, Verdict::Inconclusive);
          ASSERT_EQ(matched.reason.substr(0, 24), "schedules with more than");
          ASSERT_EQ(matched.notes.size(), 1u);
          ASSERT_EQ(matched.notes[0].substr(0, 14), "every schedule");
        }
      }
      // One bound after the other: to the first that leaves nothing out.
      auto store = store::make_store("hash");
      const CheckResult iterated =
          bounded(program, preemptions ? "preemptions:0..9" : "delays:0..30", *store);
      ASSERT_EQ(iterated.verdict, all.errors.empty() ? Verdict::Verified : Verdict::Violated)
          << iterated.reason;
      ASSERT_EQ(iterated.findings.size(), all.errors.size());
    }
  }
  EXPECT_GT(judged, 300);
  EXPECT_GT(with_errors, 100);
  EXPECT_GT(cut, 100);
}

// Loops make the schedules endless, but not the states: a bound never verifies what the full search refutes,
// and never finds what is not there.
TEST(Bounds, AreSoundWithLoops) {
  std::mt19937_64 random(6);
  int verified = 0, violated = 0, livelocks = 0;
  for (int i = 0; i < 800; ++i) {
    Program program = generated(random);
    for (auto& thread : program) {
      const std::uint32_t x = static_cast<std::uint32_t>(random() % 2);
      if (random() % 2 == 0)
        thread.insert(thread.begin() + static_cast<std::ptrdiff_t>(random() % thread.size()), spin(x, 1));
    }
    SCOPED_TRACE(to_string(program));
    SearchOptions options;
    options.minimise_seconds = 0;
    const CheckResult full = run_check(program, options).result;
    for (const char* filter : {"preemptions:1", "preemptions:4", "delays:1", "delays:5", "delays:0..40"}) {
      options.filter = filter;
      const CheckResult part = run_check(program, options).result;
      if (part.verdict == Verdict::Inconclusive) continue;
      ASSERT_EQ(part.verdict, full.verdict) << filter;
      verified += part.verdict == Verdict::Verified;
      violated += part.verdict == Verdict::Violated;
      for (const Finding& finding : part.findings) livelocks += finding.kind == FindingKind::Livelock;
    }
  }
  EXPECT_GT(verified, 100);
  EXPECT_GT(violated, 100);
  EXPECT_GT(livelocks, 10);
}

TEST(Bounds, TogetherWithOtherBounds) {
  const Program program(3, {load(0), load(0), load(0)});
  SearchOptions options;
  options.filter = "preemptions:2";
  options.budget.depth = 100;
  Checked deep = run_check(program, options);
  EXPECT_EQ(deep.result.verdict, Verdict::Inconclusive);
  options.budget.depth.reset();
  Checked plain = run_check(program, options);
  EXPECT_EQ(deep.final_states, plain.final_states);
  options.backtrack = "<3,pl,d,F,0.5,1>";
  options.reopen = true;
  Checked all = run_check(program, options);
  EXPECT_EQ(all.result.verdict, Verdict::Inconclusive);
  ASSERT_EQ(all.result.notes.size(), 1u);
  EXPECT_EQ(all.result.notes[0],
            "every path of at most 3 transitions with at most 2 preemptions was explored");
}

}  // namespace
}  // namespace heddle::explore
