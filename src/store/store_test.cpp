#include <gtest/gtest.h>

#include "store/stores.h"

namespace heddle::store {
namespace {

// A memory of two zones; state(i, j) puts i into the program's and j into the observers' part.
struct Bench {
  PagedMemory memory;
  Offset program, observer, scratch;
  Bench() {
    memory.keep_base_contents();
    program = memory.reserve(Zone::Program, 1024);
    observer = memory.reserve(Zone::Observer, 1024);
    scratch = memory.reserve(Zone::Scratch, 1024);
    memory.track();
  }
  void state(std::uint64_t i, std::uint64_t j, std::uint64_t k = 0) {
    memory.store(program + 8 * (i % 100), i);
    memory.store(observer + 8 * (j % 100), j);
    memory.store(scratch, k);
    memory.settle();
  }
  void clear() {
    for (std::size_t i = 0; i < 100; ++i) {
      memory.store(program + 8 * i, std::uint64_t{0});
      memory.store(observer + 8 * i, std::uint64_t{0});
    }
    memory.settle();
  }
};

class Stores : public testing::TestWithParam<const char*> {};

TEST_P(Stores, NumbersStatesDenselyInOrderOfDiscovery) {
  Bench bench;
  auto store = make_store(GetParam());
  for (std::uint64_t i = 0; i < 3000; ++i) {
    bench.clear();
    bench.state(i, 0);
    Visit visit = store->insert(bench.memory, 0);
    EXPECT_TRUE(visit.is_new);
    EXPECT_EQ(visit.id, i);
  }
  for (std::uint64_t i = 0; i < 3000; ++i) {
    bench.clear();
    bench.state(i, 0);
    Visit visit = store->insert(bench.memory, 0);
    EXPECT_FALSE(visit.is_new);
    EXPECT_EQ(visit.id, i);
  }
  EXPECT_EQ(store->size(), 3000u);
  EXPECT_GT(store->bytes(), 3000u * 16);
  store->clear();
  EXPECT_EQ(store->size(), 0u);
  Visit visit = store->insert(bench.memory, 0);
  EXPECT_TRUE(visit.is_new);
  EXPECT_EQ(visit.id, 0u);
}

TEST_P(Stores, ExtraIsPartOfTheKey) {
  Bench bench;
  bench.state(1, 1);
  auto store = make_store(GetParam());
  for (std::uint64_t extra = 0; extra < 1000; ++extra)
    EXPECT_EQ(store->insert(bench.memory, extra).id, extra);
  for (std::uint64_t extra = 0; extra < 1000; ++extra)
    EXPECT_FALSE(store->insert(bench.memory, extra).is_new);
}

TEST_P(Stores, ObserversCountUnlessOnlyTheProgramIsMatched) {
  Bench bench;
  auto all = make_store(GetParam(), Zones::All);
  auto program = make_store(GetParam(), Zones::Program);
  bench.state(1, 1);
  EXPECT_TRUE(all->insert(bench.memory, 0).is_new);
  EXPECT_TRUE(program->insert(bench.memory, 0).is_new);
  bench.state(1, 2);
  EXPECT_TRUE(all->insert(bench.memory, 0).is_new);
  EXPECT_FALSE(program->insert(bench.memory, 0).is_new);
  bench.state(2, 2);
  EXPECT_TRUE(program->insert(bench.memory, 0).is_new);
}

TEST_P(Stores, ScratchNeverCounts) {
  Bench bench;
  auto store = make_store(GetParam());
  bench.state(1, 1, 1);
  EXPECT_TRUE(store->insert(bench.memory, 0).is_new);
  bench.state(1, 1, 2);
  EXPECT_FALSE(store->insert(bench.memory, 0).is_new);
}

TEST_P(Stores, TheUntouchedBaseIsAStateToo) {
  Bench bench;
  auto store = make_store(GetParam());
  EXPECT_TRUE(store->insert(bench.memory, 0).is_new);
  EXPECT_FALSE(store->insert(bench.memory, 0).is_new);
  bench.state(5, 0);
  EXPECT_TRUE(store->insert(bench.memory, 0).is_new);
  bench.clear();
  EXPECT_FALSE(store->insert(bench.memory, 0).is_new);
}

INSTANTIATE_TEST_SUITE_P(ByName, Stores, testing::Values("hash", "exact"));

TEST(HashCompact, ManyStatesStayBelowFortyBytesEach) {
  PagedMemory memory;
  Offset at = memory.reserve(Zone::Program, 64);
  memory.track();
  auto store = make_store("hash");
  constexpr std::uint64_t kStates = 300000;
  for (std::uint64_t i = 1; i <= kStates; ++i) {
    memory.store(at, i);
    memory.settle();
    ASSERT_TRUE(store->insert(memory, 0).is_new);
  }
  memory.store(at, std::uint64_t{77});
  memory.settle();
  EXPECT_EQ(store->insert(memory, 0).id, 76u);
  EXPECT_LT(store->bytes(), kStates * 40);
  EXPECT_LT(collision_bound(kStates), 1e-27);
}

}  // namespace
}  // namespace heddle::store
