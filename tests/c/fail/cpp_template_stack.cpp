// heddle: check
// expect: violated assertion
// A stack of anything, for several threads.
// Looking and taking are two. Steps: both see one element; the second takes from an empty stack, which asserts.
#include <cassert>
#include <mutex>
#include <pthread.h>

template <typename T, int N>
class Stack {
    T item_[N];
    int size_ = 0;
    std::mutex lock_;

 public:
    void push(T x)
    {
        std::lock_guard<std::mutex> guard(lock_);
        item_[size_++] = x;
    }
    bool empty()
    {
        std::lock_guard<std::mutex> guard(lock_);
        return size_ == 0;
    }
    T pop()
    {
        std::lock_guard<std::mutex> guard(lock_);
        assert(size_ > 0); // HERE: assertion
        return item_[--size_];
    }
    bool try_pop(T *out)
    {
        std::lock_guard<std::mutex> guard(lock_);
        if (size_ == 0) return false;
        *out = item_[--size_];
        return true;
    }
};

static Stack<long, 4> stack;

static void *taker(void *unused)
{
    if (!stack.empty()) stack.pop();
    return unused;
}

int main()
{
    stack.push(1);
    pthread_t one, two;
    pthread_create(&one, nullptr, taker, nullptr);
    pthread_create(&two, nullptr, taker, nullptr);
    pthread_join(one, nullptr);
    pthread_join(two, nullptr);
}
