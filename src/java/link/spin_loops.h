// Loops of the class library that spin for a random while before they block.
//
// How long they spin means nothing, yet every round is a state of its own if a random number is stepped in it:
// Exchanger's spins for ever while its partner is between taking the slot and leaving its item, and no two
// of these states are equal.
#pragma once

#include "java/classfile/class_file.h"

namespace heddle::java {

// Makes such loops as short as can be: one round, with a random number that is always -1.
void shorten_spin_loops(ClassFile& file);

}  // namespace heddle::java
