#include "native/code/code.h"

namespace heddle::native {

const char* name(Op op) {
  static constexpr const char* kNames[] = {
#define HEDDLE_OP(name, format, meaning) #name,
#include "native/code/opcodes.def"
#undef HEDDLE_OP
  };
  return kNames[static_cast<std::size_t>(op)];
}

}  // namespace heddle::native
