#include "check/properties.h"

#include <gtest/gtest.h>

#include "explore/fake_machine.h"

namespace heddle::check {
namespace {

using namespace heddle::explore::testing;

// Runs the threads in the given order and asks the property at the last stop.
std::optional<Finding> after(const Program& program, std::vector<ThreadId> order, Observer& property) {
  FakeMachine machine(program);
  StopKind stop = machine.run();
  for (ThreadId thread : order) {
    EXPECT_EQ(stop, StopKind::Choice);
    EXPECT_FALSE(property.on_stop(machine, stop).has_value());
    machine.take({thread, 0});
    stop = machine.run();
  }
  return property.on_stop(machine, stop);
}

TEST(Deadlock, NamesTheCycle) {
  auto deadlock = make_deadlock();
  // T0 waits for T1, T1 for T2, T2 for T1: T0 is stuck, but is not part of the cycle.
  Program program{{lock(0)}, {lock(0), lock(1)}, {lock(1), lock(0)}};
  auto finding = after(program, {1, 2}, *deadlock);
  ASSERT_TRUE(finding.has_value());
  EXPECT_EQ(finding->kind, FindingKind::Deadlock);
  EXPECT_EQ(finding->message, "deadlock: T1 waits for m1, held by T2; T2 waits for m0, held by T1");
  EXPECT_EQ(finding->suggestion, "take m1 and m0 in the same order everywhere");
  EXPECT_EQ(finding->position.function, "T1");
  EXPECT_FALSE(finding->position.library);
  EXPECT_EQ(finding->threads.size(), 3u);
}

TEST(Deadlock, ACycleOfThreeBeginsWithItsFirstThread) {
  auto deadlock = make_deadlock();
  Program program{{lock(0), lock(1)}, {lock(1), lock(2)}, {lock(2), lock(0)}};
  EXPECT_EQ(
      after(program, {2, 1, 0}, *deadlock)->message,
      "deadlock: T0 waits for m1, held by T1; T1 waits for m2, held by T2; T2 waits for m0, held by T0");
}

TEST(Deadlock, AThreadThatWaitsForItself) {
  auto deadlock = make_deadlock();

  EXPECT_EQ(after({{lock(0), lock(0)}}, {0}, *deadlock)->message,
            "deadlock: T0 waits for m0, held by itself");
}

TEST(Deadlock, WithoutACycleEveryStuckThreadIsNamed) {
  auto deadlock = make_deadlock();
  Program program{{lock(0), wait(0, 0)}, {lock(1), load(0)}, {lock(1)}};
  auto finding = after(program, {0, 0, 1, 1}, *deadlock);
  ASSERT_TRUE(finding.has_value());
  EXPECT_EQ(finding->message,
            "deadlock (nobody is left to help): T0 waits for notify on c0; T2 waits for m1, held by T1");
  EXPECT_TRUE(
      finding->suggestion.starts_with("notify (or signal) whenever what is waited for has changed; "));
}

TEST(Failure, IsFiledAsTheMachineTellsIt) {
  auto any = make_failure();
  auto finding = after({{write(0, 1), expect(0, 2)}}, {0, 0}, *any);
  ASSERT_TRUE(finding.has_value());
  EXPECT_EQ(finding->kind, FindingKind::Assertion);
  EXPECT_EQ(finding->message, "x0 is not 2");
  EXPECT_EQ(finding->thread, 0u);
  EXPECT_EQ(finding->position.line, 2);
}

TEST(Failure, OfOneKindOnly) {
  auto assertion = make_property("assertion");
  EXPECT_TRUE(after({{expect(0, 2)}}, {0}, *assertion).has_value());
  EXPECT_FALSE(after({{raise(2)}}, {0}, *assertion).has_value());
  EXPECT_TRUE(after({{raise(2)}}, {0}, *make_property("exception")).has_value());
}

TEST(Properties, EveryNameIsMadeExceptLivelock) {
  for (const PropertyName& property : property_names())
    EXPECT_EQ(make_property(property.name) == nullptr, std::string(property.name) == "livelock")
        << property.name;
  EXPECT_EQ(make_property("nonsense"), nullptr);
  EXPECT_EQ(default_properties().size(), 2u);
}

}  // namespace
}  // namespace heddle::check
