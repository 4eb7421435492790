// heddle: check
// expect: verified
// An owner deletes what it owns.
// The copy is forbidden, the owner is moved.
#include <pthread.h>
#include <utility>

class Owner {
    int *data_;

 public:
    explicit Owner(int n) : data_(new int[4]{n, n, n, n}) {}
    Owner(const Owner &) = delete;
    Owner(Owner &&other) noexcept : data_(other.data_) { other.data_ = nullptr; }
    ~Owner() { delete[] data_; }
    int last() const { return data_[3]; }
};

static void *user(void *argument)
{
    Owner mine(std::move(*static_cast<Owner *>(argument)));
    long last = mine.last();
    return reinterpret_cast<void *>(last);
}

int main()
{
    Owner owner(6);
    pthread_t t;
    pthread_create(&t, nullptr, user, &owner);
    pthread_join(t, nullptr);
}
