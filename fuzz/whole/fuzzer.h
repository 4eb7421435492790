// The loop: an input, a child that checks it, a judgement; inputs that reach something new are kept and
// changed again.
#pragma once

#include <array>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "child.h"
#include "clock.h"
#include "coverage.h"
#include "scratch.h"
#include "targets.h"

namespace heddle::fuzz {

struct Settings {
  const Target* target = nullptr;
  std::vector<std::filesystem::path> seeds;  // files, or directories of them
  std::filesystem::path corpus;  // where what is new is kept, and where the next run goes on; "": nowhere
  std::filesystem::path
      smallest;  // where inputs are put that reach a block that no smaller one reaches; "": nowhere
  std::filesystem::path beside;             // what inputs need in their directory
  std::filesystem::path faults = "faults";  // where inputs go that break something
  double seconds = 0;                       // 0 and no inputs: only what is there
  std::uint64_t inputs = 0;
  std::uint64_t seed = 1;
  std::uint64_t blocks = 0;  // how many there are to reach, if known
};

class Fuzzer {
 public:
  explicit Fuzzer(Settings settings);

  // True in a child, which is to run command() and to end with its status; false when all is done.
  bool run();
  const std::vector<std::string>& command() const { return command_; }
  std::vector<std::string> first_command() const;  // before it runs

  // One line, and one for each fault. True: there was none, and there could have been.
  bool report() const;

 private:
  struct Fault {
    std::uint64_t times = 0;
    std::string file;
  };

  bool try_given();
  bool try_changed();
  bool attempt(Bytes input);  // true: in a child
  std::vector<std::string> command_for(std::uint64_t hash) const;
  void note(const Bytes& input, const End& end);
  std::string leave(const std::string& kind, const Bytes& input, const End& end) const;  // the file's name
  void keep(const Bytes& input, std::size_t blocks_before);
  bool time_left() const;
  std::string reached() const;

  const Settings settings_;
  Chance chance_;
  std::vector<Bytes> corpus_;
  Scratch scratch_;
  Coverage coverage_;
  std::vector<std::string> command_;
  const double start_ = real_seconds();
  std::uint64_t tried_ = 0, given_ = 0;
  std::array<std::uint64_t, 4> statuses_{};
  double slowest_ = 0;
  std::uint64_t slow_ = 0;
  bool vacuous_ = false;                 // nothing can be learnt from this run
  std::map<std::string, Fault> faults_;  // by what they look like
};

}  // namespace heddle::fuzz
