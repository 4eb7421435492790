// heddle: check
// expect: violated race
// race: Account.balance
// Two threads share an object; the last one to drop it destroys it.
// A thread that keeps a plain pointer uses the object while it is destroyed, or after that: nothing orders the two.
#include <cassert>
#include <memory>
#include <thread>

struct Account {
    int balance = 10;
    ~Account() { balance = -1; } // HERE-ANY: race
};

int main()
{
    auto account = std::make_shared<Account>();
    std::thread other([plain = account.get()] { assert(plain->balance == 10); }); // HERE-ANY: race
    account.reset();
    other.join();
}
