#include "native/library/omp_distribution.h"

#include <gtest/gtest.h>

#include <set>
#include <tuple>
#include <vector>

namespace heddle::native {
namespace {

using Owners = std::vector<int>;  // by piece

// Every piece must have exactly one owner, and each thread gets its pieces in rising order.
Owners owners(const Assignment& assignment, std::uint64_t pieces, std::uint32_t team) {
  Owners found(pieces, -1);
  for (std::uint32_t thread = 0; thread < team; ++thread)
    for (std::uint64_t p = next_piece(assignment, pieces, team, thread, 0); p != kNoPiece;
         p = next_piece(assignment, pieces, team, thread, p + 1)) {
      EXPECT_LT(p, pieces);
      EXPECT_EQ(found[p], -1) << "piece " << p << " is given twice";
      found[p] = static_cast<int>(thread);
    }
  return found;
}

TEST(OmpDistribution, BlocksAreContiguousAndAsEqualAsPossible) {
  EXPECT_EQ(owners({}, 6, 2), (Owners{0, 0, 0, 1, 1, 1}));
  EXPECT_EQ(owners({}, 7, 3), (Owners{0, 0, 0, 1, 1, 2, 2}));
  EXPECT_EQ(owners({}, 2, 4), (Owners{0, 1}));
  EXPECT_EQ(owners({}, 0, 4), Owners{});
}

TEST(OmpDistribution, ARunIsWhatAThreadGetsInOneGo) {
  std::vector<Assignment> all{{}, {Assignment::Kind::Cyclic}, {Assignment::Kind::Listed, 0b0110100}};
  for (std::uint64_t last = 0; last < 8; ++last)
    for (std::uint32_t first = 0; first < 3; ++first)
      for (std::uint32_t second = 0; second < 3; ++second)
        all.push_back({Assignment::Kind::Split, last, first, second});
  for (const Assignment& assignment : all)
    for (std::uint64_t pieces = 1; pieces < 8; ++pieces)
      for (std::uint32_t team = 2; team < 4; ++team) {
        const Owners owner = owners(assignment, pieces, team);
        for (std::uint64_t piece = 0; piece < pieces; ++piece) {
          const auto thread = static_cast<std::uint32_t>(owner[piece]);
          const std::uint64_t run = run_of(assignment, pieces, team, thread, piece);
          ASSERT_GE(run, 1u);
          ASSERT_LE(piece + run, pieces);
          for (std::uint64_t i = 0; i < run; ++i) EXPECT_EQ(owner[piece + i], owner[piece]);
        }
      }
}

TEST(OmpDistribution, CyclesGoRound) {
  EXPECT_EQ(owners({Assignment::Kind::Cyclic}, 7, 3), (Owners{0, 1, 2, 0, 1, 2, 0}));
  EXPECT_EQ(owners({Assignment::Kind::Cyclic}, 1, 3), Owners{0});
}

TEST(OmpDistribution, ASplitSeparatesAnyTwoPieces) {
  for (std::uint64_t low = 0; low < 9; ++low)
    for (std::uint64_t high = low + 1; high < 10; ++high)
      for (std::uint32_t team = 2; team < 4; ++team) {
        const Owners found = owners({Assignment::Kind::Split, low, 0, 1}, 10, team);
        EXPECT_EQ(found[low], 0);
        EXPECT_EQ(found[high], 1);
      }
}

TEST(OmpDistribution, ASplitCanGiveAllToOne) {
  EXPECT_EQ(owners({Assignment::Kind::Split, kNoPiece, 1, 1}, 3, 2), (Owners{1, 1, 1}));
  EXPECT_EQ(owners({Assignment::Kind::Split, kNoPiece, 1, 1}, 3, 1), (Owners{0, 0, 0}));  // of one thread
  EXPECT_EQ(owners({Assignment::Kind::Split, 0, 1, 0}, 3, 2), (Owners{1, 0, 0}));
}

TEST(OmpDistribution, ListsAreAllDistributions) {
  EXPECT_EQ(assignments(3, 2, 100), 8u);
  EXPECT_EQ(assignments(3, 1, 100), 1u);
  EXPECT_EQ(assignments(0, 5, 100), 1u);
  EXPECT_EQ(assignments(64, 2, 1 << 16), 0u);
  EXPECT_EQ(owners({Assignment::Kind::Listed, 0b110}, 3, 2), (Owners{0, 1, 1}));
  EXPECT_EQ(owners({Assignment::Kind::Listed, 5}, 2, 3), (Owners{2, 1}));
}

TEST(OmpDistribution, PairsGiveAnyTwoPiecesToAnyTwoThreads) {
  for (const std::uint32_t team : {2u, 3u, 4u}) {
    for (const std::uint64_t pieces : {1u, 2u, 3u, 8u, 9u}) {
      std::set<std::tuple<std::uint64_t, std::uint64_t, int, int>> seen;
      for (std::uint64_t i = 0; i < pair_assignments(pieces, team); ++i) {
        const Owners found = owners({Assignment::Kind::Pairs, i}, pieces, team);
        for (std::uint64_t a = 0; a < pieces; ++a)
          for (std::uint64_t b = a + 1; b < pieces; ++b)
            if (found[a] != found[b]) seen.insert({a, b, found[a], found[b]});
      }
      EXPECT_EQ(seen.size(), pieces * (pieces - 1) / 2 * team * (team - 1));
    }
  }
}

}  // namespace
}  // namespace heddle::native
