// A small file system: files and blocks with a lock each, a bitmap of free blocks with its own.
//
// What is wrong: `append` reads the file's size under the file's lock, gives the lock back to allocate a block, and then stores the
// block at the slot it had read before. Two appends to the same file overwrite each other's slot: a block is allocated that no
// file has (an assertion of the check at the end). The file is shared only by the first operation of each user.
#include <assert.h>
#include <pthread.h>

#define FILES 3
#define BLOCKS 20
#define SLOTS 8
struct file {
  pthread_mutex_t lock;
  int size, blocks[SLOTS];
};
static struct file files[FILES];
static pthread_mutex_t bitmap_lock = PTHREAD_MUTEX_INITIALIZER;
static int used[BLOCKS];

static int allocate(void) {
  int block = 0;
  pthread_mutex_lock(&bitmap_lock);
  while (used[block]) block++;
  used[block] = 1;
  pthread_mutex_unlock(&bitmap_lock);
  return block;
}

static void release(int block) {
  pthread_mutex_lock(&bitmap_lock);
  used[block] = 0;
  pthread_mutex_unlock(&bitmap_lock);
}

static void append(struct file *f) {
  pthread_mutex_lock(&f->lock);
  int slot = f->size;
  pthread_mutex_unlock(&f->lock);
  int block = allocate();
  pthread_mutex_lock(&f->lock);
  f->blocks[slot] = block;
  if (slot >= f->size) f->size = slot + 1;
  pthread_mutex_unlock(&f->lock);
}

static void truncate_file(struct file *f) {
  pthread_mutex_lock(&f->lock);
  for (int i = 0; i < f->size; i++) release(f->blocks[i]);
  f->size = 0;
  pthread_mutex_unlock(&f->lock);
}

static void *user(void *argument) {
  struct file *own = &files[(long)argument];
  append(&files[0]);
  for (int i = 0; i < 6; i++) append(own);
  truncate_file(own);
  for (int i = 0; i < 4; i++) append(own);
  return 0;
}

int main(void) {
  for (int i = 0; i < FILES; i++) pthread_mutex_init(&files[i].lock, 0);
  pthread_t a, b;
  pthread_create(&a, 0, user, (void *)1);
  pthread_create(&b, 0, user, (void *)2);
  pthread_join(a, 0);
  pthread_join(b, 0);
  int stored = 0, allocated = 0;
  for (int i = 0; i < FILES; i++) stored += files[i].size;
  for (int i = 0; i < BLOCKS; i++) allocated += used[i];
  assert(stored == allocated);
  return 0;
}
