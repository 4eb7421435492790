// A process and all that it has started, as /proc tells.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <vector>

namespace heddle::cli {

std::vector<pid_t> descendants(pid_t ancestor);

enum class Count : std::uint8_t {
  Roughly,  // what copies of a process share counts for each of them
  Exactly,  // once; takes milliseconds for each gigabyte
};
// Of the process and its descendants: memory that is no file's.
std::uint64_t anonymous_bytes_of_family(pid_t ancestor, Count count);

// Ends all that this process has started.
void end_descendants();

}  // namespace heddle::cli
