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

TEST_P(Livelocks, ACycleBesideALoopIsADeadlock) {
  // T0 and T1 wait for each other, and T2 prints for ever.
  const Program program{{lock(0), lock(1), unlock(1), unlock(0)},
                        {lock(1), lock(0), unlock(0), unlock(1)},
                        {print(1), jump(0)}};
  Checked checked = check_it(program);
  ASSERT_EQ(checked.result.verdict, Verdict::Violated);
  const Finding& finding = checked.finding();
  EXPECT_EQ(finding.kind, FindingKind::Deadlock);
  EXPECT_EQ(finding.message, "deadlock: T0 waits for m1, held by T1; T1 waits for m0, held by T0");
  EXPECT_EQ(finding.transitions, 2u);
  EXPECT_EQ(run_replay(program, finding.schedule).findings.at(0).kind, FindingKind::Deadlock);
}

TEST_P(Livelocks, WhoWaitsBesideALoopMayBeMeantTo) {
  // T0 waits for a notify that never comes while T1 prints: a worker that is idle.
  EXPECT_EQ(check_it({{lock(0), wait(0, 0), unlock(0)}, {print(1), jump(0)}}).result.verdict,
            Verdict::Verified);
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

// Daemons that run for ever hide nothing.
class Stalls : public Livelocks {
 protected:
  // A deadlock beside the daemon of `program`, with and without livelocks being looked for; reproduced by
  // replay.
  void expect_deadlock(const Program& program, const std::string& message, std::size_t transitions) {
    SCOPED_TRACE(to_string(program));
    for (bool livelock : {true, false}) {
      SearchOptions with = options();
      with.livelock = livelock;
      Checked checked = run_check(program, with);
      ASSERT_EQ(checked.result.verdict, Verdict::Violated) << checked.result.reason;
      const Finding& finding = checked.finding();
      EXPECT_EQ(finding.kind, FindingKind::Deadlock);
      EXPECT_EQ(finding.message, message);
      EXPECT_EQ(finding.position.function, "T0");
      EXPECT_EQ(finding.transitions, transitions);
      EXPECT_TRUE(finding.minimal);
      CheckResult again = run_replay(program, finding.schedule);
      ASSERT_EQ(again.verdict, Verdict::Violated) << again.reason;
      EXPECT_EQ(again.findings.at(0).kind, FindingKind::Deadlock);
      EXPECT_EQ(again.findings.at(0).message, message);
    }
  }
};

TEST_P(Stalls, WhateverTheDaemonDoes) {
  const std::vector<std::vector<Op>> loops{{daemon(), spin(1, 1)},
                                           {daemon(), load(0), jump(0)},
                                           {daemon(), write(0, 1), write(0, 0), jump(0)},
                                           {daemon(), print(1), jump(0)},
                                           {daemon(), lock(2), unlock(2), jump(0)},
                                           {daemon(), data(2), jump(0)}};
  for (const auto& loop : loops) {
    // A cycle of two, and somebody who waits for a notify that never comes.
    expect_deadlock(
        {{lock(0), lock(1), unlock(1), unlock(0)}, {lock(1), lock(0), unlock(0), unlock(1)}, loop},
        "deadlock: T0 waits for m1, held by T1; T1 waits for m0, held by T0", 2);
    expect_deadlock({{lock(0), wait(0, 0), unlock(0)}, loop},
                    "deadlock (only daemon threads go on, and none will help): T0 waits for notify on c0", 2);
  }
}

TEST_P(Stalls, ADaemonThatHoldsWhatIsNeeded) {
  expect_deadlock({{write(0, 1), lock(0), unlock(0)}, {daemon(), lock(0), write(1, 1), jump(1)}},
                  "deadlock (only daemon threads go on, and none will help): T0 waits for m0, held by T1", 2);
}

TEST_P(Stalls, ADaemonThatHelpsInTheEnd) {
  // It may spin as long as it likes; it can always go on to help.
  const std::vector<Op> user{lock(0), wait(0, 0), unlock(0)};
  EXPECT_EQ(check_it({user, {daemon(), lock(0), notify(0), unlock(0), jump(0)}}).result.verdict,
            Verdict::Verified);
  EXPECT_EQ(check_it({user, {daemon(), write(1, 1), data(2), jump_unless(0, 1), notify_all(0), jump(0)}})
                .result.verdict,
            Verdict::Verified);
}

TEST_P(Stalls, AnEndOrATimeOutIsAWayOut) {
  EXPECT_EQ(
      check_it({{lock(0), wait(0, 0), unlock(0)}, {daemon(), data(2), jump_unless(0, 1), exit_program()}})
          .result.verdict,
      Verdict::Verified);
  EXPECT_EQ(
      check_it({{lock(0), timed_wait(0, 0), unlock(0)}, {daemon(), write(0, 1), jump(0)}}).result.verdict,
      Verdict::Verified);
}

TEST_P(Stalls, AUserThreadThatADaemonsChoiceKeepsBackIsNotStuck) {
  // Nobody else is offered at T1's own choices, but T0 could go on.
  EXPECT_EQ(check_it({{load(0)}, {daemon(), data(2), jump(0)}}).result.verdict, Verdict::Verified);
}

TEST_P(Stalls, UserThreadsThatDaemonsKeepWakingAreNotStuck) {
  // T0 waits again and again, and T1 wakes it again and again; T1 writes, so it is no livelock either.
  EXPECT_EQ(check_it({{lock(0), wait(0, 0), unlock(0), jump(0)},
                      {daemon(), write(0, 1), lock(0), notify(0), unlock(0), jump(0)}})
                .result.verdict,
            Verdict::Verified);
}

TEST_P(Stalls, DaemonsAloneEndTheProgram) {
  EXPECT_EQ(check_it({{load(0)}, {daemon(), load(0), jump(0)}}).result.verdict, Verdict::Verified);
  EXPECT_EQ(check_it({{load(0)}, {daemon(), lock(0), lock(0)}}).result.verdict, Verdict::Verified);
}

TEST_P(Stalls, AreOnlyOfInterestToTheDeadlockProperty) {
  FakeMachine machine({{lock(0), lock(0)}, {daemon(), load(0), jump(0)}});
  auto store = store::make_store("hash");
  auto failure = check::make_failure();
  EXPECT_EQ(search(machine, *store, {failure.get()}, options()).verdict, Verdict::Verified);
}

TEST_P(Stalls, NotClaimedWhenSuccessorsWereCut) {
  // The daemon sets out to help after a few steps.
  Program program{{lock(0), wait(0, 0), unlock(0)},
                  {daemon(), load(1), load(1), load(1), load(1), notify_all(0), jump(0)}};
  EXPECT_EQ(check_it(program).result.verdict, Verdict::Verified);
  SearchOptions few = options();
  few.budget.states = 5;
  EXPECT_EQ(run_check(program, few).result.verdict, Verdict::Inconclusive);
  few = options();
  few.budget.depth = 5;
  EXPECT_EQ(run_check(program, few).result.verdict, Verdict::Inconclusive);
}

TEST_P(Stalls, TheSameDeadlockWithAndWithoutDaemonIsOneFinding) {
  // T2 may end, spin on x0 or spin on x1; the cheapest end of them all is shown.
  SearchOptions all = options();
  all.all = true;
  Checked checked = run_check(
      {{lock(0), lock(0)}, {daemon(), data(3), jump_unless(4, 0), spin(0, 1), jump_unless(6, 1), spin(1, 1)}},
      all);
  ASSERT_EQ(checked.result.findings.size(), 1u);
  EXPECT_EQ(checked.finding().message, "deadlock: T0 waits for m0, held by itself");
  EXPECT_TRUE(checked.finding().minimal);
}

INSTANTIATE_TEST_SUITE_P(ByName, Stalls, ::testing::Values("dfs", "bfs", "bounded"),
                         [](const auto& test) { return std::string(test.param); });
INSTANTIATE_TEST_SUITE_P(ByName, Livelocks, ::testing::Values("dfs", "bfs", "bounded"),
                         [](const auto& test) { return std::string(test.param); });

}  // namespace
}  // namespace heddle::explore
