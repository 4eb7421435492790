#include "java/link/idempotent_caches.h"

#include <algorithm>
#include <array>

namespace heddle::java {
namespace {

struct Cache {
  std::string_view klass, field;
};
constexpr std::array kCaches = {
    Cache{"java/lang/String", "hash"},
    Cache{"java/lang/String", "hashIsZero"},
    Cache{"java/lang/Class", "name"},
    Cache{"java/lang/Class", "packageName"},
    Cache{"java/lang/Class", "reflectionData"},
    Cache{"java/lang/Class", "enumConstants"},
    Cache{"java/lang/Class", "enumConstantDirectory"},
    Cache{"java/lang/Class", "cachedConstructor"},
    Cache{"java/util/AbstractMap", "keySet"},
    Cache{"java/util/AbstractMap", "values"},
    Cache{"java/util/HashMap", "entrySet"},
    Cache{"java/math/BigInteger", "bitLengthPlusOne"},
    Cache{"java/util/Locale", "hashCodeValue"},
};

}  // namespace

bool is_idempotent_cache(std::string_view klass, std::string_view field) {
  return std::any_of(kCaches.begin(), kCaches.end(),
                     [&](const Cache& c) { return c.field == field && c.klass == klass; });
}

}  // namespace heddle::java
