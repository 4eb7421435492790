// The interpreter: runs one thread from one visible operation to the next.
//
// Between switch_in and switch_out the running thread's registers (instruction, frame) are here; its frames
// lie in the state memory and are written in place. The pages of a frame are announced when the frame is
// entered, or entered again, not at each write. switch_out erases the dead slots of every frame that was open
// and everything above the top, so that equal states are equal bytes.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/machine.h"
#include "native/code/liveness.h"
#include "native/interp/combinations.h"
#include "native/interp/thread_record.h"
#include "native/interp/told_accesses.h"
#include "native/interp/visibility.h"
#include "native/library/call.h"
#include "native/library/omp_worksharing.h"
#include "native/library/registry.h"
#include "native/objects/initialised.h"
#include "native/world.h"

namespace heddle::native {

enum class Outcome : std::uint8_t {
  Yield,        // stopped before a visible operation, or blocked: the record's `pending` says which
  Ended,        // the thread has ended
  Failed,       // failure() is set
  Unsupported,  // reason() is set
  Exit,         // the program has ended
  Pruned,
};

class Interpreter {
 public:
  explicit Interpreter(World& world);

  // --- transitions (frames.cpp) ---
  void switch_in(ThreadId thread, std::uint32_t chosen);
  Outcome execute();  // interpreter.cpp: the loop
  void switch_out();
  void resume(std::uint32_t chosen);  // the running thread goes on without having been switched out
  void sync_registers();              // so that the running thread's stack can be looked at
  // Forgets everything about a transition that was cut short (the memory is about to be restored).
  void abandon();
  ThreadId current() const { return thread_; }
  const World& world() const { return world_; }
  bool enabled(ThreadId thread) const { return enabled(world_.record(thread)); }
  bool enabled(const ThreadRecord& record) const;

  // A thread whose first frame will run `function(args...)` when it is chosen; kNoThread: too many.
  ThreadId start_thread(std::uint32_t function, std::initializer_list<std::uint64_t> args);
  void end_thread(std::uint64_t result);

  // --- what others can notice (visibility.cpp) ---
  std::uint64_t unit() const { return unit_; }  // ThreadRecord::unit of the running thread
  Visibility& visibility() { return visibility_; }
  const Visibility& visibility() const { return visibility_; }
  // Before an access of n bytes at p, which is allowed: true: stop, the outcome is set.
  bool stops_before(Ptr p, std::uint64_t n, Access access);
  // An access to an object that has ended conflicts with its end, which might have come later.
  void note_use_of_ended(Ptr p, std::uint64_t n, Access access);
  void note_user(Ptr p, std::uint64_t n, Access access);
  ThreadId as_user() const;
  // True: stop before the operation; the outcome is set.
  bool must_yield(Pending pending, Ptr object, std::uint64_t value);
  void offer_processor();  // the thread has run for long; the outcome is set
  void block(Pending pending, Ptr object, std::uint64_t value);
  // The value was stored into [p]: what it points to can be reached by whoever reaches p.
  void note_stored(Ptr p, std::uint64_t value);
  void note_stored(Ptr p, const std::byte* bytes, std::uint64_t n);
  void escape(std::uint64_t value);
  bool may_escape(std::uint64_t word) const;
  void escape_everything_global();
  void escape_used(Ptr p);  // the running thread uses p: a pointer may have come here unseen
  // Something that was taken to be invisible is not: when this transition ends, the search must begin again.
  void learn(bool& fact);
  bool refine() const { return refine_; }
  // Who is given which piece of OpenMP's loops, sections and single regions.
  Worksharing& worksharing() { return worksharing_; }
  const Worksharing& worksharing() const { return worksharing_; }

  // --- the relaxed memory model (relaxed.cpp) ---
  unsigned ways_to_read(ThreadId thread) const;  // of a thread that has stopped before a load
  std::string describe_old_value(const Event& read) const;

  // --- endings ---
  Outcome fail(FindingKind kind, std::string message, bool final = false);  // Failure::final
  Outcome unsupported(std::string what);
  Outcome refused(Ptr p, std::uint64_t n, bool write,
                  const char* function = nullptr);  // an access that is not allowed
  const Failure& failure() const { return failure_; }
  const std::string& reason() const { return reason_; }
  bool progressed() const { return progressed_; }
  void clear_progress() { progressed_ = false; }
  std::uint64_t instructions() const { return executed_; }

  // --- what observers are told (reporting.cpp) ---
  // The thread, the object and whether it was visible and reached are filled in.
  void emit(Event event);
  void emit_access(EventKind kind, Ptr p, std::uint64_t value, std::uint64_t n, bool by_library);
  void emit_atomic(EventKind kind, Ptr p, std::uint32_t n, std::uint64_t value, std::uint8_t order,
                   std::uint8_t commutes = 0);
  void emit_edge(ThreadId thread, Ptr sync, std::uint8_t order);
  bool carries_order(Ptr sync) const;
  // The sync reduction: the running thread must not release anything before others had their chance.
  bool owes_stop() const;
  // ... unless it ends, and the one thread that joins it answers for what it has done (kDeposits).
  bool leaves_deposit() const;
  SourcePosition position();  // of the running thread, in the user's code if it can be

  // Frames of a thread that is not running, or of the running one after sync_registers(): (function index,
  // pc, words).
  template <typename Visit>
  void for_each_frame(ThreadId thread, Visit&& visit) const;
  // The words of all threads that hold live values.
  std::vector<Objects::Words> live_words() const;

 private:
  friend class Call;
  World& world_;
  const Module& module_;
  PagedMemory& memory_;
  Objects& objects_;
  Visibility visibility_;
  Worksharing worksharing_;
  std::unique_ptr<Initialised> initialised_;         // --uninitialised
  std::vector<Model> models_;                        // by external; nullptr: not known
  std::vector<std::unique_ptr<Liveness>> liveness_;  // by function, made when first needed
  std::vector<bool>
      returns_twice_;  // by function: it calls setjmp, so that a value may be needed again after its last use
  std::unordered_map<const void*, Offset> families_;
  std::uint32_t thread_start_ = kNoSlot;  // __heddle_thread_start

  // The running thread.
  ThreadId thread_ = kNoThread;
  std::uint64_t* stack_ = nullptr;
  Offset stack_at_ = 0;
  const Function* function_ = nullptr;
  const Insn* ip_ = nullptr;         // about to run, or running
  std::uint64_t* fp_ = nullptr;      // header of its frame
  std::uint64_t* top_ = nullptr;     // how far the stack was used in this transition
  std::uint64_t* oldest_ = nullptr;  // oldest frame that was open in this transition
  std::uint32_t stack_objects_ = 0;
  std::uint64_t ended_bytes_ = 0;     // of stack objects whose names have not been collected yet
  std::uint64_t unit_ = 0;            // ThreadRecord::unit
  std::uint32_t region_ = 0;          // ThreadRecord::region, at most 15
  std::uint32_t combining_ = 0;       // ThreadRecord::combining
  bool permit_ = false;               // the next visible operation is the one that was chosen
  const Insn* resumed_at_ = nullptr;  // where it was then
  bool may_fail_ = false;             // ... because it stopped before failing there
  Pending resumed_ = Pending::None;   // what the thread was about to do when it was chosen
  std::uint32_t chosen_ = 0;
  bool multi_ = false;       // other threads are alive
  bool watched_ = false;     // or have ended without having been joined: see visibility.cpp
  bool hooked_ = false;      // accesses take the slow path
  bool relaxed_ = false;     // opmm: others are watched, or writes are left that they have not seen
  bool told_ = false;        // accesses are told: watched, and someone wants events or has to know of them
  bool exact_ = false;       // ... also those to private objects: see reporting.cpp
  std::vector<bool> quiet_;  // by global: accesses are never told
  bool quick_ = false;       // accesses to objects of the thread's own are nobody's business
  bool repeats_ = true;      // accesses are told even if they were told just now
  ToldAccesses recent_;
  bool visible_op_ = false;  // the operation under way was a scheduling point (for events)
  bool reached_ = false;     // ... and others had their chance just before
  bool refine_ = false;
  bool progressed_ = false;
  void set_fuel(std::int64_t turns);
  bool refuel();                // false: it is used up
  std::int64_t fuel_ = 0;       // turns of loops until it looks around, at the least
  std::int64_t fuel_left_ = 0;  // ... and then until it offers the processor
  std::uint32_t calls_ = 0;     // of functions, for the same reason
  std::uint32_t yields_ = 0;    // ThreadRecord::yields, when the thread was switched in
  Outcome outcome_ = Outcome::Yield;
  std::uint64_t executed_ = 0;
  Failure failure_;
  std::string reason_;

  // --- strength.cpp: weak atomics ---
  Strength strength_of(bool weak);
  bool library_accesses();
  std::uint8_t commuting_kind(const Insn& update);
  bool result_is_unused();

  // --- reporting.cpp ---
  bool stores_pointers_unordered() const;
  bool belongs_to_library(std::uint32_t global) const;
  bool is_of_runtime(std::uint32_t global) const;  // C or C++
  bool is_of_runtime(const Function& function) const;
  bool is_told(const ObjectRecord& r) const;
  // Nobody else can use it. Asked where accesses to it are not told (quick_).
  bool is_own(const ObjectRecord& r) const {
    return r.user() == kConfined || (!r.escaped() && r.user() == thread_);
  }
  // An access that changes nothing of what is known: no scheduling point, and told before.
  bool is_repeated(Ptr p, std::uint64_t n, bool write);
  std::uint64_t unit_for(Ptr p, const ObjectRecord& r) const;
  void tell(Event& event);
  void note_shared_access();
  void settle(const Event& edge);
  void tell_published(ObjectId id, const ObjectRecord& r);
  void tell_end(ObjectId id);
  void tell_freed(ObjectId id);
  void tell_freed(Ptr name, std::uint32_t size);

  // --- mixed_accesses.cpp ---
  bool is_mixed(Ptr p, std::uint64_t n) const;
  void tell_atomic_as_access(Ptr p, std::uint64_t n, bool writes);
  void tell_read_of_shadows(Ptr p, std::uint64_t n, std::uint32_t detail);
  void tell_shadows_freed(ObjectId id);
  void tell_access(EventKind kind, Ptr object, Ptr location, std::uint64_t n, std::uint32_t detail);
  Ptr shadow(ThreadId thread, Ptr p);
  ThreadId shadows() const;
  std::unordered_map<ObjectId, Ptr> shadowed_;  // objects with mixed cells, numbered

  // --- combinations.cpp ---
  void tell_combination(EventKind kind, Ptr p, std::uint64_t n, std::uint32_t detail);
  void tell_read_of_combinations(Ptr p, std::uint64_t n, std::uint32_t detail);
  Combinations combinations_;

  // --- frames.cpp ---
  void refresh_multi();
  void touch_frame(std::uint64_t* fp, std::uint32_t slots);
  void erase_dead(std::uint64_t* fp, bool top);
  Liveness& liveness(std::uint32_t function);
  std::uint32_t index_of(const Function* f) const {
    return static_cast<std::uint32_t>(f - module_.functions.data());
  }
  std::uint32_t pc() const { return static_cast<std::uint32_t>(ip_ - function_->code.data()); }
  std::uint64_t* regs() const { return fp_ + kFrameWords; }
  SiteId here(ObjectKind kind, std::uint32_t alloca = kNoSlot);
  void find_user(Site& site) const;

  // --- calls.cpp --- false: stopped, the outcome is set
  bool push_frame(std::uint32_t function, const CallSite& site);
  bool push_frame(std::uint32_t function, const std::uint64_t* args, std::size_t count);
  bool place_varargs(const CallSite& site, const std::uint64_t* caller);
  enum class Next : std::uint8_t { Stop, Fallthrough, Entered };
  Next call_indirect(Ptr callee, const CallSite& site);
  Next call_external(std::uint32_t external, const CallSite& site);
  // Back to the caller with `slots` words of result. Stop: the thread has ended or must yield.
  Next leave_frame(const std::uint64_t* result, std::uint32_t slots);
  void drop_frame();  // without a look at the caller
  bool end_stack_objects(std::uint32_t down_to);
  bool may_end_stack_objects(std::uint32_t down_to);
  bool end_scopes();  // of the variables of all EndScope instructions from here on; false: stopped
  void end_stack_object(ObjectId id, SiteId where, bool forget);
  void take_from_stack_list(ObjectId id);
  void collect_if_many_are_dead();
  void note_end_of(ObjectId id);
  Ptr make_stack_object(std::uint64_t size, SiteId site, bool captured);

  // --- memory.cpp --- false: stopped
  bool load(Ptr p, std::uint64_t n, std::uint64_t* d);
  bool is_initialised(Ptr p, std::uint64_t n);  // false: stopped
  bool goes_on_with_unwritten();                // a branch depends on what was never written; false: stopped
  std::set<const Insn*> unwritten_;             // where that is known: of all paths, as World::notes
  void tell_read(Ptr p, const std::byte* bytes, std::uint64_t n);
  bool store(Ptr p, std::uint64_t n, const std::uint64_t* value);
  bool copy(Ptr to, Ptr from, std::uint64_t n, bool may_overlap);
  bool fill(Ptr to, std::uint8_t byte, std::uint64_t n);
  bool fence(const Insn& insn);
  bool atomic_load(const Insn& insn, std::uint64_t* r);
  bool atomic_store(const Insn& insn, std::uint64_t* r);
  bool atomic_update(const Insn& insn, std::uint64_t* r);
  bool compare_exchange(const Insn& insn, std::uint64_t* r);
  bool va_start(Ptr list);
  Ptr thread_local_address(std::uint32_t global);
  void end_thread_locals(Ptr table);        // of a thread that has no more use for them
  void step_unit(std::uint64_t iteration);  // of an OpenMP loop: the next piece of work begins

  // --- relaxed.cpp ---
  bool is_relaxed(Ptr p, std::uint64_t n) const;
  bool is_coherent(Ptr p, std::uint64_t n) const;
  bool reads_coherently(Ptr p, std::uint64_t n);
  void note_pending_read(memory::Mode mode);
  bool choose_write(Ptr p, std::uint64_t n, memory::Mode mode, bool permitted, std::uint64_t& value);
  bool has_no_choice(Ptr p, std::uint64_t n);
  bool load_relaxed(Ptr p, std::uint64_t n, const std::byte* bytes, std::uint64_t* d);
  bool store_relaxed(Ptr p, std::uint64_t n, const std::uint64_t* value);
  bool note_relaxed_write(Ptr p, const std::byte* bytes, std::uint64_t n);
  struct StaleRead {  // that returned an older write than the newest, for people
    Ptr location;
    ThreadId thread;
    memory::WriteSeen seen, newest;
  };
  std::optional<StaleRead> stale_;
  std::vector<bool> runtime_function_;                // by function: of Heddle's own runtime
  mutable std::vector<std::uint64_t> held_by_lists_;  // live_words(): values of old writes

  // --- unwinding.cpp --- C++ exceptions: to the frame that handles or cleans up next; false: stopped
  bool resume_unwinding(Ptr exception);
  friend struct Unwinder;
  friend void set_jump(Call& call);  // jumps.cpp
  friend void long_jump(Call& call);
};

template <typename Visit>
void Interpreter::for_each_frame(ThreadId thread, Visit&& visit) const {
  const std::uint64_t* stack = world_.stack(thread);
  for (std::uint32_t at = world_.record(thread).frame; at != 0;) {
    const std::uint64_t code = stack[at + kFrameCode];
    if (!visit(static_cast<std::uint32_t>(code >> 32), static_cast<std::uint32_t>(code), stack + at)) return;
    at = static_cast<std::uint32_t>(stack[at + kFrameCaller] >> 32);
  }
}

}  // namespace heddle::native
