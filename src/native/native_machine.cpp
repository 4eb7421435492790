// The Machine that a search sees: which threads are enabled, when the program has ended, and where it
// stopped.
#include "native/native_machine.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <optional>
#include <string_view>

#include "base/check.h"
#include "native/describe.h"
#include "native/interp/interpreter.h"
#include "native/leaks.h"
#include "native/program.h"
#include "native/test_framework.h"
#include "native/world.h"

namespace heddle::native {
namespace {

// How many visible operations a thread may perform in a row, when nobody else can run, before the search sees
// a state.
constexpr unsigned kSingleSteps = 1000;
// ... and how many instructions it may take for it: a race that was found is reported at the next state.
constexpr std::uint64_t kSingleInstructions = 100'000;
constexpr std::size_t kMostRanges = 16;
constexpr std::uint64_t kFreshTask = ~std::uint64_t{0};  // more urgent than any depth

class NativeMachine final : public Machine {
 public:
  NativeMachine(const NativeOptions& options, Program program)
      : world_(options, std::move(program)),
        interp_(world_),
        arguments_at_(world_.memory.reserve(Zone::Program, sizeof(Arguments))) {
    if (options.opmm) {
      world_.opmm = std::make_unique<memory::Opmm>(world_.memory, nullptr);
      world_.sink = world_.opmm.get();
      interp_.visibility().relaxed = true;
    }
    if (options.timeouts != Timeouts::Any) interp_.visibility().clock_matters = true;
    if (options.threads_low < options.threads_high)
      ranges_.push_back({kTeamSize, options.threads_low, options.threads_high});
    ranges_.insert(ranges_.end(), options.ranges.begin(), options.ranges.end());
  }

  PagedMemory& memory() override { return world_.memory; }

  StopKind run() override {
    interp_.clear_progress();
    interp_.abandon();
    world_.exit_status = 0;
    world_.exit_thread = kNoThread;
    if (!started()) {
      if (begun_) choose_argument(chosen_.value);
      begun_ = true;
      if (arguments().chosen < ranges_.size()) {
        if (!world_.memory.tracking()) world_.memory.track();
        return StopKind::Choice;
      }
      start_main();
      // A race between lanes needs no second thread; but to tell of it the path must be run again.
      if (has_simd_loops() && !world_.memory.tracking()) {
        world_.memory.track();
        return StopKind::Choice;
      }
    }
    interp_.switch_in(chosen_.thread, chosen_.value);
    const std::uint64_t before = interp_.instructions();
    for (unsigned singles = 0;; ++singles) {
      const Outcome outcome = interp_.execute();
      counters_.instructions = interp_.instructions();
      if (interp_.refine()) {
        interp_.abandon();
        return StopKind::Refine;
      }
      switch (outcome) {
        case Outcome::Yield:
        case Outcome::Ended: break;
        case Outcome::Failed: interp_.sync_registers(); return StopKind::Failed;
        case Outcome::Unsupported: interp_.sync_registers(); return StopKind::Unsupported;
        case Outcome::Pruned: interp_.sync_registers(); return StopKind::Pruned;
        case Outcome::Exit: return finish();
      }
      if (finished()) return finish();
      const bool out_of_fuel =
          outcome == Outcome::Yield && world_.record(interp_.current()).pending == Pending::Yield;
      find_alternatives();
      if (point_.alternatives.size() == 1 && singles < single_steps_ && !out_of_fuel &&
          interp_.instructions() - before < kSingleInstructions && world_.memory.tracking()) {
        const Alternative only = point_.alternatives[0];
        if (outcome == Outcome::Yield && only.thread == interp_.current()) {
          interp_.resume(only.value);
          continue;
        }
        interp_.switch_out();
        interp_.switch_in(only.thread, only.value);
        continue;
      }
      interp_.switch_out();
      if (world_.objects.dead() != 0) world_.objects.collect(interp_.live_words());
      if (point_.alternatives.empty()) return StopKind::Stuck;
      if (!world_.memory.tracking()) world_.memory.track();
      return StopKind::Choice;
    }
  }

  const ChoicePoint& choice_point() override {
    find_alternatives();
    return point_;
  }
  void take(const Alternative& chosen) override { chosen_ = chosen; }
  ProgramEnd end() const override {
    return {world_.exit_status & 0xff, world_.exit_thread, exit_position(world_)};
  }
  bool is_test() const override { return has_test_framework(world_.module); }
  const Failure& failure() const override { return leak_ ? *leak_ : interp_.failure(); }
  const std::string& reason() const override { return interp_.reason(); }
  std::vector<std::string> refinements() const override {
    std::vector<std::string> names = interp_.visibility().names();
    for (std::string& name : interp_.worksharing().names()) names.push_back(std::move(name));
    return names;
  }
  void assume(const std::vector<std::string>& names) override {
    interp_.visibility().assume(names);
    interp_.worksharing().assume(names);
  }
  bool distribute_in_every_way(std::uint64_t unit) override {
    return interp_.worksharing().enumerate(static_cast<std::uint32_t>(unit >> 32));
  }
  bool separate(std::uint64_t unit, std::uint64_t other) override {
    return interp_.worksharing().separate(unit, other);
  }
  bool has_simd_loops() const {
    return std::any_of(world_.module.externals.begin(), world_.module.externals.end(),
                       [](const External& e) { return e.name == "__heddle_simd_begin"; });
  }
  bool leaves_distribution_open() const override {
    if (world_.options.distribution != Distribution::Any) return false;
    return std::any_of(world_.module.externals.begin(), world_.module.externals.end(), [](const External& e) {
      return e.name.starts_with("__kmpc_for_static_init") || e.name.starts_with("__kmpc_dispatch_init") ||
             e.name == "__kmpc_single";
    });
  }
  std::vector<Assumption> assumptions() const override {
    std::vector<Assumption> all(world_.assumptions.begin(), world_.assumptions.end());
    if (world_.options.timeouts != Timeouts::Any)
      add(all, {AssumptionKind::Timeouts,
                world_.options.timeouts == Timeouts::Late ? kTimeoutsLate : kTimeoutsNever});
    else if (has_timeouts_)
      add(all, {AssumptionKind::Timeouts, kTimeoutsAny});
    if (world_.opmm != nullptr && world_.opmm->simplified())
      add(all, {AssumptionKind::Memory, memory::kSimplified});
    return all;
  }
  std::vector<std::string> gaps() const override { return {world_.gaps.begin(), world_.gaps.end()}; }
  std::vector<std::string> notes() const override { return world_.module.notes; }
  bool reveal(const Event& access) override {
    return interp_.visibility().reveal(site_of_access(access.detail), offset_of(access.location),
                                       access.size);
  }
  void stop_at_releases(bool on) override {
    interp_.visibility().detecting = true;
    interp_.visibility().stop_at_releases = on && world_.options.reduction == Reduction::Sync;
  }
  bool expires_early(const Alternative& chosen) override {
    if (!started() || world_.options.timeouts != Timeouts::Any || chosen.value != kExpire) return false;
    const ThreadRecord& r = world_.record(chosen.thread);
    return (r.flags & kTimed) != 0 && !interp_.enabled(r);
  }
  // Time that is put off would pass some day: what goes on until then is no livelock.
  bool progressed() const override { return interp_.progressed() || has_put_off_; }
  Reach reach(const Alternative& chosen) override {
    if (!started()) return Reach::Told;
    const ThreadRecord& r = world_.record(chosen.thread);
    const bool clock = interp_.visibility().clock_matters;
    switch (r.pending) {
      case Pending::Begin:
      case Pending::Data:
      case Pending::Released:
      case Pending::Yield: return Reach::Told;
      case Pending::Sleep: return clock ? Reach::Everybody : Reach::Told;
      default: break;
    }
    // Spurious wake-ups are offered as long as anyone else can go on.
    if (chosen.value == kSpuriously || (chosen.value == kExpire && clock)) return Reach::Everybody;
    if (clock && r.object == 0 && r.pending == Pending::Access) return Reach::Everybody;  // reads it, perhaps
    return Reach::Unclear;
  }
  std::optional<std::uint64_t> contested(ThreadId thread) override {
    if (!started()) return std::nullopt;
    const ThreadRecord& r = world_.record(thread);
    switch (r.pending) {
      case Pending::WordZero:
      case Pending::WordNatural:
      case Pending::WordPositive: return r.object;
      default: return 0;
    }
  }
  void stop_at_single_alternatives(bool on) override { single_steps_ = on ? 0 : kSingleSteps; }
  const MachineCounters& counters() const override { return counters_; }
  std::string program_digest() const override { return world_.program.digest; }
  std::string entry() const override { return "main"; }
  void set_event_sink(EventSink* sink) override {
    world_.sink = sink;
    if (world_.opmm == nullptr) return;
    world_.opmm->set_next(sink);
    world_.sink = world_.opmm.get();
  }

  std::string describe(const Event& event) const override { return describe_event(world_, event); }
  std::string describe(const Alternative& alternative) const override {
    if (!started())
      return fmt::format("main: {} {}", range().index == kTeamSize ? "threads in a team:" : "argument",
                         range().low + alternative.value);
    return describe_alternative(world_, alternative);
  }
  AccessText describe_access(const Event& access) const override {
    return describe_access_text(world_, access);
  }
  std::string describe_old_value(const Event& read) const override {
    return interp_.describe_old_value(read);
  }
  std::string describe_location(const Event& access) const override {
    return native::describe_access(world_, access);
  }
  std::string location_group(const Event& access) const override { return group_of_access(world_, access); }
  std::string how_to_share() const override {
    bool openmp = false;
    for (ThreadId thread = 0; thread < world_.thread_slots(); ++thread)
      openmp |= world_.number_in_team(thread) != 0;
    return openmp ? "use what OpenMP has for it: atomic, critical, a reduction, a private copy"
                  : "make it atomic (_Atomic, std::atomic)";
  }
  std::string thread_name(ThreadId thread) const override { return describe_thread(world_, thread); }
  // Before the program begins (its arguments are chosen) there is no thread that could have one.
  Stack stack(ThreadId thread) const override {
    return started() && thread < world_.thread_slots() ? describe_stack(world_, thread) : Stack{};
  }
  std::vector<ThreadStatus> threads() const override { return describe_threads(world_); }
  std::string source_text(const SourcePosition& position) const override {
    return world_.program.source_text(position);
  }
  std::string source_file(const SourcePosition& position) const override {
    return world_.program.source_file(position);
  }
  void record_output(bool on) override {
    world_.record_output = on;
    if (on) world_.output = world_.early_output;
  }
  const std::string& output() const override {
    if (world_.options.outcomes) world_.output.set(world_.output_in_state());
    return world_.output.text();
  }

 private:
  // --- what is given as ranges, the size of teams and arguments of main, is chosen first, one after the
  // other ---
  static constexpr std::size_t kTeamSize = 0;  // in place of the number of an argument
  struct Arguments {                           // in the state memory
    std::uint32_t started = 0, chosen = 0;
    std::uint32_t value[kMostRanges + 1] = {};
  };
  const Arguments& arguments() const {
    return *reinterpret_cast<const Arguments*>(world_.memory.base() + arguments_at_);
  }
  Arguments& touch_arguments() {
    world_.memory.touch(arguments_at_, sizeof(Arguments));
    return *reinterpret_cast<Arguments*>(world_.memory.base() + arguments_at_);
  }
  bool started() const { return arguments().started != 0; }
  const ArgumentRange& range() const { return ranges_[arguments().chosen]; }
  void choose_argument(std::uint32_t value) {
    Arguments& a = touch_arguments();
    a.value[a.chosen++] = value;
  }

  Ptr make_argument_object(std::string_view bytes) {
    const SiteId site = world_.objects.site({kNoSlot, 0, kNoSlot, ObjectKind::Stack});
    const Ptr p = world_.objects.allocate(0, ObjectKind::Stack, bytes.size(), true, site, 0);
    HEDDLE_CHECK(p != 0, "no memory for the arguments of main");
    std::memcpy(world_.objects.writable(p, bytes.size()), bytes.data(), bytes.size());
    return p;
  }

  void start_main() {
    std::vector<std::string> words{world_.program.name};
    words.insert(words.end(), world_.options.arguments.begin(), world_.options.arguments.end());
    world_.touch_facts().team_size = world_.options.threads_low;
    for (std::size_t i = 0; i < ranges_.size(); ++i) {
      const ArgumentRange& r = ranges_[i];
      if (r.index == kTeamSize) {
        world_.touch_facts().team_size += arguments().value[i];
        continue;
      }
      if (words.size() <= r.index) words.resize(r.index + 1);
      words[r.index] = std::to_string(r.low + arguments().value[i]);
    }
    std::vector<Ptr> argv;
    for (const std::string& word : words)
      argv.push_back(make_argument_object({word.c_str(), word.size() + 1}));
    argv.push_back(0);
    const auto bytes = [](const std::vector<Ptr>& list) {
      return std::string_view(reinterpret_cast<const char*>(list.data()), list.size() * 8);
    };
    const Ptr array = make_argument_object(bytes(argv));
    const Ptr environment = make_argument_object(bytes({0}));
    touch_arguments().started = 1;
    const ThreadId main = interp_.start_thread(world_.module.entry, {words.size(), array, environment});
    HEDDLE_CHECK(main == 0, "main is the first thread");
    if (world_.sink != nullptr && world_.options.threads_low < world_.options.threads_high)
      world_.sink->on_event(
          {.kind = EventKind::Data, .value = world_.facts().team_size, .detail = kChoosesTeamSize});
    chosen_ = {0, 0};
  }

  bool finished() const {
    for (ThreadId t = 0; t < world_.thread_slots(); ++t)
      if (World::alive(world_.record(t))) return false;
    return true;
  }

  StopKind finish() {
    interp_.sync_registers();
    if (world_.options.leaks) {
      interp_.switch_out();  // erases what is dead: it must not keep anything alive
      leak_ = find_leak(world_, interp_);
      if (leak_) return StopKind::Failed;
    }
    return StopKind::Finished;
  }

  // What the thread does next commutes with everything that others do, now or later, and is never disabled:
  // to look at one order, the one in which it comes now, is enough (SC4DRF, Definition 6: a thread that is
  // not at a synchronisation goes first). It happens once, or a few times, so no cycle can put others off for
  // ever. A join may be a synchronisation at which others must have their chance.
  bool unnoticed(const ThreadRecord& r) const {
    return r.pending == Pending::Begin || r.pending == Pending::Released ||
           (r.pending == Pending::Yield && r.yields != 0 && r.yields < kYieldsAlone) ||
           (r.pending == Pending::Join && (r.flags & (kTimed | kAccessed)) == 0 && interp_.enabled(r));
  }

  // A new task goes first, then who is innermost among tasks that made others, so that there are few at a
  // time.
  ThreadId first_unnoticed() const {
    ThreadId first = kNoThread;
    if (world_.options.reduction == Reduction::None) return first;
    std::uint64_t most = 0;
    for (ThreadId t = 0; t < world_.thread_slots(); ++t) {
      const ThreadRecord& r = world_.record(t);
      if (!unnoticed(r)) continue;
      const bool fresh = r.pending == Pending::Begin && (r.flags & kTask) != 0;
      const std::uint64_t urgency = fresh ? kFreshTask : r.pending == Pending::Released ? r.value : 0;
      if (first != kNoThread && urgency <= most) continue;
      first = t;
      most = urgency;
    }
    return first;
  }

  // A thread's own choice: nobody else is offered. What it chooses may be for others, too (the distribution
  // of a loop): it comes before they begin.
  bool offer_data_choice() {
    for (ThreadId t = 0; t < world_.thread_slots(); ++t) {
      const ThreadRecord& r = world_.record(t);
      if (r.pending != Pending::Data) continue;
      point_.kind = ChoiceKind::Data;
      for (std::uint32_t i = 0; i < r.value; ++i) point_.alternatives.push_back({t, i});
      return true;
    }
    return false;
  }

  void find_alternatives() {
    has_put_off_ = false;
    point_.kind = ChoiceKind::Thread;
    point_.alternatives.clear();
    if (!started()) {
      point_.kind = ChoiceKind::Data;
      for (std::int64_t v = range().low; v <= range().high; ++v)
        point_.alternatives.push_back({0, static_cast<std::uint32_t>(v - range().low)});
      return;
    }
    if (offer_data_choice()) return;
    if (const ThreadId first = first_unnoticed(); first != kNoThread) {
      point_.kind = ChoiceKind::Data;  // nobody is preempted by it
      point_.alternatives.assign(1, {first, 0});
      return;
    }
    std::vector<Alternative> computing;  // for long: others first
    for (ThreadId t = 0; t < world_.thread_slots(); ++t) {
      const ThreadRecord& r = world_.record(t);
      if (interp_.enabled(r)) {
        if (r.pending == Pending::Yield && r.yields != 0 && (r.flags & kAtomic) == 0) {
          computing.push_back({t, 0});
          continue;
        }
        const bool alone = (r.flags & kAtomic) != 0;  // nobody else, as long as it can go on
        if (alone) point_.alternatives.clear();
        for (std::uint32_t way = 0; way < interp_.ways_to_read(t); ++way)
          point_.alternatives.push_back({t, way});
        if (alone) return;
      } else if (World::alive(r) && (r.flags & kTimed) != 0 && world_.options.timeouts != Timeouts::Never) {
        has_timeouts_ = true;
        point_.alternatives.push_back({t, 1});
      }
    }
    point_.alternatives.insert(point_.alternatives.end(), computing.begin(), computing.end());
    if (world_.options.timeouts != Timeouts::Any) put_deadlines_off();
    if (world_.options.spurious_wakeups && !point_.alternatives.empty()) add_spurious_wakeups();
  }

  // Of a wait with a time-out, or of a sleep; none: it waits for no time.
  std::optional<std::int64_t> deadline_of(const Alternative& a) const {
    const ThreadRecord& r = world_.record(a.thread);
    if (r.pending == Pending::Sleep && r.phase != 0) return static_cast<std::int64_t>(r.saved);
    if (r.pending != Pending::Sleep && a.value == kExpire && (r.flags & kTimed) != 0) return r.deadline;
    return std::nullopt;
  }
  // --timeouts late: a deadline passes when nobody has anything else to do than to look whether it has.
  void put_deadlines_off() {
    std::vector<Alternative>& ways = point_.alternatives;
    const auto only_spins = [&](const Alternative& a) {
      const Pending pending = world_.record(a.thread).pending;
      return pending == Pending::Yield || pending == Pending::Sleep;
    };
    const bool busy = std::any_of(ways.begin(), ways.end(),
                                  [&](const Alternative& a) { return !deadline_of(a) && !only_spins(a); });
    std::optional<std::int64_t> first;
    for (const Alternative& a : ways)
      if (const auto deadline = deadline_of(a); deadline && (!first || *deadline < *first)) first = deadline;
    const auto later = [&](const Alternative& a) {
      const auto deadline = deadline_of(a);
      return deadline && (busy || *deadline > *first);
    };
    has_put_off_ = std::erase_if(ways, later) > 0 && busy;
  }

  // Only while somebody can go on anyway: a program that is stuck but for a wake-up that may never come is
  // stuck.
  void add_spurious_wakeups() {
    for (ThreadId t = 0; t < world_.thread_slots(); ++t) {
      const ThreadRecord& r = world_.record(t);
      if (r.pending == Pending::Waiting && (r.flags & kSpurious) != 0)
        point_.alternatives.push_back({t, kSpuriously});
    }
  }

  mutable World world_;
  Interpreter interp_;
  Offset arguments_at_;
  std::vector<ArgumentRange> ranges_;
  ChoicePoint point_;
  Alternative chosen_;
  unsigned single_steps_ = kSingleSteps;
  bool begun_ = false;
  bool has_timeouts_ = false;  // on some path
  bool has_put_off_ = false;   // at this choice
  std::optional<Failure> leak_;
  MachineCounters counters_;
};

}  // namespace

Result<std::unique_ptr<Machine>> make_native_machine(const NativeOptions& options) {
  if (options.ranges.size() > kMostRanges)
    return Error{fmt::format("--arg can be given {} times at most", kMostRanges)};
  Result<Program> program = compile_program(options);
  if (!program) return program.error();
  return std::unique_ptr<Machine>(std::make_unique<NativeMachine>(options, std::move(*program)));
}

}  // namespace heddle::native
