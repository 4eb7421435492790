// What is remembered of an initialiser that failed: an ExceptionInInitializerError, the cause of every
// NoClassDefFoundError that follows. It is kept in the field of the mirror that holds the data of hidden
// classes; no class that has an initialiser of its own has such data.
#pragma once

#include <string>

#include "java/vm.h"

namespace heddle::java {

const Field* initialisation_error(const Vm& vm);
// Its message, as HotSpot writes it.
std::string initialiser_failure(const Vm& vm, Ref exception, ThreadId thread);

}  // namespace heddle::java
