// heddle: check
// expect: verified
// states: 20
// Two threads share an object; the last one to drop it destroys it.
// Whoever is last, the other has finished with the object: the counts order its accesses before the destructor.
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
    std::thread other([account] { assert(account->balance == 10); });
    account.reset();
    other.join();
}
