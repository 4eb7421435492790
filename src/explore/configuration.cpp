#include "explore/configuration.h"

#include <fmt/format.h>

#include <charconv>
#include <optional>

namespace heddle::explore {
namespace {

constexpr std::uint32_t kDeepest = 1'000'000'000;
const char* const kPaperSequence = "5-10-20-50-100";

// Table 4, in its order.
const char* const kBest[] = {"<I,pl,d,Lb,0.75,1.5>",   "<I,pl,d,Lb,0.90^r,1.2>",   "<I,pl,ncs,F,1-r/5,1>",
                             "<I,pl,d,R,1-r/5,1.1>",   "<I,pl,ncs,Lb,0.90^r,1.5>", "<I,pl,ncs,Lb,0.90^r,1.2>",
                             "<I,pl,ncs,Lb,0.75,1.5>", "<I,pl,d,Lb,0.95^r,1>",     "<I,pl,ncs,R,1-r/2,1.5>",
                             "<I,pl,d,F,0.75^r,1.5>"};

const char* const kThresholds[] = {"5",      "10",     "20",    "50",    "100", "L*0.1",
                                   "L*0.25", "L*0.33", "L*0.5", "L*0.7", "I"};
const char* const kModes[] = {"pl", "cs"};
const char* const kReductions[] = {"d", "ncs"};
const char* const kStrategies[] = {"F", "R", "Lb"};
const char* const kRatios[] = {"0.5",   "0.75",  "0.9",    "0.99",  "1-d/20", "1-d/50", "1-d/100", "1-d/1000",
                               "1-r/2", "1-r/5", "1-r/10", "0.5^r", "0.75^r", "0.9^r",  "0.95^r"};
const char* const kCoefficients[] = {"1", "1.1", "1.2", "1.5"};

std::string trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return std::string(text);
}

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts(1);
  for (char c : text) {
    if (c == separator) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  for (std::string& part : parts) part = trimmed(part);
  return parts;
}

template <typename Number>
std::optional<Number> number(std::string_view text) {
  Number value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::optional<double> real_within(std::string_view text, double least, double most) {
  const std::optional<double> value = number<double>(text);
  return value && *value >= least && *value <= most ? value : std::nullopt;  // not for NaN
}

Result<Threshold> parse_threshold(const std::string& text) {
  Threshold threshold;
  const Error wrong{fmt::format(
      "the threshold is a whole number, L*F with F from 0 to 1, or I:N-N-... (or I), not '{}'", text)};
  if (text.starts_with("L")) {
    std::string_view rest = std::string_view(text).substr(1);
    for (std::string_view times : {"*", "·", "."}) {
      if (!rest.starts_with(times)) continue;
      rest.remove_prefix(times.size());
      break;
    }
    const std::optional<double> fraction = real_within(rest, 0, 1);
    if (!fraction || rest.size() + 1 == text.size()) return wrong;
    threshold.kind = Threshold::Kind::OfFirstPath;
    threshold.fraction = *fraction;
    return threshold;
  }
  std::string values = text;
  if (text.starts_with("I")) {
    if (text != "I" && !text.starts_with("I:")) return wrong;
    threshold.kind = Threshold::Kind::Iterated;
    values = text == "I" ? kPaperSequence : text.substr(2);
  }
  for (const std::string& one : split(values, '-')) {
    const std::optional<std::uint32_t> value = number<std::uint32_t>(one);
    if (!value || *value > kDeepest) return wrong;
    if (!threshold.values.empty() && *value <= threshold.values.back())
      return Error{fmt::format("the thresholds of {} must grow", text)};
    threshold.values.push_back(*value);
  }
  if (threshold.kind == Threshold::Kind::Constant && threshold.values.size() != 1) return wrong;
  return threshold;
}

Result<Ratio> parse_ratio(const std::string& text) {
  Ratio ratio;
  const Error wrong{fmt::format(
      "the ratio is a number from 0 to 1, 1-d/C, 1-r/C or C^r (C < 1 there, a whole number before), not '{}'",
      text)};
  if (text.starts_with("1-d/") || text.starts_with("1-r/")) {
    const std::optional<std::uint32_t> c = number<std::uint32_t>(text.substr(4));
    if (!c || *c == 0) return wrong;
    ratio.kind = text[2] == 'd' ? Ratio::Kind::ByDepth : Ratio::Kind::ByRun;
    ratio.c = *c;
    return ratio;
  }
  std::string_view rest = text;
  if (rest.ends_with("^r")) {
    ratio.kind = Ratio::Kind::PowerOfRun;
    rest.remove_suffix(2);
  }
  const std::optional<double> c = real_within(rest, 0, 1);
  if (!c || (ratio.kind == Ratio::Kind::PowerOfRun && *c >= 1)) return wrong;
  ratio.c = *c;
  return ratio;
}

std::string show(const Threshold& threshold) {
  switch (threshold.kind) {
    case Threshold::Kind::Constant: return std::to_string(threshold.values.front());
    case Threshold::Kind::OfFirstPath: return fmt::format("L*{}", threshold.fraction);
    case Threshold::Kind::Iterated: return fmt::format("I:{}", fmt::join(threshold.values, "-"));
  }
  return "";
}

std::string show(const Ratio& ratio) {
  switch (ratio.kind) {
    case Ratio::Kind::Constant: return fmt::format("{}", ratio.c);
    case Ratio::Kind::ByDepth: return fmt::format("1-d/{}", ratio.c);
    case Ratio::Kind::ByRun: return fmt::format("1-r/{}", ratio.c);
    case Ratio::Kind::PowerOfRun: return fmt::format("{}^r", ratio.c);
  }
  return "";
}

std::optional<std::string> tuple_inside(const std::string& text) {
  for (const auto& [open, close] : {std::pair<std::string_view, std::string_view>{"<", ">"}, {"⟨", "⟩"}}) {
    if (text.size() >= open.size() + close.size() && text.starts_with(open) && text.ends_with(close))
      return text.substr(open.size(), text.size() - open.size() - close.size());
  }
  return std::nullopt;
}

}  // namespace

Result<Configuration> parse_configuration(const std::string& text) {
  for (std::size_t i = 0; i < std::size(kBest); ++i)
    if (text == fmt::format("rb{}", i + 1)) return parse_configuration(kBest[i]);
  const std::optional<std::string> inside = tuple_inside(trimmed(text));
  if (!inside)
    return Error{fmt::format(
        "'{}' is no configuration; write <threshold,pl|cs,d|ncs,F|R|Lb,ratio,coefficient> or rb1 ... rb10",
        text)};
  const std::vector<std::string> parts = split(*inside, ',');
  if (parts.size() != 6)
    return Error{fmt::format("a configuration has six parts, <thb,thm,thr,stg,rtb,rtc>; {} has {}", text,
                             parts.size())};
  Configuration c;
  Result<Threshold> threshold = parse_threshold(parts[0]);
  if (!threshold.ok()) return threshold.error();
  c.threshold = *threshold;
  if (parts[1] != "pl" && parts[1] != "cs")
    return Error{fmt::format("the threshold mode is pl or cs, not '{}'", parts[1])};
  c.mode = parts[1] == "cs" ? DepthMode::ContextSwitches : DepthMode::PathLength;
  if (parts[2] != "d" && parts[2] != "ncs")
    return Error{fmt::format("the threshold reduction is d or ncs, not '{}'", parts[2])};
  c.reduce = parts[2] == "ncs" ? Reduce::NoContextSwitch : Reduce::Never;
  if (parts[3] != "F" && parts[3] != "R" && parts[3] != "Lb")
    return Error{fmt::format("the strategy is F, R or Lb, not '{}'", parts[3])};
  c.strategy = parts[3] == "F" ? Strategy::Fixed : parts[3] == "R" ? Strategy::Random : Strategy::Luby;
  Result<Ratio> ratio = parse_ratio(parts[4]);
  if (!ratio.ok()) return ratio.error();
  c.ratio = *ratio;
  const std::optional<double> coefficient = real_within(parts[5], 0, 1000);
  if (!coefficient)
    return Error{fmt::format("the coefficient is a number from 0 to 1000, not '{}'", parts[5])};
  c.coefficient = *coefficient;
  return c;
}

std::string to_string(const Configuration& c) {
  return fmt::format("<{},{},{},{},{},{}>", show(c.threshold), c.mode == DepthMode::PathLength ? "pl" : "cs",
                     c.reduce == Reduce::Never ? "d" : "ncs",
                     c.strategy == Strategy::Fixed    ? "F"
                     : c.strategy == Strategy::Random ? "R"
                                                      : "Lb",
                     show(c.ratio), c.coefficient);
}

std::vector<Configuration> all_configurations() {
  std::vector<Configuration> all;
  for (const char* thb : kThresholds)
    for (const char* thm : kModes)
      for (const char* thr : kReductions)
        for (const char* stg : kStrategies)
          for (const char* rtb : kRatios)
            for (const char* rtc : kCoefficients)
              all.push_back(
                  parse_configuration(fmt::format("<{},{},{},{},{},{}>", thb, thm, thr, stg, rtb, rtc))
                      .value());
  return all;
}

}  // namespace heddle::explore
