// The functions that programs of the software verification competition call: nondeterministic values,
// assumptions, atomic sections, errors. https://sv-comp.sosy-lab.org/2024/rules.php
#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <limits>

#include "native/interp/happens_before.h"
#include "native/library/inputs.h"
#include "native/library/pthread.h"
#include "native/library/sync.h"

namespace heddle::native {
namespace {

template <typename T>
void ret_value(Call& c, std::int64_t value) {
  c.ret(static_cast<std::make_unsigned_t<T>>(static_cast<T>(value)));  // zero-extended, as slots are
}

// Also a value beyond what is enumerated may be tried, of a class: until something is done with it for which
// it matters which one it is, that is as good as trying them all.
struct Beyond {
  std::uint64_t bits[kMostInputs / 64];
};
constexpr char kBeyond = 0;

void nondet_class(Call& c, Ptr table, const std::function<void(std::int64_t)>& ret) {
  const auto word = [&](std::uint64_t i) { return c.load<std::uint64_t>(table + 8 * i); };
  const std::uint64_t number = word(0), enumerated = word(1), ways = word(2);
  std::uint64_t chosen = 0;
  const std::int64_t value = c.choose_between(static_cast<std::uint32_t>(ways), [&](std::uint32_t way) {
    chosen = way;
    return static_cast<std::int64_t>(word(3 + way));
  });
  if (chosen >= enumerated)
    c.family_state<Beyond>(&kBeyond).bits[number / 64] |= std::uint64_t{1} << number % 64;
  ret(value);
}

// A value of the range that --range gives, as far as T can hold it; unsigned types begin at 0.
template <typename T>
InputRange range_of(Call& c) {
  auto [low, high] = c.inputs().value_or(InputRange{kInputsFrom, kInputsTo});
  if constexpr (std::numeric_limits<T>::is_signed) {
    low = std::max<std::int64_t>(low, std::numeric_limits<T>::min());
    high = std::min<std::int64_t>(high, std::numeric_limits<T>::max());
  } else {
    low = std::max<std::int64_t>(low, 0);
    if (high > 0 && static_cast<std::uint64_t>(high) > std::numeric_limits<T>::max())
      high = static_cast<std::int64_t>(std::numeric_limits<T>::max());
  }
  return {low, high};
}

// More would be a list of alternatives that no search comes to the end of.
constexpr std::uint64_t kMostWays = 1 << 20;

std::string outside(const Call& c, InputRange range) {
  return fmt::format("inputs of {} outside {}..{} were not tried (--range LO..HI chooses others)", c.name(),
                     range.low, range.high);
}

template <typename T>
void nondet_in_range(Call& c) {
  const auto [low, high] = range_of<T>(c);
  if (low > high) c.unsupported(std::string(c.name()) + ": --range has no value of this type");
  const std::uint64_t ways = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low) + 1;
  if (ways == 0 || ways > kMostWays) c.unsupported(std::string(c.name()) + ": --range has too many values");
  if (c.inputs())
    c.assumes(AssumptionKind::Inputs, fmt::format("inputs from {} to {}", c.inputs()->low, c.inputs()->high));
  else
    c.leaves_gap(outside(c, {low, high}));
  ret_value<T>(c, c.choose_between(static_cast<std::uint32_t>(ways),
                                   [from = low](std::uint32_t way) { return from + way; }));
}

template <typename T>
void nondet(Call& c) {
  if (c.args() == 0 || c.inputs()) return nondet_in_range<T>(c);
  nondet_class(c, c.arg(0), [&](std::int64_t value) { ret_value<T>(c, value); });
}

// Something is done with an input that takes more than comparisons with constants.
void uses_input(Call& c) {
  const auto number = c.load<std::uint64_t>(c.arg(0));
  const std::uint64_t bits = c.family_state<Beyond>(&kBeyond).bits[number / 64];
  if ((bits >> number % 64 & 1) != 0)
    c.unsupported(
        fmt::format("inputs outside {}..{} that are used for more than comparisons with constants were not "
                    "tried (--range LO..HI chooses others)",
                    kInputsFrom, kInputsTo));
}

void prints_input(Call& c) {
  if (c.tells_outcomes()) uses_input(c);
}

// The same as of 64 bits, extended.
void nondet_int128(Call& c) {
  nondet_in_range<std::int64_t>(c);
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
  c.end_wrongly(FindingKind::Assertion, std::string(c.name()) + "() was called");
}

void verifier_assert(Call& c) {
  if (c.i32(0) == 0) c.end_wrongly(FindingKind::Assertion, "__VERIFIER_assert failed");
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
                                  {"__VERIFIER_nondet_uint128", nondet_in_range<std::uint64_t>},
                                  {"__heddle_uses_input", uses_input},
                                  {"__heddle_prints_input", prints_input},
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
