#include "native/objects/objects.h"

#include <gtest/gtest.h>

#include <cstring>
#include <random>

namespace heddle::native {
namespace {

struct ObjectsTest : testing::Test {
  ObjectsTest() { memory.keep_base_contents(); }
  PagedMemory memory;
  Module module;
  Objects objects{memory, module};
  SiteId site = objects.site({3, 7, kNoSlot, ObjectKind::Heap});

  Ptr make(ThreadId thread, std::uint64_t size, bool zeroed = false) {
    return objects.allocate(thread, ObjectKind::Heap, size, zeroed, site, thread);
  }
  std::string state() {
    memory.settle();
    std::string bytes;
    memory.encode(Zone::Program, bytes);
    return bytes;
  }
};

TEST_F(ObjectsTest, BoundsAreTheObjects) {
  const Ptr p = make(0, 10);
  EXPECT_NE(objects.readable(p, 10), nullptr);
  EXPECT_NE(objects.readable(p + 9, 1), nullptr);
  EXPECT_EQ(objects.readable(p + 9, 2), nullptr);
  EXPECT_EQ(objects.readable(p + 10, 1), nullptr);
  EXPECT_EQ(objects.readable(p - 1, 1), nullptr);
  EXPECT_EQ(objects.why(p - 1, 1, false), Objects::Refusal::OutOfBounds) << "still the same object";
  EXPECT_EQ(objects.why(p - 1, 1, false), objects.why(p + 10, 1, true));
  EXPECT_EQ(objects.readable(0, 1), nullptr);
  EXPECT_EQ(objects.why(8, 1, false), Objects::Refusal::Null);
  EXPECT_EQ(objects.readable(0xbebe'bebe'bebe'bebe, 1), nullptr);
  EXPECT_EQ(objects.why(0xbebe'bebe'bebe'bebe, 1, false), Objects::Refusal::NotAPointer);
}

TEST_F(ObjectsTest, FreshMemoryIsNotZeroUnlessAskedFor) {
  EXPECT_EQ(*objects.readable(make(0, 8), 1), std::byte{kFill});
  EXPECT_EQ(*objects.readable(make(0, 8, true), 1), std::byte{0});
  EXPECT_EQ(*objects.readable(make(0, 100'000) + 99'999, 1), std::byte{kFill});
}

// Whatever the order in which threads allocate, write and free, the state is the same bytes.
TEST_F(ObjectsTest, IndependentAllocationsCommute) {
  make(0, 8);
  memory.track();
  const PagedMemory::Snapshot before = memory.save();
  auto left = [&] {
    const Ptr p = make(1, 24);
    std::memset(objects.writable(p, 24), 7, 24);
    objects.end(object_of(make(1, 400)), site, true);
    make(1, 1000);
  };
  auto right = [&] { std::memset(objects.writable(make(2, 24), 24), 9, 24); };
  left();
  right();
  const std::string one = state();
  memory.restore(before);
  right();
  left();
  EXPECT_EQ(one, state());
}

TEST_F(ObjectsTest, AFreedPlaceCostsNothing) {
  make(1, 24);
  memory.track();
  const std::string before = state();
  for (std::uint64_t size : {1u, 16u, 300u, 5000u}) {
    const Ptr p = make(1, size);
    std::memset(objects.writable(p, size), 1, size);
    objects.end(object_of(p), site, true);
    EXPECT_EQ(before, state()) << size;
  }
}

TEST_F(ObjectsTest, ANameIsNotUsedAgainWhileAPointerIsLeft) {
  const Ptr holder = make(0, 16), p = make(0, 16);
  std::memcpy(objects.writable(holder + 8, 8), &p, 8);
  objects.end(object_of(p), site);
  EXPECT_EQ(objects.why(p, 1, false), Objects::Refusal::Ended);
  objects.collect({});
  EXPECT_EQ(objects.why(p, 1, false), Objects::Refusal::Ended);
  const Ptr newcomer = make(0, 16);
  EXPECT_NE(object_of(newcomer), object_of(p));

  std::memset(objects.writable(holder, 16), 0, 16);
  objects.collect({});
  EXPECT_EQ(objects.dead(), 0u);
  EXPECT_EQ(object_of(make(0, 16)), object_of(p)) << "the lowest free name";
}

TEST_F(ObjectsTest, APointerInARegisterKeepsANameToo) {
  const Ptr p = make(0, 16);
  objects.end(object_of(p), site);
  const std::uint64_t words[] = {1, p + 4, 2};
  const Objects::Words frames[] = {words};
  objects.collect(frames);
  EXPECT_EQ(objects.dead(), 1u);
  objects.collect({});
  EXPECT_EQ(objects.dead(), 0u);
}

// Names against the plainest allocator: the lowest free index, always.
TEST_F(ObjectsTest, NamesAreTheLowestFree) {
  std::mt19937 random(1);
  std::vector<bool> used{true};  // index 0 of thread 0 is null's
  std::vector<ObjectId> alive;
  for (int i = 0; i < 20'000; ++i) {
    if (random() % 100 < 55 || alive.empty()) {
      const ObjectId id = object_of(make(0, 1 + random() % 64));
      std::size_t lowest = 0;
      while (lowest < used.size() && used[lowest]) ++lowest;
      if (lowest == used.size()) used.push_back(false);
      used[lowest] = true;
      ASSERT_EQ(id, lowest);
      alive.push_back(id);
    } else {
      std::swap(alive[random() % alive.size()], alive.back());
      objects.end(alive.back(), site, true);
      used[alive.back()] = false;
      alive.pop_back();
    }
  }
}

}  // namespace
}  // namespace heddle::native
