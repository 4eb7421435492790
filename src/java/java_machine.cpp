// The Machine that a search sees: which threads are enabled, when a program has ended, and where it stopped.
#include "java/java_machine.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "base/check.h"
#include "java/boot.h"
#include "java/describe.h"
#include "java/interp/interpreter.h"
#include "java/program.h"
#include "java/vm.h"
#include "java/warm_up.h"

namespace heddle::java {
namespace {

// How many visible operations a thread may perform in a row, when nobody else can run, before the search sees
// a state.
constexpr unsigned kSingleSteps = 1000;

class Jvm final : public Machine {
 public:
  Jvm(std::unique_ptr<Vm> vm, Program program)
      : vm_(std::move(vm)),
        interp_(*vm_->interpreter),
        program_(std::move(program)),
        describe_(*vm_, program_) {}

  PagedMemory& memory() override { return vm_->memory; }

  StopKind run() override {
    interp_.clear_progress();
    interp_.abandon();
    exited_by_ = kNoThread;
    if (!begun_) {  // what is made here belongs to the first transition
      begun_ = true;
      Ref main_thread = vm_->record(0).java_thread;
      interp_.start_thread(main_thread, program_.main, make_arguments());
      chosen_ = {0, 0};
    }
    interp_.switch_in(chosen_.thread, chosen_.value);
    for (unsigned singles = 0;; ++singles) {
      const bool helper = daemon(interp_.current());
      Outcome outcome = interp_.execute();
      counters_.instructions = interp_.instructions();
      if (interp_.must_begin_again()) return StopKind::Refine;
      if (interp_.lost()) outcome = Outcome::Unsupported;
      switch (outcome) {
        case Outcome::Yield:
        case Outcome::Ended: break;
        case Outcome::Failed: interp_.sync_registers(); return StopKind::Failed;
        case Outcome::Unsupported: interp_.sync_registers(); return StopKind::Unsupported;
        case Outcome::Exit:
          interp_.sync_registers();
          exited_by_ = interp_.current();
          return StopKind::Finished;
        case Outcome::Pruned: interp_.sync_registers(); return StopKind::Pruned;
        case Outcome::Refine: return StopKind::Refine;
        case Outcome::Returned: fault(__FILE__, __LINE__, "a boot call returned outside of boot");
      }
      if (finished()) return StopKind::Finished;
      bool out_of_fuel =
          interp_.current() != kNoThread && vm_->record(interp_.current()).pending == Pending::Yield;
      interp_.sync_registers();
      find_alternatives();
      if (point_.alternatives.size() == 1 && singles < single_steps_ && !out_of_fuel &&
          vm_->memory.tracking()) {
        Alternative only = point_.alternatives[0];
        if (only.thread == interp_.current()) {
          interp_.resume(only.value);
          continue;
        }
        if (helper ==
            daemon(only.thread)) {  // that only daemons go on, or no longer, must show: see stalled()
          interp_.switch_out();
          interp_.switch_in(only.thread, only.value);
          continue;
        }
      }
      interp_.switch_out();
      vm_->heap.collect();
      if (audited_++ < vm_->options.audit) interp_.audit_counts();
      if (point_.alternatives.empty()) return StopKind::Stuck;
      if (!vm_->memory.tracking()) begin_search();
      return StopKind::Choice;
    }
  }

  const ChoicePoint& choice_point() override {
    find_alternatives();
    return point_;
  }
  void take(const Alternative& chosen) override { chosen_ = chosen; }
  const Failure& failure() const override { return interp_.failure(); }
  const std::string& reason() const override { return interp_.reason(); }
  std::vector<std::string> refinements() const override { return interp_.refinements(); }
  void assume(const std::vector<std::string>& names) override { interp_.assume(names); }
  std::vector<Assumption> assumptions() const override {
    std::vector<Assumption> all(vm_->assumptions.begin(), vm_->assumptions.end());
    if (vm_->options.timeouts != Timeouts::Any)
      add(all, {AssumptionKind::Timeouts,
                vm_->options.timeouts == Timeouts::Late ? kTimeoutsLate : kTimeoutsNever});
    else if (has_timeouts_)
      add(all, {AssumptionKind::Timeouts, kTimeoutsAny});
    if (!vm_->jdk_version.empty()) add(all, {AssumptionKind::Platform, "JDK " + vm_->jdk_version});
    if (vm_->opmm != nullptr && vm_->opmm->simplified())
      add(all, {AssumptionKind::Memory, memory::kSimplified});
    return all;
  }
  std::vector<std::string> gaps() const override { return {vm_->gaps.begin(), vm_->gaps.end()}; }
  bool expires_early(const Alternative& chosen) override {
    if (vm_->options.timeouts != Timeouts::Any || chosen.value != kExpire || !waits_for_time(chosen))
      return false;
    const Pending pending = vm_->record(chosen.thread).pending;
    return pending == Pending::WaitSet || pending == Pending::Park || pending == Pending::Join;
  }
  // Time that is put off would pass some day: what goes on until then is no livelock.
  bool progressed() const override { return interp_.progressed() || has_put_off_; }
  Reach reach(const Alternative& chosen) override {
    const bool clock = interp_.clock_matters();
    const ThreadRecord& r = vm_->record(chosen.thread);
    switch (r.pending) {
      case Pending::Begin:
      case Pending::Data:
      case Pending::Yield: return Reach::Told;
      case Pending::Sleep: return clock ? Reach::Everybody : Reach::Told;
      case Pending::WaitSet:
      case Pending::Park:
      case Pending::Join:
        // Spurious wake-ups are offered as long as anyone else can go on.
        if (chosen.value == kSpuriously || (chosen.value == kExpire && clock)) return Reach::Everybody;
        break;
      case Pending::Access:
        // Of other actions than accesses to statics events need not tell all: a collection, files, the clock.
        if (r.object == kNull && (clock || !accesses_static(chosen.thread))) return Reach::Everybody;
        break;
      default: break;
    }
    return Reach::Unclear;
  }
  std::optional<std::uint64_t> contested(ThreadId thread) override {
    const ThreadRecord& r = vm_->record(thread);
    switch (r.pending) {
      case Pending::Lock:
      case Pending::Reacquire: return Heap::offset(r.object);
      case Pending::Access:  // always enabled; but what it is about is of interest
        return r.object == kNull ? std::nullopt : std::optional<std::uint64_t>(Heap::offset(r.object));
      default: return 0;
    }
  }
  std::uint64_t found(ThreadId thread) override {
    const ThreadRecord& r = vm_->record(thread);
    return r.pending == Pending::Join ? Heap::offset(r.object) : 0;
  }
  bool helper(ThreadId thread) const override { return daemon(thread); }
  void stop_at_single_alternatives(bool on) override { single_steps_ = on ? 0 : kSingleSteps; }
  // At a choice some user thread is alive: see finished().
  bool stalled() override {
    for (ThreadId t = 0; t < vm_->thread_slots(); ++t) {
      if (daemon(t)) continue;
      ways_.clear();
      find_ways(t, ways_);
      if (!ways_.empty()) return false;
    }
    return true;
  }
  const MachineCounters& counters() const override { return counters_; }
  bool reveal(const Event& access) override { return interp_.reveal(really(access)); }
  void stop_at_releases(bool on) override { interp_.stop_at_releases(on); }
  void set_event_sink(EventSink* sink) override { interp_.set_event_sink(sink); }

  std::string describe(const Event& event) const override { return describe_.event(really(event)); }
  std::string describe(const Alternative& alternative) const override {
    return describe_.alternative(alternative);
  }
  AccessText describe_access(const Event& access) const override { return describe_.access(really(access)); }
  std::string describe_old_value(const Event& read) const override { return describe_.old_value(read); }
  std::string describe_location(const Event& access) const override {
    return describe_.location(really(access));
  }
  std::string location_group(const Event& access) const override {
    return describe_.location_group(really(access));
  }
  std::string how_to_share() const override {
    return "make it volatile or an atomic (java.util.concurrent.atomic)";
  }
  std::string thread_name(ThreadId thread) const override { return describe_.thread_name(thread); }
  Stack stack(ThreadId thread) const override { return describe_.stack(thread); }
  std::vector<ThreadStatus> threads() const override { return describe_.threads(); }
  std::string source_text(const SourcePosition& position) const override {
    return program_.source_text(position);
  }
  std::string source_file(const SourcePosition& position) const override {
    return program_.source_file(position);
  }
  void record_output(bool on) override {
    vm_->record_output = on;
    if (!on) return;
    vm_->output = vm_->early_output;
    describe_.begin_recording();
  }
  const std::string& output() const override {
    if (vm_->options.outcomes) vm_->output.set(vm_->output_in_state());
    return vm_->output.text();
  }
  ProgramEnd end() const override {
    ProgramEnd end{vm_->exit_status() & 0xff, exited_by_, {}};
    if (exited_by_ == kNoThread) return end;
    for (SourcePosition& position : stack(exited_by_))
      if (!position.library) {
        end.position = std::move(position);
        break;
      }
    return end;
  }
  bool is_test() const override {
    return !vm_->options.tested_class.empty() || program_.main->holder->name.starts_with("org/junit/");
  }
  std::string program_digest() const override { return program_.digest; }
  std::string entry() const override { return program_.main->holder->external_name(); }

 private:
  static Event really(Event event) {
    event.location = Interpreter::without_shadow(event.location);
    return event;
  }

  void begin_search() {
    vm_->heap.search_begins([vm = vm_.get()](Ref constant) {
      const Klass* k = vm->heap.klass(constant);
      if (k == vm->known.klass) return "class " + vm->klass_of_mirror(constant)->name;
      if (k == vm->known.string) return "string " + vm->string_utf8(constant);
      if (k == vm->known.module) return "module " + vm->name_of_module(constant);
      return k->name;
    });
    vm_->memory.track();
  }

  Ref make_arguments() {
    Klass* strings = vm_->array_of(vm_->known.string);
    Ref array =
        vm_->heap.allocate_array(strings, static_cast<std::uint32_t>(program_.arguments.size()), 0, 0);
    for (std::size_t i = 0; i < program_.arguments.size(); ++i)
      vm_->heap.put_ref(array, kElementsOffset + 4 * static_cast<std::uint32_t>(i),
                        vm_->new_string_utf8(program_.arguments[i], 0, 0));
    return array;
  }

  bool daemon(ThreadId t) const { return (vm_->record(t).flags & kDaemon) != 0; }

  bool accesses_static(ThreadId t) const {
    bool accesses = false;
    interp_.for_each_frame(t, [&](const Method* method, std::uint32_t at, std::uint32_t) {
      if (method == nullptr || at >= method->code.size()) return false;
      const Op op = method->code[at].op;
      accesses =
          op == Op::GetStatic || op == Op::PutStatic || (op >= Op::GetStatic1 && op <= Op::PutStaticRef);
      return false;
    });
    return accesses;
  }

  // Daemon threads do not keep a program alive.
  bool finished() const {
    for (ThreadId t = 0; t < vm_->thread_slots(); ++t)
      if (vm_->record(t).pending != Pending::None && !daemon(t)) return false;
    return true;
  }

  bool interrupted(const ThreadRecord& r) const {
    return vm_->get<std::uint8_t>(r.java_thread, vm_->known.thread_interrupted) != 0;
  }

  bool sleeps_on(const ThreadRecord& r) const { return r.deadline > vm_->clock() && !interrupted(r); }

  void find_alternatives() {
    has_put_off_ = false;
    point_.kind = ChoiceKind::Thread;
    point_.alternatives.clear();
    for (ThreadId t = 0; t < vm_->thread_slots(); ++t) {
      const std::size_t before = point_.alternatives.size();
      const bool own_choice = find_ways(t, point_.alternatives);
      const bool atomic = point_.alternatives.size() > before && (vm_->record(t).flags & kAtomic) != 0;
      if (!own_choice && !atomic) continue;
      if (own_choice) point_.kind = ChoiceKind::Data;
      point_.alternatives.erase(point_.alternatives.begin(),
                                point_.alternatives.begin() + static_cast<std::ptrdiff_t>(before));
      return;
    }
    if (vm_->options.live) keep_first_deadline(point_.alternatives);
    if (vm_->options.timeouts != Timeouts::Any) put_deadlines_off();
    if (vm_->options.spurious_wakeups && !point_.alternatives.empty()) add_spurious_wakeups();
  }

  // heddle run: as on a real machine, nobody's time is over while others have work to do, and of those who
  // wait for time the one with the earliest deadline is first.
  void keep_first_deadline(std::vector<Alternative>& ways) const {
    auto expires = [&](const Alternative& a) {
      return a.value == kExpire && vm_->record(a.thread).pending != Pending::Notify;
    };
    auto too_early = [&](const Alternative& a) {
      return expires(a) && std::any_of(ways.begin(), ways.end(), [&](const Alternative& b) {
               return expires(b) && vm_->record(b.thread).deadline < vm_->record(a.thread).deadline;
             });
    };
    std::vector<Alternative> kept;
    std::remove_copy_if(ways.begin(), ways.end(), std::back_inserter(kept), too_early);
    ways = std::move(kept);
  }

  bool waits_for_time(const Alternative& a) const {
    return a.value == kExpire && vm_->record(a.thread).pending != Pending::Notify;
  }
  bool only_spins(const Alternative& a) const {
    const Pending pending = vm_->record(a.thread).pending;
    return pending == Pending::Yield || pending == Pending::Sleep;
  }
  // --timeouts late: a deadline passes when nobody has anything else to do than to look whether it has.
  void put_deadlines_off() {
    std::vector<Alternative>& ways = point_.alternatives;
    const bool busy = std::any_of(ways.begin(), ways.end(),
                                  [&](const Alternative& a) { return !waits_for_time(a) && !only_spins(a); });
    has_put_off_ = busy && std::erase_if(ways, [&](const Alternative& a) { return waits_for_time(a); }) > 0;
    if (!busy) keep_first_deadline(ways);
  }

  // Only while somebody can go on anyway: a program that is stuck but for a wake-up that may never come is
  // stuck.
  void add_spurious_wakeups() {
    for (ThreadId t = 0; t < vm_->thread_slots(); ++t) {
      const ThreadRecord& r = vm_->record(t);
      const bool waits = r.pending == Pending::WaitSet || (r.pending == Pending::Park && !may_go_on(r));
      if (waits && (r.flags & kSpurious) != 0) point_.alternatives.push_back({t, kSpuriously});
    }
  }

  bool may_go_on(const ThreadRecord& parked) const {
    return (parked.flags & kPermit) != 0 || interrupted(parked);
  }

  // Adds the ways in which `t` can go on. True: they are the thread's own choice, and nobody else is to be
  // offered.
  bool find_ways(ThreadId t, std::vector<Alternative>& ways) const {
    const ThreadRecord& r = vm_->record(t);
    auto add = [&](std::uint32_t value) { ways.push_back({t, value}); };
    auto expire = [&] {
      has_timeouts_ = true;
      add(kExpire);
    };
    bool timed = (r.flags & kTimed) != 0 && vm_->options.timeouts != Timeouts::Never;
    switch (r.pending) {
      case Pending::None: break;
      case Pending::Begin:
      case Pending::Yield: add(0); break;
      case Pending::Access:
        add(0);
        for (std::uint32_t way = 1; r.reads != 0 && way < interp_.ways_to_read(t, r.reads); ++way) add(way);
        break;
      case Pending::Sleep: {
        const bool late = vm_->options.live || vm_->options.timeouts != Timeouts::Any;
        add(late && sleeps_on(r) ? kExpire : 0);
        break;
      }
      case Pending::Lock:
      case Pending::Reacquire:
        if (vm_->heap.get<std::uint32_t>(r.object, kLockOffset) == 0) add(0);
        break;
      case Pending::WaitSet:
        if (timed) expire();
        break;
      case Pending::Park:
        if (may_go_on(r)) {
          add(0);
        } else if (timed) {
          expire();
        }
        break;
      case Pending::Join:
        if (vm_->slot_of(r.object) == kNoThread || interrupted(r)) {
          add(0);
        } else if (timed) {
          expire();
        }
        break;
      case Pending::ClassInit:
        if (vm_->init_state(vm_->classes[r.value]) != InitState::InProgress) add(0);
        break;
      case Pending::Notify:
        if (interp_.interrupts_matter()) {  // others may come first and take waiters away
          std::uint32_t waiters = 0;
          for (ThreadId w = 0; w < vm_->thread_slots(); ++w)
            if (vm_->record(w).pending == Pending::WaitSet && vm_->record(w).object == r.object) ++waiters;
          for (std::uint32_t i = 0; i < std::max(1u, std::min(r.value, waiters)); ++i) add(i);
          break;
        }
        [[fallthrough]];
      case Pending::Data:
        for (std::uint32_t i = 0; i < r.value; ++i) add(i);
        return true;
    }
    return false;
  }

  std::unique_ptr<Vm> vm_;
  Interpreter& interp_;
  Program program_;
  Describe describe_;
  ChoicePoint point_;
  std::vector<Alternative> ways_;  // stalled()'s
  Alternative chosen_;
  ThreadId exited_by_ = kNoThread;  // called System.exit or the like in the last run()
  unsigned single_steps_ = kSingleSteps;
  bool begun_ = false;
  mutable bool has_timeouts_ = false;  // on some path
  bool has_put_off_ = false;           // at this choice
  std::uint64_t audited_ = 0;
  MachineCounters counters_;
};

}  // namespace

Result<std::unique_ptr<Machine>> make_java_machine(const JavaOptions& options) {
  auto vm = std::make_unique<Vm>(options);
  auto sources = open_program(options);
  if (!sources) return sources.error();
  vm->options.jdk = sources->jdk;
  vm->jdk_version = jdk_version(sources->jdk);
  vm->options.jar = sources->jar;
  vm->options.class_path = sources->class_path;
  for (const std::string& entry : sources->own_folders) vm->options.readable.push_back(entry);
  if (options.audit != 0) vm->heap.list_immortals();
  vm->sources = std::move(sources->class_sources);
  vm->modules.set_jdk(vm->sources[0].get());
  for (AddedPackage& added : sources->added_packages) vm->modules.add(std::move(added));
  boot(*vm);
  auto program = link_program(*vm, options, *sources);
  if (!program) return program.error();
  warm_up(*vm, *program->main->holder);
  if (options.opmm) {
    vm->opmm = std::make_unique<memory::Opmm>(vm->memory, vm->interpreter->references());
    vm->heap.tell_all_ends();
    vm->interpreter->set_event_sink(nullptr);
  }
  return std::unique_ptr<Machine>(std::make_unique<Jvm>(std::move(vm), std::move(*program)));
}

}  // namespace heddle::java
