// The executable's main under another name, so that a child can be a `heddle` without being started as one.
#define HEDDLE_VERSION "fuzz"
#define main heddle_main
#include "cli/main.cpp"
