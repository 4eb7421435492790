#include "native/openmp_constructs.h"

#include <fmt/format.h>

namespace heddle::native {

std::string openmp_table() {
  constexpr const char *Supported = "supported", *Refused = "refused";
  std::string out = "| group | construct | | remark |\n|---|---|---|---|\n";
#define HEDDLE_OPENMP(group, construct, how, remark) \
  out += fmt::format("| {} | {} | {} | {} |\n", group, construct, how, remark);
#include "native/openmp_constructs.def"
#undef HEDDLE_OPENMP
  return out;
}

}  // namespace heddle::native
