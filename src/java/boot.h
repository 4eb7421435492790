// From nothing to a JVM that can run main: the part of the JDK's own boot that programs can observe.
#pragma once

#include "base/result.h"
#include "java/vm.h"

namespace heddle::java {

// Loads the core classes, makes the main thread, runs System.initPhase1. The module graph, the security
// manager and the JDK's own class loaders (phases 2 and 3) are left out.
void boot(Vm& vm);

}  // namespace heddle::java
