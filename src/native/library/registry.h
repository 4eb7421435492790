// The models of library functions, by C name.
#pragma once

#include <string_view>
#include <vector>

namespace heddle::native {

class Call;
using Model = void (*)(Call&);

struct ModelEntry {
  const char* name;
  Model model;
};
// One function per family (stdio.cpp, string.cpp, ...): appends its entries.
using Family = void (*)(std::vector<ModelEntry>&);

// nullptr: no model of that name.
Model find_model(std::string_view name);
std::vector<std::string_view> model_names();  // sorted

}  // namespace heddle::native
