// Where things are in a class file: what a mutation needs to know to break one thing at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace heddle::fuzz {

using Bytes = std::vector<std::uint8_t>;

struct ClassLayout {
  struct Range {
    std::size_t begin, end;
  };
  struct Constant {
    std::uint8_t tag;
    Range body;  // behind the tag; of a Utf8 behind its length
  };
  struct Attribute {
    Range whole;
    std::size_t count_at;                // the u2 that says how many there are
    std::vector<std::size_t> inside_of;  // the u4 lengths of the attributes around it
  };
  std::vector<Constant> constants;        // by index; 0 and the second halves of longs have tag 0
  std::vector<std::size_t> indices;       // u2s that are the number of a constant
  std::vector<std::size_t> numbers;       // other u2s: flags, counts, sizes
  std::vector<Range> code;                // the instructions of a method
  std::vector<std::size_t> instructions;  // where each begins
  std::vector<Attribute> attributes;
};

// As far as it can be followed: of a damaged file what comes before the damage.
ClassLayout layout_of(std::span<const std::uint8_t> file);

}  // namespace heddle::fuzz
