// heddle: check --properties +exit
// expect: verified
// A thread ends the process, without its destructors, by quick_exit; a handler of at_quick_exit runs before.
// Here it waits until main has written.
#include <atomic>
#include <cstdlib>
#include <thread>

std::atomic<bool> ready{false};

int main() {
  std::at_quick_exit([] { ready = true; });
  std::thread t([] {
    while (!ready) std::this_thread::yield();
    if (!ready) std::quick_exit(4);
  });
  ready = true;
  t.join();
  return 0;
}
