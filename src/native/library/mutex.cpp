#include "native/library/mutex.h"

namespace heddle::native {

Mutex::Mutex(Call& call, Ptr at) : call_(call), at_(at) {
  const std::uint32_t kind = call.sync_word(at + kKind);
  require_usable(call, at, kind, "mutex");
  require_intact(call, at, kKind + 4, kSize, "mutex");
  call.uses_object(at, kSize);
  if (kind > static_cast<std::uint32_t>(Kind::Adaptive)) call.unsupported("robust and priority mutexes");
  kind_ = static_cast<Kind>(kind);
}

void Mutex::initialise(Call& call, Ptr at, Kind kind) {
  begin_life(call, at, kSize, kMark, "mutex");
  call.set_sync_word(at + kKind, static_cast<std::uint32_t>(kind));
}

void Mutex::destroy() {
  call_.set_sync_word(at_ + kKind, kDestroyed);
  call_.set_sync_word(at_ + kMark, 0);
}

void Mutex::acquire() {
  call_.set_sync_word(at_, call_.thread() + 1);
  call_.took(at_, kMutex);
}

void Mutex::release() {
  call_.set_sync_word(at_, 0);
  call_.gave(at_, kMutex);
}

}  // namespace heddle::native
