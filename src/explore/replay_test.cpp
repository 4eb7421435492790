#include <gtest/gtest.h>

#include "explore/fake_check.h"

namespace heddle::explore {
namespace {

using namespace heddle::explore::testing;

TEST(Replay, ReproducesWithStepsAndOutput) {
  Program program{{print(5), write(0, 1)}, {print(6), expect(0, 0)}};
  Checked checked = run_check(program);
  ASSERT_EQ(checked.result.verdict, Verdict::Violated);
  EXPECT_EQ(checked.finding().output, "5\n6\n");
  CheckResult again = run_replay(program, checked.finding().schedule);
  ASSERT_EQ(again.verdict, Verdict::Violated);
  const Finding& finding = again.findings.at(0);
  EXPECT_EQ(finding.message, checked.finding().message);
  EXPECT_EQ(finding.schedule, checked.finding().schedule);
  EXPECT_EQ(finding.output, "5\n6\n");
  ASSERT_EQ(finding.steps.size(), 4u);
  EXPECT_EQ(finding.steps[1].what, "x0: 0 -> 1");
  EXPECT_EQ(finding.steps[1].thread, 0u);
  EXPECT_EQ(finding.steps[1].position.function, "T0");
  EXPECT_EQ(finding.steps[1].source_text, "T0 line 2");
  EXPECT_EQ(finding.steps[3].what, "read x0 = 1");
  EXPECT_EQ(finding.steps[3].transition, 3u);
}

TEST(Replay, SaysWhereTheProgramDeparts) {
  Program program{{lock(0), lock(1), unlock(1)}, {lock(1), lock(0)}};
  CheckResult result = run_replay(program, {{0, 0}, {0, 0}, {1, 0}, {1, 0}});
  EXPECT_EQ(result.verdict, Verdict::Inconclusive);
  EXPECT_EQ(
      result.reason,
      "the program departed from the schedule at transition 3 of 4: thread 1 cannot go on in way 0 there");
}

TEST(Replay, SaysWhenNothingIsWrong) {
  Program program{{write(0, 1)}, {write(0, 2)}};
  EXPECT_EQ(run_replay(program, {{0, 0}, {1, 0}}).reason,
            "not reproduced: after 2 of 2 transitions the program ended normally");
  EXPECT_EQ(run_replay(program, {{0, 0}}).reason,
            "not reproduced: after 1 of 1 transitions the schedule ends and nothing has gone wrong");
}

TEST(Replay, AnErrorBeforeTheScheduleEndsIsReportedWhereItShows) {
  CheckResult result = run_replay({{raise(1)}, {write(0, 1)}}, {{0, 0}, {1, 0}});
  EXPECT_EQ(result.verdict, Verdict::Violated);
  EXPECT_EQ(result.findings.at(0).schedule.size(), 1u);
}

// A fault hook must be able to tell how the machine came to where it failed.
TEST(ScheduleSoFar, IncludesTheTransitionBeingRun) {
  class Spy final : public Observer {
   public:
    std::optional<Finding> on_stop(Machine&, StopKind stop) override {
      if (stop == StopKind::Failed) seen = schedule_so_far();
      return std::nullopt;
    }
    Schedule seen;
  };
  for (const char* name : {"dfs", "bfs", "random-walk"}) {
    Spy spy;
    FakeMachine machine({{write(0, 1), write(0, 2), raise(1)}});
    auto store = store::make_store("hash");
    SearchOptions options = with_search(name);
    options.walks = 1;
    search(machine, *store, {&spy}, options);
    EXPECT_EQ(spy.seen, (Schedule{{0, 0}, {0, 0}, {0, 0}})) << name;
  }
  EXPECT_TRUE(schedule_so_far().empty());
}

TEST(Minimise, FewestSwitchesBeforeFewestTransitions) {
  // Thread 1 must see x0 = 1 and x1 = 0. The shortest way is T0 T1: one switch either way; T0's second write
  // would need two.
  Program program{{write(0, 1), write(1, 1), write(2, 1)},
                  {assume(0, 1), load(1), jump_unless(4, 0), raise(1), load(2)}};
  Checked checked = run_check(program);
  ASSERT_EQ(checked.result.verdict, Verdict::Violated);
  EXPECT_EQ(checked.finding().switches, 1u);
  EXPECT_EQ(checked.finding().transitions, 5u);
  EXPECT_TRUE(checked.finding().minimal);
}

TEST(Minimise, WithoutTimeNothingIsProved) {
  Program program{{lock(0), lock(1), unlock(1), unlock(0)}, {lock(1), lock(0), unlock(0), unlock(1)}};
  SearchOptions options;
  options.minimise_seconds = 0;
  Checked checked = run_check(program, options);
  EXPECT_FALSE(checked.finding().minimal);
  EXPECT_EQ(run_replay(program, checked.finding().schedule).verdict, Verdict::Violated);
}

// Round-robin: every thread that can go on does so in its turn.
TEST(Fair, RunsEveryThread) {
  FakeMachine machine({{spin(0, 1)}, {spin(1, 1), write(0, 1)}, {load(2), load(2), write(1, 1)}});
  EXPECT_EQ(run_fair(machine), StopKind::Finished);
}

TEST(Fair, PrefersTheOrdinaryWay) {
  // The notify comes; a time-out first would let thread 0 pass the assertion point too early.
  FakeMachine machine({{lock(0), timed_wait(0, 0), expect(0, 1), unlock(0)},
                       {load(1), load(1), load(1), lock(0), write(0, 1), notify(0), unlock(0)}});
  EXPECT_EQ(run_fair(machine), StopKind::Finished);
}

TEST(Fair, TimesOutWhenNothingElseCanGoOn) {
  FakeMachine machine({{lock(0), timed_wait(0, 0), unlock(0)}});
  EXPECT_EQ(run_fair(machine), StopKind::Finished);
}

TEST(Fair, TimesOutWhenOthersOnlyPoll) {
  FakeMachine machine({{lock(0), timed_wait(0, 0), unlock(0), write(0, 1)}, {spin(0, 1)}});
  EXPECT_EQ(run_fair(machine), StopKind::Finished);
}

TEST(Fair, EndsWhereTheProgramEnds) {
  FakeMachine stuck({{lock(0), lock(0)}});
  EXPECT_EQ(run_fair(stuck), StopKind::Stuck);
  FakeMachine failing({{raise(3)}});
  EXPECT_EQ(run_fair(failing), StopKind::Failed);
  FakeMachine refining({{write(1, 1), hidden(0, 1)}, {write(1, 1), hidden(0, 2)}});
  EXPECT_EQ(run_fair(refining), StopKind::Finished);
}

}  // namespace
}  // namespace heddle::explore
