#include "base/input_classes.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace heddle {
namespace {

using Op = InputStep::Op;
using Relation = Observation::Relation;
__extension__ using Wide = unsigned __int128;
__extension__ using SignedWide = __int128;

constexpr std::uint64_t kLongestPeriod = 1 << 14;
constexpr std::size_t kMostCandidates = 1 << 19;
constexpr unsigned kFewBits = 16;
constexpr std::size_t kMostClasses = 1 << 12;
constexpr std::uint64_t kShortStretch = 64;

std::uint64_t mask(unsigned bits) {
  return bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
}
std::int64_t as_signed(std::uint64_t x, unsigned bits) {
  return static_cast<std::int64_t>(x << (64 - bits)) >> (64 - bits);
}

// The values at which an answer may change, taken back through the operations to the input: an answer is
// constant between two neighbours, but for what depends on the remainder by `period`.
struct Structure {
  std::set<std::uint64_t> cuts;
  std::uint64_t period = 1;
};

using Points = std::set<std::uint64_t>;

// A value, or what would be it, were it not beyond what `bits` bits can hold.
void add_point(Points& points, SignedWide value, unsigned bits) {
  points.insert(static_cast<std::uint64_t>(value) & mask(bits));
}

void add_seams(Points& points, unsigned bits) {
  for (const std::uint64_t seam : {std::uint64_t{0}, std::uint64_t{1} << (bits - 1)})
    for (const int near : {-1, 0, 1}) add_point(points, static_cast<SignedWide>(seam) + near, bits);
}

// Where x / k, rounded anyhow, passes from one side of a point to the other: near its multiples.
void add_multiples(Points& before, std::uint64_t point, std::uint64_t k, unsigned bits) {
  const SignedWide size = static_cast<SignedWide>(k);
  for (const SignedWide quotient :
       {static_cast<SignedWide>(point), static_cast<SignedWide>(as_signed(point, bits))}) {
    for (const int near : {-1, 0, 1, 2})
      for (const int beside : {-1, 0, 1}) add_point(before, (quotient + near) * size + beside, bits);
  }
}

std::uint64_t magnitude(std::uint64_t k, unsigned bits) {
  const std::int64_t value = as_signed(k, bits);
  return value < 0 ? ~static_cast<std::uint64_t>(value) + 1 : static_cast<std::uint64_t>(value);
}

// Of a mask 1...10...0: the value of its lowest one. 0: it is no such mask.
std::uint64_t granule(std::uint64_t constant, unsigned bits) {
  if (constant == 0) return 0;
  const std::uint64_t lowest = constant & (~constant + 1);
  return ((~(lowest - 1)) & mask(bits)) == constant ? lowest : 0;
}

// From the points after `step` to those before it. A period, once found, hides what comes after it.
void take_back(const InputStep& step, Points& points, std::uint64_t& period) {
  Points before;
  switch (step.op) {
    case Op::Add:
      for (const std::uint64_t p : points) before.insert((p - step.constant) & mask(step.bits));
      break;
    case Op::SubFrom:
      for (const std::uint64_t p : points)
        for (const int near : {-1, 0, 1})
          add_point(before, static_cast<SignedWide>(step.constant) - static_cast<SignedWide>(p) + near,
                    step.bits);
      break;
    case Op::ZeroExt:
    case Op::SignExt:
      for (const std::uint64_t p : points) before.insert(p & mask(step.bits));
      break;
    case Op::Truncate: period = step.to >= 64 ? 0 : std::uint64_t{1} << step.to; break;
    case Op::And:
      if (const std::uint64_t size = granule(step.constant, step.bits); size != 0) {
        for (const std::uint64_t p : points) {
          const std::uint64_t down = p & ~(size - 1);
          for (const SignedWide q : {static_cast<SignedWide>(p), static_cast<SignedWide>(down),
                                     static_cast<SignedWide>(down) + static_cast<SignedWide>(size)})
            add_point(before, q, step.bits);
        }
      } else {
        period = 1;
        while (period != 0 && period <= step.constant) period *= 2;
      }
      break;
    case Op::UDiv:
      for (const std::uint64_t p : points) add_multiples(before, p, step.constant, step.bits);
      break;
    case Op::SDiv:
      for (const std::uint64_t p : points) {
        add_multiples(before, p, magnitude(step.constant, step.bits), step.bits);
        add_multiples(before, (~p + 1) & mask(step.bits), magnitude(step.constant, step.bits), step.bits);
      }
      break;
    case Op::AShr:
      for (const std::uint64_t p : points)
        add_multiples(before, p, std::uint64_t{1} << step.constant, step.bits);
      break;
    case Op::URem: period = step.constant; break;
    case Op::SRem: period = magnitude(step.constant, step.bits); break;
  }
  add_seams(before, step.bits);
  points = std::move(before);
}

// What lies before a remainder must be x plus or minus a constant: then its period is the input's.
bool keeps_period(const InputStep& step) {
  return step.op == Op::Add || step.op == Op::SubFrom || step.op == Op::ZeroExt || step.op == Op::SignExt;
}

// Of a division; 0: it is none.
std::uint64_t divisor_of(const InputStep& step) {
  if (step.op == Op::UDiv) return step.constant;
  if (step.op == Op::SDiv) return magnitude(step.constant, step.bits);
  return step.op == Op::AShr ? std::uint64_t{1} << step.constant : 0;
}

std::optional<Structure> structure_of(const Observation& observation, unsigned input_bits) {
  Points points;
  add_seams(points, observation.bits);
  for (const int near : {-1, 0, 1})
    add_point(points, static_cast<SignedWide>(observation.constant) + near, observation.bits);
  std::uint64_t period = 1;
  bool periodic = false;
  for (auto step = observation.steps.rbegin(); step != observation.steps.rend(); ++step) {
    // What was found about later steps has no cuts of its own in front of a remainder: all depends on that.
    std::uint64_t here = 1;
    take_back(*step, points, here);
    if (here == 0) return std::nullopt;
    if (periodic && !keeps_period(*step)) {
      if (const std::uint64_t by = divisor_of(*step); by != 0) {
        period *= by;  // x / 4 % 8 has the period 32
        if (by > kLongestPeriod || period > kLongestPeriod) return std::nullopt;
        continue;
      }
      // A remainder of a remainder depends on the first one alone.
      if (here == 1) return std::nullopt;
      period = here;
      continue;
    }
    if (here != 1) {
      periodic = true;
      period = here;
    }
  }
  add_seams(points, input_bits);
  return Structure{std::move(points), period};
}

struct Stretch {
  std::uint64_t first;
  Wide size;
};

std::vector<Stretch> stretches_of(const std::set<std::uint64_t>& cuts, unsigned bits) {
  std::vector<Stretch> all;
  const Wide end = Wide{1} << bits;
  for (auto at = cuts.begin(); at != cuts.end(); ++at) {
    const auto next = std::next(at);
    all.push_back({*at, (next == cuts.end() ? end : Wide{*next}) - *at});
  }
  return all;
}

// Of two values that stand for the same class people prefer the one nearer to 0, and 1 to -1.
bool is_nicer(std::uint64_t a, std::uint64_t b, unsigned bits) {
  const auto size = [bits](std::uint64_t x) { return magnitude(x, bits); };
  return size(a) != size(b) ? size(a) < size(b) : as_signed(a, bits) > as_signed(b, bits);
}

}  // namespace

std::uint64_t apply(const InputStep& step, std::uint64_t x) {
  const std::uint64_t k = step.constant;
  switch (step.op) {
    case Op::Add: return (x + k) & mask(step.bits);
    case Op::SubFrom: return (k - x) & mask(step.bits);
    case Op::And: return x & k;
    case Op::ZeroExt: return x;
    case Op::SignExt: return static_cast<std::uint64_t>(as_signed(x, step.bits)) & mask(step.to);
    case Op::Truncate: return x & mask(step.to);
    case Op::UDiv: return x / k;
    case Op::SDiv:
      return static_cast<std::uint64_t>(as_signed(x, step.bits) / as_signed(k, step.bits)) & mask(step.bits);
    case Op::AShr: return static_cast<std::uint64_t>(as_signed(x, step.bits) >> k) & mask(step.bits);
    case Op::URem: return x % k;
    case Op::SRem:
      return static_cast<std::uint64_t>(as_signed(x, step.bits) % as_signed(k, step.bits)) & mask(step.bits);
  }
  return 0;
}

bool holds(const Observation& observation, std::uint64_t x) {
  for (const InputStep& step : observation.steps) x = apply(step, x);
  const std::uint64_t c = observation.constant;
  const std::int64_t signed_x = as_signed(x, observation.bits), signed_c = as_signed(c, observation.bits);
  switch (observation.relation) {
    case Relation::Equal: return x == c;
    case Relation::ULess: return x < c;
    case Relation::ULessEqual: return x <= c;
    case Relation::SLess: return signed_x < signed_c;
    case Relation::SLessEqual: return signed_x <= signed_c;
  }
  return false;
}

std::optional<InputClasses> classes_of(unsigned bits, const std::vector<Observation>& observations,
                                       std::optional<InputRange> enumerate) {
  std::set<std::uint64_t> cuts = {0, std::uint64_t{1} << (bits - 1)};
  std::uint64_t period = 1;
  for (const Observation& observation : observations) {
    std::optional<Structure> structure = structure_of(observation, bits);
    if (structure) {
      cuts.merge(structure->cuts);
      period = std::lcm(period, structure->period);
    }
    if (structure && period <= kLongestPeriod) continue;
    if (bits > kFewBits) return std::nullopt;
    period = std::uint64_t{1} << bits;  // all values are tried
  }
  if (enumerate) {
    cuts.insert(static_cast<std::uint64_t>(enumerate->low) & mask(bits));
    if (enumerate->high != INT64_MAX)
      cuts.insert(static_cast<std::uint64_t>(enumerate->high + 1) & mask(bits));
  }
  const auto in_range = [&](std::uint64_t x) {
    return enumerate && as_signed(x, bits) >= enumerate->low && as_signed(x, bits) <= enumerate->high;
  };

  std::vector<std::uint64_t> alone;
  std::map<std::vector<bool>, std::uint64_t> classes;
  std::size_t candidates = 0;
  for (const Stretch& stretch : stretches_of(cuts, bits)) {
    const bool all = enumerate && (stretch.size <= kShortStretch || in_range(stretch.first));
    const Wide size = all ? stretch.size : std::min<Wide>(stretch.size, period);
    if (size > kMostCandidates || (candidates += static_cast<std::size_t>(size)) > kMostCandidates)
      return std::nullopt;
    // Those nearest to 0: a stretch below it ends there.
    const bool from_end = !all && as_signed(stretch.first, bits) < 0;
    const std::uint64_t first =
        stretch.first + (from_end ? static_cast<std::uint64_t>(stretch.size - size) : 0);
    for (std::uint64_t i = 0; i < size; ++i) {
      const std::uint64_t x = first + i;
      if (all) {
        alone.push_back(x);
        continue;
      }
      std::vector<bool> answers;
      answers.reserve(observations.size());
      for (const Observation& observation : observations) answers.push_back(holds(observation, x));
      const auto [known, fresh] = classes.try_emplace(std::move(answers), x);
      if (!fresh && is_nicer(x, known->second, bits)) known->second = x;
    }
  }
  if (alone.size() + classes.size() > kMostClasses) return std::nullopt;
  const auto nicer = [bits](std::uint64_t a, std::uint64_t b) { return is_nicer(a, b, bits); };
  InputClasses found;
  std::sort(alone.begin(), alone.end(), nicer);
  found.enumerated = alone.size();
  found.values = std::move(alone);
  for (const auto& [answers, value] : classes) found.values.push_back(value);
  std::sort(found.values.begin() + static_cast<std::ptrdiff_t>(found.enumerated), found.values.end(), nicer);
  return found;
}

}  // namespace heddle
