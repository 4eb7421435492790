// One input in a process of its own, which may do what it likes: it is watched, and its end is judged.
#pragma once

#include <cstdint>
#include <string>

namespace heddle::fuzz {

struct Watch {
  double seconds = 60;                           // longer is a hang
  std::uint64_t bytes = std::uint64_t{3} << 30;  // more resident memory is a fault
};

struct End {
  int status = 0;      // exit status, if it exited
  std::string fault;   // why this end is a fault of Heddle; "": it is none
  std::string output;  // the beginning and the end of what it printed
  double seconds = 0;  // of processor time
};

// Forks. In the child it returns true: go on and end with an exit status; what is printed goes to a file of
// ours. In the parent it returns false when the child has ended, and tells how.
bool in_child(const Watch& watch, End& end);

}  // namespace heddle::fuzz
