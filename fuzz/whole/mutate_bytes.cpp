#include <algorithm>

#include "mutate.h"

namespace heddle::fuzz {
namespace {

void change_once(Bytes& input, const Bytes& other, Chance& chance) {
  if (input.empty()) input = other;
  if (input.empty()) return;
  const std::size_t at = chance.below(input.size());
  const auto place = input.begin() + static_cast<std::ptrdiff_t>(at);
  const auto run =
      static_cast<std::ptrdiff_t>(1 + chance.below(std::min<std::size_t>(input.size() - at, 64)));
  switch (chance.below(7)) {
    case 0: input[at] = chance.byte(); break;
    case 1: input[at] ^= static_cast<std::uint8_t>(1 << chance.below(8)); break;
    case 2: input[at] = static_cast<std::uint8_t>(input[at] + chance.below(9) - 4); break;
    case 3: input.erase(place, place + run); break;
    case 4: {
      const Bytes copy(place, place + run);
      input.insert(place, copy.begin(), copy.end());
      break;
    }
    case 5: {
      if (other.empty()) break;
      const std::size_t from = chance.below(other.size());
      const std::size_t length = std::min(other.size() - from, static_cast<std::size_t>(run));
      const Bytes piece(other.begin() + static_cast<std::ptrdiff_t>(from),
                        other.begin() + static_cast<std::ptrdiff_t>(from + length));
      std::copy_n(piece.begin(), std::min(length, input.size() - at), place);
      break;
    }
    default:
      if (chance.one_in(8)) input.resize(at);
      break;
  }
}

}  // namespace

Bytes mutate_bytes(Bytes input, const Bytes& other, Chance& chance) {
  static constexpr std::size_t kTimes[] = {1, 1, 2, 5, 20};
  for (std::size_t left = chance.of(kTimes); left > 0; --left) change_once(input, other, chance);
  return input;
}

}  // namespace heddle::fuzz
