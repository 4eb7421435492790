// Thousands of generated programs, each explored by dfs, bfs and best-first with hashed and exact matching,
// and judged by an oracle that shares nothing with the searches but the machine: explicit sets of states as
// strings, quadratic algorithms.
#include <gtest/gtest.h>

#include <deque>
#include <map>
#include <random>
#include <tuple>

#include "explore/fake_check.h"

namespace heddle::explore {
namespace {

using namespace heddle::explore::testing;

class Generator {
 public:
  explicit Generator(std::uint64_t seed) : random_(seed) {}

  Program program(bool loops) {
    Program result(1 + below(3));
    std::uint32_t longest = result.size() == 3 ? 4 : 6;
    for (auto& thread : result) {
      std::uint32_t n = 1 + below(longest);
      std::uint32_t held = 0;  // mostly well-behaved with mutexes, or every program would end in an exception
      for (std::uint32_t i = 0; i < n; ++i) thread.push_back(op(i, n, loops, held));
      for (std::uint32_t m = 0; m < 2; ++m)
        if ((held >> m & 1) != 0 && below(5) != 0) thread.push_back(unlock(m));
    }
    for (std::size_t t = 1; t < result.size(); ++t) {
      if (below(3) != 0) continue;
      result[t].insert(result[t].begin(), daemon());
      if (loops && below(3) != 0) result[t].push_back(jump(0));
    }
    return result;
  }
  std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>(random_() % n); }

 private:
  Op op(std::uint32_t at, std::uint32_t n, bool loops, std::uint32_t& held) {
    std::uint32_t x = below(2), v = below(3), m = below(2);
    switch (below(20)) {
      case 0:
      case 1:
      case 2: return write(x, v);
      case 3:
      case 4: return load(x);
      case 5: return store_sum(x, v);
      case 6:
      case 7:
      case 8: held |= 1U << m; return lock(m);
      case 9:
      case 10:
        if ((held >> m & 1) == 0) return load(x);
        held &= ~(1U << m);
        return unlock(m);
      case 11: return below(3) == 0 ? expect(x, v) : write(x, v);
      case 12: return (held >> m & 1) == 0 ? notify(x) : below(2) == 0 ? wait(x, m) : timed_wait(x, m);
      case 13: return below(2) == 0 ? notify(x) : notify_all(x);
      case 14: return loops ? spin(x, below(2)) : load(x);
      case 15: return data(2);
      case 16: return loops ? jump(below(n)) : write(x, v);
      case 17: return jump_unless(loops ? below(n) : at + 1, v);
      case 18: return below(4) == 0 ? raise(v) : below(4) == 0 ? assume(x, v) : write(x, v);
      default: return hidden(2, v);
    }
  }
  std::mt19937_64 random_;
};

using Cost = std::pair<std::uint64_t, std::uint64_t>;   // switches, transitions
using Key = std::tuple<FindingKind, std::string, int>;  // message and line ("" and 0 for livelocks)

struct Truth {
  std::map<std::string, std::size_t> number;  // every state: choices and finished or stuck ends
  std::set<std::string> final_states;
  bool pruned = false, ended = false;  // a path failed an assumption; one came to an end
  std::map<Key, Cost> errors;          // the cheapest way to each
  std::set<std::size_t> stalled;       // states from which only daemons run, for ever
  bool cycles = false;                 // states among them from which others do, but not those of a cycle
  std::set<std::size_t> spinning;      // states in other components without progress
  Cost cheapest_spin{~0ull, ~0ull};
  std::size_t spin_components = 0;
  std::uint64_t transitions = 0;
};

Key key_of(const Finding& finding) {
  if (finding.kind == FindingKind::Livelock) return {finding.kind, "", 0};
  return {finding.kind, finding.message, finding.position.line};
}

class Oracle {
 public:
  explicit Oracle(const Program& program) : machine_(program) {
    for (auto& property : check::default_properties()) properties_.push_back(std::move(property));
  }

  // False: too large, or the machine refines (then a fresh start is needed, with the same machine).
  bool explore(std::size_t limit) {
    stop_ = machine_.run();
    if (stop_ != StopKind::Choice) {
      end(std::nullopt);
      return true;
    }
    PagedMemory::Snapshot initial = machine_.memory().save();
    for (;;) {
      truth = {};
      edges_.clear();
      ends_.clear();
      progresses_.clear();
      stalled_.clear();
      cycle_.clear();
      runs_.clear();
      machine_.memory().restore(initial);
      refined_ = false;
      if (!graph(initial, limit)) return false;
      if (!refined_) break;
    }
    traps();
    costs(initial);
    return true;
  }
  Truth truth;

 private:
  std::optional<Finding> end(std::optional<std::size_t> from) {
    if (from) ends_.insert(*from);
    (stop_ == StopKind::Pruned ? truth.pruned : truth.ended) = true;
    if (stop_ == StopKind::Finished || stop_ == StopKind::Stuck) {
      truth.number.try_emplace(machine_.state_bytes(), truth.number.size());
      truth.final_states.insert(machine_.state_bytes());
    }
    for (auto& property : properties_)
      if (auto finding = property->on_stop(machine_, stop_)) return finding;
    return std::nullopt;
  }

  bool graph(const PagedMemory::Snapshot& initial, std::size_t limit) {
    std::deque<PagedMemory::Snapshot> queue{initial};
    truth.number[machine_.state_bytes()] = 0;
    while (!queue.empty()) {
      PagedMemory::Snapshot state = queue.front();
      queue.pop_front();
      machine_.memory().restore(state);
      std::size_t from = truth.number.at(machine_.state_bytes());
      if (machine_.stalled()) stalled_.insert(from);
      cycle_[from] = cycle();
      for (const Alternative& alternative : std::vector<Alternative>(machine_.choice_point().alternatives)) {
        machine_.memory().restore(state);
        runs_[from].insert(alternative.thread);
        machine_.take(alternative);
        stop_ = machine_.run();
        ++truth.transitions;
        if (stop_ == StopKind::Refine) {
          refined_ = true;
          return true;
        }
        if (stop_ != StopKind::Choice) {
          end(from);
          continue;
        }
        bool progressed = machine_.progressed();
        auto [at, is_new] = truth.number.try_emplace(machine_.state_bytes(), truth.number.size());
        if (progressed) progresses_.insert(from);
        edges_[from].insert(at->second);
        if (is_new) queue.push_back(machine_.memory().save());
        if (truth.number.size() > limit) return false;
      }
    }
    return true;
  }

  // User threads that wait for each other.
  std::set<ThreadId> cycle() const {
    std::map<ThreadId, ThreadId> waits_for;
    for (const ThreadStatus& thread : machine_.threads())
      if (!thread.daemon && thread.state != "ended") waits_for[thread.thread] = thread.held_by;
    for (const auto& [start, held_by] : waits_for) {
      std::set<ThreadId> walk{start};
      ThreadId at = held_by;
      while (waits_for.count(at) != 0 && walk.insert(at).second) at = waits_for[at];
      if (at == start) return walk;
    }
    return {};
  }

  std::set<std::size_t> reachable(std::size_t from) {
    std::set<std::size_t> seen{from};
    std::vector<std::size_t> work{from};
    while (!work.empty()) {
      std::size_t at = work.back();
      work.pop_back();
      for (std::size_t to : edges_[at])
        if (seen.insert(to).second) work.push_back(to);
    }
    return seen;
  }

  void traps() {
    std::set<std::set<std::size_t>> components;
    std::set<std::size_t> may;
    for (const auto& [state, successors] : edges_) may.insert(state);
    for (std::size_t state : may) {
      std::set<std::size_t> seen = reachable(state);
      bool ends = false;
      bool progresses = false;
      bool stalled = true;
      bool bottom = true;
      bool cycle = !cycle_[state].empty();
      for (std::size_t s : seen) {
        for (ThreadId thread : runs_[s]) cycle &= cycle_[state].count(thread) == 0;
        ends |= ends_.count(s) != 0;
        progresses |= progresses_.count(s) != 0;
        stalled &= stalled_.count(s) != 0;
      }
      if (ends) continue;
      if (stalled || cycle) truth.stalled.insert(state);
      truth.cycles |= cycle && !stalled;
      if (stalled || cycle || progresses) continue;
      for (std::size_t s : seen) bottom &= reachable(s) == seen;
      if (!bottom) continue;
      components.insert(seen);
      truth.spinning.insert(state);
    }
    truth.spin_components = components.size();
  }

  void error(const std::optional<Finding>& finding, Cost cost) {
    if (!finding) return;
    auto [error, is_new] = truth.errors.try_emplace(key_of(*finding), cost);
    error->second = std::min(error->second, cost);
  }

  // The machine is at a choice.
  void trapped(std::size_t state, Cost cost) {
    if (truth.spinning.count(state) != 0) truth.cheapest_spin = std::min(truth.cheapest_spin, cost);
    if (truth.stalled.count(state) != 0)
      for (auto& property : properties_) error(property->on_stall(machine_), cost);
  }

  // Bellman-Ford in spirit: relax (state, last thread) until nothing changes.
  void costs(const PagedMemory::Snapshot& initial) {
    struct Node {
      PagedMemory::Snapshot snapshot;
      Cost cost;
    };
    std::map<std::pair<std::string, ThreadId>, Node> nodes;
    std::deque<std::pair<std::string, ThreadId>> work;
    machine_.memory().restore(initial);
    work.push_back({machine_.state_bytes(), kNoThread});
    nodes[work.back()] = {initial, {0, 0}};
    trapped(0, {0, 0});
    while (!work.empty()) {
      auto at = work.front();
      work.pop_front();
      Node node = nodes[at];
      machine_.memory().restore(node.snapshot);
      for (const Alternative& alternative : std::vector<Alternative>(machine_.choice_point().alternatives)) {
        machine_.memory().restore(node.snapshot);
        machine_.take(alternative);
        stop_ = machine_.run();
        bool switched = at.second != kNoThread && at.second != alternative.thread;
        Cost cost{node.cost.first + switched, node.cost.second + 1};
        if (stop_ != StopKind::Choice) {
          error(end(std::nullopt), cost);
          continue;
        }
        std::pair<std::string, ThreadId> to{machine_.state_bytes(), alternative.thread};
        trapped(truth.number.at(to.first), cost);
        auto [known, is_new] = nodes.try_emplace(to);
        if (!is_new && known->second.cost <= cost) continue;
        known->second = {machine_.memory().save(), cost};
        work.push_back(to);
      }
    }
  }

  FakeMachine machine_;
  std::vector<std::unique_ptr<Observer>> properties_;
  StopKind stop_ = StopKind::Choice;
  bool refined_ = false;
  std::map<std::size_t, std::set<std::size_t>> edges_;
  std::set<std::size_t> ends_, progresses_;  // states with such a transition
  std::set<std::size_t> stalled_;
  std::map<std::size_t, std::set<ThreadId>> cycle_, runs_;
};

std::set<Key> keys_of(const CheckResult& result) {
  std::set<Key> keys;
  for (const Finding& finding : result.findings) keys.insert(key_of(finding));
  return keys;
}

// Any of the 15 subsets.
std::string some_heuristics(const Truth& truth) {
  static const char* const kNames[] = {"WF", "WW", "ARA", "AF"};
  const std::uint64_t subset = 1 + truth.transitions % 15;
  std::string names;
  for (int i = 0; i < 4; ++i)
    if ((subset >> i & 1) != 0) names += (names.empty() ? "" : ",") + std::string(kNames[i]);
  return names;
}

void expect_agreement(const Program& program, const Truth& truth) {
  SCOPED_TRACE(to_string(program));
  std::set<Key> expected;
  for (const auto& [key, cost] : truth.errors) expected.insert(key);
  if (truth.spin_components > 0) expected.insert({FindingKind::Livelock, "", 0});
  // Where every path fails an assumption nothing was checked.
  const Verdict nothing_found = truth.pruned && !truth.ended ? Verdict::Inconclusive : Verdict::Verified;
  const Verdict verdict = expected.empty() ? nothing_found : Verdict::Violated;

  for (const char* name : {"dfs", "bfs", "best-first"}) {
    for (const char* store : {"hash", "exact"}) {
      SCOPED_TRACE(std::string(name) + " " + store);
      SearchOptions options = with_search(name);
      options.heuristic = some_heuristics(truth);
      options.all = true;
      Checked checked = run_check(program, options, store);
      ASSERT_EQ(checked.stats().states, truth.number.size());
      // A refinement may have shown states at a granularity that no longer counts.
      if (checked.stats().restarts == 0) {
        ASSERT_EQ(checked.final_states, truth.final_states);
        ASSERT_EQ(checked.stats().transitions, truth.transitions);
      }
      ASSERT_EQ(keys_of(checked.result), expected);
      ASSERT_EQ(checked.result.verdict, verdict) << checked.result.reason;
      for (const Finding& finding : checked.result.findings) {
        ASSERT_TRUE(finding.minimal);
        if (finding.kind == FindingKind::Livelock) {
          if (truth.spin_components == 1) {
            ASSERT_EQ(Cost(finding.switches, finding.transitions), truth.cheapest_spin);
          }
          continue;
        }
        // Who finds that nobody can go on does not look for where only others could.
        if (finding.kind == FindingKind::Deadlock && truth.cycles) continue;
        ASSERT_EQ(Cost(finding.switches, finding.transitions), truth.errors.at(key_of(finding)));
      }
    }
    // The first finding alone, with a depth bound that cuts nothing, replayed on a new machine.
    SearchOptions options = with_search(name);
    options.heuristic = some_heuristics(truth);
    options.budget.depth = 100000;
    Checked first = run_check(program, options);
    ASSERT_EQ(first.result.verdict, verdict) << first.result.reason;
    if (expected.empty()) continue;
    ASSERT_EQ(expected.count(key_of(first.finding())), 1u);
    if (first.stats().restarts > 0) continue;  // a new machine would not know what is visible
    CheckResult again = run_replay(program, first.finding().schedule);
    ASSERT_EQ(again.verdict, Verdict::Violated) << again.reason;
    ASSERT_EQ(key_of(again.findings.at(0)), key_of(first.finding()));
    ASSERT_EQ(again.findings[0].message, first.finding().message);
  }
}

void agree_on(std::uint64_t seed, int programs, bool loops) {
  Generator generator(seed);
  std::map<std::string, int> kinds;
  int judged = 0;
  for (int i = 0; i < programs; ++i) {
    Program program = generator.program(loops);
    Oracle oracle(program);
    if (!oracle.explore(400)) continue;
    ++judged;
    expect_agreement(program, oracle.truth);
    if (::testing::Test::HasFatalFailure()) return;
    if (oracle.truth.errors.empty() && oracle.truth.spin_components == 0) ++kinds["none"];
    for (const auto& [key, cost] : oracle.truth.errors) ++kinds[name(std::get<0>(key))];
    if (oracle.truth.spin_components > 0) ++kinds["livelock"];
    if (!oracle.truth.stalled.empty()) ++kinds["stall"];
  }
  // The programs must be worth the trouble.
  EXPECT_GT(judged, programs / 2);
  for (const char* kind : {"none", "deadlock", "assertion", "exception"})
    EXPECT_GT(kinds[kind], programs / 50) << kind;
  if (loops) {
    EXPECT_GT(kinds["livelock"], programs / 50);
    EXPECT_GT(kinds["stall"], programs / 200);
  }
}

TEST(Agreement, GeneratedProgramsWithoutLoops) {
  agree_on(1, generated_programs(1500), false);
}
TEST(Agreement, GeneratedProgramsWithLoops) {
  agree_on(2, generated_programs(1500), true);
}

// Without matching at all: every execution, one by one.
struct Paths {
  std::set<std::string> finals;
  std::map<Key, Cost> errors;
  std::uint64_t executions = 0;
};

void enumerate(FakeMachine& machine, Observer& deadlock, Observer& failure, Schedule& path, Paths& paths) {
  PagedMemory::Snapshot here = machine.memory().save();
  for (const Alternative& alternative : std::vector<Alternative>(machine.choice_point().alternatives)) {
    machine.memory().restore(here);
    machine.take(alternative);
    StopKind stop = machine.run();
    path.push_back(alternative);
    if (stop == StopKind::Choice) {
      enumerate(machine, deadlock, failure, path, paths);
    } else {
      ++paths.executions;
      if (stop == StopKind::Finished || stop == StopKind::Stuck) paths.finals.insert(machine.state_bytes());
      for (Observer* property : {&deadlock, &failure}) {
        auto finding = property->on_stop(machine, stop);
        if (!finding) continue;
        std::uint64_t switches = 0;
        for (std::size_t i = 1; i < path.size(); ++i) switches += path[i].thread != path[i - 1].thread;
        Cost cost{switches, path.size()};
        auto [error, is_new] = paths.errors.try_emplace(key_of(*finding), cost);
        error->second = std::min(error->second, cost);
      }
    }
    path.pop_back();
  }
}

Paths all_paths(const Program& program) {
  FakeMachine machine(program);
  auto deadlock = check::make_deadlock();
  auto failure = check::make_failure();
  Paths paths;
  Schedule path;
  if (machine.run() == StopKind::Choice) enumerate(machine, *deadlock, *failure, path, paths);
  return paths;
}

// Two threads of n operations interleave in (2n over n) ways; three of two in 6! / (2! 2! 2!) = 90.
TEST(BruteForce, CountsInterleavings) {
  std::vector<Op> one{load(0)}, two{load(0), load(0)}, three{load(0), load(0), load(0)};
  EXPECT_EQ(all_paths({one, one}).executions, 2u);
  EXPECT_EQ(all_paths({two, two}).executions, 6u);
  EXPECT_EQ(all_paths({three, three}).executions, 20u);
  EXPECT_EQ(all_paths({two, two, two}).executions, 90u);
}

TEST(BruteForce, AgreesWithTheSearches) {
  Generator generator(3);
  int judged = 0;
  for (int i = 0; i < 2000 && judged < 400; ++i) {
    Program program = generator.program(false);
    std::size_t ops = 0;
    bool hides = false;
    for (const auto& thread : program) {
      ops += thread.size();
      for (const Op& op : thread) hides |= op.kind == Op::Kind::Hidden;
    }
    if (ops > 8 || hides) continue;
    ++judged;
    SCOPED_TRACE(to_string(program));
    Paths paths = all_paths(program);
    SearchOptions options;
    options.all = true;
    Checked checked = run_check(program, options);
    ASSERT_EQ(checked.final_states, paths.finals);
    ASSERT_EQ(checked.result.findings.size(), paths.errors.size());
    for (const Finding& finding : checked.result.findings)
      ASSERT_EQ(Cost(finding.switches, finding.transitions), paths.errors.at(key_of(finding)));
  }
  EXPECT_EQ(judged, 400);
}

}  // namespace
}  // namespace heddle::explore
