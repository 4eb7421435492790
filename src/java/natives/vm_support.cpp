// The library's small talks with its machine: jdk.internal.misc.VM, CDS, Reference, AccessController
// and the like. Most have nothing to do here.
#include "java/natives/lookup.h"
#include "java/natives/shared_access.h"
#include "java/natives/unsafe_cell.h"

namespace heddle::java {
namespace {

NativeResult nothing(NativeCall& call) {
  return call.ret();
}
NativeResult null_result(NativeCall& call) {
  return call.ret_ref(kNull);
}
NativeResult no(NativeCall& call) {
  return call.ret_bool(false);
}
NativeResult yes(NativeCall& call) {
  return call.ret_bool(true);
}
NativeResult minus_one(NativeCall& call) {
  return call.ret_i32(-1);
}
NativeResult user_id(NativeCall& call) {
  return call.ret_i64(1000);
}

NativeResult no_strings(NativeCall& call) {
  Ref array = new_string_array(call, {});
  return array == kNull ? NativeResult::Threw : call.ret_ref(array);
}

NativeResult time_zone(NativeCall& call) {
  return call.ret_ref(call.vm.intern_utf8("Etc/UTC"));
}

NativeResult system_loader(NativeCall& call) {
  return call.ret_ref(call.vm.system_loader);
}

NativeResult unsupported_files(NativeCall& call) {
  return call.unsupported(call.method.holder->external_name() + "." + call.method.name +
                          ": the program under check cannot touch the host");
}

// A counter in memory that nobody else looks at.
NativeResult performance_counter(NativeCall& call) {
  Method* allocate =
      call.vm.require_class("java/nio/ByteBuffer")->find_declared("allocate", "(I)Ljava/nio/ByteBuffer;");
  return call.invoke(allocate, {8});
}

constexpr const char* kVm = "jdk/internal/misc/VM";
constexpr const char* kCds = "jdk/internal/misc/CDS";
constexpr const char* kAccess = "java/security/AccessController";
constexpr NativeEntry kEntries[] = {
    {"jdk/internal/perf/Perf", "createLong", nullptr, performance_counter},
    {kVm, "initialize", "()V", nothing},
    {kVm, "initializeFromArchive", "(Ljava/lang/Class;)V", nothing},
    {kVm, "latestUserDefinedLoader0", nullptr, system_loader},
    {kVm, "getuid", "()J", user_id},
    {kVm, "geteuid", "()J", user_id},
    {kVm, "getgid", "()J", user_id},
    {kVm, "getegid", "()J", user_id},
    {kVm, "getRuntimeArguments", nullptr, no_strings},
    {kCds, "isDumpingClassList0", "()Z", no},
    {kCds, "isDumpingArchive0", "()Z", no},
    {kCds, "isSharingEnabled0", "()Z", no},
    {kCds, "logLambdaFormInvoker", "(Ljava/lang/String;)V", nothing},
    {kCds, "initializeFromArchive", "(Ljava/lang/Class;)V", nothing},
    {kCds, "defineArchivedModules", nullptr, nothing},
    {kAccess, "getStackAccessControlContext", nullptr, null_result},
    {kAccess, "getInheritedAccessControlContext", nullptr, null_result},
    {kAccess, "getProtectionDomain", nullptr, null_result},
    {kAccess, "ensureMaterializedForStackWalk", nullptr, nothing},
    {"java/util/TimeZone", "getSystemTimeZoneID", nullptr, time_zone},
    {"java/util/TimeZone", "getSystemGMTOffsetID", nullptr, null_result},
    {"jdk/internal/vm/VMSupport", "getVMTemporaryDirectory", nullptr, unsupported_files},
    {"jdk/internal/vm/vector/VectorSupport", "registerNatives", "()I", minus_one},
    {"jdk/internal/vm/vector/VectorSupport", "getMaxLaneCount", nullptr, minus_one},
    {"java/lang/StackStreamFactory", "checkStackWalkModes", "()Z", yes},
};

}  // namespace

extern const NativeTable kVmSupportNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
