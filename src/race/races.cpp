#include "race/races.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/check.h"
#include "race/access_sets.h"
#include "race/relation.h"
#include "race/vector_clocks.h"

namespace heddle::race {
namespace {

constexpr std::size_t kMostMet = 1'000'000;  // races of one pass whose details are kept
// A pass with access sets that has come to so many stops and was told of so many events takes too long.
constexpr std::uint64_t kPatientStops = 1'000, kPatientEvents = 10'000'000;

std::string message_of_lanes(const std::string& location, const Event& event, const Earlier& earlier) {
  return fmt::format(
      "race on {}: iteration {} of a SIMD loop {} it and iteration {} {} it, and they may run at the same "
      "time",
      location, earlier.lane, earlier.is_write ? "wrote" : "read", lane_of(event),
      writes(event) ? "writes" : "reads");
}

std::string message(const std::string& location, const std::string& first, bool first_writes,
                    const std::string& second, bool second_writes) {
  return fmt::format("race on {}: {} {} it and {} {} it, and nothing orders the two", location, first,
                     first_writes ? "wrote" : "read", second, second_writes ? "writes" : "reads");
}

}  // namespace

// Which code raced, as far as that is known without a replay. In a complete search each access of a race also
// comes second, so a pair that should be reported is not hidden by one that is silenced.
static std::string place_of(const std::string& group, const Earlier& earlier, const Stack& stack) {
  const auto user = std::find_if(stack.begin(), stack.end(), [](const auto& at) { return !at.library; });
  const SourcePosition& at = user == stack.end() ? stack.front() : *user;
  return fmt::format("{} {} {}:{} {}", group, earlier.is_write, at.file, at.line, stack.front().function);
}

const char* name(Detection detection) {
  switch (detection) {
    case Detection::Auto: return "auto";
    case Detection::Summary: return "summary";
    case Detection::AccessSets: return "access-sets";
    case Detection::Clocks:
    case Detection::RawClocks: return "clocks";
  }
  return "";
}

std::unique_ptr<Detector> make_detector(Detection detection, PagedMemory& memory) {
  switch (detection) {
    case Detection::Auto:
    case Detection::AccessSets: return std::make_unique<AccessSets>(memory);
    case Detection::Summary: return make_relation(memory, false);
    case Detection::Clocks: return make_relation(memory, true);
    case Detection::RawClocks: return make_vector_clocks(memory);
  }
  fault(__FILE__, __LINE__, "no such detector");
}

Races::Races(Machine& machine, RaceOptions options)
    : machine_(machine),
      options_(std::move(options)),
      pending_at_(machine.memory().reserve(Zone::Scratch, sizeof(std::uint32_t))) {
  use(options_.detection == Detection::Auto ? Detection::AccessSets : options_.detection);
  if (machine.leaves_distribution_open())
    distributions_ = std::make_unique<Distributions>(machine, options_.all);
}

Races::~Races() = default;

void Races::use(Detection detection) {
  detection_ = detection;
  detector_ = make_detector(detection, machine_.memory());
  machine_.stop_at_releases(detection == Detection::AccessSets);
}

Detection Races::detection() const {
  return detection_;
}

std::size_t Races::bytes() const {
  return detector_->bytes() + (distributions_ != nullptr ? distributions_->bytes() : 0);
}

std::string Races::shortcoming() const {
  const std::string why = given_up_.empty() ? detector_->shortcoming() : given_up_;
  if (why.empty() && distributions_ != nullptr) return distributions_->shortcoming(filed_);
  const bool clocks_do = detection_ == Detection::AccessSets || detection_ == Detection::Summary;
  return why.empty() || !clocks_do
             ? why
             : fmt::format("{}, which {} cannot handle: use --race=clocks", why, name(detection_));
}

void Races::on_event(const Event& event) {
  if (again_ && !replaying_)
    return;  // the path is about to be dropped; a new detector begins with the next one
  ++events_;
  const bool plain = event.kind == EventKind::Read || event.kind == EventKind::Write;
  if (witness_.watching() && machine_.memory().load<std::uint32_t>(pending_at_) == 0)
    witness_.note(machine_, event);
  const std::optional<Earlier> earlier =
      is_lane_access(event) || event.kind == EventKind::Lanes
          ? lane_conflict(event)
          : (replayer_ != nullptr ? replayer_ : detector_)->on_event(event);
  if (earlier) meet(event, *earlier);
  if (distributions_ != nullptr && distributions_->on_event(event, replaying_ || earlier)) again_ = true;
  if (plain || replaying_) return;
  if (detector_->begins_again()) again_ = true;
  if (detection_ == Detection::AccessSets && options_.detection == Detection::Auto &&
      !detector_->shortcoming().empty()) {
    use(Detection::Clocks);
    again_ = true;
  }
}

// Vector instructions keep the order of what is read before it is written, lane by lane; a lane that needs
// what an earlier one writes may come too soon.
std::optional<Earlier> Races::lane_conflict(const Event& event) {
  if (lanes_ == nullptr) lanes_ = std::make_unique<Units>(machine_.memory());
  if (event.kind == EventKind::Lanes) {
    lanes_->end_epoch(event.thread);
    return std::nullopt;
  }
  Event access = event;
  access.kind = writes(event) ? EventKind::Write : EventKind::Read;
  const std::optional<Prediction> met = lanes_->on_event(access);
  if (!met || !met->earlier_wrote || met->unit - met->earlier >= met->unit >> 32) return std::nullopt;
  return Earlier{event.thread, true, static_cast<std::uint32_t>(met->earlier)};
}

// Makes the location visible if the proof needs it. True: the search must begin again.
bool Races::reveal(const Event& event) {
  if (!options_.sync || is_lane_access(event)) return false;
  bool news = machine_.reveal(event);
  if (detection_ == Detection::AccessSets) {  // whether or not it was visible, for another reason
    if (options_.detection == Detection::Auto) {
      use(Detection::Clocks);
      news = true;
    } else {
      given_up_ = "a race that is passed over lets threads communicate without a happens-before edge";
    }
  }
  return again_ = news;
}

void Races::meet(const Event& event, const Earlier& earlier) {
  const std::string group = machine_.location_group(event);
  if (replaying_) {
    if (group != target_group_) return;
  } else {
    if (again_) return;
    const bool passed_over = !options_.reports || silenced_.contains(group);
    if (!options_.reports) revealed_.insert(machine_.describe_location(event));
    if ((options_.all || passed_over || partly_.contains(group)) && reveal(event)) return;
    if (passed_over || filed_.contains(group)) return;
  }
  const auto pending = machine_.memory().load<std::uint32_t>(pending_at_);
  std::uint32_t last = pending;
  for (std::uint32_t met = pending; met != 0; met = races_[met - 1].next) {
    if (races_[met - 1].group == group) return;
    last = met;
  }
  if (partly_.contains(group)) {
    const Stack stack = machine_.stack(event.thread);
    if (!stack.empty() && places_.contains(place_of(group, earlier, stack))) return;
  }
  Race race{event,
            earlier,
            group,
            machine_.describe_location(event),
            machine_.thread_name(earlier.thread),
            access_now(machine_, event)};
  if (!options_.only.empty() && !same_message(race.location, options_.only)) return;
  if (pending == 0 && races_.size() >= kMostMet) races_.clear();
  races_.push_back(std::move(race));
  const auto now = static_cast<std::uint32_t>(races_.size());
  if (pending == 0) {
    machine_.memory().store<std::uint32_t>(pending_at_, now);
  } else {
    races_[last - 1].next = now;
  }
}

bool Races::has_more() const {
  return machine_.memory().load<std::uint32_t>(pending_at_) != 0;
}

// Teams that do not wait for each other, and tasks, release much that nobody acquires at once. Clocks need no
// scheduling point there, and find a race also if the first thread has long gone on.
bool Races::loses_patience(StopKind stop) {
  if (distributions_ == nullptr || replaying_ || again_) return false;
  if (options_.detection != Detection::Auto || detection_ != Detection::AccessSets) return false;
  return stop == StopKind::Unsupported || (++stops_ > kPatientStops && events_ > kPatientEvents);
}

std::optional<Finding> Races::on_stop(Machine& machine, StopKind stop) {
  const auto pending = machine.memory().load<std::uint32_t>(pending_at_);
  if (pending == 0) {
    if (loses_patience(stop)) {
      use(Detection::Clocks);
      again_ = true;
    }
    return std::nullopt;
  }
  HEDDLE_CHECK(pending <= races_.size(), "a race of an earlier pass");
  const Race& race = races_[pending - 1];
  machine.memory().store<std::uint32_t>(pending_at_, race.next);
  filed_.insert(race.group);
  Finding finding;
  finding.kind = FindingKind::Race;
  finding.location = race.location;
  finding.position = race.access.position;
  finding.thread = race.event.thread;
  finding.message = race.earlier.lane != 0 ? message_of_lanes(race.location, race.event, race.earlier)
                                           : message(race.location, race.earlier_name, race.earlier.is_write,
                                                     race.access.thread_name, race.access.is_write);
  if (witness_.watching()) {
    witness_.tell(machine, race.access, race.earlier, finding);
    // The number of the earlier thread may belong to another by now.
    if (finding.accesses.size() == 2 && race.earlier.lane == 0)
      finding.message = message(race.location, finding.accesses[0].thread_name, finding.accesses[0].is_write,
                                race.access.thread_name, race.access.is_write);
  } else {
    finding.accesses.push_back(race.access);
    if (replaying_) scouted_ = race.event;
  }
  return finding;
}

// The first replay finds out where the two accesses are, the second watches them. Raw clocks know no way back
// but to the beginning; who replays jumps about.
void Races::on_replay(const Finding* target) {
  replaying_ = target != nullptr;
  witness_.stop();
  target_group_.clear();
  if (!replaying_) {
    scouted_.reset();
    replayer_.reset();
    return;
  }
  if (detection_ == Detection::RawClocks && replayer_ == nullptr)
    replayer_ = make_detector(Detection::Clocks, machine_.memory());
  if (target->kind != FindingKind::Race) return;
  for (const Race& race : races_) {  // two variables may have one name
    if (!same_message(race.location, target->location)) continue;
    const SourcePosition &here = race.access.position, &there = target->position;
    const bool is_it = here.line == there.line && here.file == there.file && here.function == there.function;
    if (is_it || target_group_.empty()) target_group_ = race.group;
    if (is_it) break;
  }
  if (scouted_) witness_.watch(*scouted_);
}

bool Races::reports(Machine&, Finding& finding) {
  if (finding.kind != FindingKind::Race) return true;
  if (const std::optional<Silenced> silent = options_.silenced ? options_.silenced(finding) : std::nullopt) {
    const Access& later = finding.accesses.back();
    for (const Race& race : races_) {
      if (!same_message(race.location, finding.location)) continue;
      if (silent->everywhere) {
        silenced_.insert(race.group);
      } else if (race.access.thread == later.thread && race.access.position.file == later.position.file &&
                 race.access.position.line == later.position.line) {
        partly_.insert(race.group);
        if (!race.access.stack.empty()) places_.insert(place_of(race.group, race.earlier, race.access.stack));
      }
    }
    again_ |= !options_.all || !silent->everywhere;
    return false;
  }
  if (options_.retell) options_.retell(finding);
  return true;
}

bool Races::begins_again() {
  return std::exchange(again_, false);
}

bool Races::on_exhausted() {
  return distributions_ != nullptr && distributions_->on_exhausted();
}

void Races::on_begin_again() {
  filed_.clear();
  races_.clear();
  again_ = false;
  stops_ = events_ = 0;
}

}  // namespace heddle::race
