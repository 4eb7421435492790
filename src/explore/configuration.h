// A configuration of randomized backtracking, written as in the DFS-RB paper (sections 4 and 5.2):
//
//   <thb,thm,thr,stg,rtb,rtc>      for example <I:5-10-20-50-100,pl,d,Lb,0.75,1.5>
//
//   thb  threshold: 20 | L*0.25 (of the length of the first path) | I:5-10-20 (one search each); I alone is
//   the
//        paper's I:5-10-20-50-100
//   thm  what the threshold counts: pl transitions | cs thread switches
//   thr  threshold reduction: d none | ncs by one for each scheduling choice on the path without a switch
//   stg  how far to jump back: F one transition | R as far as chance says | Lb the Luby sequence
//   rtb  ratio, the chance to go on: 0.75 | 1-d/50 | 1-r/5 | 0.9^r (d: depth, r: last transitions of one
//   thread) rtc  the ratio is multiplied by it when the last transition was a thread switch
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"

namespace heddle::explore {

struct Threshold {
  enum class Kind : std::uint8_t { Constant, OfFirstPath, Iterated };
  Kind kind = Kind::Constant;
  std::vector<std::uint32_t> values;  // one, none, or at least one
  double fraction = 0;
};
enum class DepthMode : std::uint8_t { PathLength, ContextSwitches };
enum class Reduce : std::uint8_t { Never, NoContextSwitch };
enum class Strategy : std::uint8_t { Fixed, Random, Luby };
struct Ratio {
  enum class Kind : std::uint8_t { Constant, ByDepth, ByRun, PowerOfRun };  // c, 1-d/c, 1-r/c, c^r
  Kind kind = Kind::Constant;
  double c = 1;
};

struct Configuration {
  Threshold threshold;
  DepthMode mode = DepthMode::PathLength;
  Reduce reduce = Reduce::Never;
  Strategy strategy = Strategy::Fixed;
  Ratio ratio;
  double coefficient = 1;
};

// `text` is a tuple, or one of rb1 ... rb10: the ten best of the paper's Table 4.
Result<Configuration> parse_configuration(const std::string& text);
std::string to_string(const Configuration& configuration);  // canonical: parses to the same

// All combinations of the values that the paper evaluates: 7,920.
std::vector<Configuration> all_configurations();

}  // namespace heddle::explore
