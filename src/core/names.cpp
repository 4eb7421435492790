#include "base/check.h"
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
  }
  fault(__FILE__, __LINE__, "unknown finding kind");
}

const char* name(Verdict verdict) {
  switch (verdict) {
    case Verdict::Verified: return "verified";
    case Verdict::Violated: return "violated";
    case Verdict::Inconclusive: return "inconclusive";
  }
  fault(__FILE__, __LINE__, "unknown verdict");
}

int exit_code(Verdict verdict) {
  return verdict == Verdict::Verified ? 0 : verdict == Verdict::Violated ? 1 : 3;
}

}  // namespace heddle
