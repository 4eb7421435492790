#include "explore/budget.h"

#include <gtest/gtest.h>
#include <sys/mman.h>

#include <cstring>
#include <thread>

#include "explore/fake_check.h"

namespace heddle::explore {
namespace {

using namespace heddle::explore::testing;

// Counts up for (almost) ever: the space has no end that a test could wait for.
const Program kEndless{{load(0), store_sum(0, 1), jump(0)}, {load(1), store_sum(1, 1), jump(0)}};

class Budgets : public ::testing::TestWithParam<const char*> {
 protected:
  SearchOptions options() const { return with_search(GetParam()); }
};

TEST_P(Budgets, Time) {
  SearchOptions limited = options();
  limited.budget.seconds = 0.05;
  Checked checked = run_check(kEndless, limited);
  EXPECT_EQ(checked.result.verdict, Verdict::Inconclusive);
  EXPECT_NE(checked.result.reason.find("the time limit of 0.05 s was reached"), std::string::npos);
  EXPECT_GE(checked.stats().seconds, 0.05);
  EXPECT_LT(checked.stats().seconds, 5);
}

TEST_P(Budgets, Memory) {
  SearchOptions limited = options();
  limited.budget.memory_bytes = 1;
  Checked checked = run_check(kEndless, limited);
  EXPECT_EQ(checked.result.verdict, Verdict::Inconclusive);
  EXPECT_NE(checked.result.reason.find("the memory limit of 1 bytes was reached"), std::string::npos);
}

TEST_P(Budgets, Interruption) {
  std::thread user([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    limits::own_order().give(Cut::Interrupted);
  });
  Checked checked = run_check(kEndless, options());
  user.join();
  limits::own_order().take_back();
  EXPECT_EQ(checked.result.verdict, Verdict::Inconclusive);
  EXPECT_EQ(checked.result.reason.substr(0, 11), "interrupted");
  EXPECT_GT(checked.stats().transitions, 0u);
}

INSTANTIATE_TEST_SUITE_P(ByName, Budgets, ::testing::Values("dfs", "bfs", "random-walk"),
                         [](const auto& test) {
                           return test.param == std::string("random-walk") ? std::string("walk")
                                                                           : std::string(test.param);
                         });

class StatefulBudgets : public Budgets {};

TEST_P(StatefulBudgets, States) {
  SearchOptions limited = options();
  limited.budget.states = 100;
  Checked checked = run_check(kEndless, limited);
  EXPECT_EQ(checked.result.verdict, Verdict::Inconclusive);
  EXPECT_NE(checked.result.reason.find("the limit of 100 states was reached"), std::string::npos);
  EXPECT_EQ(checked.stats().states, 100u);
}

TEST_P(StatefulBudgets, ALimitThatIsJustEnoughCutsNothing) {
  Program program{{write(0, 1), write(0, 2)}, {write(1, 1), write(1, 2)}};  // 9 states, 4 deep
  SearchOptions limited = options();
  limited.budget.states = 9;
  limited.budget.depth = 4;
  Checked checked = run_check(program, limited);
  EXPECT_EQ(checked.result.verdict, Verdict::Verified) << checked.result.reason;
  limited.budget.states = 8;
  EXPECT_EQ(run_check(program, limited).result.verdict, Verdict::Inconclusive);
  limited.budget.states.reset();
  limited.budget.depth = 3;
  checked = run_check(program, limited);
  EXPECT_EQ(checked.result.verdict, Verdict::Inconclusive);
  EXPECT_EQ(checked.stats().states, 8u);  // all but the last point of the grid
  EXPECT_EQ(checked.result.reason, "the depth limit of 3 transitions cut 2 states off");
  limited.budget.depth = 0;
  EXPECT_EQ(run_check(program, limited).stats().states, 1u);
}

// Thread 0 goes round a loop of ten before thread 1's error can be reached by few steps: a search that meets
// a state deep first and matches it when it is met again near the start would miss the error.
TEST_P(StatefulBudgets, AStateMetAgainWithMoreLeftIsOpenedAgain) {
  Program program{{data(2), jump_unless(2, 5), load(0), load(0), load(0), load(0), jump(0)},
                  {write(1, 1), raise(1)}};
  for (std::uint64_t depth = 1; depth < 12; ++depth) {
    SearchOptions limited = options();
    limited.budget.depth = depth;
    limited.livelock = false;
    Checked checked = run_check(program, limited);
    EXPECT_EQ(checked.result.verdict, depth < 2 ? Verdict::Inconclusive : Verdict::Violated) << depth;
    limited.search = "bfs";
    limited.all = true;
    std::uint64_t reachable = run_check(program, limited).stats().states;
    limited.search = GetParam();
    EXPECT_EQ(run_check(program, limited).stats().states, reachable) << depth;
  }
}

TEST(DepthBound, CutsTheSameDepthFirstAndBreadthFirst) {
  std::vector<Op> loop{load(0), store_sum(0, 1), data(2), jump_unless(0, 1), write(1, 1)};
  Program program{loop, loop};
  for (std::uint64_t depth = 0; depth < 14; ++depth) {
    SearchOptions limited;
    limited.budget.depth = depth;
    Checked deep = run_check(program, limited);
    limited.search = "bfs";
    Checked broad = run_check(program, limited);
    EXPECT_EQ(deep.stats().states, broad.stats().states);
    EXPECT_EQ(deep.result.verdict, Verdict::Inconclusive);
    EXPECT_EQ(deep.result.reason, broad.result.reason);
    EXPECT_EQ(deep.final_states, broad.final_states);
  }
}

INSTANTIATE_TEST_SUITE_P(ByName, StatefulBudgets, ::testing::Values("dfs", "bfs"),
                         [](const auto& test) { return std::string(test.param); });

TEST(Progress, IsReportedWhileSearching) {
  SearchOptions options;
  options.budget.seconds = 1.3;
  std::vector<Progress> reports;
  options.progress = [&](const Progress& progress) { reports.push_back(progress); };
  run_check(kEndless, options);
  ASSERT_GE(reports.size(), 1u);
  EXPECT_LE(reports.size(), 3u);
  EXPECT_GT(reports[0].states, 0u);
  EXPECT_GT(reports[0].memory_bytes, 0u);
}

TEST(Memory, IsMeasured) {
  constexpr std::size_t kBytes = std::size_t{64} << 20;
  std::uint64_t before = anonymous_memory_bytes();
  void* block = mmap(nullptr, kBytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  ASSERT_NE(block, MAP_FAILED);
  std::memset(block, 1, kBytes);
  EXPECT_GE(anonymous_memory_bytes(), before + kBytes);
  munmap(block, kBytes);
}

// Three threads of one step each: 6 schedules, 8 states.
const Program kThree{{write(0, 1)}, {write(1, 1)}, {write(2, 1)}};

// What the search says when its budget ends after so many states.
Checked cut_after(std::uint64_t states, SearchOptions options) {
  options.budget.states = states;
  return run_check(kThree, options);
}

std::string stage_of(const CheckResult& result) {
  for (const std::string& note : result.notes)
    if (note.starts_with("the search ended at: ")) return note.substr(21);
  return "";
}

TEST(HowFar, DepthFirstSharesOutTheSpaceEvenly) {
  // The third state is the last but one of the first path: nothing is done. With the fourth that path is
  // done, one of two below one of three. The sixth is the first one in the second third.
  EXPECT_EQ(cut_after(2, with_search("dfs")).result.explored, 0.0);
  EXPECT_NEAR(cut_after(3, with_search("dfs")).result.explored.value(), 1.0 / 6, 1e-9);
  EXPECT_NEAR(cut_after(5, with_search("dfs")).result.explored.value(), 1.0 / 3, 1e-9);
  EXPECT_EQ(stage_of(cut_after(3, with_search("dfs")).result), "");
}

TEST(HowFar, BoundsAreStages) {
  SearchOptions bounded = with_search("dfs");
  bounded.filter = "preemptions:1..3";
  EXPECT_TRUE(stage_of(cut_after(3, bounded).result).starts_with("preemptions: 1 of 1..3, "));
  bounded.filter = "delays:2";
  bounded.budget.depth = 2;
  EXPECT_TRUE(stage_of(cut_after(3, bounded).result).starts_with("delays: 2, to depth 2, "));
  EXPECT_FALSE(cut_after(3, bounded).result.explored.has_value());  // of the space nothing is known
}

TEST(HowFar, BreadthFirstCountsWhatWaits) {
  // The first state and the three after it: all but the first wait.
  EXPECT_EQ(stage_of(cut_after(3, with_search("bfs")).result), "3 states to expand, growing");
}

TEST(HowFar, ExecutionsAreCounted) {
  SearchOptions walks = with_search("random-walk");
  walks.walks = 5'000'000;
  Progress last;
  walks.progress = [&](const Progress& now) { last = now; };
  walks.budget.seconds = 1.2;
  run_check(kThree, walks);
  EXPECT_GT(last.executions, 0u);
  EXPECT_EQ(last.executions_wanted, 5'000'000u);
  EXPECT_FALSE(last.explored.has_value());
}

}  // namespace
}  // namespace heddle::explore
