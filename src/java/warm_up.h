// What the class library sets up lazily and for good, set up before the search.
//
// The first String.format of a program reads system properties, fills locale tables and initialises dozens of
// classes; the first SimpleDateFormat reads the tables of time zones; the first lock initialises the
// machinery of java.util.concurrent. On which thread and when that happens means nothing to the program, but
// every step of it would be interleaved with the other threads. So whatever the program's own constant pools
// mention is warmed up at boot. Only the JDK's own caches and class initialisers are concerned. Where the
// outcome depends on what the program may change first (system properties, System.err), a program that could
// do so is not warmed up.
#pragma once

#include "java/vm.h"

namespace heddle::java {

// `main` and the classes it leads to say what will be needed. Boot must be over and the program not begun.
void warm_up(Vm& vm, const Klass& main);

}  // namespace heddle::java
