#include "java/natives/registry.h"

#include <string>
#include <unordered_map>
#include <unordered_set>

#include "java/link/klass.h"

namespace heddle::java {

// One table per file.
// clang-format off
#define HEDDLE_NATIVE_TABLES(TABLE) \
  TABLE(kArrayCopyNatives) TABLE(kBuiltInLoaderNatives) TABLE(kCheckApiNatives) TABLE(kChecksumNatives) \
  TABLE(kClassLoaderNatives) TABLE(kClassMemberNatives) TABLE(kClassNatives)                         \
  TABLE(kConditionNatives) TABLE(kFileNatives) TABLE(kHelpfulNpeNatives)                             \
  TABLE(kHiddenClassNatives) TABLE(kLoggingNatives) TABLE(kMathNatives)                              \
  TABLE(kMethodHandleCallNatives) TABLE(kMethodHandleNatives) TABLE(kNioChannelNatives)              \
  TABLE(kNioFileNatives) TABLE(kNumberNatives) TABLE(kObjectMonitorNatives) TABLE(kObjectNatives)    \
  TABLE(kOffHeapNatives) TABLE(kPackageNatives) TABLE(kPrintStreamNatives) TABLE(kProxyNatives)      \
  TABLE(kReferenceNatives) TABLE(kReflectArrayNatives) TABLE(kReflectionNatives)                     \
  TABLE(kResourceNatives) TABLE(kRuntimeNatives) TABLE(kSeedNatives) TABLE(kSerializationNatives)    \
  TABLE(kServiceNatives) TABLE(kSignalNatives) TABLE(kStackWalkerNatives) TABLE(kStrictMathNatives)  \
  TABLE(kSystemNatives) TABLE(kSystemPropertyNatives)                                                \
  TABLE(kThreadGroupNatives) TABLE(kThreadNatives) TABLE(kThrowableNatives) TABLE(kUnsafeNatives)    \
  TABLE(kUnsafeObjectNatives) TABLE(kVarHandleNatives) TABLE(kVmSupportNatives) TABLE(kZipNatives)
// clang-format on

#define HEDDLE_DECLARE(table) extern const NativeTable table;
HEDDLE_NATIVE_TABLES(HEDDLE_DECLARE)
#undef HEDDLE_DECLARE

namespace {

NativeResult register_natives(NativeCall& call) {
  return call.ret();
}

// Why the class library's native methods of these classes are not there.
const char* reason_of(std::string_view klass) {
  constexpr std::pair<std::string_view, const char*> kReasons[] = {
      {"java/net/", "a program under check has no network"},
      {"sun/net/", "a program under check has no network"},
      {"sun/nio/ch/", "a program under check has no network"},
      {"java/lang/Process", "a program under check starts no processes"},
      {"sun/nio/fs/LinuxWatchService", "a program under check watches no files"},
  };
  for (auto [prefix, reason] : kReasons)
    if (klass.starts_with(prefix)) return reason;
  return "this native method of the class library is not supported";
}

// Of the class library, never of the program: there UnsatisfiedLinkError is the truth.
NativeResult missing(NativeCall& call) {
  return call.unsupported(call.method.holder->external_name() + "." + call.method.name + ": " +
                          reason_of(call.method.holder->name));
}

bool is_library(std::string_view klass) {
  for (std::string_view prefix : {"java/", "javax/", "jdk/", "sun/", "com/sun/"})
    if (klass.starts_with(prefix)) return true;
  return false;
}

std::string key_of(std::string_view klass, std::string_view name, std::string_view descriptor) {
  std::string key;
  key.reserve(klass.size() + name.size() + descriptor.size() + 2);
  key.append(klass).append(".").append(name).append(descriptor);
  return key;
}

struct Index {
  std::unordered_set<std::string_view> classes;  // most classes have no native: asked first
  std::unordered_map<std::string, const NativeEntry*> entries;
};

// An entry for any descriptor is filed under the name alone.
Index make_index() {
  Index index;
#define HEDDLE_FILE(table)                                                                           \
  for (std::size_t i = 0; i < table.second; ++i) {                                                   \
    const NativeEntry& e = table.first[i];                                                           \
    index.classes.insert(e.klass);                                                                   \
    index.entries.emplace(key_of(e.klass, e.name, e.descriptor == nullptr ? "" : e.descriptor), &e); \
  }
  HEDDLE_NATIVE_TABLES(HEDDLE_FILE)
#undef HEDDLE_FILE
  return index;
}

}  // namespace

std::vector<NativeEntry> all_natives() {
  std::vector<NativeEntry> all;
#define HEDDLE_APPEND(table) all.insert(all.end(), table.first, table.first + table.second);
  HEDDLE_NATIVE_TABLES(HEDDLE_APPEND)
#undef HEDDLE_APPEND
  return all;
}

NativeFunction find_native(std::string_view klass, std::string_view name, std::string_view descriptor,
                           bool has_code) {
  static const auto kIndex = make_index();  // immutable, so shared by all machines
  if (!has_code && (name == "registerNatives" || (name == "initIDs" && descriptor == "()V")))
    return register_natives;
  NativeFunction otherwise = !has_code && is_library(klass) ? missing : nullptr;
  if (is_choice_class(klass) && !name.starts_with('<')) otherwise = unknown_choice;
  if (!kIndex.classes.contains(klass)) return otherwise;
  auto suits = [&](const NativeEntry* entry) { return !has_code || entry->why != nullptr; };
  for (std::string_view wanted : {descriptor, std::string_view()})
    if (auto it = kIndex.entries.find(key_of(klass, name, wanted));
        it != kIndex.entries.end() && suits(it->second))
      return it->second->function;
  return otherwise;
}

}  // namespace heddle::java
