// <threads.h> of C11, on top of pthreads, as glibc has it.
#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stdint.h>
#include <threads.h>
#include <time.h>

static int result_of(int error) {
  switch (error) {
    case 0: return thrd_success;
    case ENOMEM: return thrd_nomem;
    case ETIMEDOUT: return thrd_timedout;
    case EBUSY: return thrd_busy;
    default: return thrd_error;
  }
}

// --- threads ---

// The int that the function returns is the lower half of what a thread's function returns.
int thrd_create(thrd_t* thread, thrd_start_t function, void* argument) {
  return result_of(pthread_create(thread, 0, (void* (*)(void*))(uintptr_t)function, argument));
}

int thrd_join(thrd_t thread, int* result) {
  void* value;
  int error = pthread_join(thread, &value);
  if (!error && result) *result = (int)(intptr_t)value;
  return result_of(error);
}

void thrd_exit(int result) {
  pthread_exit((void*)(intptr_t)result);
}
int thrd_detach(thrd_t thread) {
  return result_of(pthread_detach(thread));
}
thrd_t thrd_current(void) {
  return pthread_self();
}
int thrd_equal(thrd_t a, thrd_t b) {
  return a == b;
}
void thrd_yield(void) {
  sched_yield();
}

int thrd_sleep(const struct timespec* duration, struct timespec* remaining) {
  if (!nanosleep(duration, remaining)) return 0;
  return errno == EINTR ? -1 : -2;
}

// --- mutexes ---

int mtx_init(mtx_t* mutex, int type) {
  if (type & ~(mtx_recursive | mtx_timed)) return thrd_error;
  pthread_mutexattr_t attr;
  pthread_mutexattr_init(&attr);
  pthread_mutexattr_settype(&attr, type & mtx_recursive ? PTHREAD_MUTEX_RECURSIVE : PTHREAD_MUTEX_NORMAL);
  return result_of(pthread_mutex_init((pthread_mutex_t*)mutex, &attr));
}

void mtx_destroy(mtx_t* mutex) {
  pthread_mutex_destroy((pthread_mutex_t*)mutex);
}
int mtx_lock(mtx_t* mutex) {
  return result_of(pthread_mutex_lock((pthread_mutex_t*)mutex));
}
int mtx_trylock(mtx_t* mutex) {
  return result_of(pthread_mutex_trylock((pthread_mutex_t*)mutex));
}
int mtx_unlock(mtx_t* mutex) {
  return result_of(pthread_mutex_unlock((pthread_mutex_t*)mutex));
}

int mtx_timedlock(mtx_t* mutex, const struct timespec* deadline) {
  return result_of(pthread_mutex_timedlock((pthread_mutex_t*)mutex, deadline));
}

// --- condition variables ---

int cnd_init(cnd_t* cond) {
  return result_of(pthread_cond_init((pthread_cond_t*)cond, 0));
}
void cnd_destroy(cnd_t* cond) {
  pthread_cond_destroy((pthread_cond_t*)cond);
}
int cnd_signal(cnd_t* cond) {
  return result_of(pthread_cond_signal((pthread_cond_t*)cond));
}
int cnd_broadcast(cnd_t* cond) {
  return result_of(pthread_cond_broadcast((pthread_cond_t*)cond));
}

int cnd_wait(cnd_t* cond, mtx_t* mutex) {
  return result_of(pthread_cond_wait((pthread_cond_t*)cond, (pthread_mutex_t*)mutex));
}

int cnd_timedwait(cnd_t* cond, mtx_t* mutex, const struct timespec* deadline) {
  return result_of(pthread_cond_timedwait((pthread_cond_t*)cond, (pthread_mutex_t*)mutex, deadline));
}

// --- the rest ---

int tss_create(tss_t* key, tss_dtor_t destructor) {
  return result_of(pthread_key_create(key, destructor));
}
void tss_delete(tss_t key) {
  pthread_key_delete(key);
}
void* tss_get(tss_t key) {
  return pthread_getspecific(key);
}
int tss_set(tss_t key, void* value) {
  return result_of(pthread_setspecific(key, value));
}
void call_once(once_flag* flag, void (*function)(void)) {
  pthread_once((pthread_once_t*)flag, function);
}
