// heddle: check
// expect: violated memory
// A size of -1: the end of the range is before its beginning, and not inside of the block.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  volatile size_t size = -1;
  char *block = malloc(16);
  memset(block, 1, 16);
  memset(block + 8, 0, size); // HERE: memory
  assert(block[7] == 1 && block[15] == 0);
  free(block);
  return 0;
}
