// heddle: check
// expect: verified
// Two mutexes.
// std::scoped_lock takes both without a deadlock, whatever the order.
#include <mutex>
#include <pthread.h>

static std::mutex a, b;
static int x;

static void *worker(void *unused)
{
    std::scoped_lock both(b, a);
    x++;
    return unused;
}

int main()
{
    pthread_t t;
    pthread_create(&t, nullptr, worker, nullptr);
    {
        std::scoped_lock both(a, b);
        x++;
    }
    pthread_join(t, nullptr);
    return x != 2;
}
