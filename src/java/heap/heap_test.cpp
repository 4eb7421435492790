#include "java/heap/heap.h"

#include <gtest/gtest.h>

namespace heddle::java {
namespace {

// Two classes: Node { Node next; int value; } and Node[].
class HeapTest : public testing::Test {
 protected:
  HeapTest() : heap_(memory_, classes_) {
    classes_.push_back(nullptr);
    node_.id = 1;
    node_.name = "Node";
    node_.instance_bytes = kHeaderBytes + 8;
    node_.reference_offsets = {kNext};
    classes_.push_back(&node_);
    array_.id = 2;
    array_.name = "[LNode;";
    array_.is_array = true;
    array_.element_type = BasicType::Reference;
    array_.element = &node_;
    classes_.push_back(&array_);
    site_ = heap_.new_site(nullptr, 0);
    root_ = heap_.allocate_constant(&array_, 8);
    memory_.track();
    start_ = memory_.save();
  }

  Ref make(ThreadId thread) { return heap_.allocate(&node_, site_, thread); }
  void root(std::uint32_t index, Ref ref) { heap_.put_ref(root_, kElementsOffset + 4 * index, ref); }
  Fingerprint finish() {
    heap_.collect();
    memory_.settle();
    return memory_.fingerprint(Zone::Program);
  }
  bool alive(Ref ref) const { return heap_.header(ref) != 0; }
  int live() const {
    int n = 0;
    heap_.for_each_object([&](Ref) { ++n; });
    return n;
  }

  static constexpr std::uint32_t kNext = kHeaderBytes;
  PagedMemory memory_;
  std::vector<Klass*> classes_;
  Klass node_, array_;
  Heap heap_;
  SiteId site_ = 0;
  Ref root_ = kNull;
  PagedMemory::Snapshot start_;
};

TEST_F(HeapTest, EveryByteOfALiveObjectLeadsToIt) {
  Ref first = make(1), second = make(1);
  root(0, second);
  for (Ref ref : {first, second})
    for (Offset at = 0; at < kHeaderBytes + 8; ++at) EXPECT_EQ(heap_.object_at(Heap::offset(ref) + at), ref);
  finish();
  EXPECT_EQ(heap_.object_at(Heap::offset(first)), kNull) << "it has been freed";
  EXPECT_EQ(heap_.object_at(Heap::offset(root_)), kNull) << "an immortal";
  EXPECT_EQ(heap_.object_at(0), kNull);
  EXPECT_EQ(heap_.object_at(~Offset{0}), kNull);
}

TEST_F(HeapTest, IndependentAllocationsMeetInOneState) {
  root(0, make(1));
  root(1, make(2));
  Fingerprint first = finish();
  memory_.restore(start_);
  root(1, make(2));
  root(0, make(1));
  EXPECT_EQ(finish(), first);
}

TEST_F(HeapTest, GarbageLeavesNoMark) {
  Fingerprint empty = finish();
  Ref a = make(1);
  Ref b = make(1);
  heap_.put_ref(a, kNext, b);
  EXPECT_EQ(finish(), empty);
  EXPECT_FALSE(alive(a));
  EXPECT_FALSE(alive(b));
}

TEST_F(HeapTest, CyclesOfOneTransitionAreCollected) {
  Fingerprint empty = finish();
  Ref a = make(1);
  Ref b = make(1);
  heap_.put_ref(a, kNext, b);
  heap_.put_ref(b, kNext, a);
  Ref self = make(1);
  heap_.put_ref(self, kNext, self);
  EXPECT_EQ(finish(), empty);
  EXPECT_EQ(live(), 0);
}

TEST_F(HeapTest, WhatAYoungCycleHoldsGoesWithItAndWhatHoldsOneKeepsIt) {
  Ref old = make(1);
  root(0, old);
  finish();
  Ref a = make(1);
  Ref b = make(1);
  heap_.put_ref(a, kNext, b);
  heap_.put_ref(b, kNext, a);
  root(1, a);
  finish();
  EXPECT_TRUE(alive(a));
  EXPECT_TRUE(alive(b));
  EXPECT_EQ(live(), 3);
  root(0, kNull);
  finish();
  EXPECT_FALSE(alive(old));
  EXPECT_EQ(live(), 2);
}

TEST_F(HeapTest, DroppingTheLastReferenceFreesAChain) {
  Ref head = kNull;
  for (int i = 0; i < 1000; ++i) {
    Ref n = make(1);
    heap_.put_ref(n, kNext, head);
    head = n;
  }
  root(0, head);
  finish();
  EXPECT_EQ(live(), 1000);
  root(0, kNull);
  finish();
  EXPECT_EQ(live(), 0);
}

TEST_F(HeapTest, FreedSlotsAreReusedLowestFirst) {
  Ref a = make(1), b = make(1), c = make(1);
  root(0, a);
  root(1, b);
  root(2, c);
  finish();
  root(1, kNull);
  finish();
  EXPECT_EQ(make(1), b);
}

TEST_F(HeapTest, CountedFramesKeepObjectsAlive) {
  Ref a = make(1);
  heap_.count(a);
  finish();
  EXPECT_TRUE(alive(a));
  heap_.uncount(a);
  finish();
  EXPECT_FALSE(alive(a));
}

TEST_F(HeapTest, EscapeFollowsReferences) {
  Ref a = make(1), b = make(1), c = make(1);
  heap_.put_ref(a, kNext, b);
  EXPECT_FALSE(heap_.escaped(a));
  root(0, a);  // constants are shared
  EXPECT_TRUE(heap_.escaped(a));
  EXPECT_TRUE(heap_.escaped(b));
  EXPECT_FALSE(heap_.escaped(c));
  heap_.put_ref(b, kNext, c);
  EXPECT_TRUE(heap_.escaped(c));
}

TEST_F(HeapTest, SitesAndThreadsHaveTheirOwnSlots) {
  SiteId other = heap_.new_site(nullptr, 1);
  Ref a = make(1), b = make(2), c = heap_.allocate(&node_, other, 1);
  EXPECT_NE(a, b);
  EXPECT_NE(a, c);
  EXPECT_EQ(heap_.site_of(a), site_);
  EXPECT_EQ(heap_.site_of(c), other);
}

TEST_F(HeapTest, ManyObjectsAndBigArrays) {
  Ref big = heap_.allocate_array(&array_, 100000, site_, 1);
  root(0, big);
  for (std::uint32_t i = 0; i < 100000; ++i) heap_.put_ref(big, kElementsOffset + 4 * i, make(1));
  finish();
  EXPECT_EQ(live(), 100001);
  root(0, kNull);
  finish();
  EXPECT_EQ(live(), 0);
  EXPECT_EQ(heap_.allocate_array(&array_, 0xffffffffu, site_, 1), kNull);
}

TEST_F(HeapTest, EverythingButWhatIsReachedIsFreed) {
  // root -> a -> b; c <-> d is a dead cycle that holds b too.
  Ref a = make(1), b = make(1);
  root(0, a);
  heap_.put_ref(a, kNext, b);
  finish();
  Ref c = make(1), d = make(1);
  root(1, c);
  heap_.put_ref(c, kNext, d);
  finish();
  heap_.put_ref(d, kNext, c);
  root(1, kNull);
  finish();
  EXPECT_EQ(live(), 4);
  heap_.free_all_but({root_, a, b});
  finish();
  EXPECT_EQ(live(), 2);
  EXPECT_TRUE(alive(a));
  EXPECT_TRUE(alive(b));
  EXPECT_EQ(heap_.live_bytes(), 2 * ((node_.instance_bytes + 7) & ~7u));
  root(0, kNull);
  finish();
  EXPECT_EQ(heap_.live_bytes(), 0u);
}

TEST_F(HeapTest, ALimitOfOneObject) {
  heap_.set_limit(1000);
  EXPECT_NE(heap_.allocate_array(&array_, 200, site_, 1), kNull);
  EXPECT_EQ(heap_.allocate_array(&array_, 300, site_, 1), kNull);
}

}  // namespace
}  // namespace heddle::java
