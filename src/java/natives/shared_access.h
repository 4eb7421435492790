// Natives that read or write the heap as field and element instructions do: when they are visible operations,
// and what they report. The escape reduction must see their writes too, or it would hide other threads' reads
// of the same cells.
#pragma once

#include "java/natives/natives.h"
#include "java/vm.h"

namespace heddle::java {

// A plain read is a visible operation only if others reach the object and someone writes the cell while they
// do.
bool reads_visibly(const NativeCall& call, Ref object, std::uint32_t offset);
// A plain write is one if others reach the object; under the sync reduction only if it has been revealed.
bool writes_visibly(const NativeCall& call, Ref object, std::uint32_t offset);

// To be called before a write. True: the cell was not known to be written while shared; return
// NativeResult::Refine. Under the sync reduction only atomic writes matter: plain ones must not race.
enum class Writing : std::uint8_t { Plain, Atomic };
bool grows_visibility(NativeCall& call, Ref object, std::uint32_t offset, Writing how = Writing::Plain);
bool grows_visibility(NativeCall& call, Field* field, Writing how = Writing::Plain);

Field* instance_field_at(const Klass* klass, std::uint32_t offset);

// Before a native writes several elements of an array. A result other than Done is to be returned at once.
NativeResult begin_range_write(NativeCall& call, Ref array, std::uint32_t offset);

// One Read or Write event for `bytes` bytes of an object, if others can reach it.
void emit_range(NativeCall& call, EventKind kind, Ref object, std::uint32_t offset, std::uint32_t bytes);

}  // namespace heddle::java
