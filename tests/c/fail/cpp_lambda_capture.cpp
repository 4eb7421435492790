// heddle: check
// expect: violated memory
// A job that is a lambda, run by a thread.
// It captures a local of a function that has returned.
#include <pthread.h>

struct Job {
    virtual ~Job() {}
    virtual int run() = 0;
};
template <typename F>
struct JobOf : Job {
    F f;
    explicit JobOf(F g) : f(g) {}
    int run() override { return f(); }
};
template <typename F>
Job *make_job(F f) { return new JobOf<F>(f); }

static Job *prepare(int n)
{
    int doubled = 2 * n;
    return make_job([&doubled] { return doubled; }); // HERE: memory
}

static void *run(void *argument)
{
    Job *job = static_cast<Job *>(argument);
    long result = job->run();
    delete job;
    return reinterpret_cast<void *>(result);
}

int main()
{
    pthread_t t;
    void *result;
    pthread_create(&t, nullptr, run, prepare(4));
    pthread_join(t, &result);
    return reinterpret_cast<long>(result) != 8;
}
