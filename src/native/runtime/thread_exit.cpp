// What <condition_variable> and <future> do when a thread ends.
#include <condition_variable>
#include <future>

extern "C" int __cxa_thread_atexit(void (*)(void*), void*, void*);

namespace {

struct Notifier {
  std::condition_variable* condition;
  std::mutex* mutex;
};

void notify(void* argument) {
  auto* notifier = static_cast<Notifier*>(argument);
  notifier->mutex->unlock();
  notifier->condition->notify_all();
  delete notifier;
}

void call_back(void* element) {
  static_cast<std::__at_thread_exit_elt*>(element)->_M_cb(element);
}

}  // namespace

namespace std {

void notify_all_at_thread_exit(condition_variable& condition, unique_lock<mutex> lock) {
  __cxa_thread_atexit(notify, new Notifier{&condition, lock.release()}, nullptr);
}

void __future_base::_State_baseV2::_Make_ready::_M_set() {
  _M_cb = &_Make_ready::_S_run;
  __cxa_thread_atexit(call_back, static_cast<__at_thread_exit_elt*>(this), nullptr);
}

// The state may be gone: its owner is asked for it.
void __future_base::_State_baseV2::_Make_ready::_S_run(void* element) {
  const unique_ptr<_Make_ready> self(static_cast<_Make_ready*>(static_cast<__at_thread_exit_elt*>(element)));
  if (const auto state = self->_M_shared_state.lock())
    state->_M_status._M_store_notify_all(_Status::__ready, memory_order_release);
}

}  // namespace std
