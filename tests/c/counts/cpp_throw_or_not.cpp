// outcomes: caught 1 | done
// The worker throws if it sees the flag.
#include <atomic>
#include <cstdio>
#include <pthread.h>

static std::atomic<int> flag{0};
static const char *result = "done";

static void *worker(void *u)
{
    try {
        if (int f = flag) throw f;
    } catch (int n) {
        result = n == 1 ? "caught 1" : "?";
    }
    return u;
}

int main()
{
    pthread_t t;
    pthread_create(&t, nullptr, worker, nullptr);
    flag = 1;
    pthread_join(t, nullptr);
    std::puts(result);
}
