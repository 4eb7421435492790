// heddle: check
// expect: violated assertion
// A singleton.
// A pointer that is tested. Steps: both see null; both construct.
#include <cassert>
#include <pthread.h>

static int constructed;
struct Registry {
    int size;
    Registry() : size(0) { constructed++; }
};

static Registry &registry()
{
    static Registry *instance;
    if (!instance) instance = new Registry;
    return *instance;
}

static void *user(void *unused)
{
    registry();
    return unused;
}

int main()
{
    pthread_t one, two;
    pthread_create(&one, nullptr, user, nullptr);
    pthread_create(&two, nullptr, user, nullptr);
    pthread_join(one, nullptr);
    pthread_join(two, nullptr);
    assert(constructed == 1); // HERE: assertion
}
