// Methods of java.util.concurrent that are one step under --juc=model: from their first visible operation up
// to their end, or to where they wait for another thread. What they do is the JDK's own code, so every
// behaviour of the model is one of the real code. None is missing if each call takes effect at one moment
// (linearisability) and calls no code of the program: see docs/java-concurrency.md for the argument per class.
#pragma once

#include <string_view>

namespace heddle::java {

bool is_primitive(std::string_view klass, std::string_view method);

// Synchronizers of the program's own share this class with those of the library.
bool is_condition(std::string_view klass);

}  // namespace heddle::java
