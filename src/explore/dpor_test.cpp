// Dynamic partial-order reduction: numbers of traces known from the literature or counted by brute force, and
// agreement with depth-first search on thousands of generated programs.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <tuple>

#include "explore/fake_check.h"

namespace heddle::explore {
namespace {

using namespace heddle::explore::testing;

Checked run_dpor(const Program& program, bool all = true) {
  SearchOptions options = with_search("dpor");
  options.all = all;
  options.minimise_seconds = 0;
  return run_check(program, options);
}

Checked run_dfs(const Program& program) {
  SearchOptions options;
  options.all = true;
  options.minimise_seconds = 0;
  return run_check(program, options);
}

std::uint64_t executions(const Program& program) {
  return run_dpor(program).stats().executions;
}

std::uint64_t factorial(std::uint64_t n) {
  return n < 2 ? 1 : n * factorial(n - 1);
}

// --- known counts ---

TEST(Dpor, IndependentThreadsNeedOneExecution) {
  for (std::uint32_t n = 1; n <= 6; ++n) {
    Program program;
    for (std::uint32_t t = 0; t < n; ++t) program.push_back({write(t, 1), load(t), write(t, 2)});
    EXPECT_EQ(executions(program), 1u) << n;
  }
}

TEST(Dpor, WritersOfOneVariableComeInEveryOrder) {
  for (std::uint32_t n = 1; n <= 6; ++n) EXPECT_EQ(executions(Program(n, {write(0, 1)})), factorial(n)) << n;
}

TEST(Dpor, SectionsOfOneLockComeInEveryOrder) {
  for (std::uint32_t n = 1; n <= 6; ++n)
    EXPECT_EQ(executions(Program(n, {lock(0), load(0), store_sum(0, 1), unlock(0)})), factorial(n)) << n;
  // Two sections each: the orders of n threads with two turns each, (2n)! / 2^n.
  for (std::uint32_t n = 1; n <= 3; ++n)
    EXPECT_EQ(executions(Program(n, {lock(0), unlock(0), lock(0), unlock(0)})), factorial(2 * n) >> n) << n;
}

// Each reader sees the variable before or after the one write: 2^n.
TEST(Dpor, ReadersDoNotDependOnEachOther) {
  for (std::uint32_t n = 1; n <= 6; ++n) {
    Program program{{write(0, 1)}};
    for (std::uint32_t t = 0; t < n; ++t) program.push_back({load(0)});
    EXPECT_EQ(executions(program), std::uint64_t{1} << n) << n;
  }
}

// Two threads that each add one in two steps: 4 events, w r | w r on one variable: 6 interleavings, of which
// the two where both reads come first and then the writes in one order coincide: 20 - ... counted by hand:
// the reads commute only with each other; r1 r2 and r2 r1 give the same trace when adjacent. 4 traces.
TEST(Dpor, LostUpdate) {
  Program program(2, {load(0), store_sum(0, 1)});
  Checked checked = run_dpor(program);
  EXPECT_EQ(checked.stats().executions, 4u);
  EXPECT_EQ(checked.final_variables, run_check(program).final_variables);
}

// The example of Flanagan and Godefroid: threads write to different cells of a hash table.
TEST(Dpor, IndexerWithoutCollisions) {
  Program program;
  for (std::uint32_t t = 0; t < 6; ++t) program.push_back({write(t, 1), load(t)});
  EXPECT_EQ(executions(program), 1u);
  program.push_back({write(0, 2)});  // one collision, with two accesses: before, between, after
  EXPECT_EQ(executions(program), 3u);
}

// lastzero (Abdulla et al.): thread 0 looks for the last zero from the top, thread i does a[i] = a[i-1] + 1.
Program last_zero(std::uint32_t n) {
  Program program(1);
  for (std::uint32_t i = n; i > 0; --i) {
    program[0].push_back(load(i));
    program[0].push_back(jump_unless(3 * (n - i + 1), 0));  // not zero: the next one
    program[0].push_back(jump(3 * n));                      // zero: done
  }
  for (std::uint32_t i = 1; i <= n; ++i) program.push_back({load(i - 1), store_sum(i, 1)});
  return program;
}

TEST(Dpor, AlternativesOfOneThreadAreAllExplored) {
  // Whom to notify, with both waiting first, is a choice of two; data are one of three.
  EXPECT_EQ(executions({{data(3)}}), 3u);
  EXPECT_EQ(executions({{data(3)}, {data(2)}}), 6u);
}

TEST(Dpor, DeadlockOfTwoLocksIsFoundInEitherOrder) {
  const Op forth[] = {lock(0), lock(1), unlock(1), unlock(0)};
  const Op back[] = {lock(1), lock(0), unlock(0), unlock(1)};
  for (bool swapped : {false, true}) {
    Program program{{forth, forth + 4}, {back, back + 4}};
    if (swapped) std::swap(program[0], program[1]);
    Checked checked = run_dpor(program, false);
    EXPECT_EQ(checked.result.verdict, Verdict::Violated);
    EXPECT_EQ(checked.finding().kind, FindingKind::Deadlock);
    EXPECT_EQ(run_replay(program, checked.finding().schedule).verdict, Verdict::Violated);
  }
}

TEST(Dpor, ALostSignalIsFound) {
  Program program{{lock(0), wait(0, 0), unlock(0)}, {lock(0), notify(0), unlock(0)}};
  Checked checked = run_dpor(program, false);
  ASSERT_EQ(checked.result.verdict, Verdict::Violated);
  EXPECT_EQ(checked.finding().kind, FindingKind::Deadlock);
}

TEST(Dpor, AnExitCutsOthersOffAnywhere) {
  Program program{{write(1, 1), exit_program()}, {write(0, 1), write(0, 2)}};
  Checked checked = run_dpor(program);
  EXPECT_EQ(checked.final_states, run_check(program).final_states);
  EXPECT_EQ(checked.stats().executions, 3u);
}

TEST(Dpor, AnAssumptionHidesNothing) {
  Program program{{assume(0, 1)}, {write(1, 1), expect(1, 0)}};
  EXPECT_EQ(run_dpor(program, false).result.verdict, Verdict::Violated);
}

TEST(Dpor, SpinningEndsAndIsNoExecution) {
  Program program{{spin(0, 1), write(1, 1)}, {write(2, 1), write(0, 1)}};
  Checked checked = run_dpor(program);
  EXPECT_EQ(checked.result.verdict, Verdict::Verified);
  EXPECT_EQ(checked.stats().executions, 1u);
  EXPECT_EQ(checked.final_variables, run_check(program).final_variables);
}

TEST(Dpor, ALivelockIsFound) {
  Program program{{spin(0, 1)}, {write(1, 1)}};
  Checked checked = run_dpor(program, false);
  ASSERT_EQ(checked.result.verdict, Verdict::Violated);
  EXPECT_EQ(checked.finding().kind, FindingKind::Livelock);
}

TEST(Dpor, UnsoundCombinationsAreRefused) {
  SearchOptions options = with_search("dpor");
  EXPECT_TRUE(validate(options).ok());
  options.filter = "preemptions:2";
  EXPECT_FALSE(validate(options).ok());
}

// --- brute force ---

class Collector final : public EventSink {
 public:
  struct Use {
    std::uint64_t what;
    bool writes;
  };
  void on_event(const Event& event) override {
    if (event.kind == EventKind::Data || event.kind == EventKind::Output) return;
    const bool writes = event.kind != EventKind::Read && event.kind != EventKind::SyncFailure;
    if (event.kind <= EventKind::SyncFailure) uses.push_back({event.location, writes});
    if (event.sync != 0) uses.push_back({event.sync, true});
    if (event.kind == EventKind::Wait) waits = event.sync;
  }
  std::vector<Use> uses;
  std::uint64_t waits = 0;
};

// Runs every interleaving and keeps, of each that ends, which dependent steps came in which order.
class Interleavings {
 public:
  explicit Interleavings(const Program& program) : machine_(program), waiting_(program.size()) {
    machine_.set_event_sink(&collector_);
  }
  // False: too many.
  bool count(std::uint64_t limit) {
    limit_ = limit;
    if (machine_.run() != StopKind::Choice) return false;
    return below(machine_.memory().save());
  }
  std::set<std::string> traces;
  bool several_ways = false;  // some step can be taken in more than one

 private:
  struct Done {
    Alternative chosen;
    std::vector<Collector::Use> uses;
  };
  static bool dependent(const Done& a, const Done& b) {
    for (const auto& x : a.uses)
      for (const auto& y : b.uses)
        if (x.what == y.what && (x.writes || y.writes)) return true;
    return false;
  }
  void keep() {
    std::map<ThreadId, std::string> of;
    std::vector<std::size_t> index(path_.size());
    std::map<ThreadId, std::size_t> length;
    for (std::size_t i = 0; i < path_.size(); ++i) {
      const Done& step = path_[i];
      index[i] = length[step.chosen.thread]++;
      std::string& text = of[step.chosen.thread];
      text += "; " + std::to_string(step.chosen.value);
      std::set<std::string> after;
      for (std::size_t j = 0; j < i; ++j)
        if (path_[j].chosen.thread != step.chosen.thread && dependent(path_[j], step))
          after.insert(std::to_string(path_[j].chosen.thread) + "." + std::to_string(index[j]));
      for (const std::string& one : after) text += " after " + one;
    }
    std::string whole;
    for (const auto& [thread, text] : of) whole += std::to_string(thread) + text + "\n";
    traces.insert(whole);
  }
  bool below(const PagedMemory::Snapshot& here) {
    for (const Alternative& a : std::vector<Alternative>(machine_.choice_point().alternatives)) {
      several_ways |= a.value != 0;
      machine_.memory().restore(here);
      const std::uint64_t waited = waiting_[a.thread];
      collector_ = {};
      machine_.take(a);
      const StopKind stop = machine_.run();
      path_.push_back({a, collector_.uses});
      if (waited != 0) path_.back().uses.push_back({waited, true});
      waiting_[a.thread] = collector_.waits;
      bool fits = true;
      if (stop == StopKind::Choice) {
        fits = below(machine_.memory().save());
      } else {
        keep();
        fits = ++ends_ <= limit_;
      }
      waiting_[a.thread] = waited;
      path_.pop_back();
      if (!fits) return false;
    }
    return true;
  }
  FakeMachine machine_;
  Collector collector_;
  std::vector<std::uint64_t> waiting_;
  std::vector<Done> path_;
  std::uint64_t limit_ = 0, ends_ = 0;
};

class Generator {
 public:
  explicit Generator(std::uint64_t seed) : random_(seed) {}
  // plain: nothing that ends a path before its time.
  Program program(bool loops, bool plain) {
    Program result(2 + below(3));
    const std::uint32_t longest = result.size() == 4 ? 3 : result.size() == 3 ? 4 : 6;
    for (auto& thread : result) {
      const std::uint32_t n = 1 + below(longest);
      std::uint32_t held = 0;
      for (std::uint32_t i = 0; i < n; ++i) thread.push_back(op(i, n, loops, plain, held));
      for (std::uint32_t m = 0; m < 2; ++m)
        if ((held >> m & 1) != 0 && below(5) != 0) thread.push_back(unlock(m));
    }
    for (std::size_t t = 1; t < result.size() && !plain; ++t)
      if (below(4) == 0) result[t].insert(result[t].begin(), daemon());
    return result;
  }
  std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>(random_() % n); }

 private:
  Op op(std::uint32_t at, std::uint32_t n, bool loops, bool plain, std::uint32_t& held) {
    const std::uint32_t x = below(3), v = below(3), m = below(2);
    switch (below(20)) {
      case 0:
      case 1:
      case 2: return write(x, v);
      case 3:
      case 4: return load(x);
      case 5: return below(2) == 0 ? store_sum(x, v) : cas(x, v);
      case 6:
      case 7:
      case 8:
        if ((held >> m & 1) != 0) return load(x);
        held |= 1U << m;
        return lock(m);
      case 9:
      case 10:
        if ((held >> m & 1) == 0) return load(x);
        held &= ~(1U << m);
        return unlock(m);
      case 11: return plain || below(3) != 0 ? write(x, v) : expect(x, v);
      case 12: return (held >> m & 1) == 0 ? notify(x) : below(2) == 0 ? wait(x, m) : timed_wait(x, m);
      case 13: return below(2) == 0 ? notify(x) : notify_all(x);
      case 14: return loops ? spin(x, below(2)) : load(x);
      case 15: return data(2);
      case 16: return loops ? jump(below(n)) : write(x, v);
      case 17: return jump_unless(loops ? below(n) : at + 1, v);
      case 18:
        if (plain) return load(x);
        return below(4) == 0   ? raise(v)
               : below(3) == 0 ? assume(x, v)
               : below(3) == 0 ? exit_program()
                               : write(x, v);
      default: return plain ? write(x, v) : hidden(3, v);
    }
  }
  std::mt19937_64 random_;
};

std::uint64_t in_vain(const Checked& checked) {
  for (const std::string& note : checked.result.notes)
    if (note.find("equivalent") != std::string::npos) return std::stoul(note);
  return 0;
}

// Optimal: as many executions as traces, and none begun in vain. (What a step does in a way in which it has
// not been taken is not known, so that such an execution may turn out to be like another: rarely.)
TEST(Dpor, OneExecutionOfEachTraceOfGeneratedPrograms) {
  Generator generator(7);
  std::uint64_t compared = 0, vain = 0, executed = 0;
  for (int i = 0; i < generated_programs(2500); ++i) {
    const Program program = generator.program(false, true);
    Interleavings all(program);
    if (!all.count(1500)) continue;
    Checked checked = run_dpor(program);
    ASSERT_EQ(checked.stats().executions, all.traces.size()) << to_string(program);
    ASSERT_TRUE(checked.final_states == run_dfs(program).final_states) << to_string(program);
    ASSERT_TRUE(all.several_ways || in_vain(checked) == 0) << to_string(program);
    ++compared;
    executed += checked.stats().executions;
    vain += in_vain(checked);
  }
  EXPECT_GT(compared, static_cast<std::uint64_t>(generated_programs(1000)));
  EXPECT_LT(vain * 1000, executed);
}

TEST(Dpor, LastZero) {
  for (std::uint32_t n = 1; n <= 3; ++n) {
    Program program = last_zero(n);
    Interleavings all(program);
    ASSERT_TRUE(all.count(1'000'000)) << n;
    EXPECT_EQ(executions(program), all.traces.size()) << n;
  }
}

using Key = std::tuple<FindingKind, std::string, int>;
std::set<Key> findings(const Checked& checked) {
  std::set<Key> keys;
  for (const Finding& f : checked.result.findings)
    keys.insert(f.kind == FindingKind::Livelock ? Key{f.kind, "", 0}
                                                : Key{f.kind, f.message, f.position.line});
  return keys;
}

// A smaller program for which `fails` still holds: for the message of a failing test.
template <typename Fails>
Program shrunk(Program program, const Fails& fails) {
  for (bool again = true; again;) {
    again = false;
    for (std::size_t t = 0; t < program.size() && !again; ++t)
      for (std::size_t i = 0; i < program[t].size() && !again; ++i) {
        Program smaller = program;
        smaller[t].erase(smaller[t].begin() + static_cast<std::ptrdiff_t>(i));
        if (smaller[t].empty()) smaller.erase(smaller.begin() + static_cast<std::ptrdiff_t>(t));
        if (smaller.empty() || !fails(smaller)) continue;
        program = std::move(smaller);
        again = true;
      }
  }
  return program;
}

// True: dpor and depth-first search say the same, or the latter finds too many states.
bool agree(const Program& program) {
  SearchOptions options;
  options.all = true;
  options.minimise_seconds = 0;
  options.budget.states = 3000;
  const Checked expected = run_check(program, options);
  if (expected.stats().states >= 3000) return true;
  options.budget.states.reset();
  options.search = "dpor";
  const Checked actual = run_check(program, options);
  return actual.result.verdict == expected.result.verdict && actual.final_states == expected.final_states &&
         findings(actual) == findings(expected);
}

// Shrunk from generated programs that some version got wrong.
TEST(Dpor, FindsWhatOnceItMissed) {
  const Program programs[] = {
      // A sequence is not to be given up for a sleeper that only part of it has nothing to do with.
      {{notify(1)}, {write(0, 1)}, {load(0), load(2)}, {load(0), notify_all(1)}},
      {{write(2, 0)}, {load(2)}, {load(2), write(2, 1)}, {write(0, 1), load(2)}},
      // Who is woken up and cannot have the lock might have had it.
      {{lock(1)}, {lock(1), wait(2, 1)}, {notify(2)}},
      // A choice of data follows at once.
      {{lock(0)}, {data(2)}, {lock(0)}},
      {{write(0, 1), load(2)},
       {store_sum(2, 2), write(1, 2)},
       {data(2)},
       {daemon(), store_sum(1, 2), write(0, 0)}},
      {{write(1, 1)}, {data(2)}, {daemon(), expect(1, 0), load(1)}},
      {{data(2)}, {daemon(), write(0, 1), load(2)}},
      // Paths that are cut short do not show all that there is to reverse.
      {{write(0, 2)}, {assume(0, 2), notify(0)}, {load(0)}, {notify(0), write(0, 1)}},
      {{assume(0, 2)}, {load(0)}, {write(0, 1), write(0, 0)}, {write(2, 2), write(0, 2)}},
      {{expect(1, 0)}, {daemon(), write(1, 1)}, {store_sum(0, 2)}, {daemon(), load(0)}},
      {{lock(1)}, {lock(1), unlock(1)}, {daemon(), raise(0)}},
      {{lock(0), unlock(0)}, {notify_all(0)}, {daemon(), lock(0), wait(0, 0)}},
  };
  for (const Program& program : programs) EXPECT_TRUE(agree(program)) << to_string(program);
}

TEST(Dpor, FindsWhatDepthFirstSearchFinds) {
  Generator generator(11);
  for (int i = 0; i < generated_programs(8000); ++i) {
    const Program program = generator.program(i % 3 == 0, false);
    ASSERT_TRUE(agree(program)) << to_string(shrunk(program, [](const Program& p) { return !agree(p); }));
  }
}

}  // namespace
}  // namespace heddle::explore
