// What the user does not want to hear of: races that are known to be benign, findings that are suppressed
// with a reason, races in code that is trusted. What is silenced is counted, never forgotten; who asks must
// see to it that silence does not become a false proof (races.h).
//
// A suppression file has one entry per line, and every entry says why:
//
//   race LOCATION [FUNCTION] # REASON
//
// LOCATION is what a report calls the location; numbers of objects and indices may be left out, and '*' and
// '?' stand for what they do in a shell. With FUNCTION (or a class) only races with such a function on the
// stack of one of the accesses are meant. A reason that begins with "until 2027-03-31" ends with that day.
//
//   deadlock|assertion|exception|memory|livelock|leak PATTERN # REASON
//
// PATTERN is compared with the function, the class, the file and the place (Bank.java:12) of a finding, and
// with its message; of a deadlock or a livelock with those of every frame of the threads that are stuck.
// `leak` is a finding of kind memory that says so.
//
// Lines of ThreadSanitizer's files are understood, too: "race:PATTERN" means races with PATTERN in the name
// of a function, a file or the location; "race_top:" looks at the innermost frames only; "deadlock:" and
// LeakSanitizer's "leak:" mean what they say. Its lines about other things are passed over, and said.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "core/finding.h"
#include "core/result.h"
#include "race/not_thread_safe.h"

namespace heddle::race {

enum class TrustJdk : std::uint8_t {
  Default,  // but for classes that are documented as not thread-safe
  All,
  None,
};

struct SilenceOptions {
  std::vector<std::string> trust;   // globs of classes and functions
  std::vector<std::string> benign;  // locations
  TrustJdk trust_jdk = TrustJdk::Default;
  std::string suppressions;       // the text of the file
  std::string suppressions_name;  // and its name, for messages
  std::string today;              // "2026-11-30"; "": nothing is over
};

struct Silenced {
  std::string why;
  bool everywhere = false;  // whatever else races at this location is silenced, too
};

class Silence {
 public:
  // Errors: a sentence about a line of the file.
  static Result<Silence> make(const SilenceOptions& options);

  // Whether this complete race is not to be reported.
  std::optional<Silenced> silenced(const Finding& race);

  // The same for a finding of another kind.
  bool suppresses(const Finding& finding);
  // Why nothing else found is no proof after that, if so: other threads might have gone on.
  const std::string& doubt() const { return doubt_; }

  // What was silenced, and which entries were not needed: sentences for a report. `complete`: nothing is left
  // that could have needed them.
  std::vector<Assumption> assumptions() const;
  std::vector<std::string> notes(bool complete) const;
  // What entries silenced, each once, without their counterexamples; not those inside the JDK.
  const std::vector<Suppressed>& suppressed() const { return suppressed_; }

 private:
  struct Entry {
    std::string name;      // "--benign hits", "heddle.supp:3"
    std::string reason;    // of a suppression
    std::string location;  // globs; "": any
    std::string function;
    bool trust = false;            // both accesses must be in `function`
    std::set<std::string> silent;  // what it silenced, each once
    enum class Tsan : std::uint8_t { No, AnyFrame, TopFrame } tsan = Tsan::No;  // `function` is its pattern
    std::string kind = "race";  // of findings; for others than races `function` is the pattern
  };

  Result<Done> add_line(std::string_view line, const std::string& name, const std::string& today);
  bool add_tsan_line(std::string_view what, const std::string& name);

  Result<Done> add_entry(Entry entry, std::string_view reason, const std::string& today);

  bool covers(const Entry& entry, const Finding& race) const;
  bool in_trusted_jdk(const Access& access) const;

  std::vector<Entry> entries_;
  TrustJdk trust_jdk_ = TrustJdk::Default;
  std::set<std::string> in_jdk_;  // races there
  std::vector<Suppressed> suppressed_;
  std::string doubt_;
  std::vector<std::string> passed_over_;  // lines of the file that silence nothing, and why
  NotThreadSafe not_thread_safe_;
};

}  // namespace heddle::race
