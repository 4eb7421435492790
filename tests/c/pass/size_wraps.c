// heddle: check
// expect: verified
// The second half of a block is cleared and compared.
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  volatile size_t size = 8;
  char *block = malloc(16);
  memset(block, 1, 16);
  memset(block + 8, 0, size);
  assert(block[7] == 1 && block[15] == 0);
  free(block);
  return 0;
}
