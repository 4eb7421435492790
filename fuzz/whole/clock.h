// Time. For Heddle it stands still until a child begins: however long the fuzzer has been running, a child's
// limits begin with the child.
#pragma once

namespace heddle::fuzz {

double real_seconds();  // since some moment
void let_time_go_on();  // in a child

}  // namespace heddle::fuzz
