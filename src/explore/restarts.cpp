#include "explore/restarts.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <optional>

#include "explore/luby.h"

namespace heddle::explore {
namespace {

enum class Sequence : std::uint8_t { Fixed, Luby, Walsh };
enum class Unit : std::uint8_t { Seconds, States };

class RestartSequence final : public Restart {
 public:
  RestartSequence(Sequence sequence, Unit unit, double first, double ratio)
      : sequence_(sequence), unit_(unit), first_(first), ratio_(ratio), span_(first) {}

  bool due(std::uint64_t states, double seconds) override {
    return (unit_ == Unit::States ? static_cast<double>(states) : seconds) >= span_;
  }
  void next() override {
    ++number_;
    if (sequence_ == Sequence::Luby) span_ = first_ * static_cast<double>(luby(number_));
    if (sequence_ == Sequence::Walsh) span_ *= ratio_;
  }

 private:
  const Sequence sequence_;
  const Unit unit_;
  const double first_;
  const double ratio_;
  double span_;
  std::uint64_t number_ = 1;
};

struct Amount {
  Unit unit;
  double value;
};

std::optional<double> positive(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || !(value > 0) || value > 1e12)
    return std::nullopt;
  return value;
}

std::optional<Amount> amount(std::string_view text) {
  struct Suffix {
    std::string_view name;
    Unit unit;
    double times;
  };
  for (const Suffix& suffix :
       {Suffix{"st", Unit::States, 1}, Suffix{"ms", Unit::Seconds, 1e-3}, Suffix{"s", Unit::Seconds, 1},
        Suffix{"m", Unit::Seconds, 60}, Suffix{"h", Unit::Seconds, 3600}}) {
    if (!text.ends_with(suffix.name)) continue;
    text.remove_suffix(suffix.name.size());
    const std::optional<double> value = positive(text);
    if (!value || (suffix.unit == Unit::States && *value != std::floor(*value))) return std::nullopt;
    return Amount{suffix.unit, *value * suffix.times};
  }
  return std::nullopt;
}

}  // namespace

Result<std::unique_ptr<Restart>> make_restart_sequence(const std::string& text) {
  const Error wrong{fmt::format(
      "'{}' is no restart; write never, fixed:5s, luby:5s or walsh:5s,1.41 (1000st instead of 5s: by states)",
      text)};
  const std::size_t colon = text.find(':');
  if (colon == std::string::npos) return wrong;
  const std::string name = text.substr(0, colon);
  std::string_view rest = std::string_view(text).substr(colon + 1);
  std::optional<double> ratio = std::sqrt(2.0);
  if (const std::size_t comma = rest.find(','); comma != std::string_view::npos) {
    if (name != "walsh") return wrong;
    ratio = positive(rest.substr(comma + 1));
    if (!ratio || *ratio < 1)
      return Error{fmt::format("the ratio of {} must be a number of at least 1", text)};
    rest = rest.substr(0, comma);
  }
  const std::optional<Amount> first = amount(rest);
  if (!first || (name != "fixed" && name != "luby" && name != "walsh")) return wrong;
  const Sequence sequence = name == "fixed"  ? Sequence::Fixed
                            : name == "luby" ? Sequence::Luby
                                             : Sequence::Walsh;
  return std::unique_ptr<Restart>(
      std::make_unique<RestartSequence>(sequence, first->unit, first->value, *ratio));
}

}  // namespace heddle::explore
