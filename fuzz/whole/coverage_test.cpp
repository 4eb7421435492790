#include "coverage.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "child.h"

extern "C" void __sanitizer_cov_trace_pc();  // what the compiler puts at the beginning of every block

namespace heddle::fuzz {
namespace {

__attribute__((noinline)) void block(int times) {
  for (int i = 0; i < times; ++i) __sanitizer_cov_trace_pc();
}
__attribute__((noinline)) void other_block() {
  __sanitizer_cov_trace_pc();
}

template <typename Work>
bool is_new(Coverage& coverage, Work work) {
  coverage.reset();
  End end;
  if (in_child({}, end)) {
    Coverage::count_here();
    work();
    std::_Exit(0);
  }
  return coverage.something_new();
}

TEST(Coverage, SeesWhatChildrenRun) {
  Coverage coverage;
  EXPECT_FALSE(is_new(coverage, [] {}));
  EXPECT_TRUE(is_new(coverage, [] { block(1); }));
  EXPECT_FALSE(is_new(coverage, [] { block(1); }));
  EXPECT_EQ(coverage.blocks(), 1U);
  EXPECT_TRUE(is_new(coverage, [] { other_block(); }));
  EXPECT_EQ(coverage.blocks(), 2U);
}

TEST(Coverage, SeesAboutHowOften) {
  Coverage coverage;
  EXPECT_TRUE(is_new(coverage, [] { block(1); }));
  EXPECT_TRUE(is_new(coverage, [] { block(9); }));
  EXPECT_FALSE(is_new(coverage, [] { block(10); }));
  EXPECT_TRUE(is_new(coverage, [] { block(1000); }));
  EXPECT_EQ(coverage.blocks(), 1U);
}

}  // namespace
}  // namespace heddle::fuzz
