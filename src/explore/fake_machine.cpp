#include "explore/fake_machine.h"

#include <fmt/format.h>

#include "base/check.h"

namespace heddle::explore::testing {

using Kind = Op::Kind;

// Mutexes, conditions and the ends of threads have names of their own beside the variables'.
constexpr std::uint64_t kFirstMutex = 1000, kFirstCondition = 2000, kFirstEnd = 3000;

std::string to_string(const Program& program) {
  static const char* const kNames[] = {
      "write",      "load",   "store_sum",   "cas",    "lock",         "unlock", "expect",      "wait",
      "timed_wait", "notify", "notify_all",  "spin",   "data",         "jump",   "jump_unless", "hidden",
      "print",      "raise",  "unsupported", "assume", "exit_program", "daemon"};
  std::string text;
  for (const auto& thread : program) {
    text += "{";
    for (const Op& op : thread)
      text += fmt::format("{}({},{}) ", kNames[static_cast<std::size_t>(op.kind)], op.a, op.b);
    text += "} ";
  }
  return text;
}

FakeMachine::FakeMachine(Program program) : program_(std::move(program)), hidden_writers_(kVariables) {
  HEDDLE_CHECK(program_.size() <= kThreads, "too many threads for the fake machine");
  for (auto& thread : program_) {
    daemons_.push_back(!thread.empty() && thread.front().kind == Kind::Daemon);
    if (daemons_.back()) thread.erase(thread.begin());
  }
  memory_.keep_base_contents();
  at_ = memory_.reserve(Zone::Program, sizeof(State));
  printed_at_ = memory_.reserve(Zone::Scratch, sizeof(std::uint64_t));
}

std::string FakeMachine::state_bytes() const {
  return std::string(reinterpret_cast<const char*>(memory_.base() + at_), sizeof(State));
}

std::string FakeMachine::variables() const {
  State state = load_state();
  return fmt::format("{}", fmt::join(state.variables, " "));
}

void FakeMachine::ways(const State& state, ThreadId t, std::vector<Alternative>& out) const {
  if (done(state, t)) return;
  const Thread& thread = state.threads[t];
  const Op& op = pending(state, t);
  switch (op.kind) {
    case Kind::Lock:
      if (state.owners[op.a] == 0) out.push_back({t, 0});
      return;
    case Kind::Wait:
    case Kind::TimedWait:
      if (thread.status == Status::Ready) out.push_back({t, 0});
      if (thread.status == Status::Woken && state.owners[op.b] == 0) out.push_back({t, 0});
      if (thread.status == Status::TimedWaiting) out.push_back({t, 1});
      return;
    case Kind::Notify: {
      std::uint32_t waiters = 0;
      for (std::size_t u = 0; u < program_.size(); ++u) {
        const Thread& other = state.threads[u];
        bool waits = other.status == Status::Waiting || other.status == Status::TimedWaiting;
        if (waits && other.condition == op.a) out.push_back({t, waiters++});
      }
      if (waiters == 0) out.push_back({t, 0});
      return;
    }
    default: out.push_back({t, 0}); return;
  }
}

const ChoicePoint& FakeMachine::choice_point() {
  State state = load_state();
  point_.alternatives.clear();
  point_.kind = ChoiceKind::Thread;
  for (ThreadId t = 0; t < program_.size(); ++t) {
    if (state.threads[t].asks == 0) continue;
    point_.kind = ChoiceKind::Data;
    for (std::uint32_t v = 0; v < state.threads[t].asks; ++v) point_.alternatives.push_back({t, v});
    return point_;
  }
  for (ThreadId t = 0; t < program_.size(); ++t) ways(state, t, point_.alternatives);
  return point_;
}

void FakeMachine::take(const Alternative& chosen) {
  taken_ = chosen;
}

StopKind FakeMachine::stop_here(const State& state) {
  bool finished = true;
  for (ThreadId t = 0; t < program_.size(); ++t) finished &= daemons_[t] || done(state, t);
  if (finished || state.ended != 0) return StopKind::Finished;
  return choice_point().alternatives.empty() ? StopKind::Stuck : StopKind::Choice;
}

bool FakeMachine::stalled() {
  State state = load_state();
  std::vector<Alternative> users;
  for (ThreadId t = 0; t < program_.size(); ++t)
    if (!daemons_[t]) ways(state, t, users);
  return users.empty();
}

StopKind FakeMachine::run() {
  progressed_ = false;
  if (taken_.thread == kNoThread) {
    memory_.track();
    return stop_here(load_state());
  }
  State state = load_state();
  const Alternative chosen = taken_;
  StopKind stop = perform(state, chosen.thread, chosen.value);
  while (stop == StopKind::Choice && !done(state, chosen.thread) && !visible(pending(state, chosen.thread)))
    stop = perform(state, chosen.thread, 0);
  if (done(state, chosen.thread)) {
    progressed_ = true;
    emit_unseen(EventKind::End, chosen.thread, kFirstEnd + chosen.thread);
  }
  memory_.store(at_, state);
  return stop == StopKind::Choice ? stop_here(state) : stop;
}

void FakeMachine::emit(EventKind kind, ThreadId thread, std::uint64_t object, std::uint64_t value,
                       std::uint32_t detail) {
  if (sink_ == nullptr) return;
  Event event{kind};
  event.thread = thread;
  event.object = object;
  event.location = object;
  event.size = 1;
  event.value = value;
  if (kind == EventKind::Acquire) event.order = kAcquires;
  if (kind == EventKind::Release) event.order = kReleases;
  if (event.order != 0) event.sync = kFirstMutex + object;
  if (kind == EventKind::Wait || kind == EventKind::Wake || kind == EventKind::Notify)
    event.location = event.sync = kFirstCondition + object;
  if (event.order != 0) event.location = event.sync;
  event.detail = detail;
  sink_->on_event(event);
}

void FakeMachine::emit_unseen(EventKind kind, ThreadId thread, std::uint64_t sync) {
  if (sink_ == nullptr) return;
  Event event{kind};
  event.thread = thread;
  event.visible = false;
  event.order = kReleases;
  event.sync = sync;
  sink_->on_event(event);
}

FakeMachine::Reach FakeMachine::reach(const Alternative& chosen) {
  const State state = load_state();
  switch (pending(state, chosen.thread).kind) {
    case Kind::Data:
    case Kind::Jump:
    case Kind::JumpUnless:
    case Kind::Throw:
    case Kind::Unsupported: return Reach::Told;
    default: return Reach::Unclear;
  }
}

std::optional<std::uint64_t> FakeMachine::contested(ThreadId t) {
  const State state = load_state();
  if (done(state, t)) return 0;
  const Op& op = pending(state, t);
  if (op.kind == Kind::Lock) return kFirstMutex + op.a;
  if (state.threads[t].status == Status::Woken) return kFirstMutex + op.b;
  return 0;
}

StopKind FakeMachine::perform(State& state, ThreadId t, std::uint32_t way) {
  ++counters_.instructions;
  Thread& thread = state.threads[t];
  const Op& op = pending(state, t);
  auto fail = [&](FindingKind kind, std::string message) {
    failure_ = {kind, std::move(message), t, {thread_name(t), "fake", thread.pc + 1, false}};
    return StopKind::Failed;
  };
  auto set = [&](std::uint32_t value) {
    emit(EventKind::Write, t, op.a, value, state.variables[op.a]);
    state.variables[op.a] = value;
    progressed_ = true;
  };
  switch (op.kind) {
    case Kind::Write: set(op.b); break;
    case Kind::Load:
      thread.reg = state.variables[op.a];
      emit(EventKind::Read, t, op.a, thread.reg);
      break;
    case Kind::StoreSum: set(thread.reg + op.b); break;
    case Kind::Cas: {
      const std::uint32_t old = state.variables[op.a];
      if (old == thread.reg) {
        state.variables[op.a] = op.b;
        progressed_ = true;
        emit(EventKind::SyncUpdate, t, op.a, op.b, old);
      } else {
        thread.reg = old;
        emit(EventKind::SyncFailure, t, op.a, old);
      }
      break;
    }
    case Kind::Lock:
      state.owners[op.a] = static_cast<std::uint8_t>(t + 1);
      emit(EventKind::Acquire, t, op.a, 0);
      break;
    case Kind::Unlock:
      if (state.owners[op.a] != t + 1)
        return fail(FindingKind::Exception, "unlock of a mutex that is not held");
      state.owners[op.a] = 0;
      emit(EventKind::Release, t, op.a, 0);
      break;
    case Kind::Assert:
      emit(EventKind::Read, t, op.a, state.variables[op.a]);
      if (state.variables[op.a] != op.b)
        return fail(FindingKind::Assertion, fmt::format("x{} is not {}", op.a, op.b));
      break;
    case Kind::Wait:
    case Kind::TimedWait:
      if (thread.status == Status::Ready) {
        if (state.owners[op.b] != t + 1) return fail(FindingKind::Exception, "wait without the mutex");
        state.owners[op.b] = 0;
        thread.status = op.kind == Kind::Wait ? Status::Waiting : Status::TimedWaiting;
        thread.condition = static_cast<std::uint8_t>(op.a);
        emit(EventKind::Wait, t, op.a, 0);
        emit_unseen(EventKind::Edge, t, kFirstMutex + op.b);
        return StopKind::Choice;
      }
      if (thread.status == Status::TimedWaiting) {  // way 1
        thread.status = Status::Woken;
        emit(EventKind::Wake, t, op.a, 0);
        return StopKind::Choice;
      }
      thread.status = Status::Ready;
      thread.condition = 0;
      state.owners[op.b] = static_cast<std::uint8_t>(t + 1);
      emit(EventKind::Acquire, t, op.b, 0);
      break;
    case Kind::Notify:
    case Kind::NotifyAll: {
      std::uint32_t waiter = 0;
      for (std::size_t u = 0; u < program_.size(); ++u) {
        Thread& other = state.threads[u];
        bool waits = other.status == Status::Waiting || other.status == Status::TimedWaiting;
        if (!waits || other.condition != op.a) continue;
        if (op.kind == Kind::NotifyAll || waiter == way) other.status = Status::Woken;
        ++waiter;
      }
      emit(EventKind::Notify, t, op.a, 0);
      break;
    }
    case Kind::Spin:
      emit(EventKind::Read, t, op.a, state.variables[op.a]);
      if (state.variables[op.a] != op.b) return StopKind::Choice;
      break;
    case Kind::Data:
      if (thread.asks == 0) {
        thread.asks = static_cast<std::uint8_t>(op.a);
        return StopKind::Choice;
      }
      thread.asks = 0;
      thread.reg = way;
      emit(EventKind::Data, t, 0, way);
      break;
    case Kind::Jump: thread.pc = static_cast<std::uint8_t>(op.a); return StopKind::Choice;
    case Kind::JumpUnless:
      if (thread.reg != op.b) {
        thread.pc = static_cast<std::uint8_t>(op.a);
        return StopKind::Choice;
      }
      break;
    case Kind::Hidden:
      hidden_writers_[op.a] |= 1U << t;
      if (!refined_ && (hidden_writers_[op.a] & ~(1U << t)) != 0) {
        refined_ = true;
        return StopKind::Refine;
      }
      set(op.b);
      break;
    case Kind::Print: {
      auto length = memory_.load<std::uint64_t>(printed_at_);
      std::string text = std::to_string(op.a) + "\n";
      memory_.store(printed_at_, length + text.size());
      if (recording_) {
        output_.resize(length);
        output_ += text;
      }
      progressed_ = true;
      emit(EventKind::Output, t, op.a, 0);
      break;
    }
    case Kind::Throw: return fail(FindingKind::Exception, fmt::format("exception {}", op.a));
    case Kind::Unsupported:
      reason_ = fmt::format("T{} needs something at line {}", t, thread.pc + 1);
      return StopKind::Unsupported;
    case Kind::Assume:
      emit(EventKind::Read, t, op.a, state.variables[op.a]);
      if (state.variables[op.a] != op.b) return StopKind::Pruned;
      break;
    case Kind::Exit:
      state.ended = 1;
      progressed_ = true;
      return StopKind::Finished;
    case Kind::Daemon: fault(__FILE__, __LINE__, "daemon() comes first");
  }
  ++thread.pc;
  return StopKind::Choice;
}

std::string FakeMachine::describe(const Event& event) const {
  switch (event.kind) {
    case EventKind::Write: return fmt::format("x{}: {} -> {}", event.object, event.detail, event.value);
    case EventKind::Read: return fmt::format("read x{} = {}", event.object, event.value);
    case EventKind::Acquire: return fmt::format("lock m{}", event.object);
    case EventKind::Release: return fmt::format("unlock m{}", event.object);
    default: return fmt::format("event {} on {}", static_cast<int>(event.kind), event.object);
  }
}

std::string FakeMachine::describe(const Alternative& alternative) const {
  return fmt::format("T{} way {}", alternative.thread, alternative.value);
}

Stack FakeMachine::stack(ThreadId thread) const {
  State state = load_state();
  return {{"library", "lib", 1, true}, {thread_name(thread), "fake", state.threads[thread].pc + 1, false}};
}

std::vector<ThreadStatus> FakeMachine::threads() const {
  State state = load_state();
  std::vector<ThreadStatus> result;
  for (ThreadId t = 0; t < program_.size(); ++t) {
    ThreadStatus status;
    status.thread = t;
    status.name = thread_name(t);
    status.daemon = daemons_[t];
    status.stack = stack(t);
    for (std::size_t m = 0; m < kMutexes; ++m)
      if (state.owners[m] == t + 1) status.holds.push_back("m" + std::to_string(m));
    status.state = "runnable";
    if (done(state, t)) {
      status.state = "ended";
      status.stack.clear();
    } else {
      const Op& op = pending(state, t);
      auto blocked_on = [&](std::uint32_t mutex) {
        status.state = "blocked";
        status.waits_for = "m" + std::to_string(mutex);
        if (state.owners[mutex] != 0) status.held_by = state.owners[mutex] - 1U;
      };
      bool waiting = state.threads[t].status == Status::Waiting;
      if (op.kind == Kind::Lock) blocked_on(op.a);
      if (op.kind == Kind::Wait && waiting) {
        status.state = "waiting";
        status.waits_for = "notify on c" + std::to_string(op.a);
      } else if (op.kind == Kind::Wait && state.threads[t].status == Status::Woken) {
        blocked_on(op.b);
      }
    }
    result.push_back(std::move(status));
  }
  return result;
}

std::string FakeMachine::source_text(const SourcePosition& position) const {
  return fmt::format("{} line {}", position.function, position.line);
}

}  // namespace heddle::explore::testing
