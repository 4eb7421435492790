// heddle: check
// expect: verified
// Throwing while a destructor is already unwinding.
// The destructor keeps its exception to itself.
#include <pthread.h>

struct Closer {
    ~Closer() noexcept(false)
    {
        try {
            throw 2;
        } catch (int) {
        }
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
