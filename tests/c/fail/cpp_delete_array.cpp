// heddle: check
// expect: violated memory
// Memory from new[] is given back by whoever comes last.
// With delete, if that is the thread.
#include <atomic>
#include <thread>

static std::atomic<int> users{2};
static int *values = new int[3];

static void leave_main()
{
    if (--users == 0) delete[] values;
}

static void leave_thread()
{
    if (--users == 0) delete values; // HERE: memory
}

int main()
{
    std::thread t(leave_thread);
    leave_main();
    t.join();
}
