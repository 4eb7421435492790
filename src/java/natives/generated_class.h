// Classes of one static method that natives generate where they would have to run Java code and then go on.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "java/link/class_builder.h"
#include "java/vm.h"

namespace heddle::java {

std::unique_ptr<ClassFile> finish_generated_class(std::string name, MethodInfo method, PoolBuilder& pool);

// The method of the class of that name, which is made on first use.
Method* generated_method(Vm& vm, const std::string& name,
                         const std::function<std::unique_ptr<ClassFile>(std::string)>& make);

}  // namespace heddle::java
