// SIMD loops: what lower/simd_loops adds to them. Each iteration is a lane; observers are told what each lane
// accesses, and when a loop begins or ends.
#include "native/interp/interpreter.h"
#include "native/library/pthread.h"

namespace heddle::native {
namespace {

constexpr std::uint32_t kAnyDistance = ~std::uint32_t{0};

void begin(Call& c) {
  const auto lanes = static_cast<std::uint32_t>(c.arg(0));
  c.record().lane = unit_of(lanes == 0 ? kAnyDistance : lanes, 0);
  c.emit(EventKind::Lanes, 0);
}

void lane(Call& c) {
  ++c.record().lane;
}

void end(Call& c) {
  if (c.peek(c.thread()).lane == 0) return;
  c.record().lane = 0;
  c.emit(EventKind::Lanes, 0);
}

void access(Call& c) {
  if (c.peek(c.thread()).lane == 0) return;
  c.tell_lane(c.arg(0), static_cast<std::uint32_t>(c.arg(1)), c.arg(2) != 0);
}

}  // namespace

void simd_family(std::vector<ModelEntry>& models) {
  models.insert(models.end(), {
                                  {"__heddle_simd_begin", begin},
                                  {"__heddle_simd_lane", lane},
                                  {"__heddle_simd_end", end},
                                  {"__heddle_simd_access", access},
                              });
}

}  // namespace heddle::native
