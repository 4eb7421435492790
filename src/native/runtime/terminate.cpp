// std::terminate. There is no handler until the program sets one: an exception that nobody catches is then a
// finding at its throw (cxxabi.cpp).
#include <exception>

extern "C" [[noreturn]] void __heddle_terminate();
extern "C" [[noreturn]] void __heddle_misuse(const char* what);

namespace {

std::terminate_handler handler;

}  // namespace

namespace std {

terminate_handler get_terminate() noexcept {
  return handler;
}

terminate_handler set_terminate(terminate_handler fresh) noexcept {
  const terminate_handler old = handler;
  handler = fresh;
  return old;
}

void terminate() noexcept {
  if (handler == nullptr) __heddle_terminate();
  handler();
  __heddle_misuse("the terminate handler returned");
}

}  // namespace std
