#include "native/library/registry.h"

#include <unordered_map>

#include "base/check.h"

namespace heddle::native {

// The families, each in the file of its name.
#define HEDDLE_FAMILY(name) void name##_family(std::vector<ModelEntry>& entries);
#include "native/library/families.def"
#undef HEDDLE_FAMILY

static std::unordered_map<std::string_view, Model> all_models() {
  std::vector<ModelEntry> entries;
#define HEDDLE_FAMILY(name) name##_family(entries);
#include "native/library/families.def"
#undef HEDDLE_FAMILY
  std::unordered_map<std::string_view, Model> models;
  for (const ModelEntry& e : entries)
    HEDDLE_CHECK(models.emplace(e.name, e.model).second, std::string("two models of ") + e.name);
  return models;
}

Model find_model(std::string_view name) {
  static const std::unordered_map<std::string_view, Model> models = all_models();
  const auto found = models.find(name);
  return found == models.end() ? nullptr : found->second;
}

}  // namespace heddle::native
