#include "native/world.h"

#include <cstdio>
#include <cstring>

namespace heddle::native {
namespace {

constexpr std::size_t kOutputBytes = 1 << 20;
constexpr std::size_t kStackObjects = 1 << 20;  // per thread

}  // namespace

World::World(const NativeOptions& native_options, Program compiled)
    : options(native_options),
      program(std::move(compiled)),
      module(program.module),
      objects(memory, program.module) {
  facts_ = memory.reserve(Zone::Program, sizeof(Facts));
  joiners_ = memory.reserve(Zone::Program, kThreads * sizeof(std::uint16_t));
  names_ = memory.reserve(Zone::Scratch, kThreads * sizeof(ObjectId));
  team_numbers_ = memory.reserve(Zone::Scratch, kThreads * sizeof(std::uint32_t));
  held_ = memory.reserve(Zone::Scratch, kThreads * kHeld * sizeof(Ptr));
  if (options.outcomes) output_ = memory.reserve(Zone::Program, kOutputBytes);
}

// Slots are reserved for the process on first use; a free slot is all zero (Pending::None) in every state.
ThreadId World::new_thread_slot() {
  for (ThreadId t = 0; t < records_.size(); ++t)
    if (record(t).pending == Pending::None) return t;
  if (records_.size() == kThreads) return kNoThread;
  records_.push_back(memory.reserve(Zone::Program, sizeof(ThreadRecord)));
  stacks_.push_back(memory.reserve(Zone::Program, std::size_t{kStackWords} * 8));
  stack_lists_.push_back(memory.reserve(Zone::Program, kStackObjects * 4));
  return static_cast<ThreadId>(records_.size() - 1);
}

void World::hold(ThreadId t, Ptr lock) {
  for (std::size_t i = 0; i < kHeld; ++i)
    if (memory.load<Ptr>(held_at(t, i)) == 0) return memory.store(held_at(t, i), lock);
}

void World::let_go(ThreadId t, Ptr lock) {
  std::size_t i = kHeld;
  while (i-- > 0)
    if (memory.load<Ptr>(held_at(t, i)) == lock) break;
  for (; i < kHeld; ++i)
    memory.store(held_at(t, i), i + 1 < kHeld ? memory.load<Ptr>(held_at(t, i + 1)) : Ptr{0});
}

std::vector<Ptr> World::held(ThreadId t) const {
  std::vector<Ptr> locks;
  for (std::size_t i = 0; i < kHeld; ++i)
    if (const Ptr lock = memory.load<Ptr>(held_at(t, i)); lock != 0) locks.push_back(lock);
  return locks;
}

bool World::print(int fd, std::string_view text) {
  if (options.live) {
    std::fwrite(text.data(), 1, text.size(), fd == 2 ? stderr : stdout);
    return true;
  }
  if (!memory.tracking()) early_output.append(text);
  if (record_output) output.append(text);
  if (!options.outcomes || fd != 1) return true;
  const std::uint64_t length = facts().output_bytes;
  if (length + text.size() > kOutputBytes) return false;
  memory.touch(output_ + length, text.size());
  std::memcpy(memory.base() + output_ + length, text.data(), text.size());
  touch_facts().output_bytes = length + text.size();
  return true;
}

std::string World::output_in_state() const {
  return {reinterpret_cast<const char*>(memory.base() + output_), facts().output_bytes};
}

}  // namespace heddle::native
