// A running multithreaded program under Heddle's control. The only seam between languages and searches.
//
//      start() ──► run() ──► Choice ──► take(alternative) ──► run() ──► ... ──► Finished | Stuck | Failed |
//      ...
//                              ▲                                                       │
//                              └────────────── memory().restore(snapshot) ─────────────┘
//
// Everything that changes lives in memory(): a search saves and restores there, and the machine keeps nothing
// else that depends on the path. After a restore the machine is at the choice at which the snapshot was
// taken.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/paged_memory.h"
#include "core/assumption.h"
#include "core/choice.h"
#include "core/event.h"
#include "core/finding.h"

namespace heddle {

enum class StopKind : std::uint8_t {
  Choice,       // choice_point() has at least one alternative
  Finished,     // the program has ended
  Stuck,        // nothing can go on, and something should: a deadlock
  Failed,       // the program did something wrong: see failure()
  Unsupported,  // we cannot go on: see reason(); the verdict cannot be `verified`
  Pruned,       // the program asked to drop this path (assume)
  Refine,       // what counts as visible has grown: start the search again (see Machine::restart)
};

struct Failure {
  FindingKind kind = FindingKind::Assertion;
  std::string message;
  ThreadId thread = 0;
  SourcePosition position;
  bool final = false;  // the language says that the program ends there (abort): who does not look for it
                       // misses nothing
};

// How the program ended.
struct ProgramEnd {
  int status = 0;
  ThreadId thread = kNoThread;  // that ended it; none: there was no one left
  SourcePosition position;      // in the user's code, if that is known
};

// What describe() says of an access, in two; empty where it has no single location or no printable value.
struct AccessText {
  std::string location;  // "Account#1.balance"
  std::string value;     // "90"
};

// Counted since the machine was made; never restored.
struct MachineCounters {
  std::uint64_t instructions = 0;
};

class Machine {
 public:
  virtual ~Machine() = default;

  virtual PagedMemory& memory() = 0;

  // Runs to the next choice or to the end of the program. Before the first take() it runs the part of the
  // program that precedes the first choice. At every stop the state in memory() is complete and canonical.
  virtual StopKind run() = 0;
  // At a stop of kind Choice, or right after restoring a snapshot saved there. Valid until the next run or
  // restore.
  virtual const ChoicePoint& choice_point() = 0;
  virtual void take(const Alternative& chosen) = 0;

  virtual ProgramEnd end() const { return {}; }   // after Finished
  virtual const Failure& failure() const = 0;     // after Failed
  virtual const std::string& reason() const = 0;  // after Unsupported: one sentence

  // What Refine has taught the machine, as names that mean the same in another process; and teaching it
  // beforehand, so that a replay stops at the same choices as the run that was recorded. Call assume() before
  // the first run().
  virtual std::vector<std::string> refinements() const { return {}; }
  virtual void assume(const std::vector<std::string>& refinements) { (void)refinements; }

  // From now on accesses to what this Read or Write touched are visible. False: they already were. The search
  // must begin again.
  virtual bool reveal(const Event& access) {
    (void)access;
    return false;
  }
  // Events name units of work (Event::unit) because the program does not say which thread does what.
  virtual bool leaves_distribution_open() const { return false; }
  // From now on the two units of work (Event::unit; 0: what a thread does besides) are done by different
  // threads. False: they cannot be, or were already. The search must begin again.
  virtual bool separate(std::uint64_t unit, std::uint64_t other) {
    (void)unit;
    (void)other;
    return false;
  }
  // From now on every distribution of the construct that the unit belongs to is explored. False: it was
  // already. If there are too many of them, the paths that lead there are Unsupported.
  virtual bool distribute_in_every_way(std::uint64_t unit) {
    (void)unit;
    return false;
  }
  // With the sync reduction: other threads have their chance also before a release (an unlock, the end of a
  // thread, a wait) by a thread that has accessed shared memory since it last synchronised. The access-sets
  // detector needs it (SC4DRF, Definition 6). Among refinements() it is "releases".
  virtual void stop_at_releases(bool on) { (void)on; }

  // What a verdict depends on besides the options: "one sequence of random numbers (--seed 1)". Asked after
  // the search, of which it must not matter on which path it ended: such a fact is learned for good.
  virtual std::vector<Assumption> assumptions() const { return {}; }
  // Why nothing found is not enough, a sentence each: "inputs outside -8..7 were not tried". Learned for
  // good, too.
  virtual std::vector<std::string> gaps() const { return {}; }
  // Its exit status is its answer: it has the main of a test framework.
  virtual bool is_test() const { return false; }
  // What else a reader should know.
  virtual std::vector<std::string> notes() const { return {}; }

  // At a Choice: do the events of the transition that `chosen` begins tell all that it has to do with other
  // threads? It is for searches that reduce by independence.
  enum class Reach : std::uint8_t {
    Told,       // they do, even if there are none
    Unclear,    // they do if there are any; otherwise it may have to do with anything
    Everybody,  // it may have to do with anything: it moves the clock, for instance
  };
  virtual Reach reach(const Alternative& chosen) {
    (void)chosen;
    return Reach::Unclear;
  }
  // At a Choice: `chosen` lets a time-out expire although others could go on (--timeouts late does not try
  // that).
  virtual bool expires_early(const Alternative& chosen) {
    (void)chosen;
    return false;
  }
  // At any stop: what `thread`, which cannot go on, waits for and others could take away again before it gets
  // it, named as events name it (a lock); 0: there is nothing of that kind (a notification, the end of a
  // thread). None: cannot tell.
  virtual std::optional<std::uint64_t> contested(ThreadId thread) {
    (void)thread;
    return std::nullopt;
  }
  // What the thread, which has just stopped, found to be such that it has to wait, without an event that
  // tells: the thread that it waits for the end of had begun. 0: nothing.
  virtual std::uint64_t found(ThreadId thread) {
    (void)thread;
    return 0;
  }
  // The program does not wait for the end of `thread`, which is alive (a daemon).
  virtual bool helper(ThreadId thread) const {
    (void)thread;
    return false;
  }
  // From now on run() stops at every choice, also where there is only one alternative. Off by default.
  virtual void stop_at_single_alternatives(bool on) { (void)on; }

  // True if the last run() wrote shared memory, printed, or ended a thread (for livelock).
  virtual bool progressed() const = 0;
  // At a Choice: threads can go on, but none of those whose end the program waits for (user threads); true
  // means that only helpers (daemons) run. No run() from such a state moves a user thread before it stops at
  // a Choice.
  virtual bool stalled() { return false; }
  virtual const MachineCounters& counters() const = 0;

  // What the program is, for traces: a digest that changes when its code does, and where it begins.
  virtual std::string program_digest() const { return ""; }
  virtual std::string entry() const { return ""; }

  // Receives every event from now on; null (the default) makes events cost nothing.
  virtual void set_event_sink(EventSink* sink) = 0;

  // What people read. Costly; used only when something is reported.
  virtual std::string describe(const Event& event) const = 0;              // "Account.balance: 100 -> 90"
  virtual std::string describe(const Alternative& alternative) const = 0;  // "main: lock Account#1"
  // Of a Read, Write or Sync... that has just happened.
  virtual AccessText describe_access(const Event& access) const {
    (void)access;
    return {};
  }
  // Of a read that has just happened, under a relaxed memory model: why it did not return the newest write.
  virtual std::string describe_old_value(const Event& read) const {
    (void)read;
    return "";
  }
  // Of a Read or Write that has just happened: "Account.balance", "int[]#3[2]", "buf[4] (malloc at f.c:12)".
  virtual std::string describe_location(const Event& access) const {
    (void)access;
    return "";
  }
  // The same for all locations that a programmer would call one: a field of any object of a class, the
  // elements of arrays made at one place. Means the same on every path.
  virtual std::string location_group(const Event& access) const { return describe_location(access); }
  // What the language offers for one variable that threads share: "make it atomic (_Atomic, std::atomic)".
  virtual std::string how_to_share() const { return "make it atomic"; }
  virtual std::string thread_name(ThreadId thread) const = 0;
  virtual Stack stack(ThreadId thread) const = 0;
  virtual std::vector<ThreadStatus> threads() const = 0;
  virtual std::string source_text(const SourcePosition& position) const = 0;
  // The path of the file that it is a line of; "" if it is not at hand.
  virtual std::string source_file(const SourcePosition& position) const {
    (void)position;
    return "";
  }
  // What the program has printed so far on this path; filled only while record_output(true).
  virtual void record_output(bool on) = 0;
  virtual const std::string& output() const = 0;
};

}  // namespace heddle
