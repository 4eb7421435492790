#include "report/trace.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "report/counterexample.h"
#include "report/printable.h"

namespace heddle::report {
namespace {

constexpr std::size_t kCommentedSteps = 3;       // of one transition
constexpr std::size_t kChoicesAtOnce = 1 << 20;  // a wrong count in the file must not reserve all memory

// A value ends at the end of its line, so only line ends, backslashes and control characters are escaped.
std::string escape(std::string_view value) {
  std::string out;
  for (char c : value) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '\\') {
      out += "\\\\";
    } else if (c == '\n') {
      out += "\\n";
    } else if (byte < 0x20 || byte == 0x7F) {
      out += fmt::format("\\x{:02x}", byte);
    } else {
      out += c;
    }
  }
  return out;
}

std::optional<std::string> unescape(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\\') {
      out += text[i];
      continue;
    }
    const char kind = i + 1 < text.size() ? text[i + 1] : '\0';
    if (kind == '\\' || kind == 'n') {
      out += kind == 'n' ? '\n' : '\\';
      ++i;
      continue;
    }
    unsigned value = 0;
    const char* first = text.data() + i + 2;
    if (kind != 'x' || i + 3 >= text.size()) return std::nullopt;
    if (const auto [end, error] = std::from_chars(first, first + 2, value, 16);
        error != std::errc{} || end != first + 2) {
      return std::nullopt;
    }
    out += static_cast<char>(value);
    i += 3;
  }
  return out;
}

template <typename Number>
bool take_number(std::string_view& text, Number& number) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end == text.data()) return false;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return text.empty() || text.starts_with(' ');
}

class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  Result<Trace> read() {
    if (Result<Done> first = read_first_line(); !first.ok()) return first.error();
    while (next_line()) {
      if (line_.empty() || line_.starts_with('#')) continue;
      const std::size_t space = line_.find(' ');
      const std::string_view key = line_.substr(0, space);
      const std::string_view raw = space == std::string_view::npos ? "" : line_.substr(space + 1);
      const std::optional<std::string> value = unescape(raw);
      if (!value) return broken("has a damaged escape");
      if (key == "schedule") return read_schedule(*value);
      if (!take(key, *value))
        return broken(fmt::format("has an unknown entry '{}'", printable(key.substr(0, 40))));
    }
    return Error{"the trace ends before its schedule; it was cut short, record it again with --trace"};
  }

 private:
  Result<Done> read_first_line() {
    constexpr std::string_view kMagic = "heddle-trace ";
    if (!next_line() || !line_.starts_with(kMagic)) {
      return Error{"this is not a trace: its first line should be 'heddle-trace 1'"};
    }
    std::string_view number = line_.substr(kMagic.size());
    int version = 0;
    if (!take_number(number, version) || !number.empty()) {
      return Error{"this is not a trace: its first line should be 'heddle-trace 1'"};
    }
    if (version != kTraceVersion) {
      return Error{
          fmt::format("the trace has format {}, this version of Heddle reads format {}; record it again",
                      version, kTraceVersion)};
    }
    return Done{};
  }

  bool take(std::string_view key, const std::string& value) {
    if (key == "heddle")
      trace_.heddle = value;
    else if (key == "machine")
      trace_.machine = value;
    else if (key == "program")
      trace_.program = value;
    else if (key == "digest")
      trace_.digest = value;
    else if (key == "finding")
      trace_.kind = value;
    else if (key == "message")
      trace_.message = value;
    else if (key == "location")
      trace_.location = value;
    else if (key == "visible")
      trace_.visible.push_back(value);
    else if (key == "option")
      return take_option(value);
    else if (key.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string_view::npos)
      trace_.entries.push_back({std::string(key), value});
    else
      return false;
    return true;
  }

  bool take_option(const std::string& value) {
    const std::size_t space = value.find(' ');
    if (space == std::string::npos || space == 0) return false;
    trace_.options[value.substr(0, space)] = value.substr(space + 1);
    return true;
  }

  Result<Trace> read_schedule(std::string_view value) {
    std::size_t expected = 0;
    if (!take_number(value, expected) || !value.empty()) return broken("should say how many choices follow");
    trace_.schedule.reserve(std::min(expected, kChoicesAtOnce));
    while (next_line()) {
      if (line_ == "end") return finish(expected);
      if (line_.empty() || line_.starts_with('#')) continue;
      std::string_view text = line_.substr(0, line_.find('#'));
      Alternative choice;
      if (!take_number(text, choice.thread) || !take_number(text, choice.value) ||
          text.find_first_not_of(' ') != std::string_view::npos) {
        return broken("should be a choice: a thread, a value, and a comment after '#'");
      }
      trace_.schedule.push_back(choice);
    }
    return Error{
        fmt::format("the trace ends after {} of its {}; it was cut short, record it again with --trace",
                    trace_.schedule.size(), count(expected, "choice", "choices"))};
  }

  Result<Trace> finish(std::size_t expected) {
    if (trace_.schedule.size() != expected) {
      return Error{fmt::format("the trace announces {} but has {}; record it again with --trace",
                               count(expected, "choice", "choices"), trace_.schedule.size())};
    }
    if (trace_.machine.empty())
      return Error{"the trace does not name its machine; record it again with --trace"};
    if (trace_.entries.empty())
      return Error{"the trace does not name its program; record it again with --trace"};
    return std::move(trace_);
  }

  Error broken(const std::string& what) const {
    return {fmt::format("line {} of the trace {}", number_, what)};
  }

  bool next_line() {
    if (rest_.empty()) return false;
    const std::size_t end = rest_.find('\n');
    line_ = rest_.substr(0, end);
    if (line_.ends_with('\r')) line_.remove_suffix(1);
    rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
    ++number_;
    return true;
  }

  std::string_view rest_;
  std::string_view line_;
  std::size_t number_ = 0;
  Trace trace_;
};

std::string thread_name(const Finding& finding, ThreadId thread) {
  for (const ThreadStatus& status : finding.threads) {
    if (status.thread == thread) return printable(status.name);
  }
  return fmt::format("thread {}", thread);
}

}  // namespace

std::vector<std::string> choice_comments(const Finding& finding) {
  std::vector<std::string> comments;
  auto step = finding.steps.begin();
  for (std::size_t i = 0; i < finding.schedule.size(); ++i) {
    std::string text = thread_name(finding, finding.schedule[i].thread);
    while (step != finding.steps.end() && step->transition < i) ++step;
    std::string where;
    std::size_t shown = 0;
    for (; step != finding.steps.end() && step->transition == i; ++step) {
      if (++shown > kCommentedSteps) continue;
      const std::string at = place(step->position);
      if (at != where && !at.empty()) text += "  " + at + " ";
      text += (shown == 1 || at != where ? " " : "; ") + printable(step->what);
      where = at;
    }
    if (shown > kCommentedSteps) text += fmt::format("; and {} more", shown - kCommentedSteps);
    comments.push_back(std::move(text));
  }
  return comments;
}

std::string write_trace(const Trace& trace) {
  std::string out = fmt::format("heddle-trace {}\n", kTraceVersion);
  const auto put = [&](std::string_view key, const std::string& value) {
    if (!value.empty()) out += fmt::format("{} {}\n", key, escape(value));
  };
  put("heddle", trace.heddle);
  put("machine", trace.machine);
  put("program", trace.program);
  for (const Trace::Entry& entry : trace.entries)
    out += fmt::format("{} {}\n", entry.key, escape(entry.value));
  for (const auto& [name, value] : trace.options) put("option", name + " " + value);
  for (const std::string& name : trace.visible) put("visible", name);
  put("digest", trace.digest);
  put("finding", trace.kind);
  put("message", trace.message);
  put("location", trace.location);
  out += fmt::format("schedule {}\n", trace.schedule.size());
  for (std::size_t i = 0; i < trace.schedule.size(); ++i) {
    out += fmt::format("{} {}", trace.schedule[i].thread, trace.schedule[i].value);
    if (i < trace.comments.size() && !trace.comments[i].empty()) out += "  # " + printable(trace.comments[i]);
    out += "\n";
  }
  return out + "end\n";
}

Result<Trace> read_trace(std::string_view text) {
  return Reader(text).read();
}

}  // namespace heddle::report
