#include "race/call_sites.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

#include "race/not_thread_safe.h"

namespace heddle::race {
namespace {

// A call from the user's code into a class that is not thread-safe.
struct Call {
  std::string class_name;  // "HashMap", "vector"
  std::string method;      // "put"
  std::string receiver;    // "cache"; "" if the source does not tell
};

bool is_name(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$';
}

std::string name_before(const std::string& source, std::size_t at) {
  while (at > 0 && source[at - 1] == ' ') --at;
  std::size_t from = at;
  while (from > 0 && is_name(source[from - 1])) --from;
  return source.substr(from, at - from);
}

// The name before ".method(", "->method(", "[" or another operator in a line of the source.
std::string receiver_of(const std::string& source, const std::string& method) {
  constexpr std::string_view kOperator = "operator";
  std::vector<std::string> signs = {"." + method + "(", "->" + method + "("};
  if (method.starts_with(kOperator))
    signs = {method == "operator[]" ? "[" : " " + method.substr(kOperator.size()) + " "};
  for (const std::string& sign : signs) {
    if (const std::size_t at = source.find(sign); at != std::string::npos) return name_before(source, at);
  }
  return "";
}

// The outermost of the library's frames that is a method of a class which concerns the user. In Java that is
// a class on the list; the classes of the C++ library are all meant for one thread at a time, but for those
// that lead to no race.
std::optional<Call> call_of(const Access& access) {
  static const NotThreadSafe kNotThreadSafe;
  std::size_t frames = 0;
  while (frames < access.stack.size() && access.stack[frames].library) ++frames;
  if (frames == 0 || frames == access.stack.size()) return std::nullopt;
  for (std::size_t i = frames; i-- > 0;) {
    const std::string_view function = access.stack[i].function;
    const std::string_view owner = class_of(function);
    const bool in_cpp = owner.starts_with("std::");
    if (owner.empty() || (!in_cpp && !kNotThreadSafe.contains(owner))) continue;
    std::string name = simple_class(owner);
    std::string method(function.substr(function.rfind(in_cpp ? ':' : '.') + 1));
    if (in_cpp) {
      std::string_view rest = function.substr(owner.size() + 2);
      method = std::string(rest.substr(0, rest.find_first_of("<(")));
    }
    name = name.substr(0, name.find('$'));
    const bool called_by_user = i + 1 == frames;
    std::string receiver = called_by_user ? receiver_of(access.source_text, method) : "";
    return Call{std::move(name), std::move(method), std::move(receiver)};
  }
  return std::nullopt;
}

// "HashMap#1" of "HashMap#1.size".
std::string numbered(const std::string& name, const std::string& location) {
  if (!location.starts_with(name + "#")) return name;
  std::size_t end = name.size() + 1;
  while (end < location.size() && std::isdigit(static_cast<unsigned char>(location[end])) != 0) ++end;
  return location.substr(0, end);
}

const char* replacement(const std::string& name) {
  static constexpr std::array<std::array<const char*, 2>, 11> kReplacements{{
      {"HashMap", "ConcurrentHashMap"},
      {"LinkedHashMap", "Collections.synchronizedMap"},
      {"TreeMap", "ConcurrentSkipListMap"},
      {"HashSet", "ConcurrentHashMap.newKeySet()"},
      {"TreeSet", "ConcurrentSkipListSet"},
      {"ArrayList", "CopyOnWriteArrayList or Collections.synchronizedList"},
      {"LinkedList", "ConcurrentLinkedDeque"},
      {"ArrayDeque", "ConcurrentLinkedDeque"},
      {"PriorityQueue", "PriorityBlockingQueue"},
      {"StringBuilder", "StringBuffer"},
      {"SimpleDateFormat", "java.time.format.DateTimeFormatter"},
  }};
  for (const auto& [from, to] : kReplacements)
    if (name == from) return to;
  return nullptr;
}

std::string suggestion(const std::string& what, const std::string& name) {
  std::string text = fmt::format("guard every use of {} with one lock, or give each thread its own", what);
  if (const char* other = replacement(name)) text += fmt::format("; {} needs no lock", other);
  return text;
}

}  // namespace

void tell_at_call_sites(Finding& race) {
  if (race.kind != FindingKind::Race || race.accesses.size() != 2) return;
  const std::optional<Call> first = call_of(race.accesses[0]), second = call_of(race.accesses[1]);
  if (!first || !second) return;
  const bool named = !first->receiver.empty() && first->receiver == second->receiver;
  const std::string what = named ? fmt::format("{} `{}`", first->class_name, first->receiver)
                                 : numbered(first->class_name, race.location);
  race.message =
      fmt::format("{} used by two threads: {} by {} and {} by {}, and nothing orders the two", what,
                  first->method, race.accesses[0].thread_name, second->method, race.accesses[1].thread_name);
  if (race.accesses[0].locks.empty() && race.accesses[1].locks.empty())
    race.suggestion = suggestion(named ? first->receiver : what, first->class_name);
}

std::size_t merge_call_sites(std::vector<Finding>& findings) {
  const auto same_calls = [](const Finding& a, const Finding& b) {
    if (a.accesses.size() != 2 || b.accesses.size() != 2) return false;
    const auto told = [](const Finding& race) {
      return race.message.find(" used by two threads: ") != std::string::npos;
    };
    const auto at = [](const Finding& race, std::size_t i) {
      const SourcePosition& p = race.accesses[i].position;
      return fmt::format("{}:{}", p.file, p.line);
    };
    if (!told(a) || !told(b)) return false;
    return (at(a, 0) == at(b, 0) && at(a, 1) == at(b, 1)) || (at(a, 0) == at(b, 1) && at(a, 1) == at(b, 0));
  };
  std::vector<Finding> kept;
  for (Finding& finding : findings) {
    const bool known =
        std::any_of(kept.begin(), kept.end(), [&](const Finding& k) { return same_calls(k, finding); });
    if (!known) kept.push_back(std::move(finding));
  }
  const std::size_t went = findings.size() - kept.size();
  findings = std::move(kept);
  return went;
}

}  // namespace heddle::race
