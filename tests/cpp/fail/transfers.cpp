// heddle: check
// expect: violated deadlock
// Two transfers between two accounts, in opposite directions.
// Each transfer locks its source first.
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
    std::lock_guard first(from.mutex);
    std::lock_guard second(to.mutex); // HERE: deadlock
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
