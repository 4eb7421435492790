#include "base/check.h"
#include "core/event.h"
#include "core/finding.h"
#include "core/result.h"

namespace heddle {

const char* name(FindingKind kind) {
  switch (kind) {
    case FindingKind::Race: return "race";
    case FindingKind::Deadlock: return "deadlock";
    case FindingKind::Assertion: return "assertion";
    case FindingKind::Exception: return "exception";
    case FindingKind::Memory: return "memory";
    case FindingKind::Livelock: return "livelock";
    case FindingKind::Exit: return "exit";
  }
  fault(__FILE__, __LINE__, "unknown finding kind");
}

const char* name(EventKind kind) {
  switch (kind) {
#define HEDDLE_EVENT(name, meaning) \
  case EventKind::name:             \
    return #name;
#include "core/event.def"
#undef HEDDLE_EVENT
  }
  fault(__FILE__, __LINE__, "unknown event kind");
}

const char* name(Verdict verdict) {
  switch (verdict) {
    case Verdict::Verified: return "verified";
    case Verdict::Violated: return "violated";
    case Verdict::Inconclusive: return "inconclusive";
  }
  fault(__FILE__, __LINE__, "unknown verdict");
}

bool same_message(const std::string& a, const std::string& b) {
  auto without_numbers = [](const std::string& text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
      out += text[i];
      if (text[i] == '#')
        while (i + 1 < text.size() && text[i + 1] >= '0' && text[i + 1] <= '9') ++i;
    }
    return out;
  };
  return a == b || without_numbers(a) == without_numbers(b);
}

int exit_code(Verdict verdict) {
  return verdict == Verdict::Verified ? 0 : verdict == Verdict::Violated ? 1 : 3;
}

}  // namespace heddle
