// The functions that programs of the software verification competition call: nondeterministic values,
// assumptions, atomic sections, errors. https://sv-comp.sosy-lab.org/2024/rules.php
#include <algorithm>
#include <limits>

#include "native/interp/happens_before.h"
#include "native/library/pthread.h"
#include "native/library/sync.h"

namespace heddle::native {
namespace {

// More would be a list of alternatives that no search comes to the end of.
constexpr std::uint64_t kMostWays = 1 << 20;

// A value of the range that --range gives, as far as T can hold it; unsigned types begin at 0.
template <typename T>
void nondet(Call& c) {
  auto [low, high] = c.nondet_range();
  if constexpr (std::numeric_limits<T>::is_signed) {
    low = std::max<std::int64_t>(low, std::numeric_limits<T>::min());
    high = std::min<std::int64_t>(high, std::numeric_limits<T>::max());
  } else {
    low = std::max<std::int64_t>(low, 0);
    if (high > 0 && static_cast<std::uint64_t>(high) > std::numeric_limits<T>::max())
      high = static_cast<std::int64_t>(std::numeric_limits<T>::max());
  }
  if (low > high) c.unsupported(std::string(c.name()) + ": --range has no value of this type");
  const std::uint64_t ways = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low) + 1;
  if (ways == 0 || ways > kMostWays) c.unsupported(std::string(c.name()) + ": --range has too many values");
  const std::int64_t value = low + c.choose(static_cast<std::uint32_t>(ways));
  c.ret(static_cast<std::make_unsigned_t<T>>(static_cast<T>(value)));  // zero-extended, as slots are
}

// The same as of 64 bits, extended.
void nondet_int128(Call& c) {
  nondet<std::int64_t>(c);
  c.ret_slot(1, static_cast<std::uint64_t>(static_cast<std::int64_t>(c.result()[0]) >> 63));
}

void nondet_bool(Call& c) {
  c.ret(c.choose(2));
}

void assume(Call& c) {
  if (c.i32(0) == 0) c.prune();
}

void atomic_begin(Call& c) {
  if (c.peek(c.thread()).atomic == 0) {
    c.visible();
    c.emit_edge(kAtomicSections, kAcquires);
  }
  ++c.record().atomic;
  c.record().flags |= kAtomic;
}

void atomic_end(Call& c) {
  ThreadRecord& r = c.record();
  if (r.atomic == 0)
    c.fail(FindingKind::Assertion, "__VERIFIER_atomic_end() without __VERIFIER_atomic_begin()");
  if (--r.atomic != 0) return;
  r.flags &= ~kAtomic;
  // Nobody could have come before: an access outside of such sections that races with one in this section is
  // found where it comes first.
  c.reached();
  c.emit_edge(kAtomicSections, kReleases);
}

void error(Call& c) {
  c.fail(FindingKind::Assertion, std::string(c.name()) + "() was called");
}

void verifier_assert(Call& c) {
  if (c.i32(0) == 0) c.fail(FindingKind::Assertion, "__VERIFIER_assert failed");
}

}  // namespace

void verifier_family(std::vector<ModelEntry>& models) {
  models.insert(models.end(), {
                                  {"__VERIFIER_nondet_bool", nondet_bool},
                                  {"__VERIFIER_nondet__Bool", nondet_bool},
                                  {"__VERIFIER_nondet_char", nondet<signed char>},
                                  {"__VERIFIER_nondet_schar", nondet<signed char>},
                                  {"__VERIFIER_nondet_uchar", nondet<unsigned char>},
                                  {"__VERIFIER_nondet_unsigned_char", nondet<unsigned char>},
                                  {"__VERIFIER_nondet_u8", nondet<unsigned char>},
                                  {"__VERIFIER_nondet_short", nondet<short>},
                                  {"__VERIFIER_nondet_ushort", nondet<unsigned short>},
                                  {"__VERIFIER_nondet_u16", nondet<unsigned short>},
                                  {"__VERIFIER_nondet_int", nondet<int>},
                                  {"__VERIFIER_nondet_uint", nondet<unsigned>},
                                  {"__VERIFIER_nondet_unsigned", nondet<unsigned>},
                                  {"__VERIFIER_nondet_unsigned_int", nondet<unsigned>},
                                  {"__VERIFIER_nondet_u32", nondet<unsigned>},
                                  {"__VERIFIER_nondet_long", nondet<long>},
                                  {"__VERIFIER_nondet_ulong", nondet<unsigned long>},
                                  {"__VERIFIER_nondet_longlong", nondet<long long>},
                                  {"__VERIFIER_nondet_ulonglong", nondet<unsigned long long>},
                                  {"__VERIFIER_nondet_int128", nondet_int128},
                                  {"__VERIFIER_nondet_uint128", nondet<std::uint64_t>},
                                  {"__VERIFIER_nondet_size_t", nondet<unsigned long>},
                                  {"__VERIFIER_nondet_loff_t", nondet<long>},
                                  {"__VERIFIER_nondet_sector_t", nondet<unsigned long>},
                                  {"__VERIFIER_assume", assume},
                                  {"__VERIFIER_assume_abort_if_not", assume},
                                  {"assume_abort_if_not", assume},
                                  {"__VERIFIER_atomic_begin", atomic_begin},
                                  {"__VERIFIER_atomic_end", atomic_end},
                                  {"__VERIFIER_error", error},
                                  {"reach_error", error},
                                  {"__VERIFIER_assert", verifier_assert},
                              });
}

}  // namespace heddle::native
