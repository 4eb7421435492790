// From options to a race detector with everything that belongs to it.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/check.h"
#include "cli/environment.h"
#include "cli/search_settings.h"
#include "cli/wiring.h"
#include "race/call_sites.h"

namespace heddle::cli {
namespace {

race::Detection detection_named(const std::string& name) {
  if (name == "auto") return race::Detection::Auto;
  if (name == "summary") return race::Detection::Summary;
  if (name == "access-sets") return race::Detection::AccessSets;
  return race::Detection::Clocks;
}

}  // namespace

Result<race::Silence> make_silence(const Options& options, MachineSet machine) {
  race::SilenceOptions silence;
  silence.trust = options.trust;
  silence.benign = options.benign;
  silence.trust_jdk = options.trust_jdk == "all"       ? race::TrustJdk::All
                      : options.trust_jdk == "default" ? race::TrustJdk::Default
                                                       : race::TrustJdk::None;
  if (machine != kJava) silence.trust_jdk = race::TrustJdk::None;
  if (!options.suppressions.empty()) {
    Result<std::string> text = read_file(options.suppressions);
    if (!text.ok()) return Error{"--suppressions: " + text.error().message};
    silence.suppressions = std::move(*text);
    silence.suppressions_name = options.suppressions;
    silence.today = today();
  }
  return race::Silence::make(silence);
}

std::unique_ptr<race::Races> make_races(Machine& machine, const Options& options, race::Silence& silence) {
  if (options.race == "none") return nullptr;
  race::RaceOptions races;
  races.detection = detection_named(options.race);
  if (samples_executions(options) && options.race == "clocks") races.detection = race::Detection::RawClocks;
  races.sync = options.reduction == "sync";
  races.all = options.all;
  const std::vector<std::string>& wanted = options.properties;
  races.reports = std::find(wanted.begin(), wanted.end(), "race") != wanted.end();
  races.silenced = [&silence](const Finding& race) { return silence.silenced(race); };
  races.retell = race::tell_at_call_sites;
  return std::make_unique<race::Races>(machine, std::move(races));
}

std::unique_ptr<race::Races> make_recorded_race(Machine& machine, const report::Trace& trace) {
  const auto named = trace.options.find("race");
  if (trace.kind != "race" || named == trace.options.end()) return nullptr;
  race::RaceOptions races;
  races.detection = detection_named(named->second);
  races.sync = false;           // nothing is to be learned on the way
  races.only = trace.location;  // others may lie on the way: the check had been told to pass them over
  races.retell = race::tell_at_call_sites;
  return std::make_unique<race::Races>(machine, std::move(races));
}

std::string no_proof(const Options& options) {
  if (options.race == "none") {
    if (options.reduction != "sync") return "";
    return "--reduction sync proves nothing without a race detector; leave --race out, or use --reduction "
           "escape";
  }
  if (options.match != "program") return "";
  return "what the race detector remembers was not matched (--match program), so races may have been missed";
}

}  // namespace heddle::cli
