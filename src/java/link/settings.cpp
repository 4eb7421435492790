#include "java/link/settings.h"

#include <algorithm>
#include <array>

namespace heddle::java {
namespace {

struct Setting {
  std::string_view klass, field;
};
// Only fields that the library writes by assignment: natives and handles do not look at this list.
constexpr std::array kSettings = {
    Setting{"java/lang/System", "security"},
    Setting{"java/util/concurrent/ThreadPoolExecutor", "allowCoreThreadTimeOut"},
    Setting{"java/util/concurrent/ThreadPoolExecutor", "corePoolSize"},
    Setting{"java/util/concurrent/ThreadPoolExecutor", "handler"},
    Setting{"java/util/concurrent/ThreadPoolExecutor", "keepAliveTime"},
    Setting{"java/util/concurrent/ThreadPoolExecutor", "maximumPoolSize"},
    Setting{"java/util/concurrent/ThreadPoolExecutor", "threadFactory"},
    Setting{"java/util/concurrent/ScheduledThreadPoolExecutor", "continueExistingPeriodicTasksAfterShutdown"},
    Setting{"java/util/concurrent/ScheduledThreadPoolExecutor", "executeExistingDelayedTasksAfterShutdown"},
    Setting{"java/util/concurrent/ScheduledThreadPoolExecutor", "removeOnCancel"},
};

}  // namespace

bool is_setting(std::string_view klass, std::string_view field) {
  return std::any_of(kSettings.begin(), kSettings.end(),
                     [&](const Setting& s) { return s.field == field && s.klass == klass; });
}

}  // namespace heddle::java
