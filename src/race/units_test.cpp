#include "race/units.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

namespace heddle::race {
namespace {

constexpr std::uint64_t kLoop = unit_of(1, 0), kOtherLoop = unit_of(2, 0);

class UnitsTest : public testing::Test {
 protected:
  std::optional<Prediction> access(EventKind kind, std::uint64_t unit, std::uint64_t location,
                                   std::uint32_t size = 4, ThreadId thread = 0) {
    Event event{kind, thread};
    event.object = location & ~std::uint64_t{0xffff};
    event.location = location;
    event.size = size;
    event.unit = unit;
    return units_.on_event(event);
  }
  std::optional<Prediction> read(std::uint64_t unit, std::uint64_t location, std::uint32_t size = 4) {
    return access(EventKind::Read, unit, location, size);
  }
  std::optional<Prediction> write(std::uint64_t unit, std::uint64_t location, std::uint32_t size = 4) {
    return access(EventKind::Write, unit, location, size);
  }
  void lock(EventKind kind, std::uint64_t which) {
    Event event{kind, 0};
    event.order = kind == EventKind::Acquire ? kAcquires : kReleases;
    event.sync = which;
    EXPECT_FALSE(units_.on_event(event));
  }
  void barrier(std::uint64_t within = 0) {
    Event event{EventKind::Release, 0};
    event.order = kReleases | kArrives;
    event.sync = 0x77;
    event.unit = within;
    units_.on_event(event);
    event.kind = EventKind::Acquire;
    event.order = kAcquires;
    units_.on_event(event);
  }
  void make_task(ThreadId maker, std::uint64_t unit, ThreadId task) {
    Event event{EventKind::Spawn, maker};
    event.value = task;
    event.unit = unit;
    event.order = kReleases;
    EXPECT_FALSE(units_.on_event(event));
  }
  void end(ThreadId thread) { EXPECT_FALSE(units_.on_event({EventKind::End, thread})); }
  Fingerprint state() {
    memory_.settle();
    return memory_.fingerprint(Zone::Observer);
  }

  PagedMemory memory_;
  Units units_{memory_};
  void SetUp() override { memory_.track(); }
};

TEST_F(UnitsTest, UnitsAreNamedWhateverTheirOrder) {
  std::vector<std::uint64_t> units;
  for (const std::uint64_t base : {kLoop, kOtherLoop, kLoop + 50})
    for (std::uint64_t i = 0; i < 20; ++i) units.push_back(base + (i < 10 ? i : 2 * i));
  for (std::size_t i = 0; i < units.size(); ++i) write(units[i], 0x1000 + 8 * i, 8);
  for (std::size_t i = 0; i < units.size(); ++i) {
    const std::optional<Prediction> met = write(unit_of(3, 0) + i, 0x1000 + 8 * i, 8);
    ASSERT_TRUE(met);
    EXPECT_EQ(met->earlier, units[i]);
    EXPECT_EQ(met->unit, unit_of(3, 0) + i);
  }
}

TEST_F(UnitsTest, UnitsThatConflictArePredicted) {
  EXPECT_FALSE(write(kLoop + 0, 0x1000));
  EXPECT_FALSE(read(kLoop + 0, 0x1000)) << "the same unit";
  EXPECT_FALSE(write(kLoop + 1, 0x1004)) << "a neighbour";
  const std::optional<Prediction> met = read(kLoop + 2, 0x1000);
  ASSERT_TRUE(met);
  EXPECT_EQ(met->unit, kLoop + 2);
  EXPECT_EQ(met->earlier, kLoop + 0);
  EXPECT_TRUE(write(kOtherLoop + 2, 0x1004)) << "of another loop";
}

TEST_F(UnitsTest, ReadsDoNotConflict) {
  EXPECT_FALSE(read(kLoop + 0, 0x1000));
  EXPECT_FALSE(read(kLoop + 1, 0x1000));
  EXPECT_TRUE(write(kLoop + 1, 0x1000)) << "with the first";
}

TEST_F(UnitsTest, WhatTheThreadDoesItselfConflictsWithItsUnitsOnly) {
  EXPECT_FALSE(write(0, 0x1000));
  EXPECT_FALSE(read(0, 0x1000));
  const std::optional<Prediction> before = read(kLoop + 0, 0x1000);
  ASSERT_TRUE(before);
  EXPECT_EQ(before->earlier, 0u);
  EXPECT_TRUE(write(0, 0x1000)) << "after the loop, which somebody else may still be at";
}

TEST_F(UnitsTest, OwnReadsAroundAUnitDoNotHideIt) {
  EXPECT_FALSE(read(0, 0x1000));
  EXPECT_FALSE(read(kLoop + 3, 0x1000));
  EXPECT_FALSE(read(0, 0x1000));
  const std::optional<Prediction> met = write(0, 0x1000);
  ASSERT_TRUE(met);
  EXPECT_EQ(met->earlier, kLoop + 3);
}

TEST_F(UnitsTest, ACommonLockKeepsUnitsApart) {
  for (std::uint32_t i = 0; i < 3; ++i) {
    lock(EventKind::Acquire, 0x10);
    EXPECT_FALSE(write(kLoop + i, 0x1000));
    lock(EventKind::Release, 0x10);
  }
  lock(EventKind::Acquire, 0x20);
  EXPECT_TRUE(write(kLoop + 3, 0x1000)) << "another lock";
}

TEST_F(UnitsTest, NothingIsLeftOfAnEpoch) {
  const Fingerprint before = state();
  write(kLoop + 0, 0x1000);
  write(kLoop + 1, 0x1002, 1);  // makes the cells finer
  write(kLoop + 2, 0x5000, 8);
  EXPECT_NE(state(), before);
  barrier();
  EXPECT_EQ(state(), before);
  EXPECT_FALSE(write(kLoop + 1, 0x1000));
  barrier(kOtherLoop + 1);
  EXPECT_TRUE(write(kLoop + 2, 0x1000)) << "an inner team's barrier";
}

TEST_F(UnitsTest, ABarrierIsNoLock) {
  barrier();
  EXPECT_FALSE(write(kLoop + 0, 0x1000));
  EXPECT_TRUE(write(kLoop + 1, 0x1000));
}

TEST_F(UnitsTest, ThreadsAreNotComparedWithEachOther) {
  EXPECT_FALSE(write(kLoop + 0, 0x1000));
  EXPECT_FALSE(access(EventKind::Write, kLoop + 1, 0x1000, 4, 1));
}

TEST_F(UnitsTest, StorageOfTheThreadsOwnIsNotCompared) {
  EXPECT_FALSE(write(kOwnStorage, 0x1000));
  EXPECT_FALSE(write(kLoop + 1, 0x1000));
}

TEST_F(UnitsTest, AFreedObjectLeaves) {
  write(kLoop + 0, 0x1000, 8);
  Event freed{EventKind::Freed, 0};
  freed.object = 0x1000;
  freed.size = 8;
  units_.on_event(freed);
  EXPECT_FALSE(write(kLoop + 1, 0x1000, 8));
}

// Against all earlier accesses of the epoch, compared one by one. With at most one lock held a cell's locks
// stand for more than one access only if a conflict was there already, so that at the first prediction of
// each epoch the two must agree.
TEST(UnitsAgainstPairs, TheFirstPredictionOfAnEpochIsExact) {
  struct Past {
    std::uint64_t unit, from, to, lock;
    bool write;
  };
  std::mt19937 random(7);
  const auto pick = [&](std::uint32_t n) { return static_cast<std::uint32_t>(random() % n); };
  unsigned predicted = 0;
  for (int round = 0; round < 3000; ++round) {
    PagedMemory memory;
    memory.track();
    Units units(memory);
    std::vector<Past> past;
    const std::uint64_t base = 0x10000 - pick(40);
    bool done = false;
    for (std::uint32_t piece = 0; piece < 6 && !done; ++piece) {
      const std::uint64_t unit = piece % 3 == 2 ? 0 : unit_of(1, piece);
      const std::uint64_t held = pick(3) == 0 ? 0 : 0x100 + pick(2);
      Event lock{EventKind::Acquire, 0};
      lock.sync = held;
      lock.order = kAcquires;
      if (held != 0) units.on_event(lock);
      for (int n = 0; n < 3 && !done; ++n) {
        const std::uint32_t size = 1u << pick(5);
        Event event{pick(2) == 0 ? EventKind::Write : EventKind::Read, 0};
        event.location = base + pick(10) * (size > 8 ? 8 : size);
        event.size = size;
        event.unit = unit;
        const bool write = event.kind == EventKind::Write;
        const bool expected = std::any_of(past.begin(), past.end(), [&](const Past& p) {
          return p.unit != unit && (p.write || write) && p.from < event.location + size &&
                 event.location < p.to && (p.lock == 0 || p.lock != held);
        });
        const std::optional<Prediction> met = units.on_event(event);
        ASSERT_EQ(met.has_value(), expected) << "round " << round;
        if (met) {
          EXPECT_EQ(met->unit, unit);
          EXPECT_NE(met->earlier, unit);
        }
        past.push_back({unit, event.location, event.location + size, held, write});
        done = expected;
        predicted += expected ? 1 : 0;
      }
      lock.kind = EventKind::Release;
      lock.order = kReleases;
      if (held != 0) units.on_event(lock);
    }
  }
  EXPECT_GT(predicted, 500u);
}

TEST_F(UnitsTest, ATaskCountsForTheUnitThatItWasMadeIn) {
  EXPECT_FALSE(write(kLoop + 0, 0x1000));
  EXPECT_FALSE(write(kLoop + 1, 0x2000));
  make_task(0, kLoop + 1, 5);
  EXPECT_FALSE(access(EventKind::Read, 0, 0x2000, 4, 5)) << "its own unit";
  const std::optional<Prediction> met = access(EventKind::Read, 0, 0x1000, 4, 5);
  ASSERT_TRUE(met) << "an earlier unit of the same thread";
  EXPECT_EQ(met->unit, kLoop + 1);
  EXPECT_EQ(met->earlier, kLoop + 0);
  make_task(5, 0, 6);
  EXPECT_TRUE(access(EventKind::Write, 0, 0x1000, 4, 6)) << "a task of the task";
  EXPECT_FALSE(access(EventKind::Write, 0, 0x3000, 4, 6));
  end(6);
  EXPECT_TRUE(read(kLoop + 2, 0x3000)) << "a later unit";
}

TEST_F(UnitsTest, ATaskLeavesNothingToTheNextOneWithItsNumber) {
  make_task(0, 0, 5);
  EXPECT_FALSE(access(EventKind::Write, 0, 0x1000, 4, 5));
  end(5);
  barrier();
  make_task(0, kLoop + 1, 5);
  EXPECT_FALSE(access(EventKind::Write, 0, 0x1000, 4, 5));
}

}  // namespace
}  // namespace heddle::race
