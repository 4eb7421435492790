// The progress line on standard error: states (or transitions), rate, depth, memory, elapsed, and how far the
// search has come, as far as it can tell: an estimate of the part of the space that is done, or its stage.
#pragma once

#include <string>

#include "explore/search.h"

namespace heddle::cli {

std::string progress_text(const explore::Progress& progress, double per_second);

class ProgressLine {
 public:
  // On a terminal one line that is written over; otherwise a new line every few seconds.
  explicit ProgressLine(bool on_terminal) : on_terminal_(on_terminal) {}
  ~ProgressLine() { clear(); }
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;
  void show(const explore::Progress& progress);
  void clear();  // before anything else is printed

 private:
  bool on_terminal_;
  bool shown_ = false;
  explore::Progress last_;
  double printed_at_ = 0;
};

}  // namespace heddle::cli
