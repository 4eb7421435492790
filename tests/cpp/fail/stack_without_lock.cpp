// heddle: check
// expect: violated race
// A stack made of a std::atomic pointer.
// In relaxed order: who pops it may not read it.
#include <atomic>
#include <thread>

struct Node {
    int value;
    Node *next;
};
static std::atomic<Node *> head;

static void push(int value)
{
    Node *node = new Node{value, head.load(std::memory_order_relaxed)}; // HERE-ANY: race
    while (!head.compare_exchange_weak(node->next, node, std::memory_order_relaxed, std::memory_order_relaxed)) {
    }
}

static int drain()
{
    int sum = 0;
    for (Node *node = head.exchange(nullptr, std::memory_order_acquire); node != nullptr;) {
        sum += node->value; // HERE-ANY: race
        Node *next = node->next; // HERE-ANY: race
        delete node; // HERE-ANY: race
        node = next;
    }
    return sum;
}

int main()
{
    std::thread other(push, 1);
    push(2);
    const int some = drain();
    other.join();
    return some + drain() != 3;
}
