#include "report/github.h"

#include <fmt/format.h>

#include "report/places.h"
#include "report/printable.h"
#include "report/text.h"

namespace heddle::report {
namespace {

// As the runner undoes it; without this a program could write commands of its own.
std::string escaped(std::string_view text, bool is_property) {
  std::string out;
  for (const char c : text) {
    if (c == '%' || c == '\r' || c == '\n' || (is_property && (c == ':' || c == ',')))
      out += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    else
      out += c;
  }
  return out;
}

std::string command(const CheckResult& result, const char* level, const SourcePosition& at,
                    const std::string& title, const std::string& text) {
  std::string properties = "title=" + escaped(title, true);
  if (!at.file.empty()) properties += ",file=" + escaped(printable(path_of(result, at)), true);
  if (at.line > 0) properties += fmt::format(",line={}", at.line);
  return fmt::format("::{} {}::{}\n", level, properties, escaped(text, false));
}

// `whose` is put before what would not tell the program otherwise.
std::string commands(const CheckResult& result, const std::string& whose) {
  std::string out;
  for (const Finding& finding : result.findings) {
    const std::string title = fmt::format("Heddle: {}", name(finding.kind));
    std::string text = printable(finding.message);
    for (const std::string* more : {&finding.explanation, &finding.suggestion})
      if (!more->empty()) text += "\n" + printable(*more);
    SourcePosition at = finding.position;
    if (!finding.accesses.empty()) at = finding.accesses.back().position;
    out += command(result, "error", at, title, text);
    for (std::size_t i = 0; i + 1 < finding.accesses.size(); ++i) {
      const Access& access = finding.accesses[i];
      out += command(result, "error", access.position, title,
                     fmt::format("the other access: a {} by {}", access.is_write ? "write" : "read",
                                 printable(access.thread_name)));
    }
    if (finding.kind != FindingKind::Deadlock) continue;
    for (const ThreadStatus& status : finding.threads) {
      const SourcePosition* stuck = users_frame(status.stack);
      if (stuck != nullptr && !status.waits_for.empty())
        out += command(result, "error", *stuck, title,
                       printable(status.name) + " " + waiting_text(finding, status));
    }
  }
  if (result.verdict == Verdict::Inconclusive)
    out += command(result, "warning", {}, "Heddle: inconclusive", whose + printable(result.reason));
  return out;
}

}  // namespace

std::string github(const CheckResult& result) {
  return commands(result, "") + closing_line(result) + "\n";
}

std::string github(const Suite& suite) {
  std::string out;
  for (const CheckResult& result : suite.programs) {
    const std::string whose = printable(result.program) + ": ";
    out += commands(result, whose) + whose + closing_line(result) + "\n";
  }
  return out + closing_line(suite) + "\n";
}

}  // namespace heddle::report
