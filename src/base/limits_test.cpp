#include "base/limits.h"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

namespace heddle {
namespace {

using std::chrono::milliseconds;

Cut cut_by_look() {
  try {
    limits::look();
    return Cut::None;
  } catch (const Halted& halted) {
    return halted.why;
  }
}

Cut cut_by_growth(std::size_t bytes) {
  try {
    limits::grow(bytes);
    return Cut::None;
  } catch (const Halted& halted) {
    return halted.why;
  }
}

TEST(LimitsTest, NothingHoldsByDefault) {
  EXPECT_EQ(cut_by_look(), Cut::None);
  EXPECT_EQ(cut_by_growth(std::size_t{1} << 50), Cut::None);
}

TEST(LimitsTest, TheEarlierDeadlineCounts) {
  const Limits outer(SteadyClock::now() - milliseconds(1), 0);
  {
    const Limits inner(SteadyClock::now() + milliseconds(100'000), 0);
    EXPECT_EQ(cut_by_look(), Cut::Time);
  }
  EXPECT_EQ(cut_by_look(), Cut::Time);
}

TEST(LimitsTest, ALimitEndsWithItsScope) {
  {
    const Limits limits(SteadyClock::now() - milliseconds(1), 0);
    EXPECT_EQ(cut_by_look(), Cut::Time);
  }
  EXPECT_EQ(cut_by_look(), Cut::None);
}

TEST(LimitsTest, MemoryIsRefusedBeforeItIsTaken) {
  const Limits limits(std::nullopt, anonymous_memory_bytes() + (64U << 20));
  EXPECT_EQ(cut_by_growth(8U << 20), Cut::None);
  EXPECT_EQ(cut_by_growth(128U << 20), Cut::Memory);
}

TEST(LimitsTest, MemoryThatNobodyAnnouncedIsSeen) {
  const Limits limits(std::nullopt, anonymous_memory_bytes() + (8U << 20));
  const std::vector<char> unannounced(32U << 20, 'x');
  std::this_thread::sleep_for(milliseconds(5));
  EXPECT_EQ(cut_by_look(), Cut::Memory);
  EXPECT_EQ(unannounced.back(), 'x');
}

TEST(LimitsTest, AnOrderStopsTheWorkAndLeavesTimeToWindUp) {
  limits::own_order().give(Cut::Interrupted);
  EXPECT_EQ(cut_by_look(), Cut::Interrupted);
  {
    const Grace grace;
    EXPECT_EQ(cut_by_look(), Cut::None);
    std::this_thread::sleep_for(std::chrono::duration<double>(limits::kWindingUpAfterOrder));
    EXPECT_EQ(cut_by_look(), Cut::Interrupted);
  }
  limits::own_order().take_back();
  EXPECT_EQ(cut_by_look(), Cut::None);
}

TEST(LimitsTest, AnOrderToAllIsObeyed) {
  limits::Order all;
  limits::obey(&all);
  EXPECT_EQ(cut_by_look(), Cut::None);
  all.give(Cut::Memory);
  all.give(Cut::Time);
  EXPECT_EQ(cut_by_look(), Cut::Memory) << "the first reason counts";
  limits::obey(nullptr);
}

TEST(LimitsTest, GraceReplacesALimitThatWasReached) {
  const Limits limits(SteadyClock::now() - milliseconds(1), 1);
  limits::hold(SteadyClock::now(), 60, std::uint64_t{8} << 30);
  {
    const Grace grace;
    EXPECT_EQ(cut_by_look(), Cut::None);
  }
  limits::hold(SteadyClock::now() - milliseconds(2000), 1, 0);
  {
    const Grace grace;
    EXPECT_EQ(cut_by_look(), Cut::Time) << "a twentieth and a little more, not for ever";
  }
  limits::hold(std::nullopt, std::nullopt, 0);
}

}  // namespace
}  // namespace heddle
