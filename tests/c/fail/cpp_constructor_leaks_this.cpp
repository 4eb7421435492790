// heddle: check
// expect: violated assertion
// An object starts a thread.
// In the constructor of the base: the thread may see the base's function instead of the derived one's.
#include <cassert>
#include <pthread.h>

struct Task {
    pthread_t thread;
    static void *enter(void *self)
    {
        int result = static_cast<Task *>(self)->run();
        assert(result == 2); // HERE: assertion
        return nullptr;
    }
    void start() { pthread_create(&thread, nullptr, enter, this); }
    Task() { start(); }
    virtual ~Task() {}
    virtual int run() { return 1; }
};
struct Real : Task {
    int run() override { return 2; }
};

int main()
{
    Real task;
    pthread_join(task.thread, nullptr);
}
