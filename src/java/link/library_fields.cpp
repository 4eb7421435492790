#include "java/link/library_fields.h"

#include <algorithm>
#include <array>

namespace heddle::java {
namespace {

struct Row {
  std::string_view klass, field;
  LibraryField kind;
};
constexpr LibraryField kCache = LibraryField::IdempotentCache, kSetting = LibraryField::Setting;
constexpr std::array kRows = {
    Row{"java/lang/String", "hash", kCache},
    Row{"java/lang/String", "hashIsZero", kCache},
    Row{"java/lang/Class", "name", kCache},
    Row{"java/lang/Class", "packageName", kCache},
    Row{"java/lang/Class", "reflectionData", kCache},
    Row{"java/lang/Class", "enumConstants", kCache},
    Row{"java/lang/Class", "enumConstantDirectory", kCache},
    Row{"java/lang/Class", "cachedConstructor", kCache},
    Row{"java/util/AbstractMap", "keySet", kCache},
    Row{"java/util/AbstractMap", "values", kCache},
    Row{"java/util/HashMap", "entrySet", kCache},
    Row{"java/math/BigInteger", "bitLengthPlusOne", kCache},
    Row{"java/util/Locale", "hashCodeValue", kCache},
    Row{"java/lang/System", "security", kSetting},
    Row{"java/util/concurrent/ThreadPoolExecutor", "allowCoreThreadTimeOut", kSetting},
    Row{"java/util/concurrent/ThreadPoolExecutor", "corePoolSize", kSetting},
    Row{"java/util/concurrent/ThreadPoolExecutor", "handler", kSetting},
    Row{"java/util/concurrent/ThreadPoolExecutor", "keepAliveTime", kSetting},
    Row{"java/util/concurrent/ThreadPoolExecutor", "maximumPoolSize", kSetting},
    Row{"java/util/concurrent/ThreadPoolExecutor", "threadFactory", kSetting},
    Row{"java/util/concurrent/ScheduledThreadPoolExecutor", "continueExistingPeriodicTasksAfterShutdown",
        kSetting},
    Row{"java/util/concurrent/ScheduledThreadPoolExecutor", "executeExistingDelayedTasksAfterShutdown",
        kSetting},
    Row{"java/util/concurrent/ScheduledThreadPoolExecutor", "removeOnCancel", kSetting},
};

}  // namespace

LibraryField library_field_kind(std::string_view klass, std::string_view field) {
  const auto row = std::find_if(kRows.begin(), kRows.end(),
                                [&](const Row& r) { return r.field == field && r.klass == klass; });
  return row == kRows.end() ? LibraryField::Ordinary : row->kind;
}

}  // namespace heddle::java
