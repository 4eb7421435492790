// The text of a jar's manifest. Internal to this folder; others use read_manifest.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace heddle::java {

// The value of `name` (any letter case) in the main section, trimmed; nullopt if it is not there.
std::optional<std::string> manifest_attribute(std::string_view manifest, std::string_view name);
bool is_multi_release(std::string_view manifest);

}  // namespace heddle::java
