#include "native/test_framework.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace heddle::native {
namespace {

// What runs the tests, as the linker sees it.
constexpr std::array<std::string_view, 9> kRunners = {
    "_ZN7testing14InitGoogleTest",  // GoogleTest
    "_ZN7testing8UnitTest3Run",     // ... without its InitGoogleTest
    "_ZN5Catch7Session",            // Catch2
    "_ZN7doctest7Context",          // doctest
    "_ZN5boost9unit_test14unit_test_main",
    "_ZN7CppUnit",
    "_cmocka_run_group_tests",
    "srunner_run",  // Check
    "UnityEnd",
};

bool is_runner(std::string_view name) {
  return std::any_of(kRunners.begin(), kRunners.end(),
                     [&](std::string_view runner) { return name.starts_with(runner); });
}

}  // namespace

bool has_test_framework(const Module& module) {
  const auto named = [](const auto& one) { return is_runner(one.name); };
  return std::any_of(module.functions.begin(), module.functions.end(), named) ||
         std::any_of(module.externals.begin(), module.externals.end(), named);
}

}  // namespace heddle::native
