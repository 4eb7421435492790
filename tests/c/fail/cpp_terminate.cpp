// heddle: check
// expect: violated exception
// Throwing while a destructor is already unwinding.
// Two exceptions at once: std::terminate.
#include <pthread.h>

struct Closer {
    ~Closer() noexcept(false)
    {
            throw 2;
    }
};

static void *worker(void *unused)
{
    try {
        Closer closer;
        throw 1;
    } catch (int) {
    }
    return unused;
}

int main()
{
    pthread_t t;
    pthread_create(&t, nullptr, worker, nullptr);
    pthread_join(t, nullptr);
}
