#include "child.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <cstring>
#include <vector>

namespace heddle::fuzz {
namespace {

template <typename Work>
End end_of(Work work, const Watch& watch = {}) {
  End end;
  if (in_child(watch, end)) {
    work();
    std::_Exit(99);
  }
  return end;
}

void say(const char* text) {
  if (write(STDERR_FILENO, text, std::strlen(text)) < 0) std::_Exit(98);
}

TEST(Child, VerdictsAreNoFaults) {
  for (const int status : {0, 1, 3}) {
    const End end = end_of([&] { std::_Exit(status); });
    EXPECT_EQ(end.fault, "");
    EXPECT_EQ(end.status, status);
  }
}

TEST(Child, ARefusalNeedsASentence) {
  EXPECT_EQ(end_of([] { say("heddle: no\n"), std::_Exit(2); }).fault, "");
  EXPECT_EQ(end_of([] { std::_Exit(2); }).fault, "exit status 2 without a sentence");
}

TEST(Child, OtherEndsAreFaults) {
  EXPECT_EQ(end_of([] { std::_Exit(70); }).fault, "exit status 70");
  EXPECT_EQ(end_of([] { raise(SIGKILL); }).fault, "ended by signal 9");
  EXPECT_NE(end_of([] { say("heddle-lower failed; this is a fault of Heddle\n"), std::_Exit(2); }).fault, "");
}

TEST(Child, TellsWhatWasPrinted) {
  EXPECT_EQ(end_of([] { say("one\n"), std::_Exit(0); }).output, "one\n");
  EXPECT_EQ(end_of([] { say("two\n"), std::_Exit(0); }).output, "two\n");
}

TEST(Child, AHangIsAFault) {
  const End end = end_of([] { pause(); }, {.seconds = 0.1});
  EXPECT_NE(end.fault.find("no answer"), std::string::npos);
}

TEST(Child, TooMuchMemoryIsAFault) {
  const auto fill = [] {
    std::vector<char> much(64 << 20, 'x');
    for (;;) pause();
  };
  EXPECT_NE(end_of(fill, {.seconds = 60, .bytes = 48 << 20}).fault.find("MB"), std::string::npos);
}

}  // namespace
}  // namespace heddle::fuzz
