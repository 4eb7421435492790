#include "java/vm.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstring>

#include "base/check.h"
#include "java/interp/interpreter.h"
#include "java/link/linked_site.h"

namespace heddle::java {
namespace {
constexpr std::size_t kOutputBytes = 64 << 10;
}

Vm::Vm(const JavaOptions& given) : options(given), heap(memory, classes) {
  // What null counts as where the library promises a class or an object, and a program that was let into its
  // insides breaks the promise: something without members.
  auto nothing = std::make_unique<Klass>();
  nothing->name = "null";
  nothing->is_primitive = true;
  nothing->from_jdk = true;
  nothing->trivial_init = nothing->always_initialised = true;
  classes.push_back(nothing.get());
  owned_.push_back(std::move(nothing));
  methods.push_back(nullptr);
  clock_ = memory.reserve(Zone::Program, 8);
  signals_ = memory.reserve(Zone::Program, 64);
  loose_ends_ = memory.reserve(Zone::Program, 4);
  pending_references_ = memory.reserve(Zone::Program, 4);
  shutdown_begun_ = memory.reserve(Zone::Program, 4);
  exit_status_ = memory.reserve(Zone::Program, 4);
  interned_ = memory.reserve(Zone::Program, 8);
  output_ = memory.reserve(Zone::Program, 8 + kOutputBytes);
  heap.set_limit(options.heap_bytes);
  heap.set_everything_escapes(options.reduction == Reduction::None);
  interpreter = std::make_unique<Interpreter>(*this);
}

Vm::~Vm() = default;

ThreadRecord& Vm::record(ThreadId thread) const {
  return *reinterpret_cast<ThreadRecord*>(memory.base() + records_[thread]);
}

ThreadRecord& Vm::touch_record(ThreadId thread) {
  memory.touch(records_[thread], sizeof(ThreadRecord));
  return record(thread);
}

std::uint32_t* Vm::stack(ThreadId thread) const {
  return reinterpret_cast<std::uint32_t*>(memory.base() + stacks_[thread]);
}

// Slots are reserved for the process on first use; a free slot is all zero (Pending::None) in every state.
ThreadId Vm::new_thread_slot() {
  for (ThreadId t = 0; t < records_.size(); ++t)
    if (record(t).pending == Pending::None) return t;
  if (records_.size() == kMaxThreads) return kNoThread;
  records_.push_back(memory.reserve(Zone::Program, sizeof(ThreadRecord)));
  stacks_.push_back(memory.reserve(Zone::Program, kStackSlots * 4));
  ended_.push_back(memory.reserve(Zone::Scratch, 4));
  return static_cast<ThreadId>(records_.size() - 1);
}

std::string Vm::thread_name(ThreadId thread) const {
  if (thread < thread_slots()) {
    if (record(thread).pending == Pending::None) {
      auto name = memory.load<std::uint32_t>(ended_[thread]);
      if (name != 0) return ended_names_[name - 1];
    } else if (Ref name = get<Ref>(record(thread).java_thread, known.thread_name); name != kNull) {
      return string_utf8(name);
    }
  }
  return "thread " + std::to_string(thread);
}

void Vm::note_end(ThreadId thread) {
  std::string name = thread_name(thread);
  auto at = std::find(ended_names_.begin(), ended_names_.end(), name);
  if (at == ended_names_.end()) at = ended_names_.insert(at, name);
  memory.store<std::uint32_t>(ended_[thread], static_cast<std::uint32_t>(at - ended_names_.begin()) + 1);
}

ThreadId Vm::slot_of(Ref java_thread) const {
  auto slot = get<std::int64_t>(java_thread, known.thread_eetop);
  return slot <= 0 || slot > static_cast<std::int64_t>(records_.size()) ? kNoThread
                                                                        : static_cast<ThreadId>(slot - 1);
}

unsigned Vm::alive() const {
  unsigned n = 0;
  for (ThreadId t = 0; t < records_.size(); ++t)
    if (record(t).pending != Pending::None) ++n;
  return n;
}

std::int64_t Vm::clock() const {
  return memory.load<std::int64_t>(clock_);
}
void Vm::set_clock(std::int64_t nanoseconds) {
  memory.store<std::int64_t>(clock_, nanoseconds);
}

std::uint8_t Vm::signal_handler(int number) const {
  return memory.load<std::uint8_t>(signals_ + static_cast<Offset>(number));
}
void Vm::set_signal_handler(int number, std::uint8_t handler) {
  memory.store<std::uint8_t>(signals_ + static_cast<Offset>(number), handler);
}

bool Vm::print(int descriptor, std::string_view bytes) {
  interpreter->mark_progress();
  if (options.live) {
    std::FILE* to = descriptor == 2 ? stderr : stdout;
    std::fwrite(bytes.data(), 1, bytes.size(), to);
    return true;
  }
  if (!memory.tracking()) early_output.append(bytes);
  if (record_output) output.append(bytes);
  if (options.outcomes && descriptor == 1) {
    auto length = memory.load<std::uint64_t>(output_);
    if (length + bytes.size() > kOutputBytes) return false;
    memory.touch(output_ + 8 + length, bytes.size());
    std::memcpy(memory.base() + output_ + 8 + length, bytes.data(), bytes.size());
    memory.store<std::uint64_t>(output_, length + bytes.size());
  }
  interpreter->emit({.kind = EventKind::Output, .detail = static_cast<std::uint32_t>(descriptor)});
  return true;
}

std::string Vm::output_in_state() const {
  return {reinterpret_cast<const char*>(memory.base() + output_ + 8), memory.load<std::uint64_t>(output_)};
}

}  // namespace heddle::java
