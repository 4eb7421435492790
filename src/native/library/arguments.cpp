#include "native/library/arguments.h"

#include "native/library/call.h"

namespace heddle::native {

std::uint64_t SlotArguments::word() {
  return call_.arg(next_++);
}
double SlotArguments::real() {
  return call_.f64(next_++);
}
long double SlotArguments::long_real() {
  next_ += 2;
  return call_.f80(next_ - 2);
}

ListArguments::ListArguments(Call& call, Ptr list) : call_(call) {
  static_assert(sizeof list_ == 24);
  std::memcpy(&list_, call.read(list, sizeof list_), sizeof list_);
}

Ptr ListArguments::take(std::uint32_t* offset, std::uint32_t end, std::uint32_t step) {
  if (*offset < end) {
    const Ptr at = list_.reg_save_area + *offset;
    *offset += step;
    return at;
  }
  const Ptr at = list_.overflow_arg_area;
  list_.overflow_arg_area += 8;
  return at;
}

std::uint64_t ListArguments::word() {
  return call_.load<std::uint64_t>(take(&list_.gp_offset, 48, 8));
}
double ListArguments::real() {
  return call_.load<double>(take(&list_.fp_offset, 176, 16));
}
long double ListArguments::long_real() {
  const Ptr at = (list_.overflow_arg_area + 15) & ~Ptr{15};
  list_.overflow_arg_area = at + 16;
  long double value = 0;
  std::memcpy(&value, call_.read(at, 10), 10);
  return value;
}

}  // namespace heddle::native
