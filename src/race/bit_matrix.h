// A relation as bits in the state memory. What was never set costs nothing and reads as zero; what is cleared
// again is bytes as if it had never been set.
//
// Columns are locations, in lanes: several ways to look at the same locations. A tile of 8 rows x 256 columns
// is one page of the state memory: an access changes its column in many rows, a synchronisation one row in a
// few columns, and mostly both meet in the same few pages.
#pragma once

#include <cstdint>
#include <vector>

#include "base/paged_memory.h"
#include "race/shadow.h"

namespace heddle::race {

class BitMatrix {
 public:
  using Row = std::uint32_t;
  using Lane = std::uint32_t;
  using Word = std::uint64_t;
  struct Columns {  // 64 of them
    Lane lane;
    std::uint32_t page;
    unsigned word;
  };

  explicit BitMatrix(PagedMemory& memory) : memory_(memory) {}

  Word get(Row row, const Columns& columns) const {
    const Offset at = tile(columns.lane, row / kRows, columns.page);
    return at == 0 ? 0 : words(at, row)[columns.word];
  }
  void set(Row row, const Columns& columns, Word bits);
  void clear(Row row, const Columns& columns, Word bits);
  void clear_column(const Columns& columns, Word bits);  // in every row
  Word any(const Columns& columns) const;                // in any row

  // Visits the words of a row that are not zero: visit(columns, word). It may change the matrix.
  template <typename Visit>
  void for_each(Row row, Visit&& visit) const {
    for (Lane lane = 0; lane < tiles_.size(); ++lane) for_each(row, lane, visit);
  }
  template <typename Visit>
  void for_each(Row row, Lane lane, Visit&& visit) const;

  // There was no room for a tile: what is read from now on may be wrong.
  bool full() const { return full_; }
  std::size_t bytes() const { return bytes_; }

 private:
  static constexpr unsigned kRows = 8;
  static_assert(kRows * kWordsPerPage * sizeof(Word) == PagedMemory::kPageSize);
  using Tiles = std::vector<Offset>;  // by page of columns; 0: not yet reserved

  Word* words(Offset tile, Row row) const {
    return reinterpret_cast<Word*>(memory_.base() + tile) + row % kRows * kWordsPerPage;
  }
  Offset tile(Lane lane, std::uint32_t group, std::uint32_t page) const {
    if (lane >= tiles_.size() || group >= tiles_[lane].size()) return 0;
    const Tiles& tiles = tiles_[lane][group];
    return page < tiles.size() ? tiles[page] : 0;
  }
  Offset make_tile(Lane lane, std::uint32_t group, std::uint32_t page);

  PagedMemory& memory_;
  std::vector<std::vector<Tiles>> tiles_;  // by lane and group of rows
  std::size_t bytes_ = 0;
  bool full_ = false;
};

template <typename Visit>
void BitMatrix::for_each(Row row, Lane lane, Visit&& visit) const {
  // By index, and looked up again: the visitor may make tiles.
  if (lane >= tiles_.size() || row / kRows >= tiles_[lane].size()) return;
  for (std::uint32_t page = 0; page < tiles_[lane][row / kRows].size(); ++page) {
    const Offset at = tiles_[lane][row / kRows][page];
    if (at == 0) continue;
    const Word* mine = words(at, row);
    Word some = 0;
    for (unsigned w = 0; w < kWordsPerPage; ++w) some |= mine[w];
    for (unsigned w = 0; some != 0 && w < kWordsPerPage; ++w)
      if (mine[w] != 0) visit(Columns{lane, page, w}, mine[w]);
  }
}

}  // namespace heddle::race
