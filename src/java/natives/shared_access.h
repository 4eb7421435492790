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

// To be called before a write. True: the cell was not known to be written while shared; return
// NativeResult::Refine.
bool grows_visibility(NativeCall& call, Ref object, std::uint32_t offset);
bool grows_visibility(NativeCall& call, Field* field);

// One Read or Write event for `bytes` bytes of an object.
void emit_range(NativeCall& call, EventKind kind, Ref object, std::uint32_t offset, std::uint32_t bytes);

}  // namespace heddle::java
