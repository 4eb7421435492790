#include "coverage.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstring>

#include "base/check.h"

namespace {

// One byte per block, by its address; shared, so that a child's counts are seen by its parent. Large enough
// that few of the 200,000 blocks share one.
constexpr std::size_t kCounters = std::size_t{1} << 20;
std::uint8_t* g_counters = nullptr;
bool g_counting = false;

}  // namespace

// Called at the beginning of every block.
extern "C" __attribute__((no_sanitize_coverage)) void __sanitizer_cov_trace_pc() {
  if (!g_counting) return;
  const auto block = reinterpret_cast<std::uintptr_t>(__builtin_return_address(0));
  std::uint8_t& counter = g_counters[(block * 0x9e3779b97f4a7c15ULL) >> 44];
  if (counter != 255) ++counter;
}

namespace heddle::fuzz {
namespace {

// Once, twice, thrice, and then in powers of two: a loop that runs once more is nothing new.
std::uint8_t range_of(std::uint8_t count) {
  if (count <= 3) return static_cast<std::uint8_t>(count == 0 ? 0 : 1 << (count - 1));
  if (count < 8) return 8;
  if (count < 16) return 16;
  if (count < 32) return 32;
  return count < 128 ? 64 : 128;
}

}  // namespace

Coverage::Coverage() : seen_(kCounters) {
  void* const shared = mmap(nullptr, kCounters, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  HEDDLE_CHECK(shared != MAP_FAILED, "no memory for counters");
  g_counters = static_cast<std::uint8_t*>(shared);
}

void Coverage::reset() {
  std::memset(g_counters, 0, kCounters);
}

void Coverage::count_here() {
  g_counting = true;
}

bool Coverage::something_new() {
  bool news = false;
  for (std::size_t at = 0; at < kCounters; at += 8) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, g_counters + at, sizeof eight);
    if (eight == 0) continue;
    for (std::size_t block = at; block < at + 8; ++block) {
      const std::uint8_t range = range_of(g_counters[block]);
      if ((range & ~seen_[block]) == 0) continue;
      news = true;
      blocks_ += seen_[block] == 0;
      seen_[block] |= range;
    }
  }
  return news;
}

}  // namespace heddle::fuzz
