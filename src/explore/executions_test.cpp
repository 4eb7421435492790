// PCT and POS. What they promise is about chances: fixed seeds, and bounds that hold with room to spare.
#include "explore/executions.h"

#include <gtest/gtest.h>

#include <map>

#include "explore/fake_check.h"

namespace heddle::explore {
namespace {

using namespace heddle::explore::testing;

// How often each end of the program is reached by so many executions.
class Ends final : public Observer {
 public:
  std::optional<Finding> on_stop(Machine& machine, StopKind stop) override {
    if (stop == StopKind::Finished || stop == StopKind::Stuck)
      ++counts[static_cast<FakeMachine&>(machine).variables() + (stop == StopKind::Stuck ? " stuck" : "")];
    return std::nullopt;
  }
  std::map<std::string, int> counts;
};

struct Sampled {
  std::map<std::string, int> counts;
  CheckResult result;
};

Sampled sample(const Program& program, const char* search_name, std::uint64_t walks,
               std::uint64_t depth = 3) {
  FakeMachine machine(program);
  auto store = store::make_store("hash");
  Ends ends;
  SearchOptions options = with_search(search_name);
  options.walks = walks;
  options.pct_depth = depth;
  CheckResult result = search(machine, *store, {&ends}, options);
  return {ends.counts, std::move(result)};
}

TEST(Pct, StatesItsProbability) {
  const Sampled sampled = sample(Program(3, {write(0, 1), write(1, 1)}), "pct", 100);
  EXPECT_EQ(sampled.result.verdict, Verdict::Inconclusive);
  EXPECT_EQ(sampled.result.reason, "100 PCT executions do not cover every schedule");
  ASSERT_EQ(sampled.result.notes.size(), 1u);
  // 3 threads, 6 steps, depth 3: 1 / (3 * 6^2) = 0.00926; (1 - that)^100 = 0.394.
  EXPECT_EQ(
      sampled.result.notes[0],
      "PCT: an execution shows a bug of depth 3 with probability 1/(n k^(d-1)) = 0.00926 or more, for n = 3 "
      "threads and k = 6 steps as measured; 100 executions miss it with probability 0.394 or less");
}

// Depth 1: only the priorities count, and no thread is ever preempted: two ends, each with a chance of one
// half.
TEST(Pct, DepthOneNeverPreempts) {
  const Sampled sampled = sample({{load(0), store_sum(0, 1)}, {load(0), store_sum(0, 2)}}, "pct", 1000, 1);
  ASSERT_EQ(sampled.counts.size(), 1u);  // 3, whoever comes first
  const Sampled order = sample({{write(0, 1), write(0, 2)}, {write(0, 3), write(0, 4)}}, "pct", 1000, 1);
  ASSERT_EQ(order.counts.size(), 2u);
  for (const auto& [end, count] : order.counts) EXPECT_NEAR(count, 500, 100) << end;
}

// A lost update needs one preemption: depth 2. n = 2, k = 4: a chance of 1/8 or more.
TEST(Pct, FindsABugOfItsDepthAsOftenAsStated) {
  const Sampled sampled = sample({{load(0), store_sum(0, 1)}, {load(0), store_sum(0, 1)}}, "pct", 2000, 2);
  EXPECT_GE(sampled.counts.at("1 0 0 0 0 0 0 0"), 2000 / 8 - 50);
}

// Two locks in opposite order, behind many steps that do not matter: 1/(2 * 24) or more with depth 2.
TEST(Pct, FindsADeadlockBehindManySteps) {
  std::vector<Op> left(8, load(0)), right(8, load(1));
  for (const Op& op : {lock(0), lock(1), unlock(1), unlock(0)}) left.push_back(op);
  for (const Op& op : {lock(1), lock(0), unlock(0), unlock(1)}) right.push_back(op);
  const Sampled sampled = sample({left, right}, "pct", 2000, 2);
  EXPECT_GE(sampled.counts.at("0 0 0 0 0 0 0 0 stuck"), 2000 / 48 - 20);
}

TEST(Pct, AThreadThatIsAloneFromTheStartHasAPriorityToo) {
  const Sampled sampled = sample({{write(0, 1), write(0, 2), write(0, 3)}}, "pct", 20, 5);
  EXPECT_EQ(sampled.counts.at("3 0 0 0 0 0 0 0"), 20);
  EXPECT_NE(sampled.result.notes.at(0).find("n = 1 threads and k = 3 steps"), std::string::npos);
}

TEST(Pct, ASpinningThreadDoesNotKeepTheOthersBack) {
  const Sampled sampled = sample({{spin(0, 1), write(1, 1)}, {write(0, 1)}}, "pct", 50);
  EXPECT_EQ(sampled.counts.at("1 1 0 0 0 0 0 0"), 50);
}

// The example of the POS paper's kind: a must come between b's two steps among many that do not matter. With
// priorities redrawn only when something interferes it happens with a chance that does not depend on their
// number; a uniform random walk almost never lets b wait so long.
TEST(Pos, IsNotDistractedByStepsThatDoNotMatter) {
  std::vector<Op> noisy;
  for (int i = 0; i < 40; ++i) noisy.push_back(write(3, static_cast<std::uint32_t>(i)));
  noisy.push_back(write(0, 1));
  const Program program{noisy, {load(0), store_sum(1, 0)}};
  const Sampled pos = sample(program, "pos", 1000);
  const Sampled walk = sample(program, "random-walk", 1000);
  const std::string late = "1 1 0 39 0 0 0 0";  // b read what a wrote at its end
  EXPECT_GT(pos.counts.at(late), 10);
  EXPECT_EQ(walk.counts.count(late), 0u);
  EXPECT_EQ(pos.result.reason, "1000 partial-order-sampling executions do not cover every schedule");
}

TEST(Pos, LooksAheadWithoutSideEffects) {
  const Program program{{lock(0), load(0), store_sum(0, 1), unlock(0)},
                        {lock(0), load(0), store_sum(0, 1), unlock(0)}};
  const Sampled sampled = sample(program, "pos", 200);
  ASSERT_EQ(sampled.counts.size(), 1u);
  EXPECT_EQ(sampled.counts.begin()->first, "2 0 0 0 0 0 0 0");
  EXPECT_EQ(sampled.result.stats.transitions, 200u * 8);
}

TEST(Executions, TheSeedDecides) {
  const Program program{{load(0), store_sum(0, 1)}, {load(0), store_sum(0, 1), expect(0, 2)}};
  for (const char* name : {"pct", "pos"}) {
    SearchOptions options = with_search(name);
    options.minimise_seconds = 0;
    options.seed = 5;
    const Schedule one = run_check(program, options).finding().schedule;
    EXPECT_EQ(run_check(program, options).finding().schedule, one) << name;
  }
}

}  // namespace
}  // namespace heddle::explore
