// <thread>, <mutex> and <condition_variable>, on top of pthreads.
#include <errno.h>
#include <pthread.h>
#include <unistd.h>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <system_error>
#include <thread>

extern "C" {

// By its name people know the threads of a report.
static void* thread(void* argument) {
  const std::unique_ptr<std::thread::_State> state(static_cast<std::thread::_State*>(argument));
  state->_M_run();
  return nullptr;
}

// What pthread_once runs for std::call_once.
void __once_proxy() {
  std::__once_call();
}
}

namespace std {

// --- threads ---

thread::_State::~_State() = default;

void thread::_M_start_thread(_State_ptr state, void (*)()) {
  if (const int error = pthread_create(&_M_id._M_thread, nullptr, ::thread, state.get()); error != 0)
    __throw_system_error(error);
  state.release();
}

void thread::join() {
  int error = EINVAL;
  if (_M_id != id()) error = pthread_join(_M_id._M_thread, nullptr);
  if (error != 0) __throw_system_error(error);
  _M_id = id();
}

void thread::detach() {
  int error = EINVAL;
  if (_M_id != id()) error = pthread_detach(_M_id._M_thread);
  if (error != 0) __throw_system_error(error);
  _M_id = id();
}

unsigned thread::hardware_concurrency() noexcept {
  return static_cast<unsigned>(sysconf(_SC_NPROCESSORS_ONLN));
}

// --- condition variables ---

condition_variable::condition_variable() noexcept = default;
condition_variable::~condition_variable() noexcept = default;
void condition_variable::wait(unique_lock<mutex>& lock) {
  _M_cond.wait(*lock.mutex());
}
void condition_variable::notify_one() noexcept {
  _M_cond.notify_one();
}
void condition_variable::notify_all() noexcept {
  _M_cond.notify_all();
}

// --- std::call_once ---

__thread void* __once_callable;
__thread void (*__once_call)();

}  // namespace std
