// Which pieces of a worksharing construct a thread of the team is given: a pure function, so that nothing has
// to be chosen or remembered while a loop runs.
//
// A piece is an iteration (or a chunk of them), a section, the body of a single. Contiguous splits between
// two threads can put any two pieces on different threads; round robin cannot (a distance that is a multiple
// of the team's size), nor can blocks.
#pragma once

#include <cstdint>

namespace heddle::native {

struct Assignment {
  enum class Kind : std::uint8_t {
    Blocks,  // as equal as possible, the first threads have one more: what libomp's static does
    Cyclic,
    Split,   // up to `last` to thread `first`, the others to `second`
    Listed,  // `last` is a number whose digits, base the size of the team, are the owners; the first is
             // lowest
    Pairs,   // `last` is one of pair_assignments(): between them any two pieces go to any two threads
  };
  Kind kind = Kind::Blocks;
  std::uint64_t last = 0;
  std::uint32_t first = 0, second = 0;
  friend bool operator==(const Assignment&, const Assignment&) = default;
};

inline constexpr std::uint64_t kNoPiece = ~std::uint64_t{0};

// The first piece, from `from` on, that `thread` of a team of `team` is given of `pieces`.
std::uint64_t next_piece(const Assignment& assignment, std::uint64_t pieces, std::uint32_t team,
                         std::uint32_t thread, std::uint64_t from);

// How many pieces from that one on, which it is given, the thread is given one after the other.
std::uint64_t run_of(const Assignment& assignment, std::uint64_t pieces, std::uint32_t team,
                     std::uint32_t thread, std::uint64_t piece);

// How many Pairs assignments there are: two threads, in either order, share the pieces by one bit of the
// piece's number.
std::uint64_t pair_assignments(std::uint64_t pieces, std::uint32_t team);

// How many Listed assignments there are, or 0 if that is more than `most`.
std::uint64_t assignments(std::uint64_t pieces, std::uint32_t team, std::uint64_t most);

}  // namespace heddle::native
