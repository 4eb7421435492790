#include "explore/race_heuristic.h"

#include <gtest/gtest.h>

#include <optional>

namespace heddle::explore {
namespace {

Heuristics heuristics(const char* names) {
  return Heuristics::parse(names).value();
}

Event access(EventKind kind, ThreadId thread, std::uint64_t location) {
  Event event{kind};
  event.thread = thread;
  event.object = event.location = location;
  event.size = 4;
  return event;
}

Event sync(EventKind kind, ThreadId thread, std::uint64_t object, std::uint8_t order) {
  Event event{kind};
  event.thread = thread;
  event.object = event.sync = object;
  event.order = order;
  return event;
}

class RaceHeuristicTest : public ::testing::Test {
 protected:
  void use(const char* names) { heuristic_.emplace(memory_, heuristics(names)); }
  int value_of(const Event& event) {
    heuristic_->begin_transition();
    heuristic_->on_event(event);
    return heuristic_->value();
  }
  int write(ThreadId thread, std::uint64_t x) { return value_of(access(EventKind::Write, thread, x)); }
  int read(ThreadId thread, std::uint64_t x) { return value_of(access(EventKind::Read, thread, x)); }
  int lock(ThreadId thread, std::uint64_t m) {
    return value_of(sync(EventKind::Acquire, thread, m, kAcquires));
  }
  int unlock(ThreadId thread, std::uint64_t m) {
    return value_of(sync(EventKind::Release, thread, m, kReleases));
  }

  PagedMemory memory_;
  std::optional<RaceHeuristic> heuristic_;
};

// Figure 6, with the labels as issue 4 reads them.
TEST_F(RaceHeuristicTest, ValuesOfEverySubset) {
  for (int subset = 1; subset < 16; ++subset) {
    const bool wf = (subset & 1) != 0, ww = (subset & 2) != 0, ara = (subset & 4) != 0,
               af = (subset & 8) != 0;
    std::string names;
    for (auto [on, name] : {std::pair{wf, "WF"}, {ww, "WW"}, {ara, "ARA"}, {af, "AF"}})
      if (on) names += (names.empty() ? "" : ",") + std::string(name);
    SCOPED_TRACE(names);
    PagedMemory memory;
    heuristic_.emplace(memory, heuristics(names.c_str()));
    EXPECT_EQ(write(0, 100), wf ? 7 : 3);  // nobody wrote it before
    EXPECT_EQ(write(1, 100), wf || ww ? 8 : 3);
    EXPECT_EQ(write(1, 100), wf ? 7 : 3);
    EXPECT_EQ(read(1, 100), wf && ww ? 5 : 3);
    EXPECT_EQ(read(0, 100), ww ? 6 : 3);
    EXPECT_EQ(read(0, 104), wf && ww ? 5 : 3);
    EXPECT_EQ(lock(0, 500), af ? 4 : 3);
    EXPECT_EQ(unlock(0, 500), ara ? 1 : 3);
    EXPECT_EQ(lock(1, 500), ara || af ? 2 : 3);
    EXPECT_EQ(value_of(sync(EventKind::SyncUpdate, 0, 600, kAcquires | kReleases)), af ? 4 : 3);
    EXPECT_EQ(value_of(sync(EventKind::SyncRead, 1, 600, kAcquires)), ara || af ? 2 : 3);
    EXPECT_EQ(value_of(sync(EventKind::SyncRead, 1, 600, kUnordered)), 3);
    EXPECT_EQ(value_of(sync(EventKind::Spawn, 1, 0, kReleases)), 3);
    EXPECT_EQ(value_of(sync(EventKind::Notify, 1, 500, 0)), 3);
  }
}

TEST_F(RaceHeuristicTest, TheFirstVisibleEventCounts) {
  use("WF,WW,ARA,AF");
  heuristic_->begin_transition();
  EXPECT_EQ(heuristic_->value(), 3);
  Event hidden = sync(EventKind::Edge, 0, 700, kAcquires);
  hidden.visible = false;
  heuristic_->on_event(hidden);
  EXPECT_EQ(heuristic_->value(), 3);
  heuristic_->on_event(access(EventKind::Write, 0, 100));
  heuristic_->on_event(sync(EventKind::Release, 0, 500, kReleases));
  EXPECT_EQ(heuristic_->value(), 7);
}

TEST_F(RaceHeuristicTest, RangesCrossPages) {
  use("WW");
  Event copy = access(EventKind::Write, 0, 250);
  copy.size = 600;
  value_of(copy);
  EXPECT_EQ(read(1, 249), 3);
  EXPECT_EQ(read(1, 250), 6);
  EXPECT_EQ(read(1, 512), 6);
  EXPECT_EQ(read(1, 849), 6);
  EXPECT_EQ(read(1, 850), 3);
}

TEST_F(RaceHeuristicTest, PublishedIsWrittenAndFreedIsForgotten) {
  use("WW,ARA");
  Event object = access(EventKind::Published, 0, 1000);
  object.size = 16;
  value_of(object);
  unlock(0, 1008);
  EXPECT_EQ(read(1, 1012), 6);
  EXPECT_EQ(lock(1, 1008), 2);
  object.kind = EventKind::Freed;
  value_of(object);
  EXPECT_EQ(read(1, 1012), 3);
  EXPECT_EQ(lock(1, 1008), 3);
}

TEST_F(RaceHeuristicTest, IsRestoredAndNotMatched) {
  use("WW");
  memory_.track();
  PagedMemory::Snapshot before = memory_.save();
  write(0, 100);
  memory_.settle();
  EXPECT_EQ(memory_.fingerprint(Zone::Program), Fingerprint{});
  EXPECT_EQ(memory_.fingerprint(Zone::Observer), Fingerprint{});
  EXPECT_EQ(read(1, 100), 6);
  memory_.restore(before);
  EXPECT_EQ(read(1, 100), 3);
}

TEST(Heuristics, Names) {
  EXPECT_TRUE(Heuristics::parse("AF").ok());
  EXPECT_TRUE(Heuristics::parse("AF,WF").value().writes_first);
  EXPECT_FALSE(Heuristics::parse("AF,WF").value().watch_written);
  for (const char* wrong : {"", "WF,", ",WF", "wf", "WF WW", "DFS"})
    EXPECT_FALSE(Heuristics::parse(wrong).ok());
}

}  // namespace
}  // namespace heddle::explore
