// Two's complement integers of any number of words, for the operations on wide integers. The usual way to use
// them: extend the operands to more words than the result can need, compute exactly, and see what fits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "native/code/code.h"

namespace heddle::native {

class Words {
 public:
  explicit Words(std::size_t size) : words_(size) {}
  // `bits` bits at `from`, extended with zeros or the sign to `size` words.
  static Words extend(const std::uint64_t* from, std::uint32_t bits, bool sign, std::size_t size);
  static Words power_of_two(std::uint32_t exponent, std::size_t size);

  std::size_t size() const { return words_.size(); }
  std::uint64_t operator[](std::size_t i) const { return words_[i]; }
  bool negative() const { return words_.back() >> 63; }
  bool zero() const;
  bool bit(std::uint32_t i) const { return (words_[i / 64] >> (i % 64)) & 1; }
  void set_bit(std::uint32_t i) { words_[i / 64] |= std::uint64_t{1} << (i % 64); }
  std::uint32_t bit_width() const;  // as unsigned: the index of the highest 1, plus 1
  // As an unsigned number, but no more than `limit`: what one shifts by.
  std::uint32_t clamped(std::uint32_t limit) const;
  // Whether the value, signed, is one of the values of that width.
  bool fits(std::uint32_t bits, bool is_signed) const;
  // The lowest bits.
  void store(std::uint64_t* to, std::uint32_t bits) const;

  // Of equal sizes; modulo 2^(64 * size).
  Words operator+(const Words& b) const;
  Words operator-(const Words& b) const;
  Words operator*(const Words& b) const;
  Words operator-() const { return Words(size()) - *this; }
  Words operator<<(std::uint32_t by) const;
  Words operator>>(std::uint32_t by) const;  // signed
  friend bool operator==(const Words&, const Words&) = default;
  // -1, 0, 1
  int compare_unsigned(const Words& b) const;
  int compare(const Words& b) const;  // signed
  // Quotient and remainder of unsigned numbers; b is not zero.
  std::pair<Words, Words> divide_unsigned(const Words& b) const;
  std::uint32_t remainder(std::uint32_t b) const;  // unsigned, of a small divisor

  template <typename Combine>
  Words bitwise(const Words& b, Combine combine) const {
    Words result(size());
    for (std::size_t i = 0; i < size(); ++i) result.words_[i] = combine(words_[i], b.words_[i]);
    return result;
  }

 private:
  std::vector<std::uint64_t> words_;
};

}  // namespace heddle::native
