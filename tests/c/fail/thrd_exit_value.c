// heddle: check
// expect: violated assertion
// C11: thrd_exit ends the thread with its value; thrd_detach lets it go.
// The value is expected to be the one after thrd_exit.
#include <assert.h>
#include <threads.h>

static int worker(void *unused)
{
    (void)unused;
    thrd_yield();
    thrd_exit(4);
}

int main(void)
{
    thrd_t t, u;
    int value;
    thrd_create(&t, worker, NULL);
    thrd_create(&u, worker, NULL);
    thrd_detach(u);
    thrd_join(t, &value);
    assert(value == 0); // HERE: assertion
    return 0;
}
