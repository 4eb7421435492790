// heddle: check
// expect: verified
// C11: call_once.
#include <assert.h>
#include <threads.h>

static once_flag once = ONCE_FLAG_INIT;
static int made;

static void make(void) { made++; }

static int user(void *unused)
{
    (void)unused;
    call_once(&once, make);
    return 0;
}

int main(void)
{
    thrd_t one, two;
    thrd_create(&one, user, NULL);
    thrd_create(&two, user, NULL);
    thrd_join(one, NULL);
    thrd_join(two, NULL);
    assert(made == 1);
    return 0;
}
