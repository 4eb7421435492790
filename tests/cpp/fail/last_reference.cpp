// heddle: check
// expect: violated memory
// Two threads share an object; the last one to drop it destroys it.
// A thread that keeps a plain pointer uses the object after it was destroyed.
#include <cassert>
#include <memory>
#include <thread>

struct Account {
    int balance = 10;
    ~Account() { balance = -1; }
};

int main()
{
    auto account = std::make_shared<Account>();
    std::thread other([plain = account.get()] { assert(plain->balance == 10); }); // HERE: memory
    account.reset();
    other.join();
}
