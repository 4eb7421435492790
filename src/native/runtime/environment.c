// The environment, which is empty when a program begins, and what the program makes of it.
#define _GNU_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char** find(const char* name, size_t length) {
  for (char** entry = environ; entry != NULL && *entry != NULL; ++entry)
    if (strncmp(*entry, name, length) == 0 && (*entry)[length] == '=') return entry;
  return NULL;
}

char* getenv(const char* name) {
  const size_t length = strlen(name);
  char** entry = find(name, length);
  return entry == NULL ? NULL : *entry + length + 1;
}
char* secure_getenv(const char* name) {
  return getenv(name);
}

// `text` is "name=value", and becomes a part of the environment.
static void enter(char* text) {
  char** entry = find(text, strcspn(text, "="));
  if (entry != NULL) {
    *entry = text;
    return;
  }
  size_t count = 0;
  while (environ != NULL && environ[count] != NULL) ++count;
  // The array that the program began with is not from malloc; ours is made anew each time and never freed,
  // because others may still look at it.
  char** larger = malloc((count + 2) * sizeof *larger);
  if (count != 0) memcpy(larger, environ, count * sizeof *larger);
  larger[count] = text;
  larger[count + 1] = NULL;
  environ = larger;
}

static int valid(const char* name) {
  if (name != NULL && *name != '\0' && strchr(name, '=') == NULL) return 1;
  errno = EINVAL;
  return 0;
}

int setenv(const char* name, const char* value, int replace) {
  if (!valid(name)) return -1;
  if (!replace && getenv(name) != NULL) return 0;
  char* text = malloc(strlen(name) + strlen(value) + 2);
  strcpy(text, name);
  strcat(text, "=");
  strcat(text, value);
  enter(text);
  return 0;
}

int unsetenv(const char* name) {
  if (!valid(name)) return -1;
  for (char** entry; (entry = find(name, strlen(name))) != NULL;)
    for (; *entry != NULL; ++entry) entry[0] = entry[1];
  return 0;
}

int putenv(char* text) {
  if (strchr(text, '=') == NULL) return unsetenv(text);
  enter(text);
  return 0;
}

int clearenv(void) {
  environ = NULL;
  return 0;
}
