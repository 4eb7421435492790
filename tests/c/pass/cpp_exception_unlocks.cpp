// heddle: check
// expect: verified
// An exception leaves a critical section.
// The guard's destructor unlocks.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
struct Refused {};
struct Guard {
    Guard() { pthread_mutex_lock(&lock); }
    ~Guard() { pthread_mutex_unlock(&lock); }
    void leave() {
    }
};

static int budget = 1;

static void spend()
{
    Guard guard;
    if (budget == 0) throw Refused();
    budget--;
    guard.leave();
}

static void *spender(void *unused)
{
    try {
        spend();
    } catch (const Refused &) {
    }
    return unused;
}

int main()
{
    pthread_t one, two;
    pthread_create(&one, nullptr, spender, nullptr);
    pthread_create(&two, nullptr, spender, nullptr);
    spender(nullptr);
    pthread_join(one, nullptr);
    pthread_join(two, nullptr);
}
