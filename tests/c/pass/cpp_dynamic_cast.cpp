// heddle: check
// expect: verified
// A cast that may fail.
#include <atomic>
#include <pthread.h>

struct Message {
    virtual ~Message() {}
};
struct Job : Message {
    int cost = 2;
};
struct Stop : Message {};

static Job job;
static Stop stop;
static std::atomic<Message *> inbox{&job};

static void *worker(void *unused)
{
    inbox = &stop;
    return unused;
}

int main()
{
    pthread_t t;
    pthread_create(&t, nullptr, worker, nullptr);
    Job *next = dynamic_cast<Job *>(inbox.load());
    int cost = next ? next->cost : 0;
    pthread_join(t, nullptr);
    return cost > 2;
}
