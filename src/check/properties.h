// What a program may do wrong. A property is an observer that files findings at stops; it never steers the
// search.
//
//   deadlock              deadlock.cpp   StopKind::Stuck, and stalls that a search has proved
//   assertion, exception,
//   memory                failure.cpp    StopKind::Failed, by the kind of failure
//   exit                  exit.cpp       StopKind::Finished with a status other than 0
//   livelock              found by the searches themselves (SearchOptions::livelock): it is a property of the
//   graph
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "core/observer.h"

namespace heddle::check {

std::unique_ptr<Observer> make_deadlock();
std::unique_ptr<Observer> make_exit();
// Files failures of one kind only, or of every kind.
std::unique_ptr<Observer> make_failure();
std::unique_ptr<Observer> make_failure(FindingKind only);

struct PropertyName {
  const char* name;
  const char* what;
};
std::vector<PropertyName> property_names();  // for `heddle list properties`

// By name; null for "livelock" (a search option) and for a name that is not in property_names().
std::unique_ptr<Observer> make_property(std::string_view name);
// Everything a check looks for unless told otherwise.
std::vector<std::unique_ptr<Observer>> default_properties();

}  // namespace heddle::check
