#include "clock.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>

#include "child.h"

namespace heddle::fuzz {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

TEST(Clock, GoesOnInAChildWhereItStood) {
  const Clock::time_point before = Clock::now();
  const double really_before = real_seconds();
  usleep(20'000);
  ASSERT_EQ(Clock::now(), before);
  End end;
  if (in_child({}, end)) {
    const double begun = seconds_since(before), really = real_seconds() - really_before;
    usleep(20'000);
    std::_Exit(begun < really - 0.019 && seconds_since(before) > begun + 0.019 ? 0 : 1);
  }
  EXPECT_EQ(end.status, 0);
  EXPECT_EQ(Clock::now(), before);
}

}  // namespace
}  // namespace heddle::fuzz
