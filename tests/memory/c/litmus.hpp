// litmus.h with the means of C++.
#include <atomic>
#include <cstdio>
#include <cstring>
#include <mutex>
#include <thread>
#include <vector>

static int r1, r2, r3, r4;

struct litmus {
    const char *name;
    std::vector<void (*)()> threads;
    void (*end)();
};

static std::mutex guard;

static inline int read(const int &from)
{
    std::lock_guard<std::mutex> held(guard);
    return from;
}

static inline void write(int &to, int value)
{
    std::lock_guard<std::mutex> held(guard);
    to = value;
}

static int run_litmus(const litmus *cases, int count, int results, int argc, char **argv)
{
    for (int i = 0; i < count; i++) {
        if (argc != 2 || std::strcmp(cases[i].name, argv[1]) != 0) continue;
        std::vector<std::thread> threads;
        for (auto function : cases[i].threads) threads.emplace_back(function);
        for (auto &thread : threads) thread.join();
        if (cases[i].end) cases[i].end();
        const int found[] = {r1, r2, r3, r4};
        for (int r = 0; r < results; r++) std::printf(r == 0 ? "%d" : ", %d", found[r]);
        std::printf("\n");
        return 0;
    }
    std::fprintf(stderr, "give the name of a case\n");
    return 2;
}
