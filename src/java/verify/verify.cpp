#include "java/verify/verify.h"

#include <fmt/format.h>

#include "java/verify/method_verifier.h"

namespace heddle::java {
namespace {

constexpr std::uint16_t kFirstWithTable = 50, kLastWithSecondChance = 50;

template <typename MethodVerifier>
void verify_methods(const ClassFile& file, ClassWorld& world) {
  Types types(world);
  for (const MethodInfo& method : file.methods) {
    if (!method.has_code) continue;
    if (method.code.defect) {
      const auto kind =
          method.code.defect->of_format ? VerifyFailure::Kind::Format : VerifyFailure::Kind::Verify;
      throw VerifyFailure{
          kind, fmt::format("{}\nException Details:\n  Location:\n    {}.{}{}\n", method.code.defect->what,
                            file.name, method.name, method.descriptor)};
    }
    try {
      MethodVerifier(file, method, types, world).verify();
    } catch (VerifyFailure& failure) {
      if (failure.kind == VerifyFailure::Kind::Unsupported)
        failure.message = fmt::format("{}.{}{} cannot be verified: {}", file.name, method.name,
                                      method.descriptor, failure.message);
      throw;
    }
  }
}

void verify(const ClassFile& file, ClassWorld& world) {
  if (file.major < kFirstWithTable) return verify_methods<InferringVerifier>(file, world);
  try {
    verify_methods<TableVerifier>(file, world);
  } catch (const VerifyFailure& failure) {
    if (file.major > kLastWithSecondChance || failure.kind == VerifyFailure::Kind::Unreadable) throw;
    verify_methods<InferringVerifier>(file, world);
  }
}

const char* exception_for(VerifyFailure::Kind kind) {
  switch (kind) {
    case VerifyFailure::Kind::Verify: return "java/lang/VerifyError";
    case VerifyFailure::Kind::Format:
    case VerifyFailure::Kind::Unreadable: return "java/lang/ClassFormatError";
    case VerifyFailure::Kind::Unsupported: break;
  }
  return "";
}

}  // namespace

std::optional<VerifyProblem> verify_class(const ClassFile& file, ClassWorld& world) {
  try {
    verify(file, world);
  } catch (const VerifyFailure& failure) {
    return VerifyProblem{exception_for(failure.kind), failure.message};
  } catch (const LoadFailure& failure) {
    return VerifyProblem{failure.klass, failure.message};
  }
  return std::nullopt;
}

}  // namespace heddle::java
