// heddle list: what can be chosen.
#include <fmt/format.h>

#include <algorithm>

#include "cli/commands.h"
#include "cli/environment.h"
#include "cli/output.h"
#include "cli/wiring.h"
#include "explore/configuration.h"
#include "java/natives/registry.h"
#include "native/library/registry.h"
#include "native/openmp_constructs.h"

namespace heddle::cli {

int list(const CommandLine& line) {
  const std::vector<Topic> topics = list_topics();
  std::vector<std::string> names;
  for (const Topic& topic : topics) names.push_back(topic.name);
  if (!line.arguments.empty() || line.operands.size() > 1) return complain("list takes one topic at a time");
  const std::string wanted = line.operands.empty() ? "" : line.operands[0];
  if (wanted == "openmp")
    return print(native::openmp_table()) ? 0 : complain("cannot write to standard output");
  names.emplace_back("openmp");
  names.emplace_back("functions");
  names.emplace_back("natives");
  if (!wanted.empty() && std::find(names.begin(), names.end(), wanted) == names.end()) {
    std::string all;
    for (const std::string& name : names) all += (all.empty() ? "" : ", ") + name;
    return complain(fmt::format("there is no list of {}; choose {}", wanted, all));
  }
  std::string out;
  if (wanted == "configurations") {
    for (const explore::Configuration& one : explore::all_configurations()) out += to_string(one) + "\n";
    return print(out) ? 0 : complain("cannot write to standard output");
  }
  if (wanted == "functions") {
    for (const std::string_view name : native::model_names()) out += std::string(name) + "\n";
    return print(out) ? 0 : complain("cannot write to standard output");
  }
  if (wanted == "natives") {
    for (const java::NativeEntry& native : java::all_natives())
      out += fmt::format("{} {}\n", native.klass, native.name);
    return print(out) ? 0 : complain("cannot write to standard output");
  }
  for (const Topic& topic : topics) {
    if (!wanted.empty() && topic.name != wanted) continue;
    if (wanted.empty()) out += (out.empty() ? "" : "\n") + topic.name + "\n";
    std::size_t width = 12;
    for (const Topic::Entry& entry : topic.entries) width = std::max(width, entry.name.size());
    for (const Topic::Entry& entry : topic.entries) {
      out += fmt::format("{}{:<{}} {}\n", wanted.empty() ? "  " : "", entry.name, width, entry.what);
    }
  }
  return print(out) ? 0 : complain("cannot write to standard output");
}

}  // namespace heddle::cli
