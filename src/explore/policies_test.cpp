// Orders, restarts, and what a path counts.
#include "explore/policies.h"

#include <gtest/gtest.h>

#include <set>

#include "explore/fake_check.h"
#include "explore/luby.h"
#include "explore/portfolio.h"
#include "explore/session.h"

namespace heddle::explore {
namespace {

using namespace heddle::explore::testing;

TEST(Luby, IsTheSequence) {
  const std::uint64_t expected[] = {1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, 1, 1, 2};
  for (std::size_t i = 0; i < std::size(expected); ++i) EXPECT_EQ(luby(i + 1), expected[i]) << i + 1;
  for (std::uint64_t n = 1; n < 40; ++n)
    EXPECT_EQ(luby((std::uint64_t{1} << n) - 1), std::uint64_t{1} << (n - 1));
}

TEST(Path, CountsRunsAndStays) {
  Path path;
  EXPECT_EQ(path.run(), 0u);
  EXPECT_FALSE(path.switched());
  path.push({0, 0});
  EXPECT_EQ(path.run(), 1u);
  EXPECT_EQ(path.stays(), 0u);  // nobody was running before
  EXPECT_FALSE(path.switched());
  path.push({0, 0});
  path.push({0, 1}, ChoiceKind::Data);
  EXPECT_EQ(path.run(), 3u);
  EXPECT_EQ(path.stays(), 1u);  // a value is no scheduling choice
  path.push({1, 0});
  EXPECT_TRUE(path.switched());
  EXPECT_EQ(path.run(), 1u);
  EXPECT_EQ(path.switches(), 1u);
  path.push({1, 0});
  EXPECT_EQ(path.stays(), 2u);
  EXPECT_FALSE(path.switched());
  path.pop();
  path.pop();
  EXPECT_EQ(path.run(), 3u);
  EXPECT_EQ(path.stays(), 1u);
  EXPECT_EQ(path.switches(), 0u);
  path.pop();
  path.pop();
  EXPECT_EQ(path.stays(), 0u);
}

TEST(Restart, Sequences) {
  const auto spans = [](const char* text, int count) {
    std::unique_ptr<Restart> restart = std::move(make_restart(text).value());
    std::vector<std::uint64_t> result;
    for (int i = 0; i < count; ++i) {
      std::uint64_t states = 0;
      while (!restart->due(states, 0)) ++states;
      result.push_back(states);
      restart->next();
    }
    return result;
  };
  EXPECT_EQ(spans("fixed:10st", 3), (std::vector<std::uint64_t>{10, 10, 10}));
  EXPECT_EQ(spans("luby:10st", 7), (std::vector<std::uint64_t>{10, 10, 20, 10, 10, 20, 40}));
  EXPECT_EQ(spans("walsh:10st,2", 4), (std::vector<std::uint64_t>{10, 20, 40, 80}));
  EXPECT_EQ(spans("walsh:100st", 2), (std::vector<std::uint64_t>{100, 142}));  // the ratio is sqrt 2
  std::unique_ptr<Restart> timed = std::move(make_restart("luby:500ms").value());
  EXPECT_FALSE(timed->due(1'000'000, 0.4));
  EXPECT_TRUE(timed->due(0, 0.5));
  EXPECT_EQ(make_restart("never").value(), nullptr);
}

TEST(Restart, ErrorsSayWhatToWrite) {
  for (const char* text : {"", "luby", "luby:", "luby:5", "luby:5x", "fixed:-5s", "fixed:0st", "fixed:1.5st",
                           "fixed:5s,2", "often:5s", "walsh:5s,x", "luby:1e99s"})
    EXPECT_FALSE(make_restart(text).ok()) << text;
  EXPECT_NE(make_restart("walsh:5s,0.5").error().message.find("at least 1"), std::string::npos);
}

TEST(Filter, ErrorsSayWhatToWrite) {
  for (const char* text : {"", "none", "preemptions", "preemptions:", "preemptions:x", "preemptions:3..1",
                           "preemptions:1..", "delays:-1", "delays:1...2", "preemptions:99999999999"}) {
    const Result<std::unique_ptr<Filter>> filter = make_filter(text);
    ASSERT_FALSE(filter.ok()) << text;
    EXPECT_NE(filter.error().message.find("write all, preemptions:K or delays:K"), std::string::npos);
  }
  EXPECT_TRUE(make_filter("preemptions:0").ok());
  EXPECT_TRUE(make_filter("delays:1..4").ok());
}

// The first transitions of a search, by thread: a letter each.
class FirstPath final : public Observer {
 public:
  std::optional<Finding> on_stop(Machine&, StopKind stop) override {
    if (stop == StopKind::Finished && taken.empty())
      for (const Alternative& step : schedule_so_far()) taken += static_cast<char>('a' + step.thread);
    return std::nullopt;
  }
  std::string taken;
};

std::string first_path(const Program& program, const char* order, std::uint64_t seed = 1) {
  FakeMachine machine(program);
  auto states = store::make_store("hash");
  FirstPath first;
  SearchOptions options;
  options.order = order;
  options.seed = seed;
  const CheckResult result = search(machine, *states, {&first}, options);
  EXPECT_EQ(result.verdict, Verdict::Verified);  // an order leaves nothing out
  return first.taken;
}

TEST(Order, MaxPreemptionSwitchesWheneverItCan) {
  std::vector<Op> three{write(0, 1), write(0, 2), write(0, 3)};
  EXPECT_EQ(first_path({three, three}, "default"), "aaabbb");
  EXPECT_EQ(first_path({three, three}, "max-preemption"), "ababab");
  EXPECT_EQ(first_path({three, three, three}, "max-preemption"), "abababccc");
}

TEST(Order, RandomDependsOnTheSeedOnly) {
  std::vector<Op> four{write(0, 1), write(0, 2), write(0, 3), write(0, 4)};
  const Program program{four, four, four};
  std::set<std::string> paths;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const std::string path = first_path(program, "random", seed);
    EXPECT_EQ(first_path(program, "random", seed), path);
    paths.insert(path);
  }
  EXPECT_GT(paths.size(), 15u);
}

TEST(Order, InterferenceComesFirst) {
  Program program{{write(1, 1), write(2, 1), write(3, 1)}, {write(3, 2), write(4, 1)}, {write(2, 2)}};
  // a: x1. Now a's x2 interferes with nothing that has happened, nor does anything: the default, a: x2. c's
  // x2 interferes with that: c. Then a: x3, b's x3 interferes: b, and the rest.
  EXPECT_EQ(first_path(program, "interference"), "aacabb");
  // Two reads do not interfere, so after a's first read only c's write does; with that b's read interferes.
  Program reads{{load(1), load(2)}, {load(1)}, {write(1, 1)}};
  EXPECT_EQ(first_path(reads, "interference"), "acba");
}

// Orders and restarts change neither what is found nor what is verified.
TEST(Policies, AgreeOnCompleteSearches) {
  std::vector<Op> body{lock(0), load(0), store_sum(0, 1), unlock(0)};
  for (const char* order : {"default", "random", "max-preemption", "interference"}) {
    SearchOptions options;
    options.order = order;
    Checked right = run_check({body, body, body}, options);
    EXPECT_EQ(right.result.verdict, Verdict::Verified);
    EXPECT_EQ(right.stats().states, run_check({body, body, body}).stats().states) << order;
    Checked wrong = run_check(
        {{lock(0), lock(1), unlock(1), unlock(0)}, {lock(1), lock(0), unlock(0), unlock(1)}}, options);
    EXPECT_EQ(wrong.result.verdict, Verdict::Violated) << order;
    EXPECT_EQ(wrong.finding().transitions, 2u);
  }
}

TEST(Policies, ARestartedSearchMayStillVerify) {
  Program program(3, {write(0, 1), write(1, 1), write(2, 1)});
  const std::uint64_t states = run_check(program).stats().states;
  SearchOptions options;
  options.order = "random";
  options.restart = "walsh:10st,2";  // 10, 20, 40, ... until all fit
  Checked checked = run_check(program, options);
  EXPECT_EQ(checked.result.verdict, Verdict::Verified);
  EXPECT_GT(checked.stats().restarts, 1u);
  EXPECT_GT(checked.stats().states, states);  // of all passes together
  options.restart = "fixed:10st";
  options.budget.states = 500;
  checked = run_check(program, options);
  EXPECT_EQ(checked.result.verdict, Verdict::Inconclusive);
  EXPECT_EQ(checked.stats().restarts, 50u);
  EXPECT_NE(checked.result.reason.find("the limit of 500 states was reached"), std::string::npos);
}

TEST(Portfolio, IsMadeOfSearchesThatExist) {
  SearchOptions common;
  common.seed = 5;
  std::set<std::string> lines;
  for (std::uint64_t i = 0; i < members(); ++i) {
    const SearchOptions one = member(common, i);
    EXPECT_TRUE(validate(one).ok()) << i;
    EXPECT_EQ(one.seed, 5 + i);
    lines.insert(command_line_of(one));
  }
  EXPECT_EQ(lines.size(), members());
  EXPECT_EQ(member(common, members()).search, member(common, 0).search);
  EXPECT_EQ(command_line_of(member(common, 0)), "--search pct --pct-depth 3 --seed 5");
  EXPECT_EQ(command_line_of(complete_member(common)), "--search dfs --seed 5");
}

}  // namespace
}  // namespace heddle::explore
