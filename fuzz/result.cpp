// Results of earlier runs: whatever is read can be shown in every form, and is the same when it has been
// written and read again.
#include "base/check.h"
#include "report/github.h"
#include "report/json.h"
#include "report/junit.h"
#include "report/page.h"
#include "report/sarif.h"
#include "report/text.h"

namespace {

template <typename Results>
void show(const Results& results) {
  using namespace heddle::report;
  (void)text(results, TextOptions{});
  (void)sarif(results, "1.0");
  (void)junit(results, Unanswered::Error);
  (void)github(results);
  (void)page(results, "1.0");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace heddle::report;
  const auto read = read_results({reinterpret_cast<const char*>(data), size});
  if (!read.ok()) return 0;
  const Suite& suite = read.value().suite;
  show(suite);
  for (const heddle::CheckResult& result : suite.programs) show(result);
  const std::string written = json(suite, "1.0");
  const auto again = read_results(written);
  HEDDLE_CHECK(again.ok(), "a result that was written cannot be read: " + written);
  HEDDLE_CHECK(json(again.value().suite, "1.0") == written,
               "a result changes when it is written: " + written);
  return 0;
}
