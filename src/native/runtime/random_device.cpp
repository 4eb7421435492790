// std::random_device: unpredictable to the program, but the same in every run, as rand() is.
#include <random>

extern "C" void __heddle_random_numbers();  // the verdict is about one sequence

namespace {

unsigned long state;

// SplitMix64.
unsigned long draw() {
  __heddle_random_numbers();
  state += 0x9e37'79b9'7f4a'7c15;
  unsigned long value = state;
  value = (value ^ (value >> 30)) * 0xbf58'476d'1ce4'e5b9;
  value = (value ^ (value >> 27)) * 0x94d0'49bb'1331'11eb;
  return value ^ (value >> 31);
}

}  // namespace

namespace std {

void random_device::_M_init(const string&) {}
void random_device::_M_fini() {}
random_device::result_type random_device::_M_getval() {
  return static_cast<result_type>(draw());
}
double random_device::_M_getentropy() const noexcept {
  return 32;
}

}  // namespace std
