// What the constant pools of a program's classes name: a cheap guess, before anything runs, at what it will
// use of the class library.
#pragma once

#include <set>
#include <string>

#include "java/vm.h"

namespace heddle::java {

struct Mentions {
  bool format = false, locale = false, concurrent = false, gc = false;
  bool numbers = false;  // java.text's formats
  bool dates = false;    // java.util.Date, Calendar, DateFormat
  bool time = false;     // of java.time what knows zones or formats
  bool logging = false;
  bool bundles = false;
  std::set<std::string> locales;  // constants of java.util.Locale
  // Set-up that reads system properties, or keeps System.err, comes out differently afterwards. Also true if
  // not all classes were looked at.
  bool sets_properties = false, sets_streams = false;

  bool uses_language() const { return format || locale || numbers || dates || time || logging || bundles; }
  void look_at(const ClassFile& file);
};

// By `main` and all classes that can be reached from it by name and are not the library's. They are read, not
// loaded.
Mentions find_mentions(const Vm& vm, const Klass& main);

}  // namespace heddle::java
