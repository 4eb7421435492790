// What small programs report, on the schedule that lets each thread run as long as it can.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "java/classpath/scratch_directory.h"
#include "java/java_machine.h"

namespace heddle::java {
namespace {

class Recorder final : public EventSink {
 public:
  explicit Recorder(Machine& machine) : machine_(machine) {}
  void on_event(const Event& event) override {
    const bool access = event.kind <= EventKind::SyncFailure;
    events.push_back({event, access ? machine_.describe_location(event) : ""});
  }

  struct Told {
    Event event;
    std::string location;
  };
  std::vector<Told> of(const std::string& location) const {
    std::vector<Told> found;
    for (const Told& t : events)
      if (t.location == location) found.push_back(t);
    return found;
  }
  std::vector<Event> of(EventKind kind) const {
    std::vector<Event> found;
    for (const Told& t : events)
      if (t.event.kind == kind) found.push_back(t.event);
    return found;
  }

  std::vector<Told> events;

 private:
  Machine& machine_;
};

class EventsTest : public ::testing::Test {
 protected:
  // Runs `body`, the members of class P, which has a main; `stops` counts the choices.
  Recorder& run(const std::string& body, Reduction reduction = Reduction::Escape, bool releases = false) {
    JavaOptions options;
    options.sources = {scratch_.write("P.java", "public class P {\n" + body + "\n}\n")};
    options.reduction = reduction;
    auto made = make_java_machine(options);
    EXPECT_TRUE(made.ok()) << (made.ok() ? "" : made.error().message);
    machine_ = std::move(*made);
    machine_->stop_at_releases(releases);
    recorder_ = std::make_unique<Recorder>(*machine_);
    machine_->set_event_sink(recorder_.get());
    stop_ = machine_->run();
    const PagedMemory::Snapshot initial = machine_->memory().save();
    for (stops_ = 0; stop_ == StopKind::Choice; ++stops_) {
      machine_->take(machine_->choice_point().alternatives.back());
      stop_ = machine_->run();
      if (stop_ != StopKind::Refine) continue;
      machine_->memory().restore(initial);
      recorder_->events.clear();
      stop_ = StopKind::Choice;
      stops_ = 0;
    }
    EXPECT_EQ(stop_, StopKind::Finished) << machine_->reason() << machine_->failure().message;
    return *recorder_;
  }

  ScratchDirectory scratch_;
  std::unique_ptr<Machine> machine_;
  std::unique_ptr<Recorder> recorder_;
  StopKind stop_ = StopKind::Finished;
  int stops_ = 0;
};

TEST_F(EventsTest, VolatilesLocksAndThreadsCarryOrder) {
  Recorder& told = run(R"(
    static volatile int v; static int x;
    static synchronized void f() { x = 1; }
    public static void main(String[] a) throws Exception {
      Thread t = new Thread(() -> { v = 1; f(); });
      t.start(); t.join(); int r = v + x;
    })");
  auto v = told.of("P.v");
  ASSERT_EQ(v.size(), 1u);  // the reader is alone again
  EXPECT_EQ(v[0].event.kind, EventKind::SyncWrite);
  EXPECT_EQ(v[0].event.order, kReleases);
  EXPECT_EQ(v[0].event.sync, v[0].event.location);
  ASSERT_EQ(told.of(EventKind::Spawn).size(), 1u);
  EXPECT_EQ(told.of(EventKind::Spawn)[0].order, kReleases);
  Event end = told.of(EventKind::End)[0], join = told.of(EventKind::Join)[0];
  EXPECT_EQ(end.order, kReleases);
  EXPECT_EQ(join.order, kAcquires);
  EXPECT_EQ(end.sync, join.sync);
  auto x = told.of("P.x");
  ASSERT_EQ(x.size(), 1u);
  EXPECT_EQ(x[0].event.kind, EventKind::Write);
  EXPECT_EQ(x[0].event.order, 0);
}

TEST_F(EventsTest, AccessModes) {
  Recorder& told = run(R"(
    int a, b, c, d, e, f;
    static java.lang.invoke.VarHandle of(String name) throws Exception {
      return java.lang.invoke.MethodHandles.lookup().findVarHandle(P.class, name, int.class);
    }
    public static void main(String[] args) throws Exception {
      P p = new P();
      var a = of("a"); var b = of("b"); var c = of("c"); var d = of("d"); var e = of("e"); var f = of("f");
      Thread t = new Thread(() -> {
        a.setOpaque(p, 1);
        b.setRelease(p, 1);
        c.setVolatile(p, 1);
        d.compareAndSet(p, 5, 1);
        d.weakCompareAndSetPlain(p, 5, 1);
        e.getAndAddAcquire(p, 1);
        int r = (int) f.getAcquire(p) + (int) f.get(p);
      });
      t.start(); t.join();
    })");
  auto orders = [&](const std::string& location) {
    std::vector<int> all;
    for (const auto& t : told.of(location)) all.push_back(t.event.order);
    return all;
  };
  EXPECT_EQ(orders("P.a"), std::vector<int>{kUnordered});
  EXPECT_EQ(orders("P.b"), std::vector<int>{kReleases});
  EXPECT_EQ(orders("P.c"), std::vector<int>{kReleases});
  EXPECT_EQ(orders("P.d"), (std::vector<int>{kAcquires, kUnordered}));
  EXPECT_EQ(orders("P.e"), std::vector<int>{kAcquires | kUnordered});
  // f is accessed in both ways: the atomic read is told as a read as well, and the plain one also reads what
  // the other thread might have written atomically.
  EXPECT_EQ(orders("P.f"), (std::vector<int>{kAcquires, 0, 0, 0}));
  EXPECT_EQ(told.of("P.f")[1].event.kind, EventKind::Read);
}

TEST_F(EventsTest, WhatIsPublishedCountsAsWritten) {
  Recorder& told = run(R"(
    int x, untouched; final int y = 3; static P shared;
    public static void main(String[] a) throws Exception {
      Thread t = new Thread(() -> { P p = new P(); p.x = 7; shared = p; });
      t.start(); P p = shared; t.join();
      if (p != null) a = new String[p.x + p.y];
    })");
  ASSERT_EQ(told.of("P.x").size(), 1u);
  EXPECT_EQ(told.of("P.x")[0].event.kind, EventKind::Write);
  EXPECT_FALSE(told.of("P.x")[0].event.visible);
  EXPECT_TRUE(told.of("P.untouched").empty());
  EXPECT_TRUE(told.of("P.y").empty());
}

TEST_F(EventsTest, FinalFieldsCountOnceTheObjectLeaksInItsConstructor) {
  Recorder& told = run(R"(
    final int y; static volatile P shared;
    P() { shared = this; y = 3; }
    public static void main(String[] a) throws Exception {
      Thread t = new Thread(P::new);
      t.start(); t.join();
    })");
  ASSERT_EQ(told.of("P.y").size(), 1u);
  EXPECT_EQ(told.of("P.y")[0].event.kind, EventKind::Write);
  auto names = machine_->refinements();
  EXPECT_NE(std::find(names.begin(), names.end(), "leaks P"), names.end());
}

TEST_F(EventsTest, InitialisersArePrivate) {
  Recorder& told = run(R"(
    int x;
    static class Holder { static final P it = new P(); static { it.x = 5; } }
    public static void main(String[] a) throws Exception {
      Thread t = new Thread(() -> { int r = Holder.it.x; });
      t.start(); t.join();
    })");
  ASSERT_EQ(told.of("P.x").size(), 1u);
  EXPECT_EQ(told.of("P.x")[0].event.kind, EventKind::Read);
  EXPECT_EQ(told.of(EventKind::Initialised).back().order, kReleases);
}

constexpr const char* kTwoLocks = R"(
  static int x;
  static synchronized void f() { x++; }
  public static void main(String[] a) throws Exception {
    Thread t = new Thread(() -> f()), u = new Thread(() -> f());
    t.start(); u.start(); t.join(); u.join();
  })";

TEST_F(EventsTest, UnderSyncOnlySynchronisationStops) {
  run(kTwoLocks, Reduction::Escape);
  const int escape = stops_;
  Recorder& told = run(kTwoLocks, Reduction::Sync);
  EXPECT_LT(stops_, escape);
  EXPECT_EQ(told.of("P.x").size(), 4u);
  for (const Event& e : told.of(EventKind::Release)) EXPECT_FALSE(e.visible && e.reached);
}

TEST_F(EventsTest, ReleasesAreReachedIfAskedFor) {
  Recorder& told = run(kTwoLocks, Reduction::Sync, true);
  for (const auto& t : told.events)
    EXPECT_TRUE(t.event.reached || (t.event.order & (kAcquires | kReleases)) == 0);
}

TEST_F(EventsTest, RevealedFieldsStop) {
  run(kTwoLocks, Reduction::Sync);
  const int unseen = stops_;
  EXPECT_TRUE(machine_->reveal(recorder_->of("P.x")[0].event));
  EXPECT_FALSE(machine_->reveal(recorder_->of("P.x")[0].event));
  auto names = machine_->refinements();
  EXPECT_NE(std::find(names.begin(), names.end(), "field P.x"), names.end());
  EXPECT_GT(unseen, 0);
}

TEST_F(EventsTest, LocationsHaveNames) {
  Recorder& told = run(R"(
    int x; static int[] all = new int[4];
    public static void main(String[] a) throws Exception {
      Thread t = new Thread(() -> { all[2] = 1; });
      t.start(); t.join();
    })");
  ASSERT_EQ(told.of("int[]#1[2]").size(), 1u);
  EXPECT_EQ(machine_->location_group(told.of("int[]#1[2]")[0].event), "elements of P.<clinit>()V@1");
}

}  // namespace
}  // namespace heddle::java
