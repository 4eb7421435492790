// What an InvokeDynamic constant asks for, read from its class file alone: which of the known bootstrap
// methods, and its static arguments as the description that the generators take.
#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "java/classfile/class_file.h"
#include "java/link/lambda_proxy.h"
#include "java/link/record_methods.h"
#include "java/link/string_concat.h"

namespace heddle::java {

// A sentence fragment that names the bootstrap method and the class.
struct UnknownBootstrap {
  std::string what;
};

// The classes to make have no name yet.
using CallSiteDescription = std::variant<LambdaProxy, StringConcat, RecordMethod, UnknownBootstrap>;

CallSiteDescription describe_call_site(const ClassFile& file, std::uint16_t index);

}  // namespace heddle::java
