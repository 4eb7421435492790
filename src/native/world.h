// The parts of the machine, wired together. Everything that depends on the path is in `memory`.
#pragma once

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/kept_output.h"
#include "base/paged_memory.h"
#include "core/event.h"
#include "memory/opmm.h"
#include "native/interp/thread_record.h"
#include "native/native_machine.h"
#include "native/objects/objects.h"
#include "native/program.h"

namespace heddle::native {

inline constexpr std::uint32_t kOfLeague = 1u << 16;  // World::number_in_team

class World {
 public:
  World(const NativeOptions& native_options, Program compiled);

  NativeOptions options;
  Program program;
  const Module& module;
  PagedMemory memory;
  Objects objects;
  std::unique_ptr<memory::Opmm> opmm;  // null: memory is sequentially consistent
  EventSink* sink = nullptr;           // through opmm, if there is one
  ThreadId running = kNoThread;        // in the middle of a transition

  // --- threads ---
  const ThreadRecord& record(ThreadId t) const {
    return *reinterpret_cast<const ThreadRecord*>(memory.base() + records_[t]);
  }
  ThreadRecord& touch_record(ThreadId t) {
    memory.touch(records_[t], sizeof(ThreadRecord));
    return *reinterpret_cast<ThreadRecord*>(memory.base() + records_[t]);
  }
  ThreadId thread_slots() const { return static_cast<ThreadId>(records_.size()); }
  ThreadId new_thread_slot();  // the lowest free one; kNoThread: too many threads
  std::uint64_t* stack(ThreadId t) const {
    return reinterpret_cast<std::uint64_t*>(memory.base() + stacks_[t]);
  }
  Offset stack_at(ThreadId t) const { return stacks_[t]; }
  Offset stack_list_at(ThreadId t) const {
    return stack_lists_[t];
  }  // ids of its stack objects, oldest first
  // The function that the slot's latest thread was started with, for its name: restored, never matched.
  void name_thread(ThreadId t, ObjectId function, std::uint32_t number_in_team = 0) {
    memory.store(names_ + Offset{t} * 4, function);
    memory.store(team_numbers_ + Offset{t} * 4, number_in_team);
  }
  // Of a thread that was made for an OpenMP team; 0: it was not. With kOfLeague: of the first thread of a
  // team.
  std::uint32_t number_in_team(ThreadId t) const {
    return memory.load<std::uint32_t>(team_numbers_ + Offset{t} * 4);
  }
  ObjectId started_with(ThreadId t) const { return memory.load<ObjectId>(names_ + Offset{t} * 4); }
  // The locks that a thread holds, for reports: as many as fit; restored, never matched.
  static constexpr std::size_t kHeld = 16;
  void hold(ThreadId t, Ptr lock);
  void let_go(ThreadId t, Ptr lock);
  std::vector<Ptr> held(ThreadId t) const;
  // Who has joined the last thread of a slot: its number + 1; kNobodyJoined; 0: the slot was never used, or
  // is.
  static constexpr std::uint16_t kNobodyJoined = 0xffff;
  std::uint16_t joiner(ThreadId t) const { return memory.load<std::uint16_t>(joiners_ + Offset{t} * 2); }
  void set_joiner(ThreadId t, std::uint16_t joiner) { memory.store(joiners_ + Offset{t} * 2, joiner); }
  static bool alive(const ThreadRecord& r) {
    return r.pending != Pending::None && r.pending != Pending::Ended;
  }

  // --- facts about the whole program, in the state memory ---
  struct Facts {
    std::int64_t clock = 0;          // virtual nanoseconds
    std::uint64_t loose_ends = 0;    // a detached thread has ended: nobody can have joined it
    std::uint64_t output_bytes = 0;  // outcomes only
    std::uint64_t team_size = 0;     // of OpenMP's teams, where the program leaves it open (--threads)
  };
  const Facts& facts() const { return *reinterpret_cast<const Facts*>(memory.base() + facts_); }
  Facts& touch_facts() {
    memory.touch(facts_, sizeof(Facts));
    return *reinterpret_cast<Facts*>(memory.base() + facts_);
  }

  // --- output ---
  bool record_output = false;
  KeptOutput output;                          // of this path, while recorded
  KeptOutput early_output;                    // before the search began
  bool print(int fd, std::string_view text);  // false: more than outcomes can hold
  std::string output_in_state() const;

  int exit_status = 0;  // of the last run()
  ThreadId exit_thread = kNoThread;
  std::set<std::string> gaps;        // Machine::gaps; of all paths
  std::set<Assumption> assumptions;  // Machine::assumptions; of all paths

 private:
  std::vector<Offset> records_, stacks_, stack_lists_;
  Offset facts_ = 0;
  Offset names_ = 0, team_numbers_ = 0;
  Offset held_ = 0;
  Offset held_at(ThreadId t, std::size_t i) const { return held_ + (t * kHeld + i) * sizeof(Ptr); }
  Offset joiners_ = 0;
  Offset output_ = 0;
};

}  // namespace heddle::native
