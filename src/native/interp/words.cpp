#include "native/interp/words.h"

#include <algorithm>
#include <bit>

#include "native/interp/arith.h"

namespace heddle::native {

Words Words::extend(const std::uint64_t* from, std::uint32_t bits, bool sign, std::size_t size) {
  Words result(size);
  const std::size_t given = std::min<std::size_t>(words_of_bits(bits), size);
  std::copy_n(from, given, result.words_.begin());
  if (sign && ((from[(bits - 1) / 64] >> ((bits - 1) % 64)) & 1)) {
    if (bits % 64 != 0 && given == words_of_bits(bits)) result.words_[given - 1] |= ~mask(bits % 64);
    std::fill(result.words_.begin() + static_cast<std::ptrdiff_t>(given), result.words_.end(),
              ~std::uint64_t{0});
  }
  return result;
}

Words Words::power_of_two(std::uint32_t exponent, std::size_t size) {
  Words result(size);
  result.set_bit(exponent);
  return result;
}

bool Words::zero() const {
  return std::all_of(words_.begin(), words_.end(), [](std::uint64_t w) { return w == 0; });
}

std::uint32_t Words::bit_width() const {
  for (std::size_t i = size(); i-- > 0;) {
    if (words_[i] != 0)
      return static_cast<std::uint32_t>(64 * i) + static_cast<std::uint32_t>(std::bit_width(words_[i]));
  }
  return 0;
}

std::uint32_t Words::clamped(std::uint32_t limit) const {
  return bit_width() > 32 || words_[0] > limit ? limit : static_cast<std::uint32_t>(words_[0]);
}

bool Words::fits(std::uint32_t bits, bool is_signed) const {
  const std::uint32_t significant = negative() ? (-*this - power_of_two(0, size())).bit_width() : bit_width();
  return is_signed ? significant < bits : !negative() && significant <= bits;
}

void Words::store(std::uint64_t* to, std::uint32_t bits) const {
  const std::uint32_t count = words_of_bits(bits);
  std::copy_n(words_.begin(), count, to);
  if (bits % 64 != 0) to[count - 1] &= mask(bits % 64);
}

Words Words::operator+(const Words& b) const {
  Words result(size());
  UInt128 carry = 0;
  for (std::size_t i = 0; i < size(); ++i, carry >>= 64) {
    carry += UInt128{words_[i]} + b.words_[i];
    result.words_[i] = static_cast<std::uint64_t>(carry);
  }
  return result;
}

Words Words::operator-(const Words& b) const {
  Words result(size());
  bool borrow = false;
  for (std::size_t i = 0; i < size(); ++i) {
    const UInt128 difference = UInt128{words_[i]} - b.words_[i] - borrow;
    result.words_[i] = static_cast<std::uint64_t>(difference);
    borrow = (difference >> 64) != 0;
  }
  return result;
}

Words Words::operator*(const Words& b) const {
  Words result(size());
  for (std::size_t i = 0; i < size(); ++i) {
    UInt128 carry = 0;
    for (std::size_t j = 0; i + j < size(); ++j, carry >>= 64) {
      carry += UInt128{words_[i]} * b.words_[j] + result.words_[i + j];
      result.words_[i + j] = static_cast<std::uint64_t>(carry);
    }
  }
  return result;
}

Words Words::operator<<(std::uint32_t by) const {
  Words result(size());
  const std::size_t whole = by / 64;
  for (std::size_t i = whole; i < size(); ++i) {
    const std::uint64_t below = i > whole ? words_[i - whole - 1] : 0;
    const UInt128 both = UInt128{words_[i - whole]} << 64 | below;
    result.words_[i] = static_cast<std::uint64_t>(both << (by % 64) >> 64);
  }
  return result;
}

Words Words::operator>>(std::uint32_t by) const {
  Words result(size());
  const std::uint64_t fill = negative() ? ~std::uint64_t{0} : 0;
  const auto word = [&](std::size_t i) { return i < size() ? words_[i] : fill; };
  for (std::size_t i = 0; i < size(); ++i) {
    const UInt128 both = UInt128{word(i + by / 64 + 1)} << 64 | word(i + by / 64);
    result.words_[i] = static_cast<std::uint64_t>(both >> (by % 64));
  }
  return result;
}

int Words::compare_unsigned(const Words& b) const {
  for (std::size_t i = size(); i-- > 0;) {
    if (words_[i] != b.words_[i]) return words_[i] < b.words_[i] ? -1 : 1;
  }
  return 0;
}

int Words::compare(const Words& b) const {
  if (negative() != b.negative()) return negative() ? -1 : 1;
  return compare_unsigned(b);
}

// One word at a time if the divisor has one word, else one bit at a time.
std::pair<Words, Words> Words::divide_unsigned(const Words& b) const {
  Words quotient(size()), remainder(size());
  if (b.bit_width() <= 64) {
    UInt128 rest = 0;
    for (std::size_t i = size(); i-- > 0;) {
      rest = rest << 64 | words_[i];
      quotient.words_[i] = static_cast<std::uint64_t>(rest / b.words_[0]);
      rest %= b.words_[0];
    }
    remainder.words_[0] = static_cast<std::uint64_t>(rest);
    return {quotient, remainder};
  }
  for (std::uint32_t i = bit_width(); i-- > 0;) {
    remainder = remainder << 1;
    remainder.words_[0] |= bit(i);
    if (remainder.compare_unsigned(b) < 0) continue;
    remainder = remainder - b;
    quotient.set_bit(i);
  }
  return {quotient, remainder};
}

std::uint32_t Words::remainder(std::uint32_t b) const {
  UInt128 rest = 0;
  for (std::size_t i = size(); i-- > 0;) rest = (rest << 64 | words_[i]) % b;
  return static_cast<std::uint32_t>(rest);
}

}  // namespace heddle::native
