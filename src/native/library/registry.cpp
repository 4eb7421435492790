#include "native/library/registry.h"

#include <algorithm>
#include <unordered_map>

#include "base/check.h"

namespace heddle::native {

// The families, each in the file of its name.
#define HEDDLE_FAMILY(name) void name##_family(std::vector<ModelEntry>& entries);
#include "native/library/families.def"
#undef HEDDLE_FAMILY

namespace {

std::unordered_map<std::string_view, Model> make_models() {
  std::vector<ModelEntry> entries;
#define HEDDLE_FAMILY(name) name##_family(entries);
#include "native/library/families.def"
#undef HEDDLE_FAMILY
  std::unordered_map<std::string_view, Model> models;
  for (const ModelEntry& e : entries)
    HEDDLE_CHECK(models.emplace(e.name, e.model).second, std::string("two models of ") + e.name);
  return models;
}

const std::unordered_map<std::string_view, Model>& all_models() {
  static const std::unordered_map<std::string_view, Model> models = make_models();
  return models;
}

}  // namespace

Model find_model(std::string_view name) {
  const auto found = all_models().find(name);
  return found == all_models().end() ? nullptr : found->second;
}

std::vector<std::string_view> model_names() {
  std::vector<std::string_view> names;
  for (const auto& [name, model] : all_models()) names.push_back(name);
  std::sort(names.begin(), names.end());
  return names;
}

}  // namespace heddle::native
