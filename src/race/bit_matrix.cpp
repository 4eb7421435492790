#include "race/bit_matrix.h"

namespace heddle::race {

Offset BitMatrix::make_tile(Lane lane, std::uint32_t group, std::uint32_t page) {
  if (const Offset at = tile(lane, group, page); at != 0) return at;
  if (!memory_.can_reserve(Zone::Observer, PagedMemory::kPageSize)) {
    full_ = true;
    return 0;
  }
  if (lane >= tiles_.size()) tiles_.resize(lane + 1);
  if (group >= tiles_[lane].size()) tiles_[lane].resize(group + 1);
  Tiles& tiles = tiles_[lane][group];
  if (page >= tiles.size()) tiles.resize(page + 1, 0);
  bytes_ += PagedMemory::kPageSize;
  return tiles[page] = memory_.reserve(Zone::Observer, PagedMemory::kPageSize);
}

void BitMatrix::set(Row row, const Columns& columns, Word bits) {
  if ((bits & ~get(row, columns)) == 0) return;
  const Offset at = make_tile(columns.lane, row / kRows, columns.page);
  if (at == 0) return;
  memory_.touch(at);
  words(at, row)[columns.word] |= bits;
}

void BitMatrix::clear(Row row, const Columns& columns, Word bits) {
  if ((get(row, columns) & bits) == 0) return;
  const Offset at = tile(columns.lane, row / kRows, columns.page);
  memory_.touch(at);
  words(at, row)[columns.word] &= ~bits;
}

void BitMatrix::clear_column(const Columns& columns, Word bits) {
  if (columns.lane >= tiles_.size()) return;
  for (std::uint32_t group = 0; group < tiles_[columns.lane].size(); ++group) {
    const Offset at = tile(columns.lane, group, columns.page);
    if (at == 0) continue;
    for (Row row = 0; row < kRows; ++row) {
      Word& word = words(at, row)[columns.word];
      if ((word & bits) == 0) continue;
      memory_.touch(at);
      word &= ~bits;
    }
  }
}

BitMatrix::Word BitMatrix::any(const Columns& columns) const {
  Word some = 0;
  if (columns.lane >= tiles_.size()) return some;
  for (std::uint32_t group = 0; group < tiles_[columns.lane].size(); ++group) {
    const Offset at = tile(columns.lane, group, columns.page);
    for (Row row = 0; at != 0 && row < kRows; ++row) some |= words(at, row)[columns.word];
  }
  return some;
}

}  // namespace heddle::race
