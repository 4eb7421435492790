// Parts of libstdc++'s headers that take several steps where one says the same: replaced by functions of
// ours.
#pragma once

#include <string_view>

namespace llvm {
class Module;
}

namespace heddle::native::lower {

// Functions of the runtime that only replaced code calls: they are linked when it does.
inline constexpr std::string_view kStepPrefix = "__heddle_step_";

// Before the program is linked with the runtime.
void shorten_library_steps(llvm::Module& program);

}  // namespace heddle::native::lower
