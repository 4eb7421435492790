// The parts of <memory> that are not in the header.
#include <pthread.h>
#include <sys/single_threaded.h>

#include <memory>

// libstdc++ counts references without atomic operations while there is one thread only. Ours are not
// expensive then.
char __libc_single_threaded = 0;

namespace {

// Atomic operations on a std::shared_ptr lock one of these, by its address.
constexpr unsigned char kLocks = 16, kNone = kLocks;
pthread_mutex_t locks[kLocks];

unsigned char lock_for(const void* p) {
  return static_cast<unsigned char>(std::_Hash_impl::hash(p) % kLocks);
}

}  // namespace

namespace std {

_Sp_locker::_Sp_locker(const void* p) noexcept : _M_key1(lock_for(p)), _M_key2(kNone) {
  pthread_mutex_lock(&locks[_M_key1]);
}

_Sp_locker::_Sp_locker(const void* p, const void* q) noexcept : _M_key1(lock_for(p)), _M_key2(lock_for(q)) {
  if (_M_key1 > _M_key2) swap(_M_key1, _M_key2);
  if (_M_key1 == _M_key2) _M_key2 = kNone;
  pthread_mutex_lock(&locks[_M_key1]);
  if (_M_key2 != kNone) pthread_mutex_lock(&locks[_M_key2]);
}

_Sp_locker::~_Sp_locker() {
  if (_M_key2 != kNone) pthread_mutex_unlock(&locks[_M_key2]);
  pthread_mutex_unlock(&locks[_M_key1]);
}

bool _Sp_make_shared_tag::_S_eq(const type_info& type) noexcept {
  return type == typeid(_Sp_make_shared_tag);
}

}  // namespace std
