// The streams of a program: stdin, stdout and stderr, and files that it opens for writing. What is written to
// those is not kept; reading a file is not supported.
#pragma once

#include <string_view>

#include "native/library/call.h"

namespace heddle::native {

inline constexpr int kWrittenFile = 3;  // the descriptor of every file that was opened for writing

// The descriptor of a FILE (runtime/stdio.c); it is the first word of it.
int descriptor(Call& call, Ptr file);
// The same, which must be one that can be written (read).
int output_descriptor(Call& call, Ptr file);
void require_stdin(Call& call, Ptr file);

}  // namespace heddle::native
