// Races as a property: a detector behind the observer interface, and what a person wants to know about a
// race.
//
// A race is found by the detector while a transition runs and filed at the stop that ends it. The finding
// becomes complete when its path is replayed: then the stacks and locks of both accesses are noted as they
// happen. Only then is it known whether the user has silenced it. What is silenced, and with --all what has
// been reported, must not stay invisible to the sync reduction, whose proof rests on the absence of races:
// the location is revealed and the search begins again, until no new one appears (DESIGN.md section 6). An
// access that is visible and makes no edge is more than access sets can handle: from then on it is clocks.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/access_filter.h"
#include "core/observer.h"
#include "race/detector.h"
#include "race/distributions.h"
#include "race/silence.h"
#include "race/witness.h"

namespace heddle::race {

enum class Detection : std::uint8_t {
  Auto,        // access sets; clocks once the program communicates without making an edge, or takes too long
  Summary,     // JRF's h
  AccessSets,  // SC4DRF
  Clocks,      // happens-before as a relation, matched
  RawClocks,   // vector clocks, for searches that match nothing
};

struct RaceOptions {
  Detection detection = Detection::Auto;
  bool sync = true;     // the machine runs with the sync reduction: what races must be revealed
  bool all = false;     // go on after a race that is reported
  bool reports = true;  // false: a race is no finding, only revealed (--memory opmm)
  // Whether a race is not to be reported (silence.h).
  std::function<std::optional<Silenced>(const Finding& race)> silenced;
  // Tells a race that is reported in the user's terms (silence.h): may change message, position, accesses.
  std::function<void(Finding& race)> retell;
  std::string only;  // a replay: the location of the race that is looked for
};

const char* name(Detection detection);  // "access-sets", as on the command line
// The detector itself, for tests and benchmarks. Auto is AccessSets.
std::unique_ptr<Detector> make_detector(Detection detection, PagedMemory& memory);

class Races final : public Observer, public AccessFilter {
 public:
  Races(Machine& machine, RaceOptions options);
  ~Races() override;

  bool wants_events() const override { return true; }
  bool wants_repeats() const override { return replaying_; }
  void on_event(const Event& event) override;
  std::optional<Finding> on_stop(Machine&, StopKind) override;
  bool has_more() const override;
  void on_replay(const Finding* target) override;
  bool reports(Machine&, Finding& finding) override;
  bool begins_again() override;
  void on_begin_again() override;
  bool on_exhausted() override;
  std::string shortcoming() const override;

  // With --memory opmm: the locations that race, in the order of their names.
  const std::set<std::string>& revealed() const { return revealed_; }
  Detection detection() const;         // in force now: Auto has become AccessSets or Clocks
  std::size_t bytes() const override;  // of the detector's memory

 private:
  struct Race {
    Event event;  // the later access
    Earlier earlier;
    std::string group, location, earlier_name;
    Access access;           // of the event
    std::uint32_t next = 0;  // met later in the same transition, + 1
  };
  void meet(const Event& event, const Earlier& earlier);
  std::optional<Earlier> lane_conflict(const Event& event);
  bool reveal(const Event& event);
  void use(Detection detection);
  bool loses_patience(StopKind stop);

  Machine& machine_;
  RaceOptions options_;
  Detection detection_;
  std::unique_ptr<Detector> detector_;
  std::unique_ptr<Units> lanes_;                  // what the lanes of SIMD loops access
  std::unique_ptr<Distributions> distributions_;  // if the program leaves open who does what
  Offset pending_at_;               // Scratch: which of races_ was first met in this transition, + 1
  std::vector<Race> races_;         // met in this pass
  std::set<std::string> filed_;     // groups, in this pass
  std::set<std::string> silenced_;  // groups, for good
  std::set<std::string> revealed_;  // locations of races that are no findings
  std::set<std::string> partly_;    // groups that are silenced where they are accessed
  std::set<std::string> places_;    // at these places
  bool again_ = false;
  std::uint64_t stops_ = 0, events_ = 0;  // of this pass
  std::string given_up_;                  // what made clocks necessary, where they may not be used

  bool replaying_ = false;
  std::string target_group_;            // of the race that is replayed, if it is one
  std::unique_ptr<Detector> replayer_;  // instead of raw clocks
  std::optional<Event> scouted_;        // the later access, as the last replay met it
  Witness witness_;
};

}  // namespace heddle::race
