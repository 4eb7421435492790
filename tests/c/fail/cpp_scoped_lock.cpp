// heddle: check
// expect: violated deadlock
// Two mutexes.
// Two guards, in opposite orders.
#include <mutex>
#include <pthread.h>

static std::mutex a, b;
static int x;

static void *worker(void *unused)
{
    std::lock_guard<std::mutex> first(b);
    std::lock_guard<std::mutex> second(a); // HERE: deadlock
    x++;
    return unused;
}

int main()
{
    pthread_t t;
    pthread_create(&t, nullptr, worker, nullptr);
    {
        std::lock_guard<std::mutex> first(a);
        std::lock_guard<std::mutex> second(b); // HERE: deadlock
        x++;
    }
    pthread_join(t, nullptr);
    return x != 2;
}
