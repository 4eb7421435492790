// Library functions that only compute: the model calls the host's function of the same name, so that results
// are those of the compiled program, bit for bit. errno, if the function sets it, is set.
//
// The signature says everything: numbers are passed in slots as the x86-64 ABI and Clang's IR have them, a
// parameter that is a pointer is a place for one more result.
#pragma once

#include <cerrno>
#include <cstring>
#include <tuple>
#include <type_traits>

#include "native/library/call.h"

namespace heddle::native {

__extension__ using ComplexFloat = _Complex float;
__extension__ using ComplexDouble = _Complex double;
__extension__ using ComplexLongDouble = _Complex long double;

// x86_fp80 has 10 bytes; the rest of a long double is padding that nobody writes.
template <typename T>
inline constexpr std::size_t kStoredBytes = std::is_same_v<T, long double> ? 10 : sizeof(T);

// A parameter, taken from the slots of the call.
template <typename T>
struct Passed {
  Passed(Call& call, std::size_t& slot) {
    if constexpr (std::is_same_v<T, ComplexLongDouble>) {  // in memory
      const Ptr at = call.arg(slot++);
      long double parts[2] = {0, 0};
      std::memcpy(&parts[0], call.read(at, 10), 10);
      std::memcpy(&parts[1], call.read(at + 16, 10), 10);
      __real__ value = parts[0], __imag__ value = parts[1];
    } else if constexpr (std::is_same_v<T, ComplexFloat>) {  // a vector of two
      __real__ value = call.f32(slot), __imag__ value = call.f32(slot + 1);
      slot += 2;
    } else if constexpr (std::is_same_v<T, ComplexDouble>) {
      __real__ value = call.f64(slot), __imag__ value = call.f64(slot + 1);
      slot += 2;
    } else if constexpr (std::is_same_v<T, long double>) {
      value = call.f80(slot);
      slot += 2;
    } else if constexpr (std::is_same_v<T, double>) {
      value = call.f64(slot++);
    } else if constexpr (std::is_same_v<T, float>) {
      value = call.f32(slot++);
    } else {
      static_assert(std::is_integral_v<T>);
      value = static_cast<T>(call.arg(slot++));
    }
  }
  T get() { return value; }
  void finish(Call&) {}

  T value;
};
template <typename T>
struct Passed<T*> {
  Passed(Call& call, std::size_t& slot) : to(call.arg(slot++)) {}
  T* get() { return &value; }
  void finish(Call& call) { std::memcpy(call.write(to, kStoredBytes<T>), &value, kStoredBytes<T>); }

  Ptr to;
  T value{};
};

template <typename T>
void return_value(Call& call, T value) {
  if constexpr (std::is_same_v<T, ComplexLongDouble>) {
    const long double parts[2] = {__real__ value, __imag__ value};
    for (std::size_t i = 0; i < 2; ++i) {
      std::uint64_t slots[2] = {0, 0};
      std::memcpy(slots, &parts[i], 10);
      call.ret_slot(2 * i, slots[0]), call.ret_slot(2 * i + 1, slots[1]);
    }
  } else if constexpr (std::is_same_v<T, ComplexFloat>) {
    call.ret2(std::bit_cast<std::uint32_t>(__real__ value), std::bit_cast<std::uint32_t>(__imag__ value));
  } else if constexpr (std::is_same_v<T, ComplexDouble>) {
    call.ret2(std::bit_cast<std::uint64_t>(__real__ value), std::bit_cast<std::uint64_t>(__imag__ value));
  } else if constexpr (std::is_same_v<T, long double>) {
    call.ret_f80(value);
  } else if constexpr (std::is_same_v<T, double>) {
    call.ret_f64(value);
  } else if constexpr (std::is_same_v<T, float>) {
    call.ret_f32(value);
  } else if constexpr (sizeof(T) == 4) {
    call.ret_i32(value);
  } else {
    static_assert(std::is_integral_v<T> && sizeof(T) == 8);
    call.ret(static_cast<std::uint64_t>(value));
  }
}

template <typename R, typename... P>
void call_host(Call& call, R (*function)(P...)) {
  std::size_t slot = 0;
  std::tuple<Passed<P>...> passed{Passed<P>(call, slot)...};  // braces: in order
  errno = 0;
  std::apply(
      [&](auto&... p) {
        if constexpr (std::is_void_v<R>) {
          function(p.get()...);
        } else {
          return_value(call, function(p.get()...));
        }
        const int error = errno;
        (p.finish(call), ...);
        if (error != 0) call.set_errno(error);
      },
      passed);
}

template <auto kFunction>
void host_model(Call& call) {
  call_host(call, kFunction);
}

}  // namespace heddle::native
