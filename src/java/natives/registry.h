// The list of all native tables, for the registry and for the documentation.
#pragma once

#include <vector>

#include "java/natives/natives.h"

namespace heddle::java {

std::vector<NativeEntry> all_natives();  // in the order of the tables

// Of check_api.cpp: classes whose own code is run only as far as there is an entry for it.
bool is_choice_class(std::string_view klass);
std::string unknown_choice_text(const Klass& klass, std::string_view method);
NativeResult unknown_choice(NativeCall& call);

}  // namespace heddle::java
