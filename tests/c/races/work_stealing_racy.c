// heddle: check
// expect: violated race
// race: tasks
// Work-stealing deque after Chase and Lev with one slot: the owner uses the slot again while a thief may still look at it.
// The slot is plain.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static int tasks[1];
static atomic_int top, bottom;
static int stolen;

static void push(int task)
{
    tasks[0] = task; // HERE-ANY: race
    bottom++;
}

static int pop(void)
{
    int b = atomic_fetch_sub(&bottom, 1) - 1;
    int t = top;
    if (b < t) {
        bottom = t;
        return 0;
    }
    int task = tasks[0];
    if (b > t) {
        return task;
    }
    if (!atomic_compare_exchange_strong(&top, &t, t + 1)) {
        task = 0;
    }
    bottom = b + 1;
    return task;
}

static void *thief(void *unused)
{
    int t = top;
    if (t < bottom) {
        int task = tasks[0]; // HERE-ANY: race
        if (atomic_compare_exchange_strong(&top, &t, t + 1)) {
            stolen = task;
        }
    }
    return unused;
}

int main(void)
{
    pthread_t t;
    push(1);
    pthread_create(&t, NULL, thief, NULL);
    int sum = pop();
    push(2);
    sum += pop();
    pthread_join(t, NULL);
    assert(sum + stolen == 3);
    return 0;
}
