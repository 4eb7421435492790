#include "base/process.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <thread>

#include "base/limits.h"

namespace heddle {
namespace {

TEST(Process, OutputAndStatus) {
  Result<ProcessEnd> end = run_process({"/bin/sh", "-c", "echo out; echo err >&2; exit 3"});
  ASSERT_TRUE(end.ok()) << end.error().message;
  EXPECT_EQ(end->output, "out\nerr\n");
  EXPECT_EQ(end->status, 3);
  EXPECT_FALSE(end->killed());
}

TEST(Process, ASignal) {
  Result<ProcessEnd> end = run_process({"/bin/sh", "-c", "kill -ABRT $$"});
  ASSERT_TRUE(end.ok()) << end.error().message;
  EXPECT_EQ(end->status, 134);
  EXPECT_TRUE(end->killed());
}

TEST(Process, ADirectoryOfItsOwnAndNoInput) {
  Result<ProcessEnd> end = run_process({"/bin/sh", "-c", "pwd; cat"}, "/usr");
  ASSERT_TRUE(end.ok()) << end.error().message;
  EXPECT_EQ(end->output, "/usr\n");
}

TEST(Process, TwoAtOnce) {
  Result<Process> first = start_process({"/bin/sh", "-c", "sleep 0.1; echo 1"});
  Result<Process> second =
      start_process({"/bin/sh", "-c", "head -c 200000 /dev/zero"});  // more than a pipe holds
  ASSERT_TRUE(first.ok() && second.ok());
  EXPECT_EQ(first->wait()->output, "1\n");
  EXPECT_EQ(second->wait()->output.size(), 200000u);
}

TEST(Process, WhatIsNotThereIsASentence) {
  const Result<ProcessEnd> end = run_process({"/no/such/program"});
  ASSERT_FALSE(end.ok());
  EXPECT_EQ(end.error().message, "/no/such/program cannot be run: No such file or directory.");
}

// A shell that starts another one and says who they are.
std::vector<std::string> two_generations(const std::string& file) {
  return {"/bin/sh", "-c", "sh -c 'echo $$ >> " + file + "; exec sleep 60' & echo $$ >> " + file + "; wait"};
}

std::string scratch_file(const char* name) {
  return testing::TempDir() + name + std::to_string(::getpid());
}

std::vector<pid_t> numbers_in(const std::string& file) {
  for (int tries = 0; tries < 500; ++tries) {
    std::ifstream in(file);
    std::vector<pid_t> numbers;
    for (pid_t one = 0; in >> one;) numbers.push_back(one);
    if (numbers.size() == 2) return numbers;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return {};
}

// Gone, or waiting for somebody to take note of that.
bool gone(pid_t process) {
  std::ifstream in("/proc/" + std::to_string(process) + "/stat");
  std::string number, name, state;
  return !(in >> number >> name >> state) || state == "Z";
}

bool all_go(const std::vector<pid_t>& processes) {
  for (int tries = 0; tries < 500; ++tries) {
    if (std::all_of(processes.begin(), processes.end(), gone)) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}

TEST(Process, WhatNobodyWaitsForIsEndedWithAllThatItStarted) {
  const std::string file = scratch_file("abandoned");
  std::vector<pid_t> started;
  {
    const Result<Process> process = start_process(two_generations(file));
    ASSERT_TRUE(process.ok());
    started = numbers_in(file);
    ASSERT_EQ(started.size(), 2u);
  }
  EXPECT_TRUE(all_go(started));
  ::unlink(file.c_str());
}

TEST(Process, ItDoesNotOutliveUsHoweverWeEnd) {
  const std::string file = scratch_file("orphaned");
  const pid_t us = ::fork();
  if (us == 0) {
    const Result<Process> process = start_process(two_generations(file));
    ::pause();
    ::_exit(0);
  }
  const std::vector<pid_t> started = numbers_in(file);
  ::kill(us, SIGKILL);
  ::waitpid(us, nullptr, 0);
  ASSERT_EQ(started.size(), 2u);
  EXPECT_TRUE(all_go(started));
  ::unlink(file.c_str());
}

TEST(Process, WaitingObeysTheLimits) {
  const Limits limits(SteadyClock::now() + std::chrono::milliseconds(100), 0);
  Result<Process> process = start_process({"/bin/sleep", "60"});
  ASSERT_TRUE(process.ok());
  EXPECT_THROW((void)process->wait(), Halted);
}

}  // namespace
}  // namespace heddle
