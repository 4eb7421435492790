// Exact counts. A state is a stop of the machine at a choice or at the end of the program (finished or
// stuck).
#include <gtest/gtest.h>

#include "explore/fake_check.h"
#include "explore/policies.h"

namespace heddle::explore {
namespace {

using namespace heddle::explore::testing;

std::uint64_t power(std::uint64_t base, std::size_t n) {
  return n == 0 ? 1 : base * power(base, n - 1);
}

// `threads` threads, each writing its own variable n times.
Program independent_writers(std::size_t threads, std::uint32_t n) {
  Program program(threads);
  for (std::uint32_t t = 0; t < threads; ++t)
    for (std::uint32_t i = 1; i <= n; ++i) program[t].push_back(write(t, i));
  return program;
}

class BothSearches : public ::testing::TestWithParam<const char*> {
 protected:
  SearchOptions options() const { return with_search(GetParam()); }
};

// The states are the points of a grid: thread t has done 0..n writes. Each point has one transition out per
// unfinished thread; for k threads that makes k * n * (n+1)^(k-1). The last point is reached from k others.
TEST_P(BothSearches, IndependentWritesMakeAGrid) {
  for (std::size_t k : {1, 2, 3, 4}) {
    for (std::uint32_t n : {1, 2, 5}) {
      Checked checked = run_check(independent_writers(k, n), options());
      std::uint64_t points = power(n + 1, k);
      EXPECT_EQ(checked.result.verdict, Verdict::Verified);
      EXPECT_EQ(checked.result.reason, "");
      EXPECT_EQ(checked.stats().states, points);
      EXPECT_EQ(checked.stats().transitions, k * n * power(n + 1, k - 1));
      EXPECT_EQ(checked.stats().matched, checked.stats().transitions - (points - 1));
      EXPECT_EQ(checked.stats().executions, k);
      EXPECT_EQ(checked.stats().max_depth, k * n);
      EXPECT_EQ(checked.stats().restarts, 0u);
      EXPECT_GT(checked.stats().peak_memory_bytes, 0u);
      EXPECT_EQ(checked.final_states.size(), 1u);
    }
  }
}

// x := 1 || x := 2. Orders: 12, 21. States: start, {1}, {2}, {1,2}: x = 2, {2,1}: x = 1. No two of them meet.
TEST_P(BothSearches, ConflictingWritesDoNotMeet) {
  Checked checked = run_check({{write(0, 1)}, {write(0, 2)}}, options());
  EXPECT_EQ(checked.stats().states, 5u);
  EXPECT_EQ(checked.stats().transitions, 4u);
  EXPECT_EQ(checked.stats().matched, 0u);
  EXPECT_EQ(checked.stats().executions, 2u);
  EXPECT_EQ(checked.final_states.size(), 2u);
}

// r := x; x := r + 1, twice. a b for thread 0's load and store, A B for thread 1's. The six orders and x at
// the end: abAB 2, aAbB 1, aABb 1, AabB 1, AaBb 1, ABab 2.
TEST_P(BothSearches, LostUpdate) {
  Program increment{{load(0), store_sum(0, 1)}, {load(0), store_sum(0, 1)}};
  Checked checked = run_check(increment, options());
  EXPECT_EQ(checked.result.verdict, Verdict::Verified);
  EXPECT_EQ(checked.final_variables, (std::set<std::string>{"1 0 0 0 0 0 0 0", "2 0 0 0 0 0 0 0"}));
  // start, a, A, ab, aA, AB, abA, aAb, AaB, ABa, and the ends 2/{r0=0,r1=1}, 2/{1,0}, 1/{0,0}. The load after
  // a whole increment differs from the others in its register, so abA and ABa are states of their own.
  EXPECT_EQ(checked.stats().states, 13u);
}

TEST_P(BothSearches, ADataChoiceIsAStateOfItsOwn) {
  // start, asked, then one end per value.
  Checked checked = run_check({{data(3), store_sum(0, 0)}}, options());
  EXPECT_EQ(checked.stats().states, 1u + 1 + 3 + 3);
  EXPECT_EQ(checked.final_variables.size(), 3u);
}

TEST_P(BothSearches, AProgramWithoutChoicesHasOneState) {
  Checked checked = run_check({}, options());
  EXPECT_EQ(checked.result.verdict, Verdict::Verified);
  EXPECT_EQ(checked.stats().states, 1u);
  EXPECT_EQ(checked.stats().executions, 1u);
  EXPECT_EQ(checked.stats().transitions, 0u);
}

TEST_P(BothSearches, TwoLocksInOppositeOrder) {
  Program program{{lock(0), lock(1), unlock(1), unlock(0)}, {lock(1), lock(0), unlock(0), unlock(1)}};
  Checked checked = run_check(program, options());
  ASSERT_EQ(checked.result.verdict, Verdict::Violated);
  const Finding& finding = checked.finding();
  EXPECT_EQ(finding.kind, FindingKind::Deadlock);
  EXPECT_EQ(finding.message, "deadlock: T0 waits for m1, held by T1; T1 waits for m0, held by T0");
  EXPECT_EQ(finding.transitions, 2u);
  EXPECT_EQ(finding.switches, 1u);
  EXPECT_TRUE(finding.minimal);
  ASSERT_EQ(finding.steps.size(), 2u);
  EXPECT_EQ(finding.steps[0].transition, 0u);
  EXPECT_EQ(finding.steps[1].transition, 1u);
  EXPECT_EQ(finding.steps[0].what.substr(0, 6), "lock m");
  EXPECT_EQ(finding.steps[0].position.file, "fake");
  ASSERT_EQ(finding.threads.size(), 2u);
  EXPECT_EQ(finding.threads[0].held_by, 1u);
}

TEST_P(BothSearches, TheSameOrderOfLocksIsFine) {
  // Per thread: 0 before, 1 after lock 0, 2 after lock 1, 3 after unlock 1, 4 done. Not both in 1..3: of the
  // 25 points 9 are out of reach.
  std::vector<Op> both{lock(0), lock(1), unlock(1), unlock(0)};
  Checked checked = run_check({both, both}, options());
  EXPECT_EQ(checked.result.verdict, Verdict::Verified);
  EXPECT_EQ(checked.stats().states, 16u);
}

TEST_P(BothSearches, ALostNotifyIsADeadlock) {
  Program program{{lock(0), wait(0, 0), unlock(0)}, {lock(0), notify(0), unlock(0)}};
  Checked checked = run_check(program, options());
  ASSERT_EQ(checked.result.verdict, Verdict::Violated);
  EXPECT_EQ(checked.finding().message, "deadlock (nobody is left to help): T0 waits for notify on c0");
  EXPECT_EQ(checked.finding().transitions, 5u);  // T1 T1 T1 T0 T0
  EXPECT_EQ(checked.finding().switches, 1u);
}

TEST_P(BothSearches, ATimeOutSavesTheLostNotify) {
  Program program{{lock(0), timed_wait(0, 0), unlock(0)}, {lock(0), notify(0), unlock(0)}};
  EXPECT_EQ(run_check(program, options()).result.verdict, Verdict::Verified);
}

TEST_P(BothSearches, WhomToNotifyIsAChoice) {
  // Two waiters, one notify: one of them stays behind, either one.
  std::vector<Op> waiter{lock(0), wait(0, 0), unlock(0)};
  Program program{waiter, waiter, {lock(0), notify(0), unlock(0)}};
  SearchOptions all = options();
  all.all = true;
  Checked checked = run_check(program, all);
  std::set<std::string> messages;
  for (const Finding& finding : checked.result.findings) messages.insert(finding.message);
  const std::string begin = "deadlock (nobody is left to help): ";
  EXPECT_EQ(messages,
            (std::set<std::string>{begin + "T0 waits for notify on c0", begin + "T1 waits for notify on c0",
                                   begin + "T0 waits for notify on c0; T1 waits for notify on c0"}));
}

TEST_P(BothSearches, AllReportsEachDistinctFindingOnce) {
  Program program{{expect(0, 0), expect(1, 0)}, {write(0, 1), write(1, 1), raise(7)}};
  Checked first = run_check(program, options());
  EXPECT_EQ(first.result.findings.size(), 1u);
  SearchOptions all = options();
  all.all = true;
  Checked checked = run_check(program, all);
  std::set<std::string> messages;
  for (const Finding& finding : checked.result.findings) {
    EXPECT_TRUE(messages.insert(finding.message).second);
    EXPECT_TRUE(finding.minimal);
  }
  EXPECT_EQ(messages, (std::set<std::string>{"x0 is not 0", "x1 is not 0", "exception 7"}));
}

TEST_P(BothSearches, UnsupportedIsNeverVerified) {
  Checked checked = run_check({{write(0, 1), unsupported()}, {write(1, 1)}}, options());
  EXPECT_EQ(checked.result.verdict, Verdict::Inconclusive);
  EXPECT_NE(checked.result.reason.find("T0 needs something at line 2"), std::string::npos);
  EXPECT_NE(checked.result.reason.find("(and 1 more"), std::string::npos);
  // ... but an error is looked for on the other paths.
  checked = run_check({{write(0, 1), unsupported()}, {expect(0, 0)}}, options());
  EXPECT_EQ(checked.result.verdict, Verdict::Violated);
}

TEST_P(BothSearches, AssumeDropsPaths) {
  Checked checked = run_check({{write(0, 1)}, {assume(0, 1), expect(0, 1)}}, options());
  EXPECT_EQ(checked.result.verdict, Verdict::Verified);
  EXPECT_EQ(checked.stats().executions, 1u);
}

TEST_P(BothSearches, ExitEndsTheProgram) {
  Checked checked = run_check({{exit_program()}, {write(0, 1), write(0, 2)}}, options());
  EXPECT_EQ(checked.result.verdict, Verdict::Verified);
  // Before exit: 0, 1 or 2 writes done; each of these may exit.
  EXPECT_EQ(checked.stats().states, 6u);
  EXPECT_EQ(checked.stats().executions, 3u);
}

// A hidden write is part of its thread's transition until a second thread is seen to write the variable. Then
// the search begins again, and must see exactly what it would have seen had the writes been visible from the
// start.
TEST_P(BothSearches, ARefinementBeginsAgain) {
  Program hiding{{write(1, 1), hidden(0, 1), hidden(0, 2)}, {write(2, 1), hidden(0, 3)}};
  Program visible{{write(1, 1), write(0, 1), write(0, 2)}, {write(2, 1), write(0, 3)}};
  Checked refined = run_check(hiding, options());
  Checked plain = run_check(visible, options());
  EXPECT_EQ(refined.stats().restarts, 1u);
  EXPECT_EQ(refined.stats().states, plain.stats().states);
  EXPECT_EQ(refined.stats().matched, plain.stats().matched);
  EXPECT_EQ(refined.stats().transitions, plain.stats().transitions);
  EXPECT_EQ(refined.final_states, plain.final_states);
}

TEST_P(BothSearches, ARefinementWhileMinimisingBeginsAgainToo) {
  // Depth-first search runs into the assertion before thread 1 has written x0; minimising goes there.
  Program program{{write(1, 1), hidden(0, 1), write(1, 2), raise(1)}, {write(2, 1), hidden(0, 3)}};
  Checked checked = run_check(program, options());
  ASSERT_EQ(checked.result.verdict, Verdict::Violated);
  EXPECT_EQ(checked.finding().switches, 0u);
  EXPECT_EQ(run_replay(program, checked.finding().schedule).verdict, Verdict::Violated);
}

TEST_P(BothSearches, TwoRunsAreIdentical) {
  std::vector<Op> body{lock(0), load(0), store_sum(0, 1), notify_all(1), unlock(0), expect(0, 3)};
  Program program{body, body, body};
  Checked one = run_check(program, options());
  Checked two = run_check(program, options());
  EXPECT_EQ(one.stats().states, two.stats().states);
  EXPECT_EQ(one.stats().matched, two.stats().matched);
  EXPECT_EQ(one.stats().transitions, two.stats().transitions);
  EXPECT_EQ(one.stats().executions, two.stats().executions);
  EXPECT_EQ(one.stats().instructions, two.stats().instructions);
  EXPECT_EQ(one.stats().max_depth, two.stats().max_depth);
  EXPECT_EQ(one.finding().schedule, two.finding().schedule);
}

INSTANTIATE_TEST_SUITE_P(ByName, BothSearches, ::testing::Values("dfs", "bfs"),
                         [](const auto& test) { return std::string(test.param); });

TEST(RandomWalk, FindsButNeverVerifies) {
  SearchOptions options = with_search("random-walk");
  options.walks = 50;
  Checked fine = run_check(independent_writers(2, 3), options);
  EXPECT_EQ(fine.result.verdict, Verdict::Inconclusive);
  EXPECT_EQ(fine.result.reason, "50 random executions do not cover every schedule");
  EXPECT_EQ(fine.stats().executions, 50u);
  EXPECT_EQ(fine.stats().transitions, 50u * 6);
  Program program{{lock(0), lock(1), unlock(1), unlock(0)}, {lock(1), lock(0), unlock(0), unlock(1)}};
  Checked wrong = run_check(program, options);
  EXPECT_EQ(wrong.result.verdict, Verdict::Violated);
  EXPECT_EQ(wrong.finding().transitions, 2u);
}

TEST(RandomWalk, TheSeedDecides) {
  Program program{{load(0), store_sum(0, 1)}, {load(0), store_sum(0, 1), expect(0, 2)}};
  SearchOptions options = with_search("random-walk");
  options.minimise_seconds = 0;
  options.seed = 5;
  Schedule one = run_check(program, options).finding().schedule;
  EXPECT_EQ(run_check(program, options).finding().schedule, one);
}

TEST(Validate, NamesWhatItDoesNotKnow) {
  EXPECT_TRUE(validate({}).ok());
  EXPECT_NE(
      validate(with_search("depth")).error().message.find("choose one of dfs, bfs, best-first, random-walk"),
      std::string::npos);
  SearchOptions options;
  options.order = "sideways";
  EXPECT_FALSE(validate(options).ok());
}

TEST(Path, CountsSwitches) {
  Path path;
  for (ThreadId thread : {0, 0, 1, 0, 0}) path.push({thread, 0});
  EXPECT_EQ(path.switches(), 2u);
  path.pop();
  path.pop();
  EXPECT_EQ(path.switches(), 1u);
  path.pop();
  path.pop();
  path.pop();
  EXPECT_EQ(path.switches(), 0u);
  EXPECT_EQ(path.length(), 0u);
}

}  // namespace
}  // namespace heddle::explore
