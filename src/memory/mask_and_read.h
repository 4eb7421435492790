// Algorithm 1 of the OpMM paper, transcribed plainly: per-thread write-lists, walked backwards. The oracle of
// opmm_test. Two decisions of issue 8: an acquire-item goes to the lists of all threads (the paper's text,
// not rule V-Rd of its Figure 4), and the default write of a cell happens before everything.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <vector>

namespace heddle::memory {

class MaskAndRead {
 public:
  using Id = std::uint64_t;

  void write(Id thread, Id cell, std::uint64_t value) { append(cell, {Item::Write, thread, 0, value}); }
  void release(Id thread, Id sync) { append_everywhere({Item::Release, thread, sync, 0}); }
  void acquire(Id thread, Id sync) { append_everywhere({Item::Acquire, thread, sync, 0}); }
  void spawn(Id parent, Id child) {
    views_[child] = views_[parent];
    const Id lock = ++unique_;
    release(parent, lock);
    acquire(child, lock);
  }
  Id end(Id thread) {
    release(thread, ++unique_);
    return unique_;
  }
  void begin(Id thread) { views_[thread]; }

  std::set<std::uint64_t> read(Id reader, Id cell) const {
    enum Mark { Undef, Unmarked, Marked };
    std::map<Id, Mark> threads, syncs;
    std::set<std::uint64_t> result;
    threads[reader] = Unmarked;
    bool ordered_write = false;  // some write happens before the read
    const std::vector<Item>& list = views_.at(reader).at(cell);
    for (auto e = list.rbegin(); e != list.rend(); ++e) {
      switch (e->kind) {
        case Item::Write:
          if (threads[e->thread] != Undef) ordered_write = true;
          if (threads[e->thread] == Undef) {
            result.insert(e->value);
          } else if (threads[e->thread] == Unmarked) {
            result.insert(e->value);
            threads[e->thread] = Marked;
          }
          break;
        case Item::Acquire:
          if (syncs[e->sync] == Marked || threads[e->thread] == Undef) break;
          syncs[e->sync] = threads[e->thread];
          break;
        case Item::Release:
          if (threads[e->thread] == Marked || syncs[e->sync] == Undef) break;
          threads[e->thread] = syncs[e->sync];
          break;
      }
    }
    if (!ordered_write) result.insert(0);
    return result;
  }

  // All cells must be known before the first item.
  void add_cell(Id cell) {
    for (auto& [thread, view] : views_) view[cell];
  }

 private:
  struct Item {
    enum Kind { Write, Release, Acquire } kind;
    Id thread, sync;
    std::uint64_t value;
  };
  void append(Id cell, const Item& item) {
    for (auto& [thread, view] : views_) view[cell].push_back(item);
  }
  void append_everywhere(const Item& item) {
    for (auto& [thread, view] : views_)
      for (auto& [cell, list] : view) list.push_back(item);
  }
  std::map<Id, std::map<Id, std::vector<Item>>> views_;  // by thread, by cell
  Id unique_ = 1'000'000;
};

}  // namespace heddle::memory
