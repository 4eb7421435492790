// What C code of the runtime can say to Heddle (library/pthread_thread.cpp).
#pragma once

void __heddle_misuse(const char* what) __attribute__((noreturn));       // the program is wrong
void __heddle_unsupported(const char* what) __attribute__((noreturn));  // we cannot go on
