#include "java/link/library_fields.h"

#include <algorithm>
#include <array>

namespace heddle::java {
namespace {

struct Row {
  std::string_view klass, field;  // "*": every field of that class
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
    Row{"java/util/Locale", "languageTag", kCache},
    Row{"sun/util/locale/BaseLocale", "hash", kCache},
    Row{"java/nio/charset/Charset", "cache1", kCache},
    Row{"java/nio/charset/Charset", "cache2", kCache},
    Row{"java/nio/charset/Charset", "defaultCharset", kCache},
    Row{"java/lang/Class$ReflectionData", "*", kCache},
    Row{"java/lang/reflect/AccessibleObject", "accessCheckCache", kCache},
    Row{"java/lang/reflect/Constructor", "constructorAccessor", kCache},
    Row{"java/lang/reflect/Method", "methodAccessor", kCache},
    Row{"java/lang/System", "security", kSetting},
    Row{"java/util/Locale", "defaultLocale", kSetting},
    Row{"java/util/Locale", "defaultDisplayLocale", kSetting},
    Row{"java/util/Locale", "defaultFormatLocale", kSetting},
    Row{"java/util/TimeZone", "defaultTimeZone", kSetting},
    Row{"java/util/Properties", "defaults", kSetting},
    Row{"java/util/Properties", "map", kSetting},
    Row{"java/util/regex/Pattern", "compiled", kSetting},
    Row{"sun/nio/cs/StreamEncoder", "closed", kSetting},
    Row{"java/util/logging/Handler", "*", kSetting},
    Row{"java/util/logging/StreamHandler", "writer", kSetting},
    Row{"java/util/logging/LogManager", "*", kSetting},
    Row{"java/util/logging/Logger", "*", kSetting},
    Row{"java/util/logging/Logger$ConfigurationData", "*", kSetting},
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

// Classes; with a '/' or '$' or '*' at the end, all whose names begin so.
constexpr std::array kReliedOn = {
    std::string_view("java/lang/Class"),
    std::string_view("java/lang/ClassLoader"),
    std::string_view("java/lang/Module"),
    std::string_view("java/lang/String"),
    std::string_view("java/lang/Thread"),
    std::string_view("java/lang/ThreadGroup"),
    std::string_view("java/lang/Throwable"),
    std::string_view("java/lang/StackTraceElement"),
    std::string_view("java/lang/StackFrameInfo"),
    std::string_view("java/lang/StackStreamFactory*"),
    std::string_view("java/lang/ref/Reference"),
    std::string_view("java/lang/reflect/"),
    std::string_view("java/lang/invoke/"),
    std::string_view("jdk/internal/reflect/"),
    std::string_view("jdk/internal/loader/"),
    std::string_view("java/io/File*"),
    std::string_view("java/io/RandomAccessFile"),
    std::string_view("java/io/FilterOutputStream"),
    std::string_view("java/io/PrintStream"),
    std::string_view("java/io/ObjectStreamClass"),
    std::string_view("java/util/Random"),
    std::string_view("java/security/SecureRandom"),
    std::string_view("java/util/ServiceLoader*"),
    std::string_view("java/util/ResourceBundle*"),
    std::string_view("java/util/zip/"),
    std::string_view("java/util/logging/LogRecord"),
    std::string_view("java/util/concurrent/locks/"),
    std::string_view("sun/nio/"),
    std::string_view("jdk/internal/misc/UnsafeConstants"),
};

}  // namespace

bool machine_relies_on(std::string_view klass) {
  return std::any_of(kReliedOn.begin(), kReliedOn.end(), [&](std::string_view row) {
    if (row.ends_with('*')) return klass.starts_with(row.substr(0, row.size() - 1));
    return row.ends_with('/') ? klass.starts_with(row) : klass == row;
  });
}

LibraryField library_field_kind(std::string_view klass, std::string_view field) {
  const auto row = std::find_if(kRows.begin(), kRows.end(), [&](const Row& r) {
    return (r.field == field || r.field == "*") && r.klass == klass;
  });
  return row == kRows.end() ? LibraryField::Ordinary : row->kind;
}

}  // namespace heddle::java
