// heddle: check
// expect: violated race
// race: current
// One thread replaces a global std::shared_ptr, another copies it.
// The counts are atomic, the pointer itself is not.
#include <cassert>
#include <memory>
#include <thread>

static std::shared_ptr<int> current = std::make_shared<int>(1);

int main()
{
    std::thread writer([] { current = std::make_shared<int>(2); }); // HERE: race
    const std::shared_ptr<int> mine = current; // HERE: race
    assert(*mine == 1 || *mine == 2);
    writer.join();
}
