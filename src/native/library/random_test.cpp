// Against the generators of the host, which is glibc.
#include "native/library/random.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace heddle::native {
namespace {

TEST(Random, additive_generator_is_glibcs) {
  for (const unsigned seed : {0u, 1u, 2u, 42u, 123456789u, 2147483647u, 2147483648u, 4294967295u}) {
    AdditiveGenerator ours{};
    ours.seed(seed);
    std::srand(seed);
    for (int i = 0; i < 1000; ++i) ASSERT_EQ(ours.next(), static_cast<std::uint32_t>(std::rand())) << seed;
  }
}

TEST(Random, without_a_seed_it_is_one) {
  AdditiveGenerator ours{}, one{};
  one.seed(1);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(ours.next(), one.next());
  EXPECT_EQ(AdditiveGenerator{}.next(), 1804289383u);
}

TEST(Random, rand_r_is_glibcs) {
  std::uint32_t ours = 7;
  unsigned hosts = 7;
  for (int i = 0; i < 1000; ++i) {
    ASSERT_EQ(next_of(&ours), static_cast<std::uint32_t>(rand_r(&hosts)));
    ASSERT_EQ(ours, hosts);
  }
}

TEST(Random, drand48_is_glibcs) {
  std::uint64_t ours = std::uint64_t{99} << 16 | 0x330e;
  srand48(99);
  for (int i = 0; i < 1000; ++i) {
    ours = next48(ours);
    ASSERT_EQ(static_cast<double>(ours) / 281474976710656.0, drand48());
  }
}

}  // namespace
}  // namespace heddle::native
