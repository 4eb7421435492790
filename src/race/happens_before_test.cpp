// The relation and the clocks against happens-before by brute force, on random sequences of events.
#include <gtest/gtest.h>

#include "race/brute_force.h"
#include "race/random_events.h"
#include "race/relation.h"
#include "race/vector_clocks.h"

namespace heddle::race {
namespace {

constexpr std::uint64_t kSequences = 800;
constexpr std::size_t kLength = 120;

using Answers = std::vector<std::optional<Earlier>>;

Answers tell(Detector& detector, const std::vector<Event>& events, std::size_t from, std::size_t to) {
  Answers answers;
  for (std::size_t i = from; i < to; ++i) answers.push_back(detector.on_event(events[i]));
  return answers;
}

bool same(const Answers& a, const Answers& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& x, const auto& y) {
    return x.has_value() == y.has_value() && (!x || (x->thread == y->thread && x->is_write == y->is_write));
  });
}

// A memory with one detector, which has learned what it learns.
struct Bench {
  explicit Bench(bool reads, bool raw = false) {
    detector = raw ? make_vector_clocks(memory) : make_relation(memory, reads);
    memory.track();
    start = memory.save();
  }
  void begin_again() { memory.restore(start); }
  void learn_fences() {
    detector->on_event({EventKind::Fence, 0});
    EXPECT_TRUE(detector->begins_again());
    EXPECT_FALSE(detector->begins_again());
    begin_again();
  }
  Fingerprint state() {
    memory.settle();
    return memory.fingerprint(Zone::Observer);
  }

  PagedMemory memory;
  std::unique_ptr<Detector> detector;
  PagedMemory::Snapshot start;
};

void expect_agreement(const BruteForce& truth, const Answers& answers, bool reads, std::uint64_t seed) {
  bool first = true;
  for (std::size_t i = 0; i < answers.size(); ++i) {
    std::vector<Earlier> races = truth.races(i);
    if (!reads) std::erase_if(races, [](const Earlier& e) { return !e.is_write; });
    ASSERT_EQ(answers[i].has_value(), !races.empty()) << "seed " << seed << ", event " << i;
    if (reads && first) {
      ASSERT_EQ(answers[i].has_value(), truth.races_with_any(i)) << "seed " << seed << ", event " << i;
    }
    if (races.empty()) continue;
    first = false;
    ASSERT_TRUE(std::any_of(races.begin(), races.end(),
                            [&](const Earlier& e) {
                              return e.thread == answers[i]->thread && e.is_write == answers[i]->is_write;
                            }))
        << "seed " << seed << ", event " << i << ": no such earlier access";
  }
}

// Without most of the accesses that race, so that what comes after the first race is tested too.
std::vector<Event> thinned(const std::vector<Event>& events, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  std::vector<Event> kept;
  for (const Event& event : events) {
    kept.push_back(event);
    if (random() % 50 != 0 && BruteForce(kept).races_with_any(kept.size() - 1)) kept.pop_back();
  }
  return kept;
}

TEST(HappensBefore, DetectorsAgreeWithBruteForce) {
  std::unique_ptr<Bench> summary, relation, clocks;
  for (std::uint64_t seed = 0; seed < kSequences && !HasFatalFailure(); ++seed) {
    if (seed % 10 == 0) {  // what nobody has met yet must read as zero
      summary = std::make_unique<Bench>(false);
      relation = std::make_unique<Bench>(true);
      clocks = std::make_unique<Bench>(true, true);
      summary->learn_fences();
      relation->learn_fences();
    }
    std::vector<Event> events = RandomEvents(seed, {.fences = seed % 2 == 0, .frees = seed % 3 == 0})
                                    .sequence(seed % 4 == 0 ? 30 : kLength);
    if (seed % 5 != 0) events = thinned(events, seed);
    const BruteForce truth(events);
    for (Bench* bench : {summary.get(), relation.get(), clocks.get()}) {
      bench->begin_again();
      const Answers answers = tell(*bench->detector, events, 0, events.size());
      EXPECT_TRUE(bench == summary.get() || bench->detector->shortcoming().empty());
      expect_agreement(truth, answers, bench != summary.get(), seed);
    }
  }
}

TEST(HappensBefore, ARestoredRelationGoesOnAsBefore) {
  for (bool reads : {false, true}) {
    Bench bench(reads);
    bench.learn_fences();
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
      const std::vector<Event> events = RandomEvents(seed, {}).sequence(kLength);
      bench.begin_again();
      const std::size_t middle = seed % kLength;
      tell(*bench.detector, events, 0, middle);
      const PagedMemory::Snapshot snapshot = bench.memory.save();
      const Answers answers = tell(*bench.detector, events, middle, kLength);
      const Fingerprint state = bench.state();
      bench.memory.restore(snapshot);
      tell(*bench.detector, RandomEvents(seed + 1, {}).sequence(20), 0, 20);  // some other continuation
      bench.memory.restore(snapshot);
      EXPECT_TRUE(same(answers, tell(*bench.detector, events, middle, kLength))) << "seed " << seed;
      EXPECT_EQ(state, bench.state()) << "seed " << seed;
    }
  }
}

TEST(HappensBefore, ClocksReturnToTheFirstChoiceWhereverItIs) {
  PagedMemory memory;
  const std::unique_ptr<Detector> detector = make_vector_clocks(memory);
  const std::vector<Event> events = RandomEvents(7, {}).sequence(300);
  Answers expected = tell(*detector, events, 0, 100);
  memory.track();
  const PagedMemory::Snapshot first = memory.save();
  expected = tell(*detector, events, 100, 300);
  for (int walk = 0; walk < 3; ++walk) {
    memory.restore(first);
    EXPECT_TRUE(same(expected, tell(*detector, events, 100, 300)));
    memory.restore(first);
    tell(*detector, events, 100, 150);
    EXPECT_EQ(detector->shortcoming(), "");
  }
  const PagedMemory::Snapshot elsewhere = memory.save();
  memory.restore(first);
  tell(*detector, events, 100, 110);
  memory.restore(elsewhere);
  tell(*detector, events, 150, 160);
  EXPECT_NE(detector->shortcoming(), "") << "to say nothing would be wrong";
}

bool within(std::uint64_t address, const Event& object) {
  return object.object <= address && address < object.object + object.size;
}

// Neither changes what the other does.
bool independent(const Event& a, const Event& b) {
  const auto plain = [](const Event& e) { return e.kind == EventKind::Read || e.kind == EventKind::Write; };
  const auto of_object = [](const Event& e) {
    return e.kind == EventKind::Published || e.kind == EventKind::Freed;
  };
  const auto starts = [](const Event& e, const Event& f) {
    return e.kind == EventKind::Spawn && e.value == f.thread;
  };
  if (a.thread == b.thread || starts(a, b) || starts(b, a)) return false;
  if (a.sync != 0 && a.sync == b.sync) return false;
  if (of_object(a) || of_object(b)) {
    if (a.object == b.object) return false;
    if ((a.kind == EventKind::Freed && within(b.sync, a)) ||
        (b.kind == EventKind::Freed && within(a.sync, b)))
      return false;
  }
  const bool writes = a.kind == EventKind::Write || b.kind == EventKind::Write;
  return !plain(a) || !plain(b) || !writes || a.location + a.size <= b.location ||
         b.location + b.size <= a.location;
}

TEST(HappensBefore, SequencesThatDifferInIndependentEventsMeet) {
  for (bool reads : {false, true}) {
    Bench bench(reads);
    bench.learn_fences();
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
      std::vector<Event> events = RandomEvents(seed, {.reuse = false}).sequence(60);
      bench.begin_again();
      tell(*bench.detector, events, 0, events.size());
      const Fingerprint state = bench.state();
      std::mt19937_64 random(seed);
      for (int swaps = 0; swaps < 600; ++swaps) {
        const std::size_t i = random() % (events.size() - 1);
        if (independent(events[i], events[i + 1])) std::swap(events[i], events[i + 1]);
      }
      bench.begin_again();
      tell(*bench.detector, events, 0, events.size());
      EXPECT_EQ(state, bench.state()) << "seed " << seed;
    }
  }
}

Event edge(EventKind kind, ThreadId thread, std::uint64_t sync, std::uint8_t order) {
  Event event{kind, thread};
  event.sync = sync;
  event.order = order;
  return event;
}

// Whether the last event races, in the opinion of all detectors.
bool last_races(const std::vector<Event>& events) {
  const bool truth = !BruteForce(events).races(events.size() - 1).empty();
  for (int which = 0; which < 3; ++which) {
    Bench bench(which == 1, which == 2);
    if (which != 2) bench.learn_fences();
    EXPECT_EQ(tell(*bench.detector, events, 0, events.size()).back().has_value(), truth) << which;
  }
  return truth;
}

Event spawn(ThreadId parent, ThreadId child) {
  Event event{EventKind::Spawn, parent};
  event.value = child;
  return event;
}

constexpr std::uint64_t kX = 0x1000, kLock = 0x2000, kFlag = 0x3000, kEnd = 0x4000;
const Event kEndOf1 = edge(EventKind::End, 1, kEnd, kReleases);

TEST(HappensBefore, ANewLockAtTheAddressOfAnotherCarriesNothing) {
  std::vector<Event> events = {spawn(0, 1), {EventKind::Write, 0, kX, kX, 4}};
  events.push_back(edge(EventKind::Release, 0, kLock, kReleases));
  for (const Event& more :
       {edge(EventKind::Acquire, 1, kLock, kAcquires), Event{EventKind::Read, 1, kX, kX, 4}})
    events.push_back(more);
  EXPECT_FALSE(last_races(events));
  events.insert(events.begin() + 3, {EventKind::Freed, 0, kLock, 0, 8});
  EXPECT_TRUE(last_races(events));
}

TEST(HappensBefore, AFenceOfAnEarlierThreadWithTheSameNumberOffersNothing) {
  const Event fence = edge(EventKind::Fence, 1, 0, kReleases);
  const Event store = edge(EventKind::SyncWrite, 1, kFlag, kReplaces | kUnordered);
  const Event load = edge(EventKind::SyncRead, 0, kFlag, kAcquires);
  const Event write{EventKind::Write, 1, kX, kX, 4}, read{EventKind::Read, 0, kX, kX, 4};
  EXPECT_FALSE(last_races({spawn(0, 1), write, fence, store, load, read}));
  EXPECT_TRUE(last_races({spawn(0, 1), write, fence, kEndOf1, spawn(0, 1), store, load, read}));
}

TEST(HappensBefore, AnEarlierThreadWithTheSameNumberHasSeenNothingForAFence) {
  const Event store = edge(EventKind::SyncWrite, 2, kFlag, kReplaces | kReleases);
  const Event load = edge(EventKind::SyncRead, 1, kFlag, kUnordered);
  const Event fence = edge(EventKind::Fence, 1, 0, kAcquires);
  const Event write{EventKind::Write, 2, kX, kX, 4}, read{EventKind::Read, 1, kX, kX, 4};
  EXPECT_FALSE(last_races({spawn(0, 1), spawn(0, 2), write, store, load, fence, read}));
  EXPECT_TRUE(last_races({spawn(0, 1), spawn(0, 2), write, store, load, kEndOf1, spawn(0, 1), fence, read}));
}

TEST(HappensBefore, AnEndUnderAnOldNameCarriesOnlyItself) {
  const Event write{EventKind::Write, 1, kX, kX, 4}, read{EventKind::Read, 0, kX, kX, 4};
  const Event join = edge(EventKind::Join, 0, kEnd, kAcquires);
  EXPECT_FALSE(last_races({spawn(0, 1), write, kEndOf1, join, read}));
  std::vector<Event> again = {spawn(0, 1), write, kEndOf1, spawn(0, 1), kEndOf1, join, read};
  again[4].order |= kReplaces;  // as the machines say it
  EXPECT_TRUE(last_races(again));
}

// What all threads know makes no difference any more.
TEST(HappensBefore, NothingIsLeftOfThreadsThatWereJoined) {
  Bench bench(true);
  bench.learn_fences();
  bench.detector->on_event({EventKind::Yield, 0});
  const Fingerprint alone = bench.state();
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    std::vector<Event> events = RandomEvents(seed, {}).sequence(kLength);
    std::vector<bool> running(4, false);
    std::vector<std::uint64_t> ends{1, 2, 3};
    for (const Event& event : events) {
      if (event.kind == EventKind::Spawn) running[event.value] = true;
      if (event.kind == EventKind::End) running[event.thread] = false;
      if (event.kind == EventKind::End) ends.push_back(event.sync);
    }
    for (ThreadId t = 1; t < running.size(); ++t) {
      if (!running[t]) continue;
      events.push_back({EventKind::End, t});
      events.back().order = kReleases;
      events.back().sync = t;
    }
    for (std::uint64_t end : ends) {
      events.push_back({EventKind::Join, 0});
      events.back().order = kAcquires;
      events.back().sync = end;
    }
    bench.begin_again();
    tell(*bench.detector, events, 0, events.size());
    EXPECT_EQ(bench.state(), alone) << "seed " << seed;
  }
}

// A consumer reads a slot and says so by a relaxed store; the producer, having seen that, writes it again. In
// no order does the write come first, so that without its reads the relation cannot see the race.
TEST(HappensBefore, WithoutReadsWhatMakesNoEdgeIsNoProof) {
  const Event store = edge(EventKind::SyncWrite, 0, kFlag, kReplaces | kUnordered);
  const std::vector<Event> events = {
      spawn(0, 1), {EventKind::Read, 0, kX, kX, 4}, store, {EventKind::Write, 1, kX, kX, 4}};
  Bench clocks(true), summary(false);
  EXPECT_TRUE(tell(*clocks.detector, events, 0, events.size()).back());
  EXPECT_EQ(clocks.detector->shortcoming(), "");
  EXPECT_FALSE(tell(*summary.detector, events, 0, events.size()).back());
  EXPECT_NE(summary.detector->shortcoming(), "");
}

TEST(HappensBefore, AThreadFromNowhereIsNoProof) {
  Bench bench(false);
  EXPECT_FALSE(bench.detector->on_event({EventKind::Write, 0, 8, 8, 4}));
  EXPECT_EQ(bench.detector->shortcoming(), "");
  bench.detector->on_event({EventKind::Write, 1, 8, 8, 4});
  EXPECT_NE(bench.detector->shortcoming(), "");
}

}  // namespace
}  // namespace heddle::race
