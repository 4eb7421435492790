#include "native/library/omp_worksharing.h"

#include <gtest/gtest.h>

#include "core/event.h"

namespace heddle::native {
namespace {

TEST(Worksharing, ConstructsAreNamedByPlaceAndInstance) {
  Worksharing w;
  const std::uint32_t first = w.construct(3, 7, 0);
  EXPECT_NE(first, 0u);
  EXPECT_EQ(w.construct(3, 7, 0), first);
  EXPECT_NE(w.construct(3, 7, 1), first);
  EXPECT_NE(w.construct(3, 8, 0), first);
  EXPECT_EQ(w.learned(first), nullptr);
}

TEST(Worksharing, TwoPiecesOfOneConstructAreSplitBetweenThem) {
  Worksharing w;
  const std::uint32_t loop = w.construct(3, 7, 0);
  EXPECT_TRUE(w.separate(unit_of(loop, 5), unit_of(loop, 2)));
  ASSERT_NE(w.learned(loop), nullptr);
  EXPECT_EQ(*w.learned(loop), (Assignment{Assignment::Kind::Split, 2, 0, 1}));
  EXPECT_FALSE(w.separate(unit_of(loop, 2), unit_of(loop, 9)));  // the same split
  EXPECT_TRUE(w.separate(unit_of(loop, 3), unit_of(loop, 9)));
  EXPECT_EQ(w.learned(loop)->last, 3u);
  EXPECT_FALSE(w.separate(unit_of(loop, 3), unit_of(loop, 3)));
}

TEST(Worksharing, TwoConstructsGoToTwoThreads) {
  Worksharing w;
  const std::uint32_t one = w.construct(1, 1, 0), two = w.construct(1, 2, 1);
  EXPECT_TRUE(w.separate(unit_of(two, 0), unit_of(one, 4)));
  EXPECT_EQ(w.learned(one)->first, 0u);
  EXPECT_EQ(w.learned(two)->first, 1u);
  EXPECT_FALSE(w.separate(unit_of(one, 1), unit_of(two, 1)));
}

TEST(Worksharing, WhatAThreadDoesBesidesStaysWhereItIs) {
  Worksharing w;
  const std::uint32_t one = w.construct(1, 1, 0);
  EXPECT_TRUE(w.separate(0, unit_of(one, 0)));
  EXPECT_EQ(w.learned(one)->first, 1u);
  EXPECT_TRUE(w.separate(unit_of(one, 0), 0));
  EXPECT_EQ(w.learned(one)->first, 0u);
  EXPECT_FALSE(w.separate(0, unit_of(one, 0)));
}

TEST(Worksharing, WhatItKnowsCanBeToldToAnother) {
  Worksharing w, other;
  const std::uint32_t loop = w.construct(3, 7, 2);
  w.separate(unit_of(loop, 5), unit_of(loop, 2));
  EXPECT_EQ(w.names(), std::vector<std::string>{"split 3 7 2 2 0 1"});
  other.construct(9, 9, 0);
  other.assume({"clock", "split 3 7 2 2 0 1", "split 1 2"});
  EXPECT_EQ(other.names(), w.names());
}

TEST(Worksharing, UnknownUnitsAreRefused) {
  Worksharing w;
  EXPECT_FALSE(w.separate(unit_of(5, 0), unit_of(5, 1)));
  EXPECT_FALSE(w.separate(0, 0));
}

}  // namespace
}  // namespace heddle::native
