// The end of thread-local C++ objects: for thread.c and exit.c.
#pragma once

void __heddle_destroy_thread_locals(void);
