// A linked list with a lock per node: two threads put elements at its end.
//
// What is wrong: `add` finds the last node and then sets its successor, in two critical sections. Two threads that find the same last
// node both set it: one element is lost (an assertion at the end).
#include <assert.h>
#include <pthread.h>

#define EACH 5
struct node {
  pthread_mutex_t lock;
  struct node *next;
};
static struct node head = {PTHREAD_MUTEX_INITIALIZER, 0};
static struct node nodes[2][EACH];

static struct node *next_of(struct node *n) {
  pthread_mutex_lock(&n->lock);
  struct node *next = n->next;
  pthread_mutex_unlock(&n->lock);
  return next;
}

static void set_next(struct node *n, struct node *next) {
  pthread_mutex_lock(&n->lock);
  n->next = next;
  pthread_mutex_unlock(&n->lock);
}

static void add(struct node *added) {
  struct node *last = &head;
  for (struct node *n = next_of(last); n; n = next_of(last)) last = n;
  set_next(last, added);
}

static void *adder(void *mine) {
  struct node *own = mine;
  for (int i = 0; i < EACH; i++) add(&own[i]);
  return 0;
}

int main(void) {
  for (int t = 0; t < 2; t++)
    for (int i = 0; i < EACH; i++) pthread_mutex_init(&nodes[t][i].lock, 0);
  pthread_t a, b;
  pthread_create(&a, 0, adder, nodes[0]);
  pthread_create(&b, 0, adder, nodes[1]);
  pthread_join(a, 0);
  pthread_join(b, 0);
  int size = 0;
  for (struct node *n = next_of(&head); n; n = next_of(n)) size++;
  assert(size == 2 * EACH);
  return 0;
}
