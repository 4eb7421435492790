// What a search is offered by programs that leave values open.
#include "java/natives/data_choice.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "java/classpath/scratch_directory.h"
#include "java/java_machine.h"

namespace heddle::java {
namespace {

// The names are what counts: a program may bring classes of its own.
constexpr const char* kCheck = R"(package heddle;
public class Check {
  public static int anyInt(int low, int high) { return low; }
  public static int anyOf(int[] values) { return values[0]; }
  public static boolean anyBoolean() { return false; }
  public static void assume(boolean condition) {}
  public static int anyWeather() { return 7; }
})";

class Told final : public EventSink {
 public:
  explicit Told(Machine& machine) : machine_(machine) {}
  void on_event(const Event& event) override {
    if (event.kind == EventKind::Data) texts.push_back(machine_.describe(event));
  }
  std::vector<std::string> texts;

 private:
  Machine& machine_;
};

class DataChoiceTest : public ::testing::Test {
 protected:
  void start(const std::string& body, bool spurious = false) {
    JavaOptions options;
    options.sources = {scratch_.write("P.java", "public class P {\n" + body + "\n}\n"),
                       scratch_.write("Check.java", kCheck)};
    options.spurious_wakeups = spurious;
    auto made = make_java_machine(options);
    ASSERT_TRUE(made.ok()) << made.error().message;
    machine_ = std::move(*made);
    told_ = std::make_unique<Told>(*machine_);
    machine_->set_event_sink(told_.get());
  }
  StopKind take(ThreadId thread, std::uint32_t value) {
    machine_->take({thread, value});
    return machine_->run();
  }

  ScratchDirectory scratch_;
  std::unique_ptr<Machine> machine_;
  std::unique_ptr<Told> told_;
};

TEST_F(DataChoiceTest, OneAlternativePerValue) {
  start(R"(public static void main(String[] args) {
    int n = heddle.Check.anyInt(-1, 1);
    int m = heddle.Check.anyOf(new int[] {5, n});
    if (n + m == 2) throw new RuntimeException("both");
  })");
  ASSERT_EQ(machine_->run(), StopKind::Choice);
  const ChoicePoint& point = machine_->choice_point();
  EXPECT_EQ(point.kind, ChoiceKind::Data);
  EXPECT_EQ(point.alternatives, (std::vector<Alternative>{{0, 0}, {0, 1}, {0, 2}}));
  const PagedMemory::Snapshot first = machine_->memory().save();
  ASSERT_EQ(take(0, 2), StopKind::Choice);
  EXPECT_EQ(machine_->choice_point().alternatives.size(), 2u);
  EXPECT_EQ(take(0, 1), StopKind::Failed);
  EXPECT_EQ(machine_->failure().message, "uncaught java.lang.RuntimeException: both");
  EXPECT_EQ(told_->texts, (std::vector<std::string>{"choose 1 of -1..1", "choose 1, number 2 of 2"}));
  machine_->memory().restore(first);
  ASSERT_EQ(take(0, 0), StopKind::Choice);
  EXPECT_EQ(take(0, 0), StopKind::Finished);
}

TEST_F(DataChoiceTest, AValueThatIsGivenIsNoChoice) {
  start(R"(public static void main(String[] args) {
    if (heddle.Check.anyInt(4, 4) != 4) throw new RuntimeException();
  })");
  EXPECT_EQ(machine_->run(), StopKind::Finished);
}

TEST_F(DataChoiceTest, AFalseAssumptionDropsThePath) {
  start(R"(public static void main(String[] args) {
    heddle.Check.assume(heddle.Check.anyBoolean());
  })");
  ASSERT_EQ(machine_->run(), StopKind::Choice);
  const PagedMemory::Snapshot first = machine_->memory().save();
  EXPECT_EQ(take(0, 0), StopKind::Pruned);
  machine_->memory().restore(first);
  EXPECT_EQ(take(0, 1), StopKind::Finished);
}

// It is a step of its own as soon as there are others.
TEST_F(DataChoiceTest, OthersComeBeforeAnAssumption) {
  start(R"(static volatile int x;
  public static void main(String[] args) {
    new Thread(() -> x = 1).start();
    heddle.Check.assume(false);
  })");
  ASSERT_EQ(machine_->run(), StopKind::Choice);
  StopKind stop = take(0, 0);  // the start
  ASSERT_EQ(stop, StopKind::Choice);
  EXPECT_EQ(machine_->choice_point().alternatives.size(), 2u);
  EXPECT_EQ(take(0, 0), StopKind::Pruned);
}

TEST_F(DataChoiceTest, NoValueToChoose) {
  start(R"(public static void main(String[] args) { heddle.Check.anyInt(2, 1); })");
  EXPECT_EQ(machine_->run(), StopKind::Failed);
  EXPECT_EQ(machine_->failure().message, "uncaught java.lang.IllegalArgumentException: no value from 2 to 1");
}

TEST_F(DataChoiceTest, TooManyValues) {
  start(
      R"(public static void main(String[] args) { heddle.Check.anyInt(Integer.MIN_VALUE, Integer.MAX_VALUE); })");
  EXPECT_EQ(machine_->run(), StopKind::Unsupported);
  EXPECT_NE(machine_->reason().find("heddle.Check.anyInt: a choice of more than"), std::string::npos)
      << machine_->reason();
}

// Its own code would take one value and leave out the others.
TEST_F(DataChoiceTest, WhatIsNotUnderstoodIsRefused) {
  start(R"(public static void main(String[] args) { heddle.Check.anyWeather(); })");
  EXPECT_EQ(machine_->run(), StopKind::Unsupported);
}

TEST_F(DataChoiceTest, SpuriousWakeUpsOnlyWhileSomebodyGoesOn) {
  const std::string body = R"(static final Object lock = new Object();
  static volatile int x;
  public static void main(String[] args) throws Exception {
    new Thread(() -> x = 1).start();
    synchronized (lock) { lock.wait(); }
  })";
  start(body, true);
  ASSERT_EQ(machine_->run(), StopKind::Choice);
  ASSERT_EQ(take(0, 0), StopKind::Choice);  // the start; main is before the monitor
  ASSERT_EQ(take(0, 0), StopKind::Choice);  // it waits
  EXPECT_EQ(machine_->choice_point().alternatives, (std::vector<Alternative>{{1, 0}, {0, kSpuriously}}));
  const PagedMemory::Snapshot waiting = machine_->memory().save();
  StopKind stop = take(0, kSpuriously);
  while (stop == StopKind::Choice) {
    machine_->take(machine_->choice_point().alternatives.front());
    stop = machine_->run();
  }
  EXPECT_EQ(stop, StopKind::Finished);
  machine_->memory().restore(waiting);
  stop = take(1, 0);
  while (stop == StopKind::Choice) {  // the other thread's remaining steps
    const Alternative first = machine_->choice_point().alternatives.front();
    ASSERT_EQ(first.thread, 1u);
    stop = take(first.thread, first.value);
  }
  EXPECT_EQ(stop, StopKind::Stuck);
}

}  // namespace
}  // namespace heddle::java
