// What a transition costs the engine, whatever the language: snapshot, fingerprint, store, search loop.
//
//   Transition/N     6 scattered writes to a heap of N objects of 40 bytes, fingerprint, insert, snapshot,
//   and back StoreInserts     inserts into the hash store, a quarter of them of known states DepthFirst/N a
//   whole search of a grid of states on such a heap: transitions per second, bytes per state BreadthFirst/N
//   the same, breadth-first
//
// DepthFirst and BreadthFirst know how many states there are and fail if the search does not find that many.
#include <benchmark/benchmark.h>

#include "base/check.h"
#include "explore/search.h"
#include "store/stores.h"

namespace heddle {
namespace {

constexpr std::size_t kObjectBytes = 40;
constexpr std::uint32_t kWrites = 6;

// Threads that each take `steps` steps; a step writes a few objects of the thread's own share of the heap.
// All orders meet, so the states are the (steps + 1)^threads points of a grid.
class GridMachine final : public Machine {
 public:
  GridMachine(std::uint32_t threads, std::uint32_t steps, std::size_t objects)
      : threads_(threads), steps_(steps), objects_(objects) {
    pcs_ = memory_.reserve(Zone::Program, threads * sizeof(std::uint32_t));
    heap_ = memory_.reserve(Zone::Program, objects * kObjectBytes);
    for (std::size_t i = 0; i < objects; ++i) memory_.store(heap_ + i * kObjectBytes, mix64(i));
    memory_.track();
  }

  PagedMemory& memory() override { return memory_; }
  StopKind run() override {
    if (taken_ != kNoThread) step(taken_);
    for (std::uint32_t t = 0; t < threads_; ++t)
      if (pc(t) < steps_) return StopKind::Choice;
    return StopKind::Finished;
  }
  const ChoicePoint& choice_point() override {
    point_.alternatives.clear();
    for (std::uint32_t t = 0; t < threads_; ++t)
      if (pc(t) < steps_) point_.alternatives.push_back({t, 0});
    return point_;
  }
  void take(const Alternative& chosen) override { taken_ = chosen.thread; }
  const Failure& failure() const override { return failure_; }
  const std::string& reason() const override { return text_; }
  bool progressed() const override { return true; }
  const MachineCounters& counters() const override { return counters_; }
  void set_event_sink(EventSink*) override {}
  std::string describe(const Event&) const override { return ""; }
  std::string describe(const Alternative&) const override { return ""; }
  std::string thread_name(ThreadId) const override { return ""; }
  Stack stack(ThreadId) const override { return {}; }
  std::vector<ThreadStatus> threads() const override { return {}; }
  std::string source_text(const SourcePosition&) const override { return ""; }
  void record_output(bool) override {}
  const std::string& output() const override { return text_; }

  void step(std::uint32_t t) {
    std::uint32_t at = pc(t);
    std::size_t share = objects_ / threads_;
    for (std::uint32_t i = 0; i < kWrites; ++i) {
      std::size_t object = t * share + mix64((std::uint64_t{t} << 40) + (std::uint64_t{at} << 8) + i) % share;
      memory_.store(heap_ + object * kObjectBytes + 8, std::uint64_t{at} + 1);
    }
    memory_.store(pcs_ + t * sizeof at, at + 1);
  }

 private:
  std::uint32_t pc(std::uint32_t t) const {
    return memory_.load<std::uint32_t>(pcs_ + t * sizeof(std::uint32_t));
  }

  std::uint32_t threads_, steps_;
  std::size_t objects_;
  PagedMemory memory_;
  Offset pcs_ = 0, heap_ = 0;
  ThreadId taken_ = kNoThread;
  ChoicePoint point_;
  Failure failure_;
  std::string text_;
  MachineCounters counters_;
};

// The work of a transition without a search around it. Goes down a path of 64 and back up, again and again.
void Transition(benchmark::State& state) {
  GridMachine machine(1, 1U << 30, static_cast<std::size_t>(state.range(0)));
  PagedMemory& memory = machine.memory();
  auto store = store::make_store("hash");
  std::vector<PagedMemory::Snapshot> path{memory.save()};
  for (auto _ : state) {
    machine.step(0);
    memory.settle();
    store->insert(memory, state.iterations());
    path.push_back(memory.save());
    memory.restore(path[path.size() - 2]);  // as when the state has no successor that is new ...
    memory.restore(path.back());            // ... and down again
    if (path.size() == 64) {
      path.resize(1);
      memory.restore(path[0]);
    }
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(Transition)->Arg(1'000)->Arg(100'000)->Arg(1'000'000);

void StoreInserts(benchmark::State& state) {
  PagedMemory memory;
  Offset at = memory.reserve(Zone::Program, 64);
  memory.track();
  memory.store(at, 1);
  memory.settle();
  const auto count = static_cast<std::uint64_t>(state.range(0));
  double bytes = 0;
  for (auto _ : state) {
    auto store = store::make_store("hash");
    std::uint64_t fresh = 0;
    for (std::uint64_t i = 0; i < count; ++i) {
      bool known = i % 4 == 3;
      store->insert(memory, known ? 1 + mix64(i) % fresh : ++fresh);
    }
    HEDDLE_CHECK(store->size() == fresh, "the store lost or confused states");
    bytes = static_cast<double>(store->bytes()) / static_cast<double>(store->size());
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
  state.counters["bytes_per_state"] = bytes;
}
BENCHMARK(StoreInserts)->Arg(100'000)->Arg(10'000'000)->Arg(50'000'000)->Unit(benchmark::kMillisecond);

void explore_grid(benchmark::State& state, const char* search) {
  constexpr std::uint32_t kThreads = 4, kSteps = 24;
  constexpr std::uint64_t kStates = 25 * 25 * 25 * 25;
  Statistics stats;
  double bytes = 0;
  for (auto _ : state) {
    state.PauseTiming();
    GridMachine machine(kThreads, kSteps, static_cast<std::size_t>(state.range(0)));
    auto store = store::make_store("hash");
    explore::SearchOptions options;
    options.search = search;
    state.ResumeTiming();
    CheckResult result = explore::search(machine, *store, {}, options);
    HEDDLE_CHECK(result.verdict == Verdict::Verified && result.stats.states == kStates, "a wrong answer");
    stats = result.stats;
    bytes = static_cast<double>(store->bytes()) / static_cast<double>(store->size());
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(stats.transitions));
  state.counters["states"] = static_cast<double>(stats.states);
  state.counters["bytes_per_state"] = bytes;
  state.counters["peak_MB"] = static_cast<double>(stats.peak_memory_bytes >> 20);
  state.counters["per_transition"] =
      benchmark::Counter(static_cast<double>(stats.transitions) * static_cast<double>(state.iterations()),
                         benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
void DepthFirst(benchmark::State& state) {
  explore_grid(state, "dfs");
}
void BreadthFirst(benchmark::State& state) {
  explore_grid(state, "bfs");
}
BENCHMARK(DepthFirst)->Arg(1'000)->Arg(100'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK(BreadthFirst)->Arg(1'000)->Arg(100'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace heddle

BENCHMARK_MAIN();
