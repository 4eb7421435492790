// What replaces parts of libstdc++'s headers (lower/library_steps.cpp, which says why that is right).
#include <memory>

extern "C" {

// library/cxx_steps.cpp.
void __heddle_take_reference(int* count);                        // adds one; nobody notices
int __heddle_give_reference(int* counts);                        // kLast and kNoWeak: what was true before
int __heddle_look_at_reference(const int* count);                // nobody notices
unsigned __heddle_await_change(unsigned* word, unsigned value);  // until it is not `value`; what it is then

using Counted = std::_Sp_counted_base<>;
constexpr int kLast = 1, kNoWeak = 2;

static int* counts_of(Counted* counted) {
  return reinterpret_cast<int*>(reinterpret_cast<char*>(counted) + sizeof(void*));
}

void __heddle_step_add_reference(Counted* counted) {
  __heddle_take_reference(counts_of(counted));
}

void __heddle_step_add_weak_reference(Counted* counted) {
  __heddle_take_reference(counts_of(counted) + 1);
}

void __heddle_step_release_reference(Counted* counted) {
  const int was = __heddle_give_reference(counts_of(counted));
  if ((was & kLast) == 0) return;
  counted->_M_dispose();
  if ((was & kNoWeak) != 0 || __atomic_fetch_sub(counts_of(counted) + 1, 1, __ATOMIC_ACQ_REL) == 1)
    counted->_M_destroy();
}

// bool std::__shared_ptr<T>::unique() const
bool __heddle_step_is_only_reference(Counted* const* pointer) {
  Counted* counted = pointer[1];
  return counted != nullptr && __heddle_look_at_reference(counts_of(counted)) == 1;
}

// unsigned _M_load_and_test(unsigned assumed, unsigned operand, bool equal, memory_order)
unsigned __heddle_step_await_future(unsigned* word, unsigned assumed, unsigned operand, bool equal, int) {
  constexpr unsigned kWaiter = 0x80000000;  // set by those who wait for a limited time
  unsigned value = assumed;
  while (((value & ~kWaiter) == operand) != equal) value = __heddle_await_change(word, value);
  return value & ~kWaiter;
}

}  // extern "C"
