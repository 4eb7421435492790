// Traces: what is read and written again must be read as the same.
#include "report/trace.h"

#include "base/check.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace heddle::report;
  const auto trace = read_trace({reinterpret_cast<const char*>(data), size});
  if (!trace.ok()) return 0;
  const std::string written = write_trace(trace.value());
  const auto again = read_trace(written);
  HEDDLE_CHECK(again.ok(), "a trace that was written cannot be read: " + written);
  HEDDLE_CHECK(again.value().schedule == trace.value().schedule,
               "a trace changes its schedule when it is written");
  return 0;
}
