// java.lang.reflect.Field, Method and Constructor objects, to and from what they stand for. Their `slot` is
// our index in the class file, as HotSpot's is in its own tables.
#pragma once

#include "java/natives/lookup.h"

namespace heddle::java {

Field* field_of(Vm& vm, Ref reflected_field);
Method* method_of(Vm& vm, Ref reflected_method_or_constructor);

// kNull: something was thrown; return NativeResult::Threw (or the result that was set).
Ref new_reflected_field(NativeCall& call, const Field* field);
Ref new_reflected_method(NativeCall& call, const Method* method);  // also constructors
Ref new_record_component(NativeCall& call, Klass* holder, const RecordComponent& component);

}  // namespace heddle::java
