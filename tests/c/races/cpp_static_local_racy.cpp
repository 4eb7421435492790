// heddle: check
// expect: violated race
// race: made | storage
// A static local object is made once, and that is ordered before all uses.
// A flag and a variable instead.
#include <cassert>
#include <thread>

struct Config {
    int size;
    Config() : size(7) {}
};

static Config &config()
{
    static bool made;
    alignas(Config) static char storage[sizeof(Config)];
    Config *instance = reinterpret_cast<Config *>(storage);
    if (!made) { // HERE-ANY: race
        instance->size = 7; // HERE-ANY: race
        made = true; // HERE-ANY: race
    }
    return *instance;
}

static void use()
{
    assert(config().size == 7); // HERE-ANY: race
}

int main()
{
    std::thread one(use);
    use();
    one.join();
    return 0;
}
