// Accesses that make no difference. An event sink, or an observer, that is one of these may say so; others
// are told everything.
#pragma once

namespace heddle {

class AccessFilter {
 public:
  virtual ~AccessFilter() = default;
  // At this moment: it must also be told of an access that the same thread has made before, for the same unit
  // (core/event.h), with nothing but accesses of that thread between.
  virtual bool wants_repeats() const = 0;
};

}  // namespace heddle
