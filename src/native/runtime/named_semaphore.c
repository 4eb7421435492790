// sem_open and its relatives: a list of the semaphores that have names, none of which exists at the start. They
// are the same as the unnamed ones (library/semaphore.cpp), in memory that lasts as long as they are known or
// open.
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

struct named {
  sem_t semaphore;  // first: what the program has is a pointer to it
  struct named* next;
  char* name;  // NULL: unlinked
  unsigned opens;
};

static struct named* all;
static pthread_mutex_t guard = PTHREAD_MUTEX_INITIALIZER;

static struct named* find(const char* name) {
  for (struct named* one = all; one; one = one->next)
    if (one->name && strcmp(one->name, name) == 0) return one;
  return NULL;
}

static struct named* make(const char* name, unsigned value) {
  struct named* made = malloc(sizeof *made);
  sem_init(&made->semaphore, 0, value);
  made->name = malloc(strlen(name) + 1);
  strcpy(made->name, name);
  made->opens = 0;
  made->next = all;
  return all = made;
}

static void drop_if_unused(struct named* one) {
  if (one->name || one->opens > 0) return;
  struct named** at = &all;
  while (*at != one) at = &(*at)->next;
  *at = one->next;
  free(one);
}

static sem_t* refuse(int error) {
  errno = error;
  return SEM_FAILED;
}

static sem_t* open_locked(const char* name, int flags, unsigned value) {
  struct named* one = find(name);
  if (one && (flags & O_CREAT) && (flags & O_EXCL)) return refuse(EEXIST);
  if (!one && !(flags & O_CREAT)) return refuse(ENOENT);
  if (!one && value > INT_MAX) return refuse(EINVAL);
  if (!one) one = make(name, value);
  ++one->opens;
  return &one->semaphore;
}

sem_t* sem_open(const char* name, int flags, ...) {
  unsigned value = 0;
  if (flags & O_CREAT) {
    va_list rest;
    va_start(rest, flags);
    (void)va_arg(rest, unsigned);  // who may use it
    value = va_arg(rest, unsigned);
    va_end(rest);
  }
  pthread_mutex_lock(&guard);
  sem_t* opened = open_locked(name, flags, value);
  pthread_mutex_unlock(&guard);
  return opened;
}

int sem_close(sem_t* semaphore) {
  struct named* one = (struct named*)semaphore;
  pthread_mutex_lock(&guard);
  --one->opens;
  drop_if_unused(one);
  pthread_mutex_unlock(&guard);
  return 0;
}

int sem_unlink(const char* name) {
  pthread_mutex_lock(&guard);
  struct named* one = find(name);
  if (one) {
    free(one->name);
    one->name = NULL;
    drop_if_unused(one);
  }
  pthread_mutex_unlock(&guard);
  if (one) return 0;
  errno = ENOENT;
  return -1;
}
