// heddle: check
// expect: verified
// A static local object is made once, and that is ordered before all uses.
#include <cassert>
#include <thread>

struct Config {
    int size;
    Config() : size(7) {}
};

static Config &config()
{
    static Config instance;
    return instance;
}

static void use()
{
    assert(config().size == 7);
}

int main()
{
    std::thread one(use);
    use();
    one.join();
    return 0;
}
