// Under Heddle a program does not run on Valgrind.
#ifndef HEDDLE_VALGRIND_H
#define HEDDLE_VALGRIND_H

#define RUNNING_ON_VALGRIND 0
#define VALGRIND_PRINTF(...) ((void)0)
#define VALGRIND_COUNT_ERRORS 0
#define VALGRIND_DISABLE_ERROR_REPORTING ((void)0)
#define VALGRIND_ENABLE_ERROR_REPORTING ((void)0)

#endif
