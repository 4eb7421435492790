// Blocks of memory and what they were made by: each must be given back to its own kind.
#pragma once

#include "native/library/call.h"

namespace heddle::native {

enum class Maker : std::uint8_t { Malloc, New, NewArray };

// free, delete or delete[] of p, which is not null. Fails if the block was made by something else.
void release(Call& call, Ptr p, Maker maker);

}  // namespace heddle::native
