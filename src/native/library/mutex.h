// pthread_mutex_t as glibc lays it out for x86-64, seen by the thread that calls.
#pragma once

#include "native/library/sync.h"

namespace heddle::native {

class Mutex {
 public:
  enum class Kind : std::uint32_t { Normal, Recursive, ErrorCheck, Adaptive };
  static constexpr std::uint32_t kSize = 40;

  Mutex(Call& call, Ptr at);  // fails if it cannot be used
  static void initialise(Call& call, Ptr at, Kind kind);
  void destroy();

  Ptr at() const { return at_; }
  Kind kind() const { return kind_; }
  bool held() const { return owner() == call_.thread(); }  // by the running thread
  bool free() const { return call_.sync_word(at_) == 0; }
  ThreadId owner() const { return call_.sync_word(at_) - 1; }  // kNoThread: nobody

  // Locks beyond the first that the owner of a recursive mutex has.
  std::uint32_t again() const { return call_.sync_word(at_ + kCount); }
  void set_again(std::uint32_t count) { call_.set_sync_word(at_ + kCount, count); }

  void acquire();  // it is free
  void release();  // it is held, once

 private:
  static constexpr std::uint32_t kCount = 4, kMark = 8, kKind = 16;
  Call& call_;
  Ptr at_;
  Kind kind_;
};

}  // namespace heddle::native
