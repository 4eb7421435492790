#include "native/lower/reader_guard.h"

#include <llvm/Support/ErrorHandling.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <utility>
#include <vector>

namespace heddle::native::lower {
namespace {

constexpr int kSignals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGXCPU};
const ReaderGuard* guard = nullptr;

// A damaged file may well recurse until the stack overflows.
void use_own_stack() {
  static std::vector<char> memory(1 << 16);
  stack_t stack{};
  stack.ss_sp = memory.data();
  stack.ss_size = memory.size();
  ::sigaltstack(&stack, nullptr);
}

// A wrong number may mean a table of billions of entries.
void set_limits(rlim_t seconds, rlim_t bytes) {
#ifndef __SANITIZE_ADDRESS__  // which reserves more than there is
  for (const auto& [resource, most] : {std::pair(RLIMIT_CPU, seconds), std::pair(RLIMIT_AS, bytes)}) {
    rlimit limit{};
    ::getrlimit(resource, &limit);
    limit.rlim_cur = std::min(most, limit.rlim_max);
    ::setrlimit(resource, &limit);
  }
#endif
}
// Far more than a sound file needs.
constexpr rlim_t kSeconds = 60, kBytes = rlim_t{1} << 30, kBytesPerByte = 100;

}  // namespace

ReaderGuard::ReaderGuard(std::string complaint, std::size_t file_size)
    : complaint_(std::move(complaint)),
      stderr_(::dup(STDERR_FILENO)),
      printed_(::memfd_create("printed", 0)) {
  guard = this;
  if (printed_ >= 0) ::dup2(printed_, STDERR_FILENO);
  use_own_stack();
  struct sigaction action {};
  action.sa_handler = on_crash;
  action.sa_flags = SA_ONSTACK;
  for (const int signal : kSignals) ::sigaction(signal, &action, nullptr);
  set_limits(kSeconds, kBytes + kBytesPerByte * file_size);
  llvm::install_fatal_error_handler(on_fatal_error, this);
}

ReaderGuard::~ReaderGuard() {
  llvm::remove_fatal_error_handler();
  set_limits(RLIM_INFINITY, RLIM_INFINITY);
  for (const int signal : kSignals) ::signal(signal, SIG_DFL);
  if (stderr_ >= 0) ::dup2(stderr_, STDERR_FILENO);
  ::close(stderr_);
  ::close(printed_);
  guard = nullptr;
}

void ReaderGuard::on_crash(int) {
  guard->leave("it is damaged");
}

void ReaderGuard::on_fatal_error(void* self, const char* reason, bool) {
  static_cast<ReaderGuard*>(self)->leave(reason);
}

// Called in a signal handler, too: only system calls. LLVM's own words say more than the reason.
void ReaderGuard::leave(const char* reason) const {
  char text[512];
  ssize_t length = ::pread(printed_, text, sizeof text, 0);
  for (ssize_t i = 0; i < length; ++i)
    if (text[i] == '\n') length = i;
  if (length <= 0) {
    length = static_cast<ssize_t>(std::min(std::strlen(reason), sizeof text));
    std::memcpy(text, reason, static_cast<std::size_t>(length));
  }
  for (const auto& [bytes, size] : {std::pair<const char*, std::size_t>(complaint_.data(), complaint_.size()),
                                    {text, static_cast<std::size_t>(length)},
                                    {"\n", 1}})
    if (::write(stderr_, bytes, size) < 0) break;
  ::_exit(2);
}

}  // namespace heddle::native::lower
