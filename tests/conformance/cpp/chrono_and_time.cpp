#include <chrono>
#include <cstdio>
#include <thread>

int main()
{
    using namespace std::chrono;
    using namespace std::chrono_literals;
    auto d = 1h + 30min + 15s;
    std::printf("%ld %ld\n", static_cast<long>(duration_cast<minutes>(d).count()), static_cast<long>(duration_cast<milliseconds>(d).count()));
    duration<double> exact = 1500ms;
    std::printf("%g\n", exact.count());
    auto begin = steady_clock::now();
    std::this_thread::sleep_for(2ms);
    auto took = steady_clock::now() - begin;
    std::printf("%d %d\n", took >= 2ms, took < 10s);
    system_clock::time_point t{} ;
    t += hours(24);
    std::printf("%ld\n", static_cast<long>(system_clock::to_time_t(t)));
    std::printf("%d\n", 90s > 1min);
}
