#include <gtest/gtest.h>

#include "explore/fake_check.h"

namespace heddle::explore {
namespace {

using namespace heddle::explore::testing;

class Livelocks : public ::testing::TestWithParam<const char*> {
 protected:
  Checked check_it(const Program& program) { return run_check(program, options()); }
  SearchOptions options() const {
    std::string name = GetParam();
    SearchOptions result = with_search(name == "bfs" ? "bfs" : "dfs");
    if (name == "bounded") result.budget.depth = 1000;  // finds livelocks at the end, like bfs
    return result;
  }
};

TEST_P(Livelocks, SpinningForWhatNobodyWrites) {
  Checked checked = check_it({{write(0, 1), spin(1, 1)}, {write(0, 2), write(0, 3)}});
  ASSERT_EQ(checked.result.verdict, Verdict::Violated);
  const Finding& finding = checked.finding();
  EXPECT_EQ(finding.kind, FindingKind::Livelock);
  EXPECT_EQ(finding.message, "T0 runs for ever without writing shared memory, printing or ending");
  EXPECT_EQ(finding.threads.size(), 2u);
  EXPECT_EQ(finding.transitions, 3u);  // everything else must be done: T0, T1, T1
  EXPECT_EQ(finding.switches, 1u);
  EXPECT_TRUE(finding.minimal);
}

TEST_P(Livelocks, SpinningForWhatSomebodyWritesIsFine) {
  EXPECT_EQ(check_it({{spin(0, 1)}, {write(1, 1), write(0, 1)}}).result.verdict, Verdict::Verified);
}

TEST_P(Livelocks, WaitingForEachOther) {
  Checked checked = check_it({{spin(0, 1), write(1, 1)}, {spin(1, 1), write(0, 1)}});
  ASSERT_EQ(checked.result.verdict, Verdict::Violated);
  EXPECT_EQ(checked.finding().message,
            "T0 and T1 run for ever without writing shared memory, printing or ending");
  EXPECT_EQ(checked.finding().transitions, 0u);
}

TEST_P(Livelocks, ALoopThatWritesOrPrintsIsNot) {
  EXPECT_EQ(check_it({{write(0, 1), jump(0)}}).result.verdict, Verdict::Verified);
  EXPECT_EQ(check_it({{print(1), jump(0)}}).result.verdict, Verdict::Verified);
  EXPECT_EQ(check_it({{load(0), jump(0)}}).result.verdict, Verdict::Violated);
}

TEST_P(Livelocks, LocksAreNoProgress) {
  EXPECT_EQ(check_it({{lock(0), unlock(0), jump(0)}}).result.verdict, Verdict::Violated);
}

TEST_P(Livelocks, ASpinnerBesideABlockedThread) {
  // T1 never gets the lock; T0 holds it and spins.
  Checked checked = check_it({{lock(0), spin(1, 1)}, {lock(0), unlock(0)}});
  ASSERT_EQ(checked.result.verdict, Verdict::Violated);
  EXPECT_EQ(checked.finding().message, "T0 runs for ever without writing shared memory, printing or ending");
  EXPECT_EQ(checked.finding().threads[1].state, "blocked");
}

TEST_P(Livelocks, AWayOutOfTheLoopIsEnough) {
  // The loop asks for data; one value leaves it.
  EXPECT_EQ(check_it({{data(2), jump_unless(0, 1)}}).result.verdict, Verdict::Verified);
  // Nothing leaves this one.
  EXPECT_EQ(check_it({{data(2), jump_unless(0, 5)}}).result.verdict, Verdict::Violated);
}

TEST_P(Livelocks, OnlyOnOneBranch) {
  // 0 goes on to spin, 1 ends.
  Program program{{data(2), jump_unless(3, 0), spin(0, 7), load(0)}};
  Checked checked = check_it(program);
  ASSERT_EQ(checked.result.verdict, Verdict::Violated);
  EXPECT_EQ(checked.finding().transitions, 3u);
  EXPECT_EQ(run_replay(program, checked.finding().schedule).findings.at(0).kind, FindingKind::Livelock);
}

TEST_P(Livelocks, CanBeTurnedOff) {
  SearchOptions off = options();
  off.livelock = false;
  EXPECT_EQ(run_check({{spin(0, 1)}}, off).result.verdict, Verdict::Verified);
}

TEST_P(Livelocks, NotClaimedWhenSuccessorsWereCut) {
  // T0 spins for x0 = 1, which T1 sets after three loads: with too few states or steps nobody knows.
  Program program{{spin(0, 1)}, {load(1), load(1), load(1), write(0, 1)}};
  SearchOptions few = options();
  few.budget.states = 3;
  Checked checked = run_check(program, few);
  EXPECT_EQ(checked.result.verdict, Verdict::Inconclusive) << checked.result.reason;
  few = options();
  few.budget.depth = 3;
  checked = run_check(program, few);
  EXPECT_EQ(checked.result.verdict, Verdict::Inconclusive) << checked.result.reason;
}

INSTANTIATE_TEST_SUITE_P(ByName, Livelocks, ::testing::Values("dfs", "bfs", "bounded"),
                         [](const auto& test) { return std::string(test.param); });

}  // namespace
}  // namespace heddle::explore
