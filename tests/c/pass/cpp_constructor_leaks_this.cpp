// heddle: check
// expect: verified
// An object starts a thread.
// After it has been constructed.
#include <cassert>
#include <pthread.h>

struct Task {
    pthread_t thread;
    static void *enter(void *self)
    {
        int result = static_cast<Task *>(self)->run();
        assert(result == 2);
        return nullptr;
    }
    void start() { pthread_create(&thread, nullptr, enter, this); }
    virtual ~Task() {}
    virtual int run() { return 1; }
};
struct Real : Task {
    int run() override { return 2; }
};

int main()
{
    Real task;
    task.start();
    pthread_join(task.thread, nullptr);
}
