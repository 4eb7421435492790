// heddle: check --properties +exit
// expect: violated exit
// A thread ends the process, without its destructors, by quick_exit; a handler of at_quick_exit runs before.
// Steps: the thread looks before main has written.
#include <atomic>
#include <cstdlib>
#include <thread>

std::atomic<bool> ready{false};

int main() {
  std::at_quick_exit([] { ready = true; });
  std::thread t([] {
    if (!ready) std::quick_exit(4);  // HERE: exit
  });
  ready = true;
  t.join();
  return 0;
}
