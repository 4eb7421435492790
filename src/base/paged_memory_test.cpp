#include "base/paged_memory.h"

#include <gtest/gtest.h>

#include <map>
#include <random>

namespace heddle {
namespace {

TEST(PagedMemory, RestoreBringsBackContentAndFingerprint) {
  PagedMemory memory;
  Offset a = memory.reserve(Zone::Program, 4096);
  memory.store<std::uint32_t>(a, 7);
  memory.track();
  auto first = memory.save();
  Fingerprint f1 = memory.fingerprint(Zone::Program);
  memory.store<std::uint32_t>(a, 8);
  memory.store<std::uint32_t>(a + 1024, 9);
  auto second = memory.save();
  Fingerprint f2 = memory.fingerprint(Zone::Program);
  EXPECT_NE(f1, f2);
  memory.restore(first);
  EXPECT_EQ(memory.load<std::uint32_t>(a), 7u);
  EXPECT_EQ(memory.load<std::uint32_t>(a + 1024), 0u);
  EXPECT_EQ(memory.fingerprint(Zone::Program), f1);
  memory.restore(second);
  EXPECT_EQ(memory.load<std::uint32_t>(a), 8u);
  EXPECT_EQ(memory.load<std::uint32_t>(a + 1024), 9u);
  EXPECT_EQ(memory.fingerprint(Zone::Program), f2);
}

TEST(PagedMemory, WritingTheOldValueBackIsTheOldState) {
  PagedMemory memory;
  Offset a = memory.reserve(Zone::Program, 512);
  memory.track();
  auto s = memory.save();
  Fingerprint before = memory.fingerprint(Zone::Program);
  memory.store<int>(a, 1);
  memory.settle();
  EXPECT_NE(memory.fingerprint(Zone::Program), before);
  memory.store<int>(a, 0);
  memory.settle();
  EXPECT_EQ(memory.fingerprint(Zone::Program), before);
}

TEST(PagedMemory, ZonesHaveTheirOwnFingerprints) {
  PagedMemory memory;
  Offset p = memory.reserve(Zone::Program, 8), o = memory.reserve(Zone::Observer, 8),
         s = memory.reserve(Zone::Scratch, 8);
  memory.track();
  memory.store<int>(o, 1);
  memory.store<int>(s, 1);
  memory.settle();
  EXPECT_EQ(memory.fingerprint(Zone::Program), Fingerprint{});
  EXPECT_NE(memory.fingerprint(Zone::Observer), Fingerprint{});
  memory.store<int>(p, 1);
  memory.settle();
  EXPECT_NE(memory.fingerprint(Zone::Program), Fingerprint{});
}

// What is filled on a fresh reservation before its first touch belongs to every state.
TEST(PagedMemory, LateConstantsBelongToEveryState) {
  PagedMemory memory;
  Offset a = memory.reserve(Zone::Program, 8);
  memory.track();
  auto start = memory.save();
  memory.store<int>(a, 1);
  auto later = memory.save();
  Fingerprint before = memory.fingerprint(Zone::Program);
  Offset literal = memory.reserve(Zone::Program, 8);
  int five = 5;
  std::memcpy(memory.base() + literal, &five, sizeof five);
  memory.settle();
  EXPECT_EQ(memory.fingerprint(Zone::Program), before);
  memory.restore(start);
  EXPECT_EQ(memory.load<int>(literal), 5);
  memory.store<int>(literal, 6);
  memory.restore(later);
  EXPECT_EQ(memory.load<int>(literal), 5);
  EXPECT_EQ(memory.fingerprint(Zone::Program), before);
}

// Random jumps in a random tree of states, against whole copies kept in a map.
TEST(PagedMemory, RandomTreeAgainstCopies) {
  for (unsigned seed = 1; seed <= 20; ++seed) {
    std::mt19937 rng(seed);
    PagedMemory memory;
    memory.keep_base_contents();
    constexpr std::size_t kBytes = 16 * PagedMemory::kPageSize;
    Offset a = memory.reserve(Zone::Program, kBytes);
    for (std::size_t i = 0; i < kBytes; i += 97) memory.store<std::uint8_t>(a + i, 3);
    memory.track();
    struct Saved {
      PagedMemory::Snapshot snapshot;
      std::string bytes, exact;
      Fingerprint fingerprint;
    };
    std::vector<Saved> saved;
    std::map<std::string, Fingerprint> by_content;
    auto content = [&] { return std::string(reinterpret_cast<char*>(memory.base() + a), kBytes); };
    for (int step = 0; step < 600; ++step) {
      if (!saved.empty() && rng() % 2 == 0) {
        std::size_t i = rng() % saved.size();
        memory.restore(saved[i].snapshot);
        ASSERT_EQ(content(), saved[i].bytes);
        ASSERT_EQ(memory.fingerprint(Zone::Program), saved[i].fingerprint);
        std::string exact;
        memory.encode(Zone::Program, exact);
        ASSERT_EQ(exact, saved[i].exact);
        if (rng() % 8 == 0) saved.erase(saved.begin() + static_cast<long>(i));
      }
      for (unsigned n = rng() % 4; n > 0; --n)
        memory.store<std::uint8_t>(a + rng() % kBytes, static_cast<std::uint8_t>(rng() % 2));
      if (rng() % 3 != 0) {
        Saved s{memory.save(), content(), {}, memory.fingerprint(Zone::Program)};
        memory.encode(Zone::Program, s.exact);
        auto [it, fresh] = by_content.emplace(s.bytes, s.fingerprint);
        ASSERT_EQ(it->second, s.fingerprint);
        saved.push_back(std::move(s));
      }
    }
  }
}

}  // namespace
}  // namespace heddle
