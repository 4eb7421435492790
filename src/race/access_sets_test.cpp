#include "race/access_sets.h"

#include <gtest/gtest.h>

namespace heddle::race {
namespace {

class AccessSetsTest : public testing::Test {
 protected:
  std::optional<Earlier> access(EventKind kind, ThreadId thread, std::uint64_t location,
                                std::uint32_t size = 4) {
    Event event{kind, thread};
    event.object = location & ~std::uint64_t{0xffff};
    event.location = location;
    event.size = size;
    return sets_.on_event(event);
  }
  std::optional<Earlier> read(ThreadId thread, std::uint64_t location, std::uint32_t size = 4) {
    return access(EventKind::Read, thread, location, size);
  }
  std::optional<Earlier> write(ThreadId thread, std::uint64_t location, std::uint32_t size = 4) {
    return access(EventKind::Write, thread, location, size);
  }
  void edge(ThreadId thread, std::uint8_t order, bool reached = true) {
    Event event{EventKind::Acquire, thread};
    event.order = order;
    event.reached = reached;
    event.sync = 1;
    EXPECT_FALSE(sets_.on_event(event));
  }
  void edge_of(ThreadId thread, std::uint8_t order, std::uint64_t sync, std::uint64_t to = 0) {
    Event event{EventKind::Edge, thread};
    event.order = order;
    event.sync = sync;
    event.value = to;
    EXPECT_FALSE(sets_.on_event(event));
  }
  Fingerprint state() {
    memory_.settle();
    return memory_.fingerprint(Zone::Observer);
  }

  PagedMemory memory_;
  AccessSets sets_{memory_};
  void SetUp() override { memory_.track(); }
};

TEST_F(AccessSetsTest, OnlyConflictsRace) {
  EXPECT_FALSE(read(0, 0x1000));
  EXPECT_FALSE(read(1, 0x1000));
  const std::optional<Earlier> earlier = write(2, 0x1000);
  ASSERT_TRUE(earlier);
  EXPECT_FALSE(earlier->is_write);
  EXPECT_FALSE(write(1, 0x2000));
  const std::optional<Earlier> written = read(0, 0x2000);
  ASSERT_TRUE(written);
  EXPECT_TRUE(written->is_write);
  EXPECT_EQ(written->thread, 1u);
}

TEST_F(AccessSetsTest, NeighboursDoNotRaceAndOverlapsDo) {
  EXPECT_FALSE(write(0, 0x1000, 1));
  EXPECT_FALSE(write(1, 0x1001, 1));
  EXPECT_TRUE(write(2, 0x1000, 2));
  EXPECT_FALSE(write(0, 0x10fe, 4));  // across the border of two shadow pages
  EXPECT_TRUE(read(1, 0x1101, 1));
  EXPECT_FALSE(read(1, 0x1102, 1));
}

TEST_F(AccessSetsTest, SynchronisingWhereOthersHadTheirChanceEmptiesTheOwnSetOnly) {
  write(0, 0x1000);
  write(1, 0x2000);
  edge(0, kReleases);
  EXPECT_FALSE(write(1, 0x1000));
  EXPECT_TRUE(write(0, 0x2000));
}

TEST_F(AccessSetsTest, SynchronisingElsewhereIsNoProof) {
  write(0, 0x1000);
  edge(0, kReleases, false);
  EXPECT_NE(sets_.shortcoming(), "");
  EXPECT_FALSE(write(1, 0x1000)) << "perhaps it is ordered";
}

TEST_F(AccessSetsTest, WithAnEmptySetItDoesNotMatterWhere) {
  edge(0, kReleases, false);
  EXPECT_EQ(sets_.shortcoming(), "");
}

TEST_F(AccessSetsTest, CommunicatingWithoutAnEdgeEmptiesNothing) {
  write(0, 0x1000);
  const Fingerprint before = state();
  edge(0, kUnordered);
  EXPECT_EQ(state(), before);
  EXPECT_NE(sets_.shortcoming(), "");
}

TEST_F(AccessSetsTest, ABarrierEmptiesWhenItOpens) {
  write(0, 0x1000);
  edge(0, kReleases | kArrives, false);
  EXPECT_EQ(sets_.shortcoming(), "");
  EXPECT_TRUE(write(1, 0x1000)) << "before it opens";
  edge(0, kAcquires);
  edge(1, kAcquires);
  EXPECT_FALSE(write(2, 0x1000));
}

TEST_F(AccessSetsTest, EqualSetsAreEqualStates) {
  const Fingerprint before = state();
  read(0, 0x1000);
  write(0, 0x1000);
  write(0, 0x5000);
  const Fingerprint one = state();
  edge(0, kReleases);
  EXPECT_EQ(state(), before);
  write(0, 0x5000);
  write(0, 0x1000);
  read(0, 0x1000);
  EXPECT_EQ(state(), one);
}

TEST_F(AccessSetsTest, WhatIsFreedIsForgotten) {
  write(0, 0x1008);
  write(0, 0x1200);
  Event freed{EventKind::Freed, 0};
  freed.object = 0x1000;
  freed.size = 0x100;
  sets_.on_event(freed);
  EXPECT_FALSE(write(1, 0x1008));
  EXPECT_TRUE(write(1, 0x1200));
}

TEST_F(AccessSetsTest, RestoringTheMemoryRestoresTheSets) {
  const PagedMemory::Snapshot empty = memory_.save();
  write(0, 0x1000);
  const PagedMemory::Snapshot full = memory_.save();
  memory_.restore(empty);
  EXPECT_FALSE(write(1, 0x1000));
  memory_.restore(full);
  EXPECT_TRUE(write(1, 0x1000));
  memory_.restore(full);
  edge(0, kAcquires);
  EXPECT_FALSE(write(1, 0x1000));
}

TEST_F(AccessSetsTest, WhatWasDepositedRacesUntilItIsTaken) {
  write(1, 0x1000);
  edge_of(1, kReleases | kDeposits, 7);
  const std::optional<Earlier> earlier = read(2, 0x1000);
  ASSERT_TRUE(earlier);
  EXPECT_EQ(earlier->thread, 1u);
  edge_of(0, kAcquires, 7);
  EXPECT_FALSE(write(0, 0x1000, 1));
  EXPECT_TRUE(write(2, 0x1000));  // who has taken it answers for it
}

TEST_F(AccessSetsTest, WhatWasDepositedGoesOverToAnother) {
  write(1, 0x1000);
  edge_of(1, kReleases | kDeposits, 7);
  edge_of(2, kDeposits, 7, 8);
  edge_of(0, kAcquires, 7);
  EXPECT_TRUE(read(0, 0x1000));
  edge_of(3, kAcquires, 8);
  EXPECT_FALSE(read(3, 0x1000));
}

TEST_F(AccessSetsTest, ADepositAfterAReturnHasItsMaker) {
  const PagedMemory::Snapshot before = memory_.save();
  write(1, 0x1000);
  memory_.restore(before);
  write(1, 0x1000);
  edge_of(1, kReleases | kDeposits, 7);
  const std::optional<Earlier> earlier = write(0, 0x1000);
  ASSERT_TRUE(earlier);
  EXPECT_EQ(earlier->thread, 1u);
}

}  // namespace
}  // namespace heddle::race
