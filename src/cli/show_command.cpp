// heddle show: a result of an earlier run, in any form.
#include "cli/commands.h"
#include "cli/environment.h"
#include "cli/publish.h"
#include "report/json.h"

namespace heddle::cli {

int show(const CommandLine& line) {
  if (line.operands.size() != 1) return complain("show needs one result: heddle show RESULT.json");
  if (const Result<Done> ok = outputs_must_be_writable(line.options); !ok.ok())
    return complain(ok.error().message);
  const std::string& path = line.operands[0];
  const Result<std::string> text = read_file(path);
  if (!text.ok()) return complain(text.error().message);
  const Result<report::Results> results = report::read_results(text.value());
  if (!results.ok()) return complain(path + ": " + results.error().message);
  const report::Suite& suite = results.value().suite;
  return results.value().several ? publish(suite, line.options)
                                 : publish(suite.programs.front(), line.options);
}

}  // namespace heddle::cli
