// heddle: check
// expect: verified
// A std::vector that grows in one thread while another one holds a reference to an element.
// There is room from the start.
#include <pthread.h>
#include <vector>

static std::vector<int> *numbers;
static const int *first;

static void *reader(void *unused)
{
    int value = *first;
    return value == 1 ? unused : nullptr;
}

int main()
{
    std::vector<int> v;
    v.reserve(2);
    v.push_back(1);
    numbers = &v;
    first = &v[0];
    pthread_t t;
    pthread_create(&t, nullptr, reader, nullptr);
    numbers->push_back(2);
    pthread_join(t, nullptr);
}
