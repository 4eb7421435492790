// SC4DRF's detector (Definitions 6 and 7): each thread's reads and writes since its last synchronisation. Two
// threads whose sets conflict race. Belongs to the sync reduction with stops at releases, and to complete
// searches: it is not exact on each path, but the whole reduced graph shows a race iff there is one.
//
// The paper compares the sets when a thread arrives at a synchronisation. We compare each access as it
// happens: between two arrivals only one thread runs, so the pairs compared are the same.
//
// Sets are bits per byte, in Zone::Observer. What a thread wrote is not kept as read as well, so that equal
// conflicts are equal states. Which words of bits a thread has set is listed in Zone::Scratch, to empty them.
#pragma once

#include <unordered_map>
#include <vector>

#include "base/paged_memory.h"
#include "race/detector.h"
#include "race/shadow.h"

namespace heddle::race {

class AccessSets final : public Detector {
 public:
  explicit AccessSets(PagedMemory& memory) : memory_(memory) {}
  std::optional<Earlier> on_event(const Event& event) override;
  std::string shortcoming() const override { return shortcoming_; }
  std::size_t bytes() const override { return bytes_; }

 private:
  struct Words {  // of one shadow page and one thread
    std::uint64_t reads[kWordsPerPage], writes[kWordsPerPage];
  };
  static constexpr unsigned kPagesPerBlock = PagedMemory::kPageSize / sizeof(Words);
  struct Sets {                   // of one thread
    std::vector<Offset> blocks;   // by shadow page / kPagesPerBlock; kNowhere: none yet
    Offset count = 0;             // Scratch: how many words are listed
    std::vector<Offset> list;     // Scratch: chunks of kListed words, each named page * kWordsPerPage + word
    ThreadId thread = kNoThread;  // whose, unless it is what was deposited somewhere
    Offset from = 0;              // Scratch: who deposited something, + 1; 0: nobody did
  };
  static constexpr Offset kNowhere = ~Offset{0};
  static constexpr std::uint32_t kListed = 64;

  Sets& of(ThreadId thread);
  Sets& deposited_at(std::uint64_t sync);
  Sets make_sets(ThreadId thread);
  void move(Sets& from, Sets& to);
  Words* words(Sets& sets, std::uint32_t page, Offset* at);
  std::uint32_t count(const Sets& sets) const { return memory_.load<std::uint32_t>(sets.count); }
  void list(Sets& sets, std::uint32_t word);
  std::optional<Earlier> access(const Event& event, bool write);
  void empty(Sets& sets);
  void forget(std::uint64_t from, std::uint64_t size);

  PagedMemory& memory_;
  Shadow shadow_;
  std::vector<Sets> sets_;
  std::vector<std::uint32_t> of_thread_;                       // in sets_
  std::unordered_map<std::uint64_t, std::uint32_t> deposits_;  // by sync object, in sets_
  std::string shortcoming_;
  std::size_t bytes_ = 0;
};

}  // namespace heddle::race
