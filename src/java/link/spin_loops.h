// Loops of the class library that never come to the same state twice while they wait for another thread.
//
// Exchanger and the workers of a ForkJoinPool step a random number in every round, a thread that helps to
// complete a task counts its rounds, and every worker that falls idle steps a version number of 15 bits. None
// of these decides anything that matters (how long to spin, where to look first), but each round is a new
// state then, for ever.
#pragma once

#include <cstddef>

#include "java/classfile/class_file.h"

namespace heddle::java {

// Makes such numbers the same in every round, and the version number one of 4 bits: a worker's old version
// must not be taken for its new one (the idle workers are a stack, changed by compare-and-set), and would
// only be if it fell idle 16 times while another thread is between reading and changing the stack, in a pool
// of three workers or more.
//
// Returns how many places were rewritten. Code that is not as expected is left as it is.
std::size_t steady_spin_loops(ClassFile& file);

}  // namespace heddle::java
