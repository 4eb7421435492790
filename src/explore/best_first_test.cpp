#include <gtest/gtest.h>

#include "explore/fake_check.h"

namespace heddle::explore {
namespace {

using namespace heddle::explore::testing;

// Conflicting accesses are races in a program that does not synchronise: whoever touches what another thread
// wrote last. Kept per path, as a detector keeps it.
class Conflicts final : public Observer {
 public:
  explicit Conflicts(PagedMemory& memory)
      : memory_(memory), writers_(memory.reserve(Zone::Observer, FakeMachine::kVariables)) {}
  bool wants_events() const override { return true; }
  void on_event(const Event& event) override {
    if (event.kind != EventKind::Read && event.kind != EventKind::Write) return;
    taken += (taken.empty() ? "" : " ") + std::to_string(event.thread) +
             (event.kind == EventKind::Read ? "r" : "w") + std::to_string(event.location);
    const auto writer = memory_.load<std::uint8_t>(writers_ + event.location);
    if (writer != 0 && writer != event.thread + 1) conflict_ = true;
    if (event.kind == EventKind::Write)
      memory_.store(writers_ + event.location, static_cast<std::uint8_t>(event.thread + 1));
  }
  std::optional<Finding> on_stop(Machine&, StopKind) override {
    if (!std::exchange(conflict_, false) || !report) return std::nullopt;
    Finding finding;
    finding.kind = FindingKind::Race;
    finding.message = "conflict";
    return finding;
  }
  bool report = true;
  std::string taken;  // every access, in the order of the search: "0w1" is thread 0 writing x1

 private:
  PagedMemory& memory_;
  Offset writers_;
  bool conflict_ = false;
};

struct Explored {
  CheckResult result;
  std::string taken;
};

Explored explore(const Program& program, const char* search_name, const char* heuristic = "WF,WW,ARA,AF",
                 bool report = true) {
  FakeMachine machine(program);
  auto states = store::make_store("hash");
  Conflicts conflicts(machine.memory());
  conflicts.report = report;
  SearchOptions options = with_search(search_name);
  options.heuristic = heuristic;
  options.minimise_seconds = 0;
  Explored explored;
  explored.result = search(machine, *states, {&conflicts}, options);
  explored.taken = conflicts.taken;
  return explored;
}

// Figure 3 of the JRF paper, one operation per statement: x0, x1 the flags, x2 the turn, x3 shared.
const Program kPeterson{{write(0, 1), write(2, 1), load(1), write(3, 1), write(0, 0)},
                        {write(1, 1), write(2, 0), load(0), write(3, 2), write(1, 0)}};

// Figure 4: depth-first takes seven transitions to the race, and the path to it is as long.
TEST(BestFirst, PetersonDepthFirst) {
  Explored dfs = explore(kPeterson, "dfs");
  ASSERT_EQ(dfs.result.verdict, Verdict::Violated);
  EXPECT_EQ(dfs.result.findings[0].schedule.size(), 7u);
  EXPECT_EQ(dfs.result.stats.transitions, 7u);
}

// Figure 4: with WF four states are expanded, and no more than eight are generated. The two children of the
// fourth both race; the first of them ends the search.
TEST(BestFirst, PetersonWritesFirst) {
  Explored best = explore(kPeterson, "best-first", "WF");
  ASSERT_EQ(best.result.verdict, Verdict::Violated);
  EXPECT_EQ(best.result.findings[0].schedule.size(), 4u);
  EXPECT_EQ(best.result.stats.transitions, 7u);
}

// All children of a state are run before the best of them goes on; the first found among equals.
TEST(BestFirst, OrderOfExpansion) {
  auto taken = [&](const Program& program, const char* heuristic) {
    return explore(program, "best-first", heuristic, false).taken;
  };
  // WF: of 0r1 and 1w0 the write goes on (7 against 3); of its children 0r1 and 1r1 the first.
  const Program writer_second{{load(1), write(0, 1)}, {write(0, 2), load(1)}};
  EXPECT_EQ(taken(writer_second, "WF").substr(0, 23), "0r1 1w0 0r1 1r1 0w0 1r1");
  // WW: 0w0 and 1w0 are equal, as nobody has written x0; then 1w0 (8) is better than 0r1 (3).
  const Program writers{{write(0, 1), load(1), load(1)}, {write(0, 2), load(1)}};
  EXPECT_EQ(taken(writers, "WW").substr(0, 23), "0w0 1w0 0r1 1w0 0r1 1r1");
}

TEST(BestFirst, LocksLast) {
  // AF: an acquire before any release (4) comes before an ordinary access (3); ARA: a release (1) after it.
  const Program program{{load(0), load(0)}, {lock(0), unlock(0), load(1)}};
  EXPECT_EQ(explore(program, "best-first", "ARA", false).taken.substr(0, 11), "0r0 0r0 1r1");
  EXPECT_EQ(explore(program, "best-first", "AF", false).taken.substr(0, 11), "0r0 0r0 0r0");
}

TEST(BestFirst, AWholeSpaceHasTheSameSizeInEveryOrder) {
  const Program program{{lock(0), write(0, 1), unlock(0), load(1)},
                        {write(1, 1), lock(0), load(0), unlock(0)}};
  const Statistics dfs = explore(program, "dfs", "WF", false).result.stats;
  for (const char* heuristic : {"WF", "WW", "ARA", "AF", "WF,WW", "WF,WW,ARA,AF"}) {
    const CheckResult best = explore(program, "best-first", heuristic, false).result;
    EXPECT_EQ(best.verdict, Verdict::Verified);
    EXPECT_EQ(best.stats.states, dfs.states);
    EXPECT_EQ(best.stats.transitions, dfs.transitions);
  }
}

// A state first reached at the end of a long path, and cut off there, is expanded when it is reached by a
// shorter one.
TEST(BestFirst, DepthBoundOpensStatesAgain) {
  const Program program{{write(0, 1), write(0, 0), write(0, 1), write(1, 1)}, {load(7), expect(1, 0)}};
  for (std::uint64_t depth = 0; depth <= 7; ++depth) {
    SCOPED_TRACE(depth);
    SearchOptions dfs = with_search("dfs"), best = with_search("best-first");
    dfs.budget.depth = best.budget.depth = depth;
    dfs.all = best.all = true;
    const CheckResult expected = run_check(program, dfs).result, result = run_check(program, best).result;
    EXPECT_EQ(result.verdict, expected.verdict);
    EXPECT_EQ(result.reason, expected.reason);
    EXPECT_EQ(result.stats.states, expected.stats.states);
    EXPECT_EQ(result.findings.size(), expected.findings.size());
  }
}

TEST(BestFirst, Validates) {
  SearchOptions options = with_search("best-first");
  EXPECT_TRUE(validate(options).ok());
  options.heuristic = "WF,XX";
  ASSERT_FALSE(validate(options).ok());
  EXPECT_NE(validate(options).error().message.find("'XX'"), std::string::npos);
}

}  // namespace
}  // namespace heddle::explore
