// heddle: check
// expect: verified
// states: 80
// Two transfers between two accounts, in opposite directions.
// std::scoped_lock takes both locks without a deadlock.
#include <cassert>
#include <functional>
#include <mutex>
#include <thread>

struct Account {
    std::mutex mutex;
    int balance = 100;
};

static void transfer(Account &from, Account &to, int amount)
{
    std::scoped_lock both(from.mutex, to.mutex);
    from.balance -= amount;
    to.balance += amount;
}

int main()
{
    Account one, two;
    std::thread other(transfer, std::ref(one), std::ref(two), 10);
    transfer(two, one, 5);
    other.join();
    assert(one.balance == 95 && two.balance == 105);
}
