// The variable arguments of printf and scanf: where they come from, one after the other.
#pragma once

#include <cstddef>
#include <cstdint>

#include "native/code/code.h"

namespace heddle::native {

class Call;

class Arguments {
 public:
  virtual ~Arguments() = default;
  virtual std::uint64_t word() = 0;  // any integer or pointer; bits above its type's width may be anything
  virtual double real() = 0;
  virtual long double long_real() = 0;
};

// The slots of a call, from number `first` on (printf).
class SlotArguments final : public Arguments {
 public:
  SlotArguments(Call& call, std::size_t first) : call_(call), next_(first) {}
  std::uint64_t word() override;
  double real() override;
  long double long_real() override;

 private:
  Call& call_;
  std::size_t next_;
};

// A va_list in the program's memory (vprintf): System V ABI for x86-64, 3.5.7. The list itself stays as it
// is: its value after the call is indeterminate in C.
class ListArguments final : public Arguments {
 public:
  ListArguments(Call& call, Ptr list);
  std::uint64_t word() override;
  double real() override;
  long double long_real() override;

 private:
  Ptr take(std::uint32_t* offset, std::uint32_t end, std::uint32_t step);
  Call& call_;
  struct {
    std::uint32_t gp_offset, fp_offset;
    Ptr overflow_arg_area, reg_save_area;
  } list_;
};

}  // namespace heddle::native
