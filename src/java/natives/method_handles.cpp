// java.lang.invoke.MethodHandleNatives, as far as static initialisers need it. invokedynamic is linked by the
// machine (link/call_site.h); method and variable handles come later.
#include "java/natives/lookup.h"

namespace heddle::java {
namespace {

NativeResult none(NativeCall& call) {
  return call.ret_i32(0);
}

NativeResult unsupported(NativeCall& call) {
  return call.unsupported("java.lang.invoke." + call.method.name + ": method handles are not supported");
}

constexpr const char* kNatives = "java/lang/invoke/MethodHandleNatives";
constexpr NativeEntry kEntries[] = {
    {kNatives, "getNamedCon", "(I[Ljava/lang/Object;)I", none},
    {kNatives, "init", nullptr, unsupported},
    {kNatives, "expand", nullptr, unsupported},
    {kNatives, "resolve", nullptr, unsupported},
    {kNatives, "getMembers", nullptr, unsupported},
    {kNatives, "objectFieldOffset", nullptr, unsupported},
    {kNatives, "staticFieldOffset", nullptr, unsupported},
    {kNatives, "staticFieldBase", nullptr, unsupported},
    {kNatives, "getMemberVMInfo", nullptr, unsupported},
    {kNatives, "setCallSiteTargetNormal", nullptr, unsupported},
    {kNatives, "setCallSiteTargetVolatile", nullptr, unsupported},
    {kNatives, "copyOutBootstrapArguments", nullptr, unsupported},
    {kNatives, "clearCallSiteContext", nullptr, unsupported},
    {"java/lang/invoke/LambdaProxyClassArchive", "addToArchive", nullptr, unsupported},
    {"java/lang/invoke/LambdaProxyClassArchive", "findFromArchive", nullptr, unsupported},
};

}  // namespace

extern const NativeTable kMethodHandleNatives{kEntries, std::size(kEntries)};

}  // namespace heddle::java
