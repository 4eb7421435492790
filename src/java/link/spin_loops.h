// Loops of the class library that step a random number in every round while they wait for another thread.
//
// The number decides nothing that matters (how long to spin, where to look first), yet no two rounds are the
// same state then: Exchanger's loop spins for ever while its partner is between taking the slot and leaving
// its item, the worker of a ForkJoinPool while another is between taking a task and saying so.
#pragma once

#include "java/classfile/class_file.h"

namespace heddle::java {

// Makes the number the same in every round, and one round enough of spinning.
void steady_spin_loops(ClassFile& file);

}  // namespace heddle::java
