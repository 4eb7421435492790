#include "explore/choice_places.h"

#include <gtest/gtest.h>

#include "explore/fake_check.h"

namespace heddle::explore {
namespace {

using namespace heddle::explore::testing;

// Two threads, each with `n` writes to its own variable: a grid of (n+1)^2 states.
Program grid(std::uint32_t n) {
  Program program(2);
  for (std::uint32_t t = 0; t < 2; ++t)
    for (std::uint32_t i = 1; i <= n; ++i) program[t].push_back(write(t, i));
  return program;
}

// The fake machine's line is the operation's number. Of the 8 states that transitions lead to, two have a
// thread that has ended, so that there was nothing to choose before the last one or two transitions.
TEST(ChoicePlaces, AreTheLinesOfTheChoices) {
  const Checked checked = run_check(grid(2));
  ASSERT_FALSE(checked.result.choice_places.empty());
  double sum = 0;
  for (const ChoicePlace& place : checked.result.choice_places) {
    EXPECT_EQ(place.position.file, "fake");
    EXPECT_GE(place.position.line, 1);
    EXPECT_LE(place.position.line, 2);
    EXPECT_EQ(place.alternatives, 2.0);
    EXPECT_FALSE(place.data);
    sum += place.share;
  }
  EXPECT_GT(sum, 0.5);
  EXPECT_LE(sum, 1.0);
}

TEST(ChoicePlaces, ValuesAreToldApart) {
  const Checked checked = run_check({{data(7)}, {write(0, 1)}});
  bool values = false;
  for (const ChoicePlace& place : checked.result.choice_places)
    if (place.data) {
      values = true;
      EXPECT_EQ(place.alternatives, 7.0);
    }
  EXPECT_TRUE(values);
}

// Thousands of transitions: the sample is thinned, evenly, and the same in every run.
TEST(ChoicePlaces, ASampleIsEnough) {
  const Checked once = run_check(grid(90)), again = run_check(grid(90));
  ASSERT_EQ(once.stats().states, 91U * 91U);
  ASSERT_EQ(once.result.choice_places.size(), again.result.choice_places.size());
  for (std::size_t i = 0; i < once.result.choice_places.size(); ++i)
    EXPECT_EQ(once.result.choice_places[i].share, again.result.choice_places[i].share);
}

// Of a tree of two choices with two alternatives each, after so many states: the share of the leaves that are
// done. Depth-first search without matching states would go through 1/4, 1/2, 3/4.
TEST(Explored, EveryChoiceSharesOutEvenly) {
  SearchOptions options;
  options.budget.states =
      3;  // start, after the first write, after the second: of the first branch all is done
  const Checked cut = run_check({{write(0, 1)}, {write(0, 2)}}, options);
  EXPECT_EQ(cut.result.verdict, Verdict::Inconclusive);
  EXPECT_TRUE(cut.result.bounded);
  ASSERT_TRUE(cut.result.explored.has_value());
  EXPECT_NEAR(*cut.result.explored, 0.5, 1e-9);
}

TEST(Explored, IsNotToldOfASearchThatEnded) {
  const Checked whole = run_check(grid(2));
  EXPECT_FALSE(whole.result.explored.has_value());
  EXPECT_FALSE(whole.result.bounded);
}

TEST(Explored, ProgressTellsIt) {
  SearchOptions options;
  double last = -1;
  bool grows = true;
  options.progress = [&](const Progress& now) {
    if (!now.explored) return;
    grows &= *now.explored >= last && *now.explored <= 1;
    last = *now.explored;
  };
  run_check(grid(200), options);  // may be too quick to be told of at all
  EXPECT_TRUE(grows);
}

TEST(Suppressed, TheSearchGoesOn) {
  SearchOptions options;
  std::size_t asked = 0;
  options.suppressed = [&](const Finding& finding) {
    ++asked;
    return finding.kind == FindingKind::Assertion;
  };
  // The assertion fails if it comes first; the deadlock is there in any case.
  const Checked checked =
      run_check({{expect(0, 1), lock(0), lock(1)}, {write(0, 1), lock(1), lock(0)}}, options);
  EXPECT_EQ(checked.result.verdict, Verdict::Violated);
  EXPECT_EQ(checked.finding().kind, FindingKind::Deadlock);
  EXPECT_GE(asked, 2U);
}

}  // namespace
}  // namespace heddle::explore
