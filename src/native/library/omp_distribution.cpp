#include "native/library/omp_distribution.h"

#include <algorithm>
#include <bit>

namespace heddle::native {
namespace {

std::uint64_t in_range(std::uint64_t begin, std::uint64_t end, std::uint64_t from) {
  const std::uint64_t piece = std::max(begin, from);
  return piece < end ? piece : kNoPiece;
}

std::uint64_t of_block(std::uint64_t pieces, std::uint32_t team, std::uint32_t thread, std::uint64_t from) {
  const std::uint64_t each = pieces / team, more = pieces % team;
  const std::uint64_t begin = thread * each + std::min<std::uint64_t>(thread, more);
  return in_range(begin, begin + each + (thread < more ? 1 : 0), from);
}

std::uint64_t of_cycle(std::uint64_t pieces, std::uint32_t team, std::uint32_t thread, std::uint64_t from) {
  const std::uint64_t behind = (from + team - thread % team) % team;
  return in_range(from + (behind == 0 ? 0 : team - behind), pieces, from);
}

std::uint64_t of_split(const Assignment& a, std::uint64_t pieces, std::uint32_t team, std::uint32_t thread,
                       std::uint64_t from) {
  const std::uint64_t until = a.last < pieces ? a.last + 1 : pieces;
  std::uint64_t piece = kNoPiece;
  if (a.first % team == thread) piece = in_range(0, until, from);
  if (piece == kNoPiece && a.second % team == thread) piece = in_range(until, pieces, from);
  return piece;
}

std::uint64_t of_list(std::uint64_t list, std::uint64_t pieces, std::uint32_t team, std::uint32_t thread,
                      std::uint64_t from) {
  for (std::uint64_t piece = 0; piece < pieces; ++piece, list /= team)
    if (piece >= from && list % team == thread) return piece;
  return kNoPiece;
}

std::uint64_t of_pair(std::uint64_t index, std::uint64_t pieces, std::uint32_t team, std::uint32_t thread,
                      std::uint64_t from) {
  const std::uint64_t others = team - 1, first = index % team, second = index / team % others;
  const std::uint64_t bit = index / team / others;
  const std::uint64_t owners[] = {first, second + (second >= first ? 1 : 0)};
  for (std::uint64_t piece = from; piece < pieces; ++piece)
    if (owners[piece >> bit & 1] == thread) return piece;
  return kNoPiece;
}

}  // namespace

std::uint64_t next_piece(const Assignment& assignment, std::uint64_t pieces, std::uint32_t team,
                         std::uint32_t thread, std::uint64_t from) {
  switch (assignment.kind) {
    case Assignment::Kind::Blocks: return of_block(pieces, team, thread, from);
    case Assignment::Kind::Cyclic: return of_cycle(pieces, team, thread, from);
    case Assignment::Kind::Split: return of_split(assignment, pieces, team, thread, from);
    case Assignment::Kind::Listed: return of_list(assignment.last, pieces, team, thread, from);
    case Assignment::Kind::Pairs: return of_pair(assignment.last, pieces, team, thread, from);
  }
  return kNoPiece;
}

std::uint64_t run_of(const Assignment& assignment, std::uint64_t pieces, std::uint32_t team,
                     std::uint32_t thread, std::uint64_t piece) {
  switch (assignment.kind) {
    case Assignment::Kind::Blocks:
      return thread * (pieces / team) + std::min<std::uint64_t>(thread, pieces % team) + pieces / team +
             (thread < pieces % team ? 1 : 0) - piece;
    case Assignment::Kind::Split:
      if (assignment.first % team == assignment.second % team) return pieces - piece;
      return piece <= assignment.last ? std::min(assignment.last + 1, pieces) - piece : pieces - piece;
    default: return 1;
  }
}

std::uint64_t pair_assignments(std::uint64_t pieces, std::uint32_t team) {
  const std::uint64_t bits = pieces < 2 ? 1 : static_cast<std::uint64_t>(std::bit_width(pieces - 1));
  return bits * team * (team - 1);
}

std::uint64_t assignments(std::uint64_t pieces, std::uint32_t team, std::uint64_t most) {
  std::uint64_t count = 1;
  for (std::uint64_t piece = 0; piece < pieces && team > 1; ++piece) {
    count *= team;
    if (count > most) return 0;
  }
  return count;
}

}  // namespace heddle::native
