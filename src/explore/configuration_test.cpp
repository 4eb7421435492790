#include "explore/configuration.h"

#include <gtest/gtest.h>

#include <set>

namespace heddle::explore {
namespace {

std::string canonical(const std::string& text) {
  const Result<Configuration> parsed = parse_configuration(text);
  return parsed.ok() ? to_string(parsed.value()) : parsed.error().message;
}

TEST(Configuration, IsPrintedInOneWay) {
  EXPECT_EQ(canonical("<20,pl,d,F,0.50,1>"), "<20,pl,d,F,0.5,1>");
  EXPECT_EQ(canonical("< 20, cs, ncs, R, 1-d/50, 1.10 >"), "<20,cs,ncs,R,1-d/50,1.1>");
  EXPECT_EQ(canonical("<L*0.25,pl,d,Lb,1-r/5,1.5>"), "<L*0.25,pl,d,Lb,1-r/5,1.5>");
  EXPECT_EQ(canonical("⟨L·0.33,pl,d,Lb,0.90^r,1⟩"), "<L*0.33,pl,d,Lb,0.9^r,1>");
  EXPECT_EQ(canonical("<I,pl,d,Lb,0.75,1.5>"), "<I:5-10-20-50-100,pl,d,Lb,0.75,1.5>");
  EXPECT_EQ(canonical("<I:3-7,pl,d,Lb,0.75,1.5>"), "<I:3-7,pl,d,Lb,0.75,1.5>");
}

// Table 4 of the paper.
TEST(Configuration, TheTenBestHaveNames) {
  const char* const table[] = {"<I,pl,d,Lb,0.75,1.5>",     "<I,pl,d,Lb,0.90^r,1.2>",
                               "<I,pl,ncs,F,1-r/5,1>",     "<I,pl,d,R,1-r/5,1.1>",
                               "<I,pl,ncs,Lb,0.90^r,1.5>", "<I,pl,ncs,Lb,0.90^r,1.2>",
                               "<I,pl,ncs,Lb,0.75,1.5>",   "<I,pl,d,Lb,0.95^r,1>",
                               "<I,pl,ncs,R,1-r/2,1.5>",   "<I,pl,d,F,0.75^r,1.5>"};
  for (int i = 0; i < 10; ++i) EXPECT_EQ(canonical("rb" + std::to_string(i + 1)), canonical(table[i]));
  EXPECT_FALSE(parse_configuration("rb0").ok());
  EXPECT_FALSE(parse_configuration("rb11").ok());
}

// 11 thresholds, 2 modes, 2 reductions, 3 strategies, 15 ratios, 4 coefficients.
TEST(Configuration, ThePaperHas7920) {
  std::set<std::string> names;
  for (const Configuration& configuration : all_configurations()) {
    const std::string name = to_string(configuration);
    EXPECT_EQ(canonical(name), name);
    names.insert(name);
  }
  EXPECT_EQ(names.size(), 7920u);
}

TEST(Configuration, ErrorsSayWhatToWrite) {
  const std::pair<const char*, const char*> wrong[] = {
      {"quick", "is no configuration; write <"},
      {"<5,pl,d,F,0.5>", "has six parts"},
      {"<5,pl,d,F,0.5,1,1>", "has six parts"},
      {"<-5,pl,d,F,0.5,1>", "the threshold is"},
      {"<L*2,pl,d,F,0.5,1>", "the threshold is"},
      {"<L,pl,d,F,0.5,1>", "the threshold is"},
      {"<5-10,pl,d,F,0.5,1>", "the threshold is"},
      {"<I:5-x,pl,d,F,0.5,1>", "the threshold is"},
      {"<I:10-5,pl,d,F,0.5,1>", "must grow"},
      {"<5,depth,d,F,0.5,1>", "the threshold mode is pl or cs"},
      {"<5,pl,x,F,0.5,1>", "the threshold reduction is d or ncs"},
      {"<5,pl,d,Luby,0.5,1>", "the strategy is F, R or Lb"},
      {"<5,pl,d,F,1.5,1>", "the ratio is"},
      {"<5,pl,d,F,nan,1>", "the ratio is"},
      {"<5,pl,d,F,1-d/0,1>", "the ratio is"},
      {"<5,pl,d,F,1^r,1>", "the ratio is"},
      {"<5,pl,d,F,0.5,-1>", "the coefficient is"},
      {"<5,pl,d,F,0.5,>", "the coefficient is"},
  };
  for (const auto& [text, message] : wrong) {
    const Result<Configuration> parsed = parse_configuration(text);
    ASSERT_FALSE(parsed.ok()) << text;
    EXPECT_NE(parsed.error().message.find(message), std::string::npos) << parsed.error().message;
  }
}

}  // namespace
}  // namespace heddle::explore
