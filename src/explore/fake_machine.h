// For tests: a machine whose programs are a few operations per thread, so that a test can count by hand.
//
// Every operation is visible, except writes to a hidden variable (see Op::Kind::Hidden). A transition is one
// operation of one thread; a thread ends together with its last operation. All threads can run from the
// start.
#pragma once

#include <string>
#include <vector>

#include "core/machine.h"

namespace heddle::explore::testing {

struct Op {
  enum class Kind : std::uint8_t {
    Write,        // variable a := b
    Load,         // register := variable a
    StoreSum,     // variable a := register + b
    Cas,          // variable a := b if it is equal to the register; otherwise register := variable a
    Lock,         // mutex a
    Unlock,       // mutex a
    Assert,       // variable a == b, or fail
    Wait,         // on condition a, giving mutex b back; then takes b again
    TimedWait,    // the same, but may go on in way 1: time-out
    Notify,       // condition a: wakes one, any one (a way per waiter)
    NotifyAll,    // condition a
    Spin,         // until variable a == b: stays here without writing
    Data,         // register := any of 0 .. a-1, a choice of its own
    Jump,         // to operation a
    JumpUnless,   // if register != b: to operation a
    Hidden,       // variable a := b, invisible until two threads were seen to do it; then the machine refines
    Print,        // prints "a"
    Throw,        // an uncaught exception with number a
    Unsupported,  // something the machine cannot do
    Assume,       // variable a == b, or drop the path
    Exit,         // ends the program
    Daemon,  // before a thread's first operation, and not counted as one: the program does not wait for its
             // end
  };
  Kind kind;
  std::uint32_t a = 0;
  std::uint32_t b = 0;
};
using Program = std::vector<std::vector<Op>>;
std::string to_string(const Program& program);

inline Op write(std::uint32_t x, std::uint32_t v) {
  return {Op::Kind::Write, x, v};
}
inline Op load(std::uint32_t x) {
  return {Op::Kind::Load, x};
}
inline Op store_sum(std::uint32_t x, std::uint32_t v) {
  return {Op::Kind::StoreSum, x, v};
}
inline Op cas(std::uint32_t x, std::uint32_t v) {
  return {Op::Kind::Cas, x, v};
}
inline Op lock(std::uint32_t m) {
  return {Op::Kind::Lock, m};
}
inline Op unlock(std::uint32_t m) {
  return {Op::Kind::Unlock, m};
}
inline Op expect(std::uint32_t x, std::uint32_t v) {
  return {Op::Kind::Assert, x, v};
}
inline Op wait(std::uint32_t c, std::uint32_t m) {
  return {Op::Kind::Wait, c, m};
}
inline Op timed_wait(std::uint32_t c, std::uint32_t m) {
  return {Op::Kind::TimedWait, c, m};
}
inline Op notify(std::uint32_t c) {
  return {Op::Kind::Notify, c};
}
inline Op notify_all(std::uint32_t c) {
  return {Op::Kind::NotifyAll, c};
}
inline Op spin(std::uint32_t x, std::uint32_t v) {
  return {Op::Kind::Spin, x, v};
}
inline Op data(std::uint32_t n) {
  return {Op::Kind::Data, n};
}
inline Op jump(std::uint32_t to) {
  return {Op::Kind::Jump, to};
}
inline Op jump_unless(std::uint32_t to, std::uint32_t v) {
  return {Op::Kind::JumpUnless, to, v};
}
inline Op hidden(std::uint32_t x, std::uint32_t v) {
  return {Op::Kind::Hidden, x, v};
}
inline Op print(std::uint32_t v) {
  return {Op::Kind::Print, v};
}
inline Op raise(std::uint32_t n) {
  return {Op::Kind::Throw, n};
}
inline Op unsupported() {
  return {Op::Kind::Unsupported};
}
inline Op assume(std::uint32_t x, std::uint32_t v) {
  return {Op::Kind::Assume, x, v};
}
inline Op exit_program() {
  return {Op::Kind::Exit};
}

inline Op daemon() {
  return {Op::Kind::Daemon};
}

class FakeMachine final : public Machine {
 public:
  static constexpr std::size_t kThreads = 8, kVariables = 8, kMutexes = 4;

  explicit FakeMachine(Program program);

  PagedMemory& memory() override { return memory_; }
  StopKind run() override;
  const ChoicePoint& choice_point() override;
  void take(const Alternative& chosen) override;
  const Failure& failure() const override { return failure_; }
  const std::string& reason() const override { return reason_; }
  bool progressed() const override { return progressed_; }
  bool stalled() override;
  Reach reach(const Alternative& chosen) override;
  std::optional<std::uint64_t> contested(ThreadId thread) override;
  bool helper(ThreadId thread) const override { return daemons_[thread]; }
  const MachineCounters& counters() const override { return counters_; }
  void set_event_sink(EventSink* sink) override { sink_ = sink; }
  std::string describe(const Event& event) const override;
  std::string describe(const Alternative& alternative) const override;
  std::string thread_name(ThreadId thread) const override { return "T" + std::to_string(thread); }
  Stack stack(ThreadId thread) const override;
  std::vector<ThreadStatus> threads() const override;
  std::string source_text(const SourcePosition& position) const override;
  void record_output(bool on) override { recording_ = on; }
  const std::string& output() const override { return output_; }

  // The whole state as bytes: the oracle's key.
  std::string state_bytes() const;
  // The variables' values, printable: "0 1 0".
  std::string variables() const;

 private:
  enum class Status : std::uint8_t { Ready, Waiting, TimedWaiting, Woken };
  struct Thread {
    std::uint8_t pc = 0;
    Status status = Status::Ready;
    std::uint8_t condition = 0;
    std::uint8_t asks = 0;  // a data choice is pending, among so many
    std::uint32_t reg = 0;
  };
  struct State {
    Thread threads[kThreads];
    std::uint32_t variables[kVariables];
    std::uint8_t owners[kMutexes];  // thread + 1, 0: free
    std::uint8_t ended;             // the program has (Exit)
  };

  const Op& pending(const State& state, ThreadId thread) const {
    return program_[thread][state.threads[thread].pc];
  }
  bool done(const State& state, ThreadId thread) const {
    return state.threads[thread].pc >= program_[thread].size();
  }
  void ways(const State& state, ThreadId thread, std::vector<Alternative>& out) const;
  bool visible(const Op& op) const { return op.kind != Op::Kind::Hidden || refined_; }
  StopKind perform(State& state, ThreadId thread, std::uint32_t way);
  StopKind stop_here(const State& state);
  void emit(EventKind kind, ThreadId thread, std::uint64_t object, std::uint64_t value,
            std::uint32_t detail = 0);
  void emit_unseen(EventKind kind, ThreadId thread, std::uint64_t sync);
  State load_state() const { return memory_.load<State>(at_); }

  Program program_;
  std::vector<bool> daemons_;  // by thread
  PagedMemory memory_;
  Offset at_ = 0, printed_at_ = 0;
  ChoicePoint point_;
  Alternative taken_{kNoThread, 0};
  bool refined_ = false;
  std::vector<std::uint32_t> hidden_writers_;  // per variable: bits of the threads seen
  Failure failure_;
  std::string reason_;
  bool progressed_ = false;
  bool recording_ = false;
  std::string output_;
  MachineCounters counters_;
  EventSink* sink_ = nullptr;
};

}  // namespace heddle::explore::testing
