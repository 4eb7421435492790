#include "race/silence.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "base/trimmed.h"

namespace heddle::race {
namespace {

constexpr std::string_view kSpaces = " \t\r";

// "HashMap$Node[]#3[2] (new at M.java:7)" without the place, without numbers, without indices: the less is
// said, the more is meant. Empty brackets are part of a type and stay.
std::string without_place(const std::string& location) {
  return location.substr(0, location.find(" ("));
}
std::string without_numbers(const std::string& location) {
  std::string out;
  for (std::size_t i = 0; i < location.size(); ++i) {
    if (location[i] != '#') {
      out += location[i];
      continue;
    }
    while (i + 1 < location.size() && std::isdigit(static_cast<unsigned char>(location[i + 1])) != 0) ++i;
  }
  return out;
}
std::string without_indices(const std::string& location, const char* instead = "") {
  std::string out;
  for (std::size_t i = 0; i < location.size(); ++i) {
    const std::size_t end = location[i] == '[' ? location.find(']', i) : std::string::npos;
    if (end != std::string::npos && end > i + 1) {
      i = end;
      out += instead;
    } else {
      out += location[i];
    }
  }
  return out;
}

// A location names its class without the package; who writes the package means the same.
bool ends_in(std::string_view whole, std::string_view part) {
  return whole.size() > part.size() && whole.ends_with(part) && whole[whole.size() - part.size() - 1] == '.';
}

bool is_location(const std::string& glob, const std::string& location) {
  const std::string plain = without_place(location), numberless = without_numbers(plain);
  const std::string any_index = without_indices(numberless, "[]");
  for (const std::string& name :
       {location, plain, numberless, any_index, without_indices(plain), without_indices(numberless)})
    if (matches(glob, name) || ends_in(glob, name)) return true;
  return false;
}

bool is_function(const std::string& glob, const SourcePosition& frame) {
  return matches(glob, frame.function) || matches(glob, class_of(frame.function));
}

// The code that the user would name: the innermost frame, or the innermost of his own if that is library
// code.
bool is_in(const std::string& glob, const Access& access) {
  if (!access.stack.empty() && is_function(glob, access.stack.front())) return true;
  return is_function(glob, access.position);
}

bool has_on_stack(const std::string& glob, const Access& access) {
  return is_function(glob, access.position) ||
         std::any_of(access.stack.begin(), access.stack.end(),
                     [&](const SourcePosition& frame) { return is_function(glob, frame); });
}

// The same race found on another path is the same race.
std::string identity(const Finding& race) {
  std::vector<std::string> places;
  for (const Access& access : race.accesses)
    places.push_back(fmt::format("{}:{}", access.position.file, access.position.line));
  std::sort(places.begin(), places.end());
  return fmt::format("{} {}", without_indices(without_numbers(race.location)), fmt::join(places, " "));
}

bool is_day(const std::string& text) {
  constexpr std::string_view kForm = "dddd-dd-dd";
  if (text.size() != kForm.size()) return false;
  for (std::size_t i = 0; i < kForm.size(); ++i) {
    const bool digit = std::isdigit(static_cast<unsigned char>(text[i])) != 0;
    if (kForm[i] == 'd' ? !digit : text[i] != kForm[i]) return false;
  }
  return true;
}

// A pattern of ThreadSanitizer means any part of a name unless it says where the name begins or ends.
std::string tsan_glob(std::string_view pattern) {
  const bool begins = pattern.starts_with('^'), ends = pattern.ends_with('$');
  pattern.remove_prefix(begins ? 1 : 0);
  pattern.remove_suffix(ends && !pattern.empty() ? 1 : 0);
  return (begins ? "" : "*") + std::string(pattern) + (ends ? "" : "*");
}

bool has_tsan_frame(const std::string& glob, const Access& access, bool top) {
  const auto is_it = [&](const SourcePosition& frame) {
    return matches(glob, frame.function) || matches(glob, frame.file);
  };
  if (access.stack.empty()) return is_it(access.position);
  return top ? is_it(access.stack.front()) : std::any_of(access.stack.begin(), access.stack.end(), is_it);
}

Finding without_story(const Finding& race) {
  Finding out;
  out.kind = race.kind;
  out.message = race.message;
  out.location = race.location;
  out.position = race.position;
  out.thread = race.thread;
  out.accesses = race.accesses;
  out.explanation = race.explanation;
  out.suggestion = race.suggestion;
  for (Access& access : out.accesses) access.step = kNoStep;
  if (race.kind == FindingKind::Deadlock) out.threads = race.threads;  // where they wait
  return out;
}

std::string races(std::size_t count) {
  return count == 1 ? "1 race was" : fmt::format("{} races were", count);
}

constexpr const char* kOtherKinds[] = {"deadlock", "assertion", "exception", "memory",
                                       "livelock", "leak",      "exit"};

bool is_leak(const Finding& finding) {
  return finding.kind == FindingKind::Memory && finding.message.starts_with("leak");
}

bool is_of_kind(const std::string& kind, const Finding& finding) {
  return kind == "leak" ? is_leak(finding) : kind == name(finding.kind);
}

bool is_at(const std::string& glob, const SourcePosition& frame) {
  return is_function(glob, frame) || matches(glob, frame.file) ||
         matches(glob, fmt::format("{}:{}", frame.file, frame.line));
}

bool is_about(const std::string& glob, const Finding& finding) {
  if (is_at(glob, finding.position) || matches(glob, finding.message)) return true;
  const bool stuck = finding.kind == FindingKind::Deadlock || finding.kind == FindingKind::Livelock;
  for (const ThreadStatus& thread : finding.threads) {
    if (!stuck || thread.state == "ended") continue;
    for (const SourcePosition& frame : thread.stack)
      if (is_at(glob, frame)) return true;
  }
  return false;
}

// The same one found on another path.
std::string identity_of_other(const Finding& finding) {
  return fmt::format("{} at {}:{}", without_indices(without_numbers(finding.message)), finding.position.file,
                     finding.position.line);
}

bool is_of_c(const std::string& file) {
  for (const char* ending : {".c", ".i", ".h", ".cc", ".cpp", ".cxx", ".c++", ".C", ".hh", ".hpp", ".hxx"})
    if (file.ends_with(ending)) return true;
  return false;
}

// In Java the other threads go on after an exception or a failed assertion, as they do beside a thread that
// waits for itself; what they do then is not explored. In C the program is
// over; but for errors of memory, after which anything may happen, and leaks, of which only one is told.
bool others_could_go_on(const Finding& finding) {
  switch (finding.kind) {
    case FindingKind::Assertion:
    case FindingKind::Exception: return !is_of_c(finding.position.file);
    case FindingKind::Memory: return true;
    case FindingKind::Deadlock:
      return std::any_of(finding.threads.begin(), finding.threads.end(),
                         [](const ThreadStatus& thread) { return thread.state == "runnable"; });
    case FindingKind::Race:
    case FindingKind::Livelock:
    case FindingKind::Exit: break;
  }
  return false;
}

}  // namespace

Result<Silence> Silence::make(const SilenceOptions& options) {
  Silence silence;
  silence.trust_jdk_ = options.trust_jdk;
  for (const std::string& location : options.benign)
    silence.entries_.push_back(
        {"--benign " + location, "", location, "", false, {}, Entry::Tsan::No, "race"});
  std::string_view rest = options.suppressions;
  for (std::size_t number = 1; !rest.empty(); ++number) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    const std::string name = fmt::format("{}:{}", options.suppressions_name, number);
    if (Result<Done> added = silence.add_line(line, name, options.today); !added.ok()) return added.error();
  }
  for (const std::string& glob : options.trust)
    silence.entries_.push_back({"--trust " + glob, "", "", glob, true, {}, Entry::Tsan::No, "race"});
  return silence;
}

Result<Done> Silence::add_line(std::string_view line, const std::string& name, const std::string& today) {
  // The reason begins at a '#' after a space: locations have numbers ("int[]#3").
  std::size_t hash = line.starts_with('#') ? 0 : line.find(" #");
  if (hash == std::string_view::npos) hash = line.find("\t#");
  const std::string_view what = trimmed(line.substr(0, hash));
  if (what.empty() || add_tsan_line(what, name)) return Done{};
  const std::string_view reason =
      hash == std::string_view::npos ? "" : trimmed(line.substr(line.find('#', hash) + 1));
  std::vector<std::string> words;
  for (std::string_view left = what; !left.empty();) {
    const std::string_view word = left.substr(0, left.find_first_of(kSpaces));
    words.emplace_back(word);
    left = trimmed(left.substr(word.size()));
  }
  const std::string& kind = words[0];
  const bool other = std::find(std::begin(kOtherKinds), std::end(kOtherKinds), kind) != std::end(kOtherKinds);
  if (kind != "race" && !other)
    return Error{fmt::format("{}: a line begins with race, {}, not with '{}'", name,
                             fmt::join(kOtherKinds, ", "), kind)};
  if (words.size() < 2 || words.size() > (other ? 2 : 3))
    return Error{fmt::format("{}: write {} {} # REASON", name, kind,
                             other ? "PATTERN (with ? for a space)" : "LOCATION [FUNCTION]")};
  if (reason.empty())
    return Error{
        fmt::format("{}: say why this {} may be: add # and the reason at the end of the line", name, kind)};
  Entry entry{name,
              std::string(reason),
              other ? "" : words[1],
              words.size() == 3 ? words[2] : "",
              false,
              {},
              Entry::Tsan::No,
              kind};
  if (other) entry.function = words[1];
  return add_entry(std::move(entry), reason, today);
}

Result<Done> Silence::add_entry(Entry entry, std::string_view reason, const std::string& today) {
  const std::string& name = entry.name;
  constexpr std::string_view kUntil = "until ";
  if (reason.starts_with(kUntil)) {
    const std::string day(reason.substr(kUntil.size(), 10));
    if (!is_day(day))
      return Error{fmt::format("{}: after 'until' there should be a day, as in 2027-03-31", name)};
    if (!today.empty() && day < today) {
      passed_over_.push_back(fmt::format("{} was valid until {} and silences nothing any more", name, day));
      return Done{};
    }
  }
  entries_.push_back(std::move(entry));
  return Done{};
}

bool Silence::add_tsan_line(std::string_view what, const std::string& name) {
  const std::size_t colon = what.find(':');
  if (colon == std::string_view::npos) return false;
  const std::string_view type = what.substr(0, colon);
  const std::string_view pattern = trimmed(what.substr(colon + 1));
  constexpr std::string_view kOthers[] = {"called_from_lib", "mutex", "signal", "thread"};
  if (std::find(std::begin(kOthers), std::end(kOthers), type) != std::end(kOthers)) {
    passed_over_.push_back(fmt::format(
        "{} silences nothing: of ThreadSanitizer's lines Heddle follows race, race_top, deadlock and leak",
        name));
    return true;
  }
  if (pattern.empty()) return false;
  if (type == "deadlock" || type == "leak") {
    entries_.push_back(
        {name, "", "", tsan_glob(pattern), false, {}, Entry::Tsan::AnyFrame, std::string(type)});
    return true;
  }
  if (type != "race" && type != "race_top") return false;
  entries_.push_back({name,
                      "",
                      "",
                      tsan_glob(pattern),
                      false,
                      {},
                      type == "race" ? Entry::Tsan::AnyFrame : Entry::Tsan::TopFrame,
                      "race"});
  return true;
}

bool Silence::covers(const Entry& entry, const Finding& race) const {
  if (entry.kind != "race") return false;
  if (!entry.location.empty() && !is_location(entry.location, race.location)) return false;
  if (entry.function.empty()) return true;
  if (entry.tsan != Entry::Tsan::No) {
    const bool top = entry.tsan == Entry::Tsan::TopFrame;
    if (!top && matches(entry.function, race.location)) return true;
    return std::any_of(race.accesses.begin(), race.accesses.end(),
                       [&](const Access& access) { return has_tsan_frame(entry.function, access, top); });
  }
  const auto fits = [&](const Access& access) {
    return entry.trust ? is_in(entry.function, access) || in_trusted_jdk(access)
                       : has_on_stack(entry.function, access);
  };
  if (!entry.trust) return std::any_of(race.accesses.begin(), race.accesses.end(), fits);
  return race.accesses.size() == 2 && std::all_of(race.accesses.begin(), race.accesses.end(), fits);
}

bool Silence::in_trusted_jdk(const Access& access) const {
  if (trust_jdk_ == TrustJdk::None || access.stack.empty()) return false;
  if (trust_jdk_ == TrustJdk::Default) return not_thread_safe_.is_trusted(access.stack);
  return access.stack.front().library && not_thread_safe_.accessor(access.stack)->library;
}

std::optional<Silenced> Silence::silenced(const Finding& race) {
  if (race.accesses.size() == 2 && in_trusted_jdk(race.accesses[0]) && in_trusted_jdk(race.accesses[1])) {
    in_jdk_.insert(identity(race));
    return Silenced{"it is inside the JDK"};
  }
  for (Entry& entry : entries_) {
    if (!covers(entry, race)) continue;
    if (entry.silent.insert(identity(race)).second)
      suppressed_.push_back({without_story(race), entry.name, entry.reason});
    return Silenced{entry.reason.empty() ? entry.name : entry.reason + " (" + entry.name + ")",
                    entry.function.empty()};
  }
  return std::nullopt;
}

bool Silence::suppresses(const Finding& finding) {
  for (Entry& entry : entries_) {
    if (!is_of_kind(entry.kind, finding) || !is_about(entry.function, finding)) continue;
    if (entry.silent.insert(identity_of_other(finding)).second)
      suppressed_.push_back({without_story(finding), entry.name, entry.reason});
    if (doubt_.empty() && others_could_go_on(finding))
      doubt_ = is_leak(finding)
                   ? "beside a suppressed leak others would not have been seen"
                   : fmt::format("what comes after a suppressed {} was not explored", name(finding.kind));
    return true;
  }
  return false;
}

std::vector<Assumption> Silence::assumptions() const {
  std::vector<Assumption> all;
  for (const Entry& entry : entries_) {
    if (entry.silent.empty()) continue;
    if (entry.kind != "race") {
      const std::size_t count = entry.silent.size();
      all.push_back({AssumptionKind::Silenced,
                     fmt::format("{} silenced by {}{}: {}",
                                 count == 1 ? fmt::format("1 finding ({}) was", entry.kind)
                                            : fmt::format("{} findings ({}) were", count, entry.kind),
                                 entry.name, entry.reason.empty() ? "" : " (" + entry.reason + ")",
                                 fmt::join(entry.silent, ", "))});
      continue;
    }
    std::set<std::string> locations;
    for (const std::string& one : entry.silent) locations.insert(one.substr(0, one.find(' ')));
    all.push_back(
        {AssumptionKind::Silenced,
         fmt::format("{} silenced by {}{}: {}", races(entry.silent.size()), entry.name,
                     entry.reason.empty() ? "" : " (" + entry.reason + ")", fmt::join(locations, ", "))});
  }
  if (!in_jdk_.empty()) {
    all.push_back({AssumptionKind::Trusted,
                   fmt::format("{} inside the JDK and left to it (--trust-jdk none reports {})",
                               races(in_jdk_.size()), in_jdk_.size() == 1 ? "it" : "them")});
  }
  return all;
}

std::vector<std::string> Silence::notes(bool complete) const {
  std::vector<std::string> notes = passed_over_;
  for (const Entry& entry : entries_)
    if (entry.silent.empty())
      notes.push_back(entry.name +
                      (complete ? " silenced nothing: it may be removed" : " silenced nothing so far"));
  return notes;
}

}  // namespace heddle::race
