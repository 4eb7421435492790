// thread_local objects are made at first use and destroyed with their thread.
#include <cstdio>
#include <pthread.h>

struct T {
    int n;
    explicit T(int k) : n(k) { std::printf("+%d ", n); }
    ~T() { std::printf("-%d ", n); }
};
static thread_local T first(1);
static T &second() { thread_local T t(2); return t; }

static void *worker(void *argument)
{
    long k = reinterpret_cast<long>(argument);
    if (k > 0) first.n += static_cast<int>(k);
    if (k > 1) second().n *= 10;
    std::printf("worker%ld ", k);
    return nullptr;
}

int main()
{
    for (long k = 0; k < 3; k++) {
        pthread_t t;
        pthread_create(&t, nullptr, worker, reinterpret_cast<void *>(k));
        pthread_join(t, nullptr);
        std::printf("| ");
    }
    std::printf("main %d\n", first.n);
    second();
}
