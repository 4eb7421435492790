// std::cin, cout, cerr and clog, on top of stdio: a program may mix the two. They are memory until the first
// ios_base::Init, of which each file that includes <iostream> has one, makes streams of it.
#include <stdio.h>

#include <ext/stdio_sync_filebuf.h>
#include <istream>
#include <new>
#include <ostream>
#include <utility>

namespace heddle {

template <typename T>
struct alignas(T) Memory {
  char bytes[sizeof(T)];
};

}  // namespace heddle

namespace {

using Buffer = __gnu_cxx::stdio_sync_filebuf<char>;
using heddle::Memory;

Memory<Buffer> input_buffer, output_buffer, error_buffer;

template <typename T, typename U, typename... Arguments>
T* make(U& memory, Arguments... arguments) {
  return new (static_cast<void*>(&memory)) T(arguments...);
}

}  // namespace

namespace std {

Memory<istream> cin;
Memory<ostream> cout, cerr, clog;

_Atomic_word ios_base::Init::_S_refcount;
bool ios_base::Init::_S_synced_with_stdio = true;

ios_base::Init::Init() {
  if (__atomic_fetch_add(&_S_refcount, 1, __ATOMIC_ACQ_REL) != 0) return;
  auto* out = make<ostream>(cout, make<Buffer>(output_buffer, stdout));
  make<istream>(cin, make<Buffer>(input_buffer, stdin))->tie(out);
  auto* error = make<Buffer>(error_buffer, stderr);
  auto* err = make<ostream>(cerr, error);
  err->setf(unitbuf);
  err->tie(out);
  make<ostream>(clog, error);
}

// Nothing is kept back that would have to be written in the end.
ios_base::Init::~Init() {}

bool ios_base::sync_with_stdio(bool synced) {
  return std::exchange(Init::_S_synced_with_stdio, synced);
}

}  // namespace std
