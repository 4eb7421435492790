// Fields of the class library whose accesses mean less to other threads than they would in a program.
#pragma once

#include <cstdint>
#include <string_view>

namespace heddle::java {

enum class LibraryField : std::uint8_t {
  Ordinary,
  // Caches what anyone would compute alike: it does not matter who writes it first, nor whether another sees
  // it.
  IdempotentCache,
  // Volatile, read all the time, and changed after construction by hardly any program. A read is no
  // scheduling point until somebody has written it while others could see it; the first such write starts the
  // search again, as with plain fields under the escape reduction (interp/visibility.cpp). Only fields that
  // the library writes by assignment: natives and handles do not look here.
  Setting,
};
// Natives believe what the fields of these classes say: they were filled by the library's constructors or by
// natives. A program that writes them through Unsafe or reflection, or makes such an object without a
// constructor, would lie to the machine.
bool machine_relies_on(std::string_view klass);

LibraryField library_field_kind(std::string_view klass, std::string_view field);

}  // namespace heddle::java
