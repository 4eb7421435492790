#include "native/library/omp_worksharing.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

namespace heddle::native {

std::uint32_t Worksharing::construct(std::uint32_t function, std::uint32_t pc, std::uint32_t instance) {
  std::vector<std::uint32_t>& numbers = by_place_[std::uint64_t{function} << 32 | pc];
  if (instance >= numbers.size()) numbers.resize(std::size_t{instance} + 1);
  if (numbers[instance] == 0) {
    numbers[instance] = static_cast<std::uint32_t>(constructs_.size());
    constructs_.push_back({function, pc, instance, false, false, {}});
  }
  return numbers[instance];
}

bool Worksharing::learn(std::uint32_t construct, const Assignment& assignment) {
  constructs_[construct].learned = true;
  constructs_[construct].assignment = assignment;
  return true;
}

bool Worksharing::enumerate(std::uint32_t construct) {
  if (!known(construct) || constructs_[construct].enumerated) return false;
  constructs_[construct].learned = false;
  return constructs_[construct].enumerated = true;
}

bool Worksharing::separate(std::uint64_t unit, std::uint64_t other) {
  if (unit == other) return false;
  const auto construct_of = [](std::uint64_t u) { return static_cast<std::uint32_t>(u >> 32); };
  const auto piece_of = [](std::uint64_t u) { return u & 0xffff'ffff; };
  const auto all_to = [](std::uint32_t thread) {
    return Assignment{Assignment::Kind::Split, kNoPiece, thread, thread};
  };
  if (unit == 0 || (other != 0 && construct_of(other) < construct_of(unit))) std::swap(unit, other);
  const std::uint32_t a = construct_of(unit), b = construct_of(other);
  if (!known(a) || (other != 0 && !known(b))) return false;
  if (is_enumerated(a) || (other != 0 && is_enumerated(b))) return false;
  if (a == b) {
    const std::uint64_t low = std::min(piece_of(unit), piece_of(other));
    if (!tried_.insert({a, low}).second) return false;
    return learn(a, {Assignment::Kind::Split, low, 0, 1});
  }
  if (other != 0) {
    if (!tried_.insert({a, b, 0}).second) return false;
    learn(a, all_to(0));
    return learn(b, all_to(1));
  }
  // What a thread does besides is where it is: the piece goes to thread 1, which most often does not have it,
  // and if that does not help, to thread 0.
  for (const std::uint32_t thread : {1u, 0u})
    if (tried_.insert({a, 0, 0, thread}).second) return learn(a, all_to(thread));
  return false;
}

std::vector<std::string> Worksharing::names() const {
  std::vector<std::string> names;
  for (const Construct& c : constructs_) {
    if (c.enumerated) names.push_back(fmt::format("every {} {} {}", c.function, c.pc, c.instance));
    if (c.learned)
      names.push_back(fmt::format("split {} {} {} {} {} {}", c.function, c.pc, c.instance, c.assignment.last,
                                  c.assignment.first, c.assignment.second));
  }
  return names;
}

void Worksharing::assume(const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    unsigned function = 0, pc = 0, instance = 0, first = 0, second = 0;
    unsigned long long last = 0;
    constexpr unsigned kMost = 1 << 20;  // a trace is the user's: no number in it may cost memory
    if (std::sscanf(name.c_str(), "every %u %u %u", &function, &pc, &instance) == 3) {
      if (instance <= kMost) enumerate(construct(function, pc, instance));
      continue;
    }
    if (std::sscanf(name.c_str(), "split %u %u %u %llu %u %u", &function, &pc, &instance, &last, &first,
                    &second) != 6)
      continue;
    if (instance > kMost) continue;
    learn(construct(function, pc, instance), {Assignment::Kind::Split, last, first, second});
  }
}

}  // namespace heddle::native
