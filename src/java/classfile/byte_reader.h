// A cursor over big-endian bytes, for the reader of class files.
//
// Inside the reader a violation is thrown as FormatError and caught once, in parse_class_file, which turns it
// into the Result its callers see. Over a hundred checks sit on nested loops here; threading a Result through
// each of them would bury the format under its error handling. No FormatError leaves this folder.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <utility>

namespace heddle::java {

// `what` completes the sentence "<origin> is not a valid class file: ...", without the full stop.
struct FormatError {
  std::string what;
};

[[noreturn, gnu::cold, gnu::noinline]] inline void reject(std::string what) {
  throw FormatError{std::move(what)};
}
[[noreturn, gnu::cold, gnu::noinline]] inline void reject_truncated() {
  reject("it ends in the middle of an item; the file is truncated or a length in it is too large");
}

class ByteReader {
 public:
  explicit ByteReader(std::span<const std::uint8_t> bytes)
      : next_(bytes.data()), end_(next_ + bytes.size()) {}

  std::size_t remaining() const { return static_cast<std::size_t>(end_ - next_); }

  std::uint8_t u1() {
    need(1);
    return *next_++;
  }
  std::uint16_t u2() {
    need(2);
    const auto value = static_cast<std::uint16_t>(next_[0] << 8 | next_[1]);
    next_ += 2;
    return value;
  }
  std::uint32_t u4() {
    need(4);
    const std::uint32_t value = std::uint32_t{next_[0]} << 24 | std::uint32_t{next_[1]} << 16 |
                                std::uint32_t{next_[2]} << 8 | next_[3];
    next_ += 4;
    return value;
  }
  std::span<const std::uint8_t> bytes(std::size_t count) {
    need(count);
    const std::span<const std::uint8_t> taken(next_, count);
    next_ += count;
    return taken;
  }

 private:
  void need(std::size_t count) const {
    if (remaining() < count) [[unlikely]]
      reject_truncated();
  }

  const std::uint8_t* next_;
  const std::uint8_t* end_;
};

}  // namespace heddle::java
