// Randomized backtracking against hand-made executions of Figures 1 to 4.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <deque>
#include <random>

#include "explore/fake_check.h"
#include "explore/never_match.h"
#include "explore/random.h"
#include "explore/randomized_backtracking.h"
#include "explore/session.h"

namespace heddle::explore {
namespace {

using namespace heddle::explore::testing;

Configuration configuration(const std::string& text) {
  return parse_configuration(text).value();
}

// Of threads: "aab".
Path path_of(const std::string& threads) {
  Path path;
  for (char c : threads) path.push({static_cast<ThreadId>(c - 'a'), 0});
  return path;
}

RandomizedBacktracking policy(
    const std::string& text, std::function<double()> rnd = [] { return 0.5; }) {
  return RandomizedBacktracking(configuration(text), std::move(rnd));
}

// Figure 2.
TEST(RandomizedBacktracking, Threshold) {
  EXPECT_EQ(policy("<20,pl,d,F,0.5,1>").threshold(path_of("aabb")), 20);
  EXPECT_EQ(policy("<20,pl,ncs,F,0.5,1>").threshold(path_of("aabbba")), 17);  // a-a, b-b, b-b
  EXPECT_EQ(policy("<1,pl,ncs,F,0.5,1>").threshold(path_of("aaaa")), -2);
  EXPECT_EQ(policy("<20,pl,d,F,0.5,1>").search_depth(path_of("aabbba")), 6);
  EXPECT_EQ(policy("<20,cs,d,F,0.5,1>").search_depth(path_of("aabbba")), 2);
  RandomizedBacktracking first = policy("<L*0.25,pl,d,F,0.5,1>");
  first.begin();
  EXPECT_FALSE(first.early(path_of("aaaaaaaaaa")));  // the first path always runs to its end
  EXPECT_FALSE(first.again(path_of("aaaaaaa")));     // it had eight transitions
  EXPECT_EQ(first.threshold(path_of("a")), 2);
  RandomizedBacktracking iterated = policy("<I,pl,d,F,0.5,1>");
  std::vector<double> thresholds{iterated.threshold(path_of(""))};
  while (iterated.passes_left() > 0) {
    iterated.next();
    thresholds.push_back(iterated.threshold(path_of("")));
  }
  EXPECT_EQ(thresholds, (std::vector<double>{5, 10, 20, 50, 100}));
}

// Figure 3.
TEST(RandomizedBacktracking, Ratio) {
  EXPECT_EQ(policy("<5,pl,d,F,0.75,1>").ratio(path_of("ab")), 0.75);
  EXPECT_EQ(policy("<5,pl,d,F,0.75,1.5>").ratio(path_of("ab")), 0.75 * 1.5);  // a switch
  EXPECT_EQ(policy("<5,pl,d,F,0.75,1.5>").ratio(path_of("abb")), 0.75);
  EXPECT_EQ(policy("<5,pl,d,F,0.75,1.5>").ratio(path_of("a")), 0.75);
  EXPECT_DOUBLE_EQ(policy("<5,pl,d,F,1-d/20,1>").ratio(path_of("aabbb")), 0.75);
  EXPECT_DOUBLE_EQ(policy("<5,cs,d,F,1-d/20,1>").ratio(path_of("aabbb")), 0.95);
  EXPECT_DOUBLE_EQ(policy("<5,pl,d,F,1-r/5,1>").ratio(path_of("aabbb")), 0.4);
  EXPECT_DOUBLE_EQ(policy("<5,pl,d,F,1-r/2,1>").ratio(path_of("aabbb")), -0.5);
  EXPECT_DOUBLE_EQ(policy("<5,pl,d,F,0.9^r,1>").ratio(path_of("aabbb")), 0.9 * 0.9 * 0.9);
  EXPECT_DOUBLE_EQ(policy("<5,pl,d,F,0.9^r,1.2>").ratio(path_of("aab")), 0.9 * 1.2);
}

// The path after every transition of a search with given random numbers (0.99 when they have run out).
class Log final : public Observer {
 public:
  std::optional<Finding> on_stop(Machine&, StopKind) override {
    std::string path;
    for (const Alternative& step : schedule_so_far()) path += static_cast<char>('a' + step.thread);
    paths.push_back(path);
    return std::nullopt;
  }
  std::vector<std::string> paths;
};

std::vector<std::string> transitions(const Program& program, const std::string& text,
                                     std::deque<double> numbers) {
  FakeMachine machine(program);
  NeverMatch store;
  Log log;
  SearchOptions options;
  Session s(machine, store, {&log}, options);
  s.begin();
  Policies policies;
  policies.backtrack = std::make_unique<RandomizedBacktracking>(configuration(text), [&numbers] {
    if (numbers.empty()) return 0.99;
    const double first = numbers.front();
    numbers.pop_front();
    return first;
  });
  depth_first(s, std::move(policies));
  EXPECT_TRUE(numbers.empty());
  return log.paths;
}

using Paths = std::vector<std::string>;
const Program kTwo{{load(0), load(0), load(0), load(0), load(0), load(0)},
                   {load(0), load(0), load(0), load(0), load(0), load(0)}};

TEST(RandomizedBacktracking, DecidesPerTransition) {
  // a goes; leaves the state before its first transition; b goes; then a; leaves; leaves b's state; the end.
  EXPECT_EQ(transitions(kTwo, "<0,pl,d,F,0.5,1>", {0.3, 0.9, 0.1, 0.2, 0.9, 0.9}), (Paths{"a", "b", "ba"}));
  // Equal is not greater.
  EXPECT_EQ(transitions(kTwo, "<0,pl,d,F,0.5,1>", {0.5}), (Paths{"a"}));
}

TEST(RandomizedBacktracking, AsksForNoNumberAboveTheThreshold) {
  // At depths 0 and 1 everything is explored.
  EXPECT_EQ(transitions(kTwo, "<2,pl,d,F,0.5,1>", {0.9, 0.9, 0.9, 0.9}),
            (Paths{"a", "aa", "ab", "b", "ba", "bb"}));
  // Counted in switches: a's own transitions are not deep.
  EXPECT_EQ(transitions({{load(0), load(0)}, {load(0), load(0)}}, "<1,cs,d,F,0.5,1>", {0.9, 0.9, 0.9}),
            (Paths{"a", "aa", "aab", "ab", "b", "ba", "bb", "bba"}));
}

// a a a a (goes on four times), then three early backtracks in a row: from depth 4, 3 and 2.
TEST(RandomizedBacktracking, Strategies) {
  const std::deque<double> go{0.1, 0.1, 0.1, 0.1};
  const auto then = [&](std::initializer_list<double> more) {
    std::deque<double> all = go;
    all.insert(all.end(), more);
    return all;
  };
  // Fixed: after the third, depth 1 decides for itself: on to ab.
  EXPECT_EQ(transitions(kTwo, "<0,pl,d,F,0.5,1>", then({0.9, 0.9, 0.9, 0.1, 0.9})),
            (Paths{"a", "aa", "aaa", "aaaa", "ab"}));
  // Luby: jumps of 1, 1 and 2. The third leaves depth 1 too; depth 0 decides: b.
  EXPECT_EQ(transitions(kTwo, "<0,pl,d,Lb,0.5,1>", then({0.9, 0.9, 0.9, 0.1, 0.9})),
            (Paths{"a", "aa", "aaa", "aaaa", "b"}));
  // Random: the first jump goes on at depths 3 and 2 (0.9, 0.8), stops at depth 1 (0.2); there b goes.
  EXPECT_EQ(transitions(kTwo, "<0,pl,d,R,0.5,1>", then({0.7, 0.9, 0.8, 0.2, 0.1})),
            (Paths{"a", "aa", "aaa", "aaaa", "ab"}));
  // A jump stops above the threshold, without asking for a number: at depth 1, and then at depth 0.
  EXPECT_EQ(transitions(kTwo, "<2,pl,d,R,0.5,1>", {0.1, 0.1, 0.7, 0.9, 0.9}),
            (Paths{"a", "aa", "aaa", "aaaa", "ab", "b", "ba", "bb"}));
}

// Having come back from a state that is fully explored, no jump is in progress.
TEST(RandomizedBacktracking, ComingBackIsNoJump) {
  const Program one{{load(0)}, {load(0)}};
  EXPECT_EQ(transitions(one, "<0,pl,d,R,0.5,1>", {0.1, 0.1, 0.1, 0.1}), (Paths{"a", "ab", "b", "ba"}));
  EXPECT_EQ(transitions(one, "<0,pl,d,Lb,0.5,1>", {0.1, 0.1, 0.1, 0.1}), (Paths{"a", "ab", "b", "ba"}));
}

TEST(RandomizedBacktracking, TheFirstPathRunsToItsEnd) {
  // L = 4, threshold 2: no number for the first path, nor at depths 0 and 1.
  const Program program{{load(0), load(0)}, {load(0), load(0)}};
  EXPECT_EQ(transitions(program, "<L*0.5,pl,d,F,0.5,1>", {0.99, 0.99, 0.99}),
            (Paths{"a", "aa", "aab", "aabb", "ab", "b", "ba", "bb"}));
}

// Section 3.1: the i-th transition of a state is explored with probability R^i.
TEST(RandomizedBacktracking, TheIthTransitionHasProbabilityRToTheI) {
  const int runs = 20000;
  const double ratio = 0.75;
  FakeMachine machine(Program(4, {exit_program()}));
  NeverMatch store;
  Log log;
  SearchOptions options;
  Session s(machine, store, {&log}, options);
  s.begin();
  Random random(7);
  for (int i = 0; i < runs; ++i) {
    Policies policies;
    policies.backtrack = std::make_unique<RandomizedBacktracking>(configuration("<0,pl,d,F,0.75,1>"),
                                                                  [&random] { return random.real(); });
    depth_first(s, std::move(policies));
    s.forget_states();
  }
  for (int i = 1; i <= 4; ++i) {
    const std::string name(1, static_cast<char>('a' + i - 1));
    const auto explored = std::count(log.paths.begin(), log.paths.end(), name);
    const double p = std::pow(ratio, i);
    const double deviation = std::sqrt(p * (1 - p) * runs);
    EXPECT_NEAR(static_cast<double>(explored), p * runs, 4 * deviation) << i;
  }
}

TEST(RandomizedBacktracking, SaysWhatItLeftOut) {
  Program program(3, {write(0, 1), write(1, 1), write(2, 1)});
  SearchOptions options;
  options.backtrack = "<2,pl,d,F,0.5,1>";
  Checked one = run_check(program, options);
  EXPECT_EQ(one.result.verdict, Verdict::Inconclusive);
  EXPECT_NE(one.result.reason.find("randomized backtracking left"), std::string::npos);
  EXPECT_LT(one.stats().states, run_check(program).stats().states);
  Checked two = run_check(program, options);
  EXPECT_EQ(one.stats().transitions, two.stats().transitions);  // the seed decides
  EXPECT_EQ(one.result.reason, two.result.reason);
  EXPECT_TRUE(one.result.notes.empty());  // no promise without --reopen
  // A threshold that no path reaches leaves nothing out.
  options.backtrack = "<9,pl,d,F,0,1>";
  EXPECT_EQ(run_check(program, options).result.verdict, Verdict::Verified);
}

TEST(RandomizedBacktracking, AnIteratedThresholdIsASearchEach) {
  Program program(2, {write(0, 1), write(1, 1), write(2, 1)});
  SearchOptions options;
  options.backtrack = "<I:1-2-9,pl,d,F,0,1>";  // beyond the threshold nothing at all
  Checked checked = run_check(program, options);
  EXPECT_EQ(checked.result.verdict, Verdict::Verified);  // the last one goes everywhere
  // Threshold 1: the initial state and its two successors. Threshold 2: one more level.
  const std::uint64_t full = run_check(program).stats().states;
  options.backtrack = "<1,pl,d,F,0,1>";
  const std::uint64_t first = run_check(program, options).stats().states;
  EXPECT_EQ(first, 3u);
  options.backtrack = "<2,pl,d,F,0,1>";
  const std::uint64_t second = run_check(program, options).stats().states;
  EXPECT_EQ(checked.stats().states, first + second + full);
}

// Everything within the threshold, by brute force: with --reopen it is always explored.
class Visited final : public Observer {
 public:
  std::optional<Finding> on_stop(Machine& machine, StopKind) override {
    states.insert(static_cast<FakeMachine&>(machine).state_bytes());
    return std::nullopt;
  }
  std::set<std::string> states;
};

struct Depth {
  std::uint64_t length = 0, switches = 0, stays = 0;
};

// All states that one transition from a state less than `threshold` deep leads to.
void within(FakeMachine& machine, const std::function<std::uint64_t(const Depth&)>& measure,
            std::uint64_t threshold, Depth depth, ThreadId last, std::set<std::string>& states) {
  if (measure(depth) >= threshold) return;
  const PagedMemory::Snapshot here = machine.memory().save();
  const ChoicePoint point = machine.choice_point();
  for (const Alternative& a : point.alternatives) {
    machine.memory().restore(here);
    machine.take(a);
    const StopKind stop = machine.run();
    states.insert(machine.state_bytes());
    if (stop != StopKind::Choice) continue;
    const bool stays = last == a.thread && point.kind == ChoiceKind::Thread;
    const bool switches = last != kNoThread && last != a.thread;
    within(machine, measure, threshold, {depth.length + 1, depth.switches + switches, depth.stays + stays},
           a.thread, states);
  }
}

Program generated(std::mt19937_64& random) {
  Program program(2 + random() % 2);
  for (auto& thread : program) {
    const std::size_t n = 3 + random() % 3;
    for (std::size_t i = 0; i < n; ++i) {
      const std::uint32_t x = random() % 3, v = random() % 2;
      switch (random() % 6) {
        case 0: thread.push_back(load(x)); break;
        case 1: thread.push_back(store_sum(x, v)); break;
        case 2: thread.push_back(data(2)); break;
        case 3: thread.push_back(jump_unless(static_cast<std::uint32_t>(n), v)); break;
        default: thread.push_back(write(x, v)); break;
      }
    }
  }
  return program;
}

TEST(Reopen, EverythingAboveTheThresholdIsExplored) {
  std::mt19937_64 random(11);
  int missed_without = 0;
  const std::pair<const char*, std::function<std::uint64_t(const Depth&)>> modes[] = {
      {"pl,d", [](const Depth& d) { return d.length; }},
      {"cs,d", [](const Depth& d) { return d.switches; }},
      {"pl,ncs", [](const Depth& d) { return d.length + d.stays; }},
      {"cs,ncs", [](const Depth& d) { return d.switches + d.stays; }},
  };
  for (int i = 0; i < 150; ++i) {
    const Program program = generated(random);
    for (const auto& [mode, measure] : modes) {
      const std::uint64_t threshold = 2 + random() % 4;
      std::set<std::string> expected;
      FakeMachine machine(program);
      if (machine.run() != StopKind::Choice) continue;
      within(machine, measure, threshold, {}, kNoThread, expected);
      for (const bool reopen : {false, true}) {
        SearchOptions options;
        options.backtrack = "<" + std::to_string(threshold) + "," + mode + (i % 2 ? ",Lb" : ",R") + ",0.6,1>";
        options.reopen = reopen;
        options.seed = static_cast<std::uint64_t>(i);
        FakeMachine fresh(program);
        auto store = store::make_store("hash");
        Visited visited;
        const CheckResult result = search(fresh, *store, {&visited}, options);
        const bool all =
            std::includes(visited.states.begin(), visited.states.end(), expected.begin(), expected.end());
        if (!reopen) {
          missed_without += !all;
          continue;
        }
        ASSERT_TRUE(all) << to_string(program) << options.backtrack;
        if (result.verdict != Verdict::Verified) {
          ASSERT_EQ(result.notes.size(), 1u);
          ASSERT_EQ(result.notes[0].substr(0, 10), "every path");
        }
      }
    }
  }
  EXPECT_GT(missed_without, 0);  // the guarantee of section 5.3 needs it
}

TEST(Reopen, FindsTheSameTraps) {
  // Both wait for the other's flag: a livelock from every state.
  Program program{{write(2, 1), spin(0, 1), write(1, 1)}, {write(3, 1), spin(1, 1), write(0, 1)}};
  SearchOptions options;
  options.backtrack = "<50,pl,d,F,0.5,1>";
  options.reopen = true;
  Checked checked = run_check(program, options);
  ASSERT_EQ(checked.result.verdict, Verdict::Violated);
  EXPECT_EQ(checked.finding().kind, FindingKind::Livelock);
}

}  // namespace
}  // namespace heddle::explore
