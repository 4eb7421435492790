// The interpreter: runs one thread from one visible operation to the next.
//
// Between switch_in and switch_out the running thread's registers (instruction, operand pointer, frame) are
// here; its frames lie in the state memory and are written in place. The pages of the frames that a
// transition uses are touched when the frame is first entered, not at each write.
//
// Frames hold references that are not counted while they can change. switch_in takes back the count of the
// top frame; returning into an older frame takes back that one's; switch_out erases dead slots of every frame
// that was open and counts what they hold. Only the net change reaches the objects.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "core/machine.h"
#include "java/heap/object.h"
#include "java/interp/thread_record.h"
#include "java/link/klass.h"
#include "java/vm.h"

namespace heddle::java {

enum class Outcome : std::uint8_t {
  Yield,        // stopped before a visible operation, or blocked: the record's `pending` says which
  Ended,        // the thread has ended
  Returned,     // a call made by call_now has returned
  Failed,       // failure() is set
  Unsupported,  // reason() is set
  Exit,         // System.exit
  Pruned,       // the program asked to drop this path
  Refine,
};

class Interpreter final : private HeapListener, private memory::ValueHolder {
 public:
  explicit Interpreter(Vm& vm);

  // What a slow path of an instruction says: go on with the next one; execute this one again, or another that
  // has been put in its place; `exception_` is set; the outcome is set; it has been carried out.
  enum class Step : std::uint8_t { Next, Again, Throw, Stop, Done };

  // --- transitions ---
  void switch_in(ThreadId thread, std::uint32_t chosen);
  Outcome execute();
  void switch_out();
  void resume(std::uint32_t chosen);  // the running thread goes on without having been switched out
  // Forgets everything about a transition that was cut short (the memory is about to be restored).
  void abandon();
  ThreadId current() const { return thread_; }
  ThreadId allocator() const { return allocator_; }

  // Boot only: runs a static or instance method to its end on the main thread. False: it threw; see
  // pending_exception.
  bool call_now(Method* method, std::initializer_list<std::uint32_t> arguments,
                std::uint64_t* result = nullptr);
  Ref pending_exception() const { return exception_; }

  // A fresh thread whose first frame will run `thread.run()` (or main when `main` is given) when it is
  // chosen.
  ThreadId start_thread(Ref java_thread, Method* main = nullptr, Ref arguments = kNull);
  void end_thread();
  bool must_yield_at_end();

  // --- visibility (visibility.cpp) ---
  // True: stop before the operation; the outcome is set. See NativeCall::must_yield.
  bool must_yield(Pending pending, Ref object, std::uint32_t value);
  bool yields(Pending pending, Ref object, std::uint32_t value);  // wherever the thread is
  void block(Pending pending, Ref object, std::uint32_t value = 0);
  std::uint32_t chosen() const { return chosen_; }
  // The end of an atomic section: an access outside of such sections that races with one inside is found
  // where it comes first.
  void nobody_came_between() { touched_ = false; }
  bool multi() const { return multi_; }
  bool watched() const { return watched_; }
  bool relaxes() const { return relaxed_; }
  void see_end_of(Ref java_thread);  // the running thread has joined it or found it dead
  // Something that was taken to be invisible is not: the search must begin again. Idempotent facts,
  // process-wide.
  bool observe_thread_ends();  // isAlive, getState, timed join: the end of a thread becomes visible
  // Called by what could tell the primitives of --juc=model from the JDK's code. True if the program itself
  // does that: from now on the JDK's code is run.
  bool sees_through_primitives();
  bool interrupts_primitives();  // likewise, by an interrupt: then looking for one is a moment of its own
  bool learn(bool& fact);
  // Something was learned in the middle of an instruction: the transition is worth nothing.
  bool must_begin_again() const { return begins_again_; }
  bool reveal(const Event& access);
  // A race detector says this first of all, whichever way; without one nothing is learned for its sake.
  void stop_at_releases(bool on) {
    stops_at_releases_ = on && vm_.options.reduction == Reduction::Sync;
    detecting_ = true;
  }
  bool clock_is_read();  // currentTimeMillis, nanoTime: the clock becomes part of the state
  bool clock_matters() const { return clock_matters_; }
  // Deadlines never wrap around: a sleep of Long.MAX_VALUE is for ever.
  std::int64_t clock_after(std::int64_t nanoseconds) const;
  bool interrupts_are_used() {
    return learn(interrupts_matter_);
  }  // who is notified may depend on an interrupt
  bool interrupts_matter() const { return interrupts_matter_; }
  bool thread_monitors_matter() const {
    return thread_monitors_;
  }  // someone locks Thread objects: join is JDK code
  // Thread.getState is used: a thread that is about to wait and one that waits are told apart.
  bool thread_states_are_read() { return learn(states_matter_); }
  std::vector<std::string> refinements() const;
  void assume(const std::vector<std::string>& names);
  void assume_of_site(SiteId site);  // what has been assumed of a new site

  // --- the relaxed memory model (relaxed.cpp) ---
  // A read that returned an older write than the newest, for people.
  struct StaleRead {
    Offset location;
    ThreadId thread;
    BasicType type;
    bool torn;
    memory::WriteSeen seen, newest;
  };
  const std::optional<StaleRead>& stale_read() const { return stale_; }
  memory::ValueHolder* references() { return this; }
  unsigned ways_to_read(ThreadId thread, std::uint64_t reads) const;  // of ThreadRecord::reads
  bool is_relaxed(const Field& field, Ref object) const;              // object: null for a static
  bool is_relaxed(Ref array) const;
  // The first read in opaque mode. True: the search must begin again.
  bool learn_opaque(bool& opaque);
  bool reads_newest() const;
  bool permitted() const { return permit_; }
  // The model cannot represent what the thread has done: reason() is set, and the path is worth nothing.
  bool lost() const { return lost_; }
  void note_pending_read(Offset location, BasicType type, memory::Mode mode);
  Step choose_write(Offset location, BasicType type, memory::Mode mode, bool permitted, std::uint64_t& bits);
  bool note_relaxed_write(Offset location, BasicType type, std::uint64_t value, bool coherent);
  void note_frozen(Ref object);
  void note_final_read(Ref object, Ref value);
  void note_range_written(Ref object, std::uint32_t offset, std::uint32_t bytes);

  // --- monitors (monitors.cpp) ---
  enum class MonitorResult : std::uint8_t { Ok, Stop, NotOwner };
  MonitorResult monitor_enter(Ref object);
  bool locks_a_thread(Ref object);         // true: the search must begin again
  MonitorResult monitor_exit(Ref object);  // Stop: other threads first (Machine::stop_at_releases)
  void acquire(Ref object, std::uint32_t count);
  bool owns(Ref object) const;
  std::uint32_t lock_owner(Ref object) const {
    return vm_.heap.get<std::uint32_t>(object, kLockOffset) & 0xffff;
  }  // + 1

  // --- exceptions (exceptions.cpp) ---
  // Makes the exception object; kNull only if even that fails (then the outcome is Unsupported).
  Ref make_exception(const Thrown& thrown);
  void set_exception(Ref exception) { exception_ = exception; }
  Ref capture_backtrace(ThreadId thread, Ref throwable);
  // Finds a handler for exception_ and goes there. False: the outcome is set.
  bool unwind();
  bool stop_unwinding();
  bool uncaught();
  bool fails_with(Ref exception);
  bool handled_by_group(Ref java_thread) const;
  SourcePosition thrown_at(Ref exception) const;

  // --- reachability (reachability.cpp): System.gc, and a heap that is full ---
  // Clears what refers weakly to objects that nothing else holds; those references, in the order of their
  // names.
  std::vector<Ref> clear_weak_references();
  // Frees every object that the program cannot reach, dead cycles too.
  void collect_all();
  // For testing, between transitions: a fault if a stored count is not what a recount gives
  // (count_audit.cpp).
  void audit_counts();
  // The next instruction makes no use of the call's result.
  bool result_is_dropped() const;

  // --- class initialisation (class_init.cpp) ---
  enum class InitStep : std::uint8_t { Ready, Pushed, Stop, Threw };
  InitStep ensure_initialised(Klass* klass);

  // --- linking by java.lang.invoke (link_upcalls.cpp) ---
  // Links `site` in a frame of its own on top of the instruction under way, which is then executed again.
  Step link(LinkedSite* site);
  // The running thread is inside of java.lang.invoke's own bookkeeping (Hearing) and deals with its objects,
  // not with one that the program has made and handed in.
  bool is_quiet(Ref object = kNull) const {
    return vm_.runs_quietly && walks_quietly() && (object == kNull || made_by_library(object));
  }

  const Failure& failure() const { return failure_; }
  const std::string& reason() const { return reason_; }
  void set_unsupported(std::string what);
  void set_failure(Failure failure) { failure_ = std::move(failure); }
  bool progressed() const { return progressed_; }
  void clear_progress() { progressed_ = false; }
  void mark_progress() { progressed_ = true; }
  std::uint64_t instructions() const { return executed_; }
  SiteId site_of_native(const Method& method);

  // Position of a thread that is not running, or of the running one after sync_registers().
  void sync_registers();

  // --- events (events.cpp) ---
  void set_event_sink(EventSink* sink);
  // The running thread did this; thread, visible and reached are filled in.
  void emit(Event event);
  // A plain access by the running thread to `size` bytes at `location` of an object that others can reach.
  void note_access(EventKind kind, std::uint64_t object, std::uint64_t location, std::uint32_t size,
                   std::uint64_t value, std::uint32_t detail = 0);
  void note_made(Ref object);
  // An atomic access by the running thread, through a handle.
  void emit_atomic(Event event);
  // Of an access that was told to detectors: where it really was.
  static std::uint64_t without_shadow(std::uint64_t location);
  Strength volatile_strength() const;
  bool notes_accesses() const { return watched_ && (vm_.sink != nullptr || stops_at_releases_); }
  bool reports(const Field& field, Ref object) const;  // of plain accesses; object: null for a static
  // True: stop before an operation that makes an edge, so that others meet what the thread has accessed.
  bool stops_before_edge() { return accessed_ && yields(Pending::Access, kNull, 0); }
  // Java's names of what carries happens-before order; monitors and volatiles are named by their place.
  std::uint64_t permit_of(Ref thread) const { return Heap::offset(thread) + 1; }
  std::uint64_t interrupt_of(Ref thread) const {
    return Heap::offset(thread) + vm_.known.thread_interrupted->offset;  // that field is a volatile
  }
  std::uint64_t end_of(Ref thread) const { return Heap::offset(thread) + 3; }
  std::uint64_t end_of_program() const { return Heap::offset(vm_.known.thread->mirror) + 5; }
  bool has_shutdown_hooks() const;
  std::uint64_t initialisation_of(const Klass* klass) const { return Heap::offset(klass->mirror) + 4; }
  void edge(std::uint64_t object, std::uint64_t sync, std::uint8_t order) {
    emit({.kind = EventKind::Edge, .object = object, .order = order, .sync = sync});
  }
  void class_edge(const Klass* klass, std::uint8_t order);

  template <typename Visitor>
  void for_each_frame(ThreadId thread, Visitor&& visit) const;  // (Method*, instruction index, frame slot)

 private:
  friend class NativeCall;
  Vm& vm_;
  Heap& heap_;
  PagedMemory& memory_;

  // The running thread.
  ThreadId thread_ = kNoThread;
  // Who allocates: the thread, or the class whose initialiser runs. What an initialiser makes must have the
  // same names whichever thread happens to run it.
  ThreadId allocator_ = 0;
  std::uint32_t* stack_ = nullptr;  // its slot 0
  Offset stack_at_ = 0;
  Method* method_ = nullptr;
  Insn* ip_ = nullptr;
  std::uint32_t* sp_ = nullptr;
  std::uint32_t* fp_ = nullptr;
  std::uint32_t* touched_end_ = nullptr;   // frames up to here may be written
  std::uint32_t* oldest_open_ = nullptr;   // header of the oldest frame whose references are not counted
  std::vector<Ref> taken_back_, counted_;  // frame references: before and after the transition
  bool visible_op_ = false;                // the operation under way was a scheduling point (for events)
  std::uint32_t* primitive_ = nullptr;     // frame that is kInPrimitive: nothing in it is a scheduling point
  bool permit_ = false;                    // the next visible operation is the one that was chosen
  std::uint32_t init_permit_ = 0;          // class whose initialisation was chosen to begin
  std::uint32_t chosen_ = 0;
  bool multi_ = false;
  // Writes are looked at for refinement. A thread that is alone is watched as long as some thread has ended
  // that nobody has joined: its write might as well have come while the other, whose reads were taken to be
  // invisible, still ran.
  bool watched_ = false;
  std::uint32_t escape_mask_ = 0;
  bool relaxed_ = false;           // opmm: others are watched, or writes are left that not everyone has seen
  std::uint32_t access_mask_ = 0;  // of headers: which objects' accesses are looked at
  std::optional<StaleRead> stale_;
  bool touched_ = false;   // has accessed shared memory since it last stopped
  bool accessed_ = false;  // kAccessed of the record
  void set_fuel(std::int64_t turns);
  bool refuel();                   // false: it is used up
  std::int64_t fuel_ = 0;          // back jumps and calls until it looks around, at the least
  std::int64_t fuel_in_tank_ = 0;  // ... and then until its fuel is used up
  std::int64_t fuel_left_ = 0;     // beyond these: see spins()
  std::int64_t next_look_ = 0;
  std::uint32_t looking_back_ = 0;  // how often to compare with anchor_ still
  std::uint64_t anchor_ = 0;        // where the thread was, hashed
  Outcome outcome_ = Outcome::Yield;
  Ref exception_ = kNull;
  bool progressed_ = false;
  std::uint64_t executed_ = 0;

  const Method* native_ = nullptr;  // the native method under way: on top in stack traces

  Failure failure_;
  std::string reason_;
  // See primitives.cpp.
  bool seen_through_ = false, own_conditions_ = false, pools_seen_ = false, maps_counted_ = false,
       maps_shrink_ = false, primitives_interrupted_ = false;
  bool ends_visible_ = false, clock_matters_ = false, interrupts_matter_ = false, thread_monitors_ = false,
       states_matter_ = false;
  bool stops_at_releases_ = false, detecting_ = false;
  bool begins_again_ = false;
  bool lost_ = false;
  std::vector<SiteId> native_sites_;
  std::unique_ptr<Method> thread_stub_, main_stub_, boot_stub_, shutdown_stub_;
  struct CacheEntry {
    const Method* method = nullptr;
    std::uint32_t klass = 0;
    Method* selected = nullptr;
  };
  std::vector<CacheEntry> interface_cache_;

  // Primitives (primitives.cpp).
  template <typename Visitor>
  void for_each_library_frame(Visitor&& visit);
  void learn_that(bool& fact);
  bool is_primitive(const Method& method, const std::uint32_t* fp);
  bool stands_apart(const Method& method) const;
  void enter_primitive();
  void leave_primitive();
  bool is_quiet_method();
  void find_primitive();
  bool in_primitive() const { return primitive_ != nullptr && all_library_since(primitive_); }
  bool all_library_since(const std::uint32_t* fp) const;
  void start_stubs();
  bool is_last_user_thread() const;
  // The running thread is the last user thread, and ends: starts the one that runs the shutdown hooks.
  void start_shutdown();
  ThreadId start_thread_in(ThreadId slot, Method* stub, Ref java_thread, Ref argument);
  void refresh_multi();
  bool spins();
  std::uint64_t whereabouts() const;
  void on_escape(Ref object) override;
  void on_free(Ref object) override;
  void report_fields(Ref object);
  void report_elements(Ref array);
  void emit_unseen(const Event& event);
  void note_leak(Ref object);
  void learn_for_detection(bool& fact);
  void note_shared_access();
  // Mixed accesses (mixed_accesses.cpp). What is not volatile but accessed atomically, and which of that
  // plainly too.
  std::unordered_set<std::uint64_t> atomically_, mixed_;
  std::uint64_t kind_of_cell(std::uint64_t object, std::uint64_t location) const;
  void learn_kind(std::unordered_set<std::uint64_t>& kinds, std::uint64_t kind);
  void note_plain_of_mixed(EventKind kind, std::uint64_t object, std::uint64_t location, std::uint32_t size);
  void free_shadows(std::uint64_t object, std::uint32_t size);
  void note_store(Ref value, Ref holder, std::uint32_t at);
  void set_initialising(std::uint32_t klass);
  void leave_initialiser(const Klass* left);
  void end_initialisation(Klass* klass, InitState result);
  void open_frames_from(std::uint32_t* end);
  void touch_to(std::uint32_t* end);
  void enter_older_frame(bool repeats);
  enum class Moment : std::uint8_t { Before, During };
  template <typename Visitor>
  void frame_references(std::uint32_t* fp, Moment moment, bool erase_dead, Visitor&& visit);
  void apply_counts();
  void frame_references_into(std::uint32_t* fp, Moment moment, std::vector<Ref>& list);
  bool prepare(Method* method);  // translated and runnable; false: exception_ set
  Step link(Klass* klass);       // verifies it, if that has not been done
  bool push_frame(Method* callee, std::uint32_t* args, Ref lock);  // false: exception_ set
  void pop_to_caller(bool repeats);
  bool throw_new(const char* klass, std::string message);  // always false
  bool throw_new(const char* klass);
  bool throw_it(const Thrown& thrown);

  // Slow paths of instructions. Registers have been saved.
  Step resolve_field_insn(Insn* ip);
  Step resolve_invoke(Insn* ip);
  Step invoke_dynamic(Insn* ip);
  Step load_constant(Insn* ip);
  Step load_linked(Insn* ip);
  Step fail(const Thrown& thrown);  // throws it, or asks the loader that it names
  void explain_load(const LinkedSite& site);
  Step run_link(LinkedSite* site, Method** upcall);
  Step bind_link(LinkedSite* site);
  Step link_arguments(LinkedSite& site, std::vector<std::uint32_t>& arguments);
  Step constant_value(Klass* holder, std::uint16_t index, Ref& value);
  Step method_type(Klass* holder, std::uint16_t descriptor, Ref& value);
  Step bootstrap_arguments(Klass* holder, const BootstrapMethod& bootstrap, Ref& value);
  Step class_named(Klass* holder, std::string_view descriptor, Ref& mirror);
  Ref box_constant(const CpEntry& entry);
  bool walks_quietly() const;
  bool made_by_library(Ref object) const;
  Step resolve_class_insn(Insn* ip);
  Step new_multi_array(Insn* ip);
  Ref multi_array(Klass* klass, const std::int32_t* sizes, unsigned count, SiteId site);
  Step call_native(Method* callee, Method** invoke);
  Step shared_field(Field* field, Ref object, bool write);
  Step shared_static(Field* field, bool write);
  Step shared_element(Ref array, std::uint32_t index, bool write);
  std::uint64_t stored_value(unsigned size) const;
  // `older`: the value read, if it is not what memory holds.
  void report_access(Field* field, Ref object, bool write, const std::uint64_t* older = nullptr);
  void report_element(Ref array, std::uint32_t index, bool write, const std::uint64_t* older = nullptr);
  void hold(std::uint64_t value) override;
  void let_go(std::uint64_t value) override;
  void lose();
  std::uint64_t load_raw(Offset location, unsigned size) const;
  bool may_tear(BasicType type, memory::Mode mode) const;
  Step relaxed_access(Offset location, BasicType type, bool write, bool coherent, bool choosing,
                      bool permitted, std::uint64_t& older);
  void finish_load(unsigned operands, BasicType type, std::uint64_t bits);
  Step private_access(const Field* field, Ref object, bool write);
  Step private_access(Ref array, std::uint32_t index, bool write);
  Step init_step(Klass* klass);
  Step check_array(Ref array, std::uint32_t index);
  std::string cast_message(const Klass* from, const Klass* to) const;
  Method* select(Klass* receiver, Method* method);
  // Before an allocation of so many bytes. False: exception_ is set.
  bool make_room(std::uint64_t bytes);
  bool make_room(const Klass* array, std::uint32_t length);
  void collect_on_the_way(const std::function<void()>& before = nullptr);
  void frame_roots(ThreadId thread, std::vector<Ref>& roots);
  std::vector<Ref> counted_roots();
  template <typename Trace>
  void trace_roots(Trace& tracer);
  void settle_waiters(Ref object);
  Method* make_stub(Method::Stub kind, std::vector<Insn> code, std::uint16_t locals, const char* name);
};

template <typename Visitor>
void Interpreter::for_each_frame(ThreadId thread, Visitor&& visit) const {
  const ThreadRecord& r = vm_.record(thread);
  const std::uint32_t* stack = vm_.stack(thread);
  for (std::uint32_t at = r.frame; at != 0; at = stack[at + kFrameCaller])
    if (!visit(vm_.methods[stack[at + kFrameMethod]], stack[at + kFramePc], at)) return;
}

}  // namespace heddle::java
