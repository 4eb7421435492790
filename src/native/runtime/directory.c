// A program has no files of its own, and its current directory is the root.
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

char *getcwd(char *buffer, size_t size) {
  if (buffer != NULL && size < 2) {
    errno = size == 0 ? EINVAL : ERANGE;
    return NULL;
  }
  if (buffer == NULL) {
    if (size == 1) {
      errno = ERANGE;
      return NULL;
    }
    buffer = malloc(size == 0 ? 2 : size);
    if (buffer == NULL) return NULL;
  }
  return strcpy(buffer, "/");
}
