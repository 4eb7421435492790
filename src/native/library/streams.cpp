#include "native/library/streams.h"

namespace heddle::native {

int descriptor(Call& call, Ptr file) {
  const std::uint32_t fd = call.sync_word(file);  // never written: not an access that anybody could notice
  if (fd > kWrittenFile)
    call.unsupported(std::string(call.name()) + ": a FILE that is not stdin, stdout or stderr");
  if (fd == kWrittenFile) (void)call.read(file, sizeof fd);  // it can be closed
  return static_cast<int>(fd);
}

int output_descriptor(Call& call, Ptr file) {
  const int fd = descriptor(call, file);
  if (fd == 0) call.unsupported(std::string(call.name()) + ": output to stdin");
  return fd;
}

void require_stdin(Call& call, Ptr file) {
  if (descriptor(call, file) != 0)
    call.unsupported(std::string(call.name()) + ": input from another file than stdin");
}

}  // namespace heddle::native
