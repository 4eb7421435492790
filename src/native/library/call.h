// What the model of a library function sees: its arguments, the program's memory, the scheduler.
//
// A model is a C++ function `void model(Call&)`, registered under its C name (registry.h). It runs as ONE
// step of the thread. It may be run several times for one call: the first operation in it that other threads
// can notice ends the attempt (an exception, Stop, that only the interpreter catches), other threads may run,
// and the model is then run again from its start with that operation permitted. So:
//   - keep no C++ state between attempts or calls: what must last lives in the program's memory, in the
//   thread record
//     (phase(), saved()) or in a block of state memory that the family reserves once
//     (Interpreter::library_state);
//   - do all reading and waiting before the first write;
//   - after visible() (or wait_for...) has returned, nothing in the same call stops again.
// Failures never return: memory errors, fail() and unsupported() throw Stop.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/input_classes.h"
#include "core/assumption.h"
#include "core/event.h"
#include "core/finding.h"
#include "native/code/code.h"
#include "native/interp/thread_record.h"

namespace heddle::native {

class Interpreter;
enum class Access : std::uint8_t;  // interp/visibility.h

class Call {
 public:
  Call(Interpreter& interp, const CallSite& site, const std::uint64_t* frame, const char* name)
      : interp_(interp), site_(site), frame_(frame), name_(name) {}

  // --- arguments: slots, in order; a long double or __int128 takes two ---
  std::size_t args() const { return site_.args.size(); }
  std::uint64_t arg(std::size_t i) const;  // 0 if there is none
  std::int32_t i32(std::size_t i) const { return static_cast<std::int32_t>(arg(i)); }
  std::int64_t i64(std::size_t i) const { return static_cast<std::int64_t>(arg(i)); }
  double f64(std::size_t i) const { return std::bit_cast<double>(arg(i)); }
  float f32(std::size_t i) const { return std::bit_cast<float>(static_cast<std::uint32_t>(arg(i))); }
  long double f80(std::size_t i) const;  // slots i and i + 1
  void ret(std::uint64_t value) { result_[0] = value; }
  void ret_i32(std::int32_t value) { result_[0] = static_cast<std::uint32_t>(value); }
  void ret_f64(double value) { result_[0] = std::bit_cast<std::uint64_t>(value); }
  void ret_f32(float value) { result_[0] = std::bit_cast<std::uint32_t>(value); }
  void ret_f80(long double value);
  void ret2(std::uint64_t first, std::uint64_t second) { result_[0] = first, result_[1] = second; }
  void ret_slot(std::size_t i, std::uint64_t value) { result_[i] = value; }  // of a result of up to 4 slots
  const std::uint64_t* result() const { return result_; }
  const char* name() const { return name_; }

  // --- the program's memory: checked; an error ends the path with a finding. Visible if shared ---
  // The bytes stay valid until the model returns (or allocates).
  const std::byte* read(Ptr p, std::uint64_t n);
  std::byte* write(Ptr p, std::uint64_t n);  // announced: may be written at once
  template <typename T>
  T load(Ptr p) {
    T value;
    std::memcpy(&value, read(p, sizeof value), sizeof value);
    return value;
  }
  template <typename T>
  void store(Ptr p, const T& value) {
    std::memcpy(write(p, sizeof value), &value, sizeof value);
  }
  std::string_view c_string(Ptr p);                         // up to its NUL, which must be inside the object
  std::string_view c_string(Ptr p, std::uint64_t at_most);  // up to a NUL or at_most bytes (strnlen, %.*s)
  void store_c_string(Ptr p, std::string_view text);        // with a NUL
  void copy(Ptr to, Ptr from, std::uint64_t n, bool may_overlap);  // memcpy, memmove
  // The same for atomics: synchronisation, no access in the sense of a data race. Who reads tells what it
  // was: emit_atomic; `order`: happens_before.h.
  const std::byte* read_atomically(Ptr p, std::uint64_t n);
  void write_atomically(Ptr p, const std::byte* value, std::uint64_t n, EventKind kind, std::uint8_t order);
  void emit_atomic(EventKind kind, Ptr p, std::uint64_t n, std::uint8_t order);
  std::uint64_t bytes_left(Ptr p) const;  // from p to the end of its object; 0 if it is none

  // Words that synchronisation objects are made of: checked like any memory, but no access in the sense of a
  // data race, no event, never visible by themselves: the model says visible() where it should.
  std::uint32_t sync_word(Ptr p);
  // The thread uses the `n` bytes as a synchronisation object. That races with a plain write, which a model
  // makes when it initialises them (write); with the use by others it does not.
  void uses_object(Ptr object, std::uint32_t n);
  void set_sync_word(Ptr p, std::uint32_t value);
  // Before a change of the word that only lets others go on (unlock, sem_post): when exactly it happens can
  // be told only by looking without waiting (trylock, destroy, free). If someone does, it is a scheduling
  // point; and so it is if the sync reduction asks for it. True: the attempt ends here, the model returns.
  [[nodiscard]] bool stops_before_release(Ptr word);
  void observe_releases(Ptr word);  // such a look
  void reveal_releases(Ptr word);   // with the sync reduction: it is one from now on

  Ptr allocate(std::uint64_t size, bool zeroed);  // a heap object, made here; never fails
  // Checked: double free, not from malloc, not its start. `by` and `from`: the words for it, if they are
  // others.
  void free(Ptr p, const char* by = nullptr, const char* from = "malloc");

  // --- the scheduler ---
  ThreadId thread() const;
  ThreadRecord& record();                 // the running thread's; announced for writing
  ThreadRecord& record(ThreadId thread);  // another's
  const ThreadRecord& peek(ThreadId thread) const;
  ThreadId thread_slots() const;  // slots ever used: 0 .. n-1
  // The operation that follows is noticed by other threads, and needs `pending` to be enabled. Returns when
  // the search has chosen this thread for it (at once if nobody else is alive and it is enabled); chosen()
  // then tells which way.
  void visible(Pending pending = Pending::Access, Ptr object = 0, std::uint64_t value = 0);
  // The same without an exception, for what threads do all the time: true: the attempt ends here, the model
  // returns.
  [[nodiscard]] bool stops(Pending pending = Pending::Access, Ptr object = 0, std::uint64_t value = 0);
  // The same with a time-out: returns false if the time-out came first. `deadline` in virtual nanoseconds.
  [[nodiscard]] bool visible_until(std::int64_t deadline, Pending pending, Ptr object,
                                   std::uint64_t value = 0);
  // Ends this attempt after the record has been changed by the model itself (cond_wait: phase, pending =
  // Waiting).
  void suspend();
  std::uint32_t chosen() const;
  std::uint32_t choose(std::uint32_t ways);  // a data choice: 0 .. ways-1; at most one per call
  // The same between values, which are what people are told.
  std::int64_t choose_between(std::uint32_t ways, const std::function<std::int64_t(std::uint32_t)>& value);
  [[noreturn]] void prune();  // __VERIFIER_assume(0)
  bool result_used() const { return site_.result_used; }
  bool alone() const;  // no other thread is alive
  // Before a model that makes threads changes anything: the search begins here, if it has not yet.
  void before_spawn();
  // So many threads are alive that others should have their chance before there are more; at the latest when
  // there is no room. True: as stops().
  [[nodiscard]] bool stops_in_crowd();
  // Runs __heddle_thread_start(function, argument); kNoThread: too many. A member of a team, which the
  // argument belongs to: others take part in what begins. Not so a task, or a thread of pthread_create.
  ThreadId spawn(Ptr function, Ptr argument, bool detached);
  ThreadId spawn_member(Ptr function, Ptr argument, std::uint32_t number_in_team);
  // The sync reduction: the thread has accessed shared memory and must stop before it releases anything.
  bool owes_stop() const;
  void answer_for_others();  // the thread has joined one that owed it (kDeposits)
  // pthread_create stores the handle and starts the thread in one step, unless others look at the handle
  // (true).
  bool store_handle(Ptr p, std::uint64_t handle);
  // With the sync reduction: the order in which threads come to this barrier makes no difference.
  bool arrives_unnoticed(Ptr barrier, std::uint32_t count);
  // Threads share something of the library's that makes no order between them: rand, stdin, the clock.
  void uses_shared_state();
  // What happens next leaves no access behind that somebody could miss: others need not come first.
  void reached();
  void end_thread(std::uint64_t result);  // the running one; the model returns
  // The slot of a thread that has ended is free again when it has been joined or detached, unless it died
  // with a lock in its hands: the lock names it.
  void joined(ThreadId thread);
  void detach(ThreadId thread);
  void observe_ends();  // the program can tell whether a thread has ended: ends become visible
  void yield();         // sched_yield: offers the processor

  // --- time: virtual nanoseconds ---
  std::int64_t clock();  // reading it makes it part of the state
  std::int64_t deadline_after(std::int64_t nanoseconds) const;
  void advance_clock_to(
      std::int64_t when);  // when a sleep or timed wait ends; no effect unless the clock is ever read

  // --- endings ---
  [[noreturn]] void fail(FindingKind kind, std::string message);
  [[noreturn]] void end_wrongly(FindingKind kind, std::string message);  // abort, terminate: the program ends
  [[noreturn]] void unsupported(std::string what);                       // "scanf: the conversion %n"
  void exit(int status);                                                 // the model returns

  // --- errno of the running thread (errno.cpp); nothing happens if the program has no use for it ---
  int get_errno();
  void set_errno(int error);

  // --- output and input ---
  void print(int fd, std::string_view text);  // 1 or 2
  std::string_view input() const;  // all of standard input; where the program is in it is state of the model
  bool input_is_any() const;       // --stdin any
  std::uint64_t seed() const;
  bool tells_outcomes() const;                          // heddle outcomes: what is printed matters
  void assumes(AssumptionKind kind, std::string what);  // what the verdict depends on
  const std::optional<InputRange>& inputs() const;      // --range
  void leaves_gap(std::string why);                     // `verified` is not earned: Machine::gaps

  // `order`: what it does to happens-before, with `object` as what carries it.
  void emit(EventKind kind, Ptr object, std::uint64_t value = 0, std::uint32_t detail = 0,
            std::uint8_t order = 0);
  void tell_lane(Ptr p, std::uint32_t n, bool writes);  // an access by a lane, which comes next
  void emit_edge(Ptr sync, std::uint8_t order);         // of the running thread; shown to nobody
  void emit_edge(ThreadId thread, Ptr sync, std::uint8_t order);
  // A lock is taken or given back: counted, and remembered for reports. `detail`: SyncKind.
  void took(Ptr lock, std::uint32_t detail, Ptr carrier = 0);  // what carries the order, if not the lock
  void gave(Ptr lock, std::uint32_t detail, Ptr carrier = 0);

  // The family's own state: `bytes` of zeroed state memory, the same at every call with the same key. Must
  // not depend on the path whether it is asked for first.
  template <typename T>
  T& family_state(const void* key) {  // announced for writing
    return *static_cast<T*>(family_bytes(key, sizeof(T)));
  }

  // To the program's functions: the next thing that runs after this model is `function(args...)`, and the
  // model's result is what it returns (tail call). Anything more is written in C: runtime/*.c.
  void then_call(Ptr function, std::vector<std::uint64_t> args);

  // --- OpenMP ---
  // An object that only the runtime knows of: nothing that is done to it can be noticed by anyone.
  Ptr allocate_hidden(std::uint64_t size);
  void free_hidden(Ptr p);
  void end_block(Ptr p);  // from allocate(), by the runtime: no access of the program's
  template <typename T>
  const T& look(Ptr p) const {  // at a part of such an object
    return *static_cast<const T*>(hidden(p, sizeof(T)));
  }
  template <typename T>
  T& change(Ptr p) {
    return *static_cast<T*>(hidden_to_change(p, sizeof(T)));
  }
  void enter_team(ThreadId member);   // `member` is in a team of several threads from now on,
  void leave_team();                  // the running thread is not any more
  void set_unit(std::uint64_t unit);  // what the running thread does from now on belongs to (Event::unit)
  // From now on it combines its private copies for this reduction of the construct; 0: no more.
  void combine_for(Ptr team, std::uint32_t construct);
  void end_combining();
  bool combines() const;
  void escape(Ptr p);               // other threads are given it
  void forget(std::uint64_t sync);  // a sync object that is no memory of the program's has ended
  void end_thread_locals(Ptr table);
  void name_thread(ThreadId thread, Ptr function);  // by what it runs
  // What a sync object carries goes over to another (kDeposits).
  void move_carried(std::uint64_t from, std::uint64_t to);
  void end_variables(Ptr block);  // from allocate(): variables of the program's, which end for everybody
  // What the block leads to is given to other threads; the block itself, which nobody else uses, to this one.
  void hand_over(Ptr block, ThreadId thread);
  void end_task();  // the running thread, which nobody joins: its number is free at once; the model returns
  // Two ends of an edge with a name of ours; `object`: what reports call it.
  void emit_with(EventKind kind, Ptr object, std::uint32_t detail, std::uint64_t sync, std::uint8_t order);
  bool reduces_to_sync() const;                           // Reduction::Sync
  std::pair<std::uint32_t, std::uint32_t> place() const;  // of the call: function, pc

  Interpreter& interpreter() { return interp_; }
  void jumped() { jumped_ = true; }  // the interpreter's registers say where the thread goes on

 private:
  ThreadId spawn(Ptr function, Ptr argument, bool detached, std::uint32_t number_in_team, Ptr team);
  void access(Ptr p, std::uint64_t n, Access how);
  std::byte* write(Ptr p, std::uint64_t n, Access how);
  void must_stay_in_member(Ptr p, std::uint64_t n);
  void* family_bytes(const void* key, std::size_t bytes);
  const void* hidden(Ptr p, std::size_t bytes) const;
  void* hidden_to_change(Ptr p, std::size_t bytes);
  friend class Interpreter;
  Interpreter& interp_;
  const CallSite& site_;
  const std::uint64_t* frame_;
  const char* name_;
  std::uint64_t result_[4] = {0, 0, 0, 0};
  Ptr then_function_ = 0;
  std::vector<std::uint64_t> then_args_;
  bool permitted_ = false;  // a visible operation of this call was chosen: the rest of it is the same step
  bool stopped_ = false;    // the attempt has ended early, without an exception
  bool jumped_ = false;     // longjmp, throw: the thread goes on elsewhere
};

// How an attempt ends early: the interpreter's outcome is set.
struct Stop {};

}  // namespace heddle::native
