// heddle: check
// expect: violated assertion
// C11: call_once.
// A comparison instead. Steps: both see 0.
#include <assert.h>
#include <threads.h>

static int made;

static void make(void) { made++; }

static int user(void *unused)
{
    (void)unused;
    if (made == 0) make();
    return 0;
}

int main(void)
{
    thrd_t one, two;
    thrd_create(&one, user, NULL);
    thrd_create(&two, user, NULL);
    thrd_join(one, NULL);
    thrd_join(two, NULL);
    assert(made == 1); // HERE: assertion
    return 0;
}
