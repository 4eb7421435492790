// The class behind a lambda expression or method reference: a pure function from its description to a class
// file.
//
// java.lang.invoke.LambdaMetafactory is the model: same fields, same conversions in the same order (checkcast
// to the instantiated types, boxing, unboxing, widening), hence the same ClassCastExceptions and
// NullPointerExceptions at the same points. A serializable lambda gets no writeReplace.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "java/link/class_builder.h"

namespace heddle::java {

// Reference kinds of a MethodHandle constant (JVMS table 5.4.3.5-A).
enum class HandleKind : std::uint8_t {
  GetField = 1,
  GetStatic = 2,
  PutField = 3,
  PutStatic = 4,
  InvokeVirtual = 5,
  InvokeStatic = 6,
  InvokeSpecial = 7,
  NewInvokeSpecial = 8,
  InvokeInterface = 9,
};

// A MethodHandle constant with its indices followed.
struct HandleConstant {
  HandleKind kind;
  std::string holder, name, descriptor;
  HolderKind holder_kind;  // what the constant says the holder is
};

struct LambdaProxy {
  enum class Instance : std::uint8_t {
    PerCall,  // the factory makes a new one
    Static,   // captures nothing: one per class, made by the class initialiser
  };

  std::string name;                     // of the class to make
  std::vector<std::string> interfaces;  // the functional one first; duplicates are dropped
  std::string factory_type;             // the call site's descriptor: captured values -> functional interface
  std::string method_name;              // of the functional interface
  std::vector<std::string>
      method_types;               // erased descriptors to implement: the interface's method, then bridges
  std::string instantiated_type;  // the same with type arguments in place
  HandleConstant implementation;
  Instance instance = Instance::PerCall;
};

// The static method of the proxy class with descriptor `factory_type` that makes the lambda.
inline constexpr std::string_view kLambdaFactory = "get$Lambda";

// The error is what LambdaConversionException would say of a description that fits no method.
Result<ClassFile> make_lambda_proxy(const LambdaProxy& lambda);

}  // namespace heddle::java
