// heddle: check
// expect: verified
// states: 60
// A stack made of a std::atomic pointer.
// A node is published in release order.
#include <atomic>
#include <thread>

struct Node {
    int value;
    Node *next;
};
static std::atomic<Node *> head;

static void push(int value)
{
    Node *node = new Node{value, head.load(std::memory_order_relaxed)};
    while (!head.compare_exchange_weak(node->next, node, std::memory_order_release, std::memory_order_relaxed)) {
    }
}

static int drain()
{
    int sum = 0;
    for (Node *node = head.exchange(nullptr, std::memory_order_acquire); node != nullptr;) {
        sum += node->value;
        Node *next = node->next;
        delete node;
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
