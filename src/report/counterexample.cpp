// The two layouts of a story.
#include "report/counterexample.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "report/printable.h"

namespace heddle::report {
namespace {

constexpr std::size_t kNarrowest = 20;    // a column below this is unreadable
constexpr std::size_t kWidest = 64;       // and above this the eye has to travel too far
constexpr std::size_t kWidestPlace = 32;  // of the gutter's file:line
constexpr std::size_t kGap = 3;           // " │ "

// How many moments of the beginning and of the end are shown; all of them if they fit.
struct Shown {
  std::size_t head, tail_from;
};

Shown shown(const Story& story, std::size_t max_rows) {
  const std::size_t all = story.moments.size();
  if (all <= max_rows) return {all, all};
  return {max_rows / 4, all - (max_rows - max_rows / 4)};  // the end explains more than the beginning
}

struct Gutter {
  std::size_t number, place;
  std::size_t width() const { return 1 + number + 1 + place + 2; }
};

Gutter gutter_of(const Story& story) {
  std::size_t widest = 0;
  for (const Moment& moment : story.moments) widest = std::max(widest, display_width(moment.where));
  return {std::to_string(story.moments.size()).size(), std::min(widest, kWidestPlace)};
}

// The end of a long path says more than its beginning.
std::string clipped_place(const std::string& where, const Ink& ink) {
  if (display_width(where) <= kWidestPlace) return where;
  const std::size_t mark = display_width(ink.ellipsis());
  std::size_t from = 0;
  while (from < where.size() && display_width(std::string_view(where).substr(from)) > kWidestPlace - mark) {
    ++from;
    while (from < where.size() && (static_cast<unsigned char>(where[from]) & 0xC0U) == 0x80) ++from;
  }
  return ink.ellipsis() + where.substr(from);
}

std::string gutter_text(const Gutter& gutter, const Moment& moment, std::size_t number, const Ink& ink) {
  const std::string label = moment.last ? ink.stuck() : std::to_string(number);
  const std::string aligned = std::string(gutter.number - display_width(label), ' ') + label;
  return fmt::format(" {} {}  ", aligned, padded(clipped_place(moment.where, ink), gutter.place));
}

struct Line {
  std::string text;
  bool is_source = false;
};

// Text with its first line prefixed and the others indented below it.
void add_wrapped(std::vector<Line>& lines, const std::string& text, std::size_t width, std::size_t indent,
                 std::size_t most, bool is_source, const Ink& ink) {
  const std::size_t room = width > indent ? width - indent : 1;
  std::vector<std::string> parts = wrapped(text, room);
  if (parts.size() > most) {
    parts.resize(most);
    parts.back() = shorten(parts.back() + " " + ink.ellipsis(), room, ink.ellipsis());
  }
  for (std::size_t i = 0; i < parts.size(); ++i) {
    lines.push_back({std::string(i == 0 ? 0 : indent, ' ') + parts[i], is_source});
  }
}

std::vector<Line> cell(const Moment& moment, std::size_t width, const Ink& ink) {
  std::vector<Line> lines;
  if (!moment.source.empty()) add_wrapped(lines, moment.source, width, 2, 2, true, ink);
  for (const std::string& action : moment.actions) {
    const bool marked = action.starts_with(ink.stuck()) || action.starts_with(ink.ellipsis());
    add_wrapped(lines, marked ? action : ink.does() + action, width, 2, 4, false, ink);
  }
  if (lines.empty()) lines.push_back({"", true});
  return lines;
}

std::string painted(const Line& line, const Moment& moment, const Ink& ink, std::size_t width) {
  const std::string text = padded(line.text, width);
  if (line.is_source) return ink.thread(moment.lane, text);
  return moment.last ? ink.bad(text) : text;
}

std::string without_trailing_spaces(std::string line) {
  while (line.ends_with(' ')) line.pop_back();
  return line;
}

// As wide as its text asks for; if that is too much, the widest columns give way.
std::vector<std::size_t> column_widths(const Story& story, const Ink& ink, std::size_t room) {
  std::vector<std::size_t> widths;
  for (const Lane& lane : story.lanes) widths.push_back(std::max(kNarrowest, display_width(lane.name) + 4));
  for (const Moment& moment : story.moments) {
    std::size_t& width = widths[moment.lane];
    width = std::max(width, display_width(moment.source));
    for (const std::string& action : moment.actions) {
      width = std::max(width, display_width(action) + display_width(ink.does()));
    }
  }
  for (std::size_t& width : widths) width = std::min(width, kWidest);
  const std::size_t gaps = kGap * (widths.size() - 1);
  while (std::accumulate(widths.begin(), widths.end(), gaps) > room) {
    std::size_t& widest = *std::max_element(widths.begin(), widths.end());
    if (widest <= kNarrowest) break;
    --widest;
  }
  return widths;
}

class Columns {
 public:
  Columns(const Story& story, const Ink& ink, std::size_t width)
      : story_(story), ink_(ink), gutter_(gutter_of(story)) {
    const std::size_t room = width > gutter_.width() ? width - gutter_.width() : 1;
    widths_ = column_widths(story, ink, room);
  }

  std::string header() const {
    std::string names(gutter_.width(), ' ');
    for (std::size_t i = 0; i < widths_.size(); ++i) {
      const std::string name = shorten(story_.lanes[i].name, widths_[i], ink_.ellipsis());
      const std::size_t padding = widths_[i] - display_width(name);
      names += ink_.bold(ink_.thread(i, name));
      if (i + 1 < widths_.size()) names += std::string(padding, ' ') + separator();
    }
    return names + "\n" + closing_rule();
  }

  // The rule at a context switch, with the name of the thread that goes on in its column.
  std::string switched_to(std::size_t lane) const {
    std::string rule(gutter_.width(), ' ');
    for (std::size_t i = 0; i < widths_.size(); ++i) {
      std::string label;
      if (i == lane) label = shorten(story_.lanes[i].name, widths_[i] - 2, ink_.ellipsis()) + " ";
      rule += ink_.thread(i, label);
      rule += ink_.faint(ink_.repeated(ink_.dots(), widths_[i] - display_width(label)));
      if (i + 1 < widths_.size()) rule += ink_.faint(std::string(ink_.dots()) + ink_.bar() + ink_.dots());
    }
    return rule + "\n";
  }

  // Before the rows that say how it ends.
  std::string closing_rule() const { return ink_.faint(rule()) + "\n"; }

  std::string row(const Moment& moment, std::size_t number) const {
    std::string out;
    std::string gutter = gutter_text(gutter_, moment, number, ink_);
    for (const Line& line : cell(moment, widths_[moment.lane], ink_)) {
      std::string text = gutter;
      for (std::size_t i = 0; i < widths_.size(); ++i) {
        text += i == moment.lane ? painted(line, moment, ink_, widths_[i]) : std::string(widths_[i], ' ');
        if (i + 1 < widths_.size()) text += separator();
      }
      out += without_trailing_spaces(std::move(text)) + "\n";
      gutter.assign(gutter_.width(), ' ');
    }
    return out;
  }

  std::string left_out(std::size_t moments) const {
    return fmt::format("{}{} {} left out\n", std::string(gutter_.width(), ' '), ink_.ellipsis(),
                       count(moments, "row", "rows"));
  }

 private:
  std::string rule() const {
    std::string out = " " + ink_.repeated(ink_.dash(), gutter_.width() - 2) + ink_.dash();
    for (std::size_t i = 0; i < widths_.size(); ++i) {
      out += ink_.repeated(ink_.dash(), widths_[i]);
      if (i + 1 < widths_.size()) out += std::string(ink_.dash()) + ink_.crossing() + ink_.dash();
    }
    return out;
  }

  std::string separator() const { return " " + ink_.faint(ink_.bar()) + " "; }

  const Story& story_;
  const Ink& ink_;
  Gutter gutter_;
  std::vector<std::size_t> widths_;
};

}  // namespace

bool fits_columns(const Story& story, std::size_t width) {
  const std::size_t lanes = story.lanes.size();
  return lanes > 0 && gutter_of(story).width() + lanes * kNarrowest + (lanes - 1) * kGap <= width;
}

std::string in_columns(const Story& story, const Ink& ink, std::size_t width, std::size_t max_rows) {
  const Columns columns(story, ink, width);
  const Shown part = shown(story, max_rows);
  std::string out = columns.header();
  std::size_t previous = story.moments.empty() ? 0 : story.moments.front().lane;
  for (std::size_t i = 0; i < story.moments.size(); ++i) {
    if (i == part.head) {
      out += columns.left_out(part.tail_from - part.head);
      i = part.tail_from;
    }
    const Moment& moment = story.moments[i];
    if (moment.stuck) {  // nobody runs any more, so nothing is switched
      if (i > 0 && !story.moments[i - 1].stuck) out += columns.closing_rule();
    } else if (moment.lane != previous) {
      out += columns.switched_to(moment.lane);
    }
    previous = moment.lane;
    out += columns.row(moment, i + 1);
  }
  return out;
}

std::string in_sequence(const Story& story, const Ink& ink, std::size_t width, std::size_t max_rows) {
  const Gutter gutter = gutter_of(story);
  const std::size_t room = width > gutter.width() + kNarrowest ? width - gutter.width() : kNarrowest;
  const Shown part = shown(story, max_rows);
  std::string out;
  std::size_t previous = story.lanes.size();
  for (std::size_t i = 0; i < story.moments.size(); ++i) {
    if (i == part.head) {
      out +=
          fmt::format(" {} {} left out\n", ink.ellipsis(), count(part.tail_from - part.head, "row", "rows"));
      i = part.tail_from;
    }
    const Moment& moment = story.moments[i];
    const bool stuck = moment.stuck;
    if (stuck && i > 0 && !story.moments[i - 1].stuck) {
      out += ink.faint(" " + ink.repeated(ink.dash(), width - 1)) + "\n";
    } else if (!stuck && moment.lane != previous) {
      const std::string& name = story.lanes[moment.lane].name;
      out += " " + ink.bold(ink.thread(moment.lane, name)) + " ";
      const std::size_t used = std::min(display_width(name) + 3, width);
      out += ink.faint(ink.repeated(ink.dots(), width - used)) + "\n";
    }
    previous = moment.lane;
    std::string left = gutter_text(gutter, moment, i + 1, ink);
    Moment named = moment;
    if (stuck)
      named.source = story.lanes[moment.lane].name + (moment.source.empty() ? "" : ": " + moment.source);
    for (const Line& line : cell(named, room, ink)) {
      out += without_trailing_spaces(left + painted(line, moment, ink, 0)) + "\n";
      left.assign(gutter.width(), ' ');
    }
  }
  return out;
}

}  // namespace heddle::report
