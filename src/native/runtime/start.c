// Where a program begins. The bodies of __heddle_main, which calls main as it was defined, and of
// __heddle_constructors and __heddle_destructors (exit.c), which call what has __attribute__((constructor)) or
// belongs to a C++ global, are made by heddle-lower.
#include <stdlib.h>

char **environ;
extern char **__environ __attribute__((alias("environ")));

int __heddle_main(int argc, char **argv, char **envp);
void __heddle_constructors(void);

int __heddle_start(int argc, char **argv, char **envp) {
  environ = envp;
  __heddle_constructors();
  exit(__heddle_main(argc, argv, envp));
}
