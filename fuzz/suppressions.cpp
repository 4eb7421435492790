// Suppression files, and the globs in them against a race.
#include "race/silence.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  heddle::race::SilenceOptions options;
  options.suppressions.assign(reinterpret_cast<const char*>(data), size);
  options.suppressions_name = "input";
  auto silence = heddle::race::Silence::make(options);
  if (!silence.ok()) return 0;
  heddle::Finding race;
  race.location = "Account#3.balance[17]";
  (void)silence->silenced(race);
  (void)silence->notes(true);
  return 0;
}
