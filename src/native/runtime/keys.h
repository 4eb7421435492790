// Thread-specific data: for keys.c, thread.c and library/pthread_key.cpp.
#pragma once

#define HEDDLE_KEYS 128

// The destructors of the running thread's values, when it ends.
#ifndef __cplusplus
void __heddle_destroy_values(void);
#endif
