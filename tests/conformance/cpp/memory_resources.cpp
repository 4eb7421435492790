// <memory_resource>, and what happens when there is no memory.
// cflags: -std=c++17
#include <array>
#include <cstddef>
#include <iostream>
#include <map>
#include <memory_resource>
#include <new>
#include <string>
#include <vector>

struct Counting : std::pmr::memory_resource {
    int allocated = 0, freed = 0;
    void *do_allocate(std::size_t bytes, std::size_t alignment) override
    {
        ++allocated;
        return std::pmr::new_delete_resource()->allocate(bytes, alignment);
    }
    void do_deallocate(void *block, std::size_t bytes, std::size_t alignment) override
    {
        ++freed;
        std::pmr::new_delete_resource()->deallocate(block, bytes, alignment);
    }
    bool do_is_equal(const memory_resource &other) const noexcept override { return this == &other; }
};

int main()
{
    Counting counting;
    {
        std::array<std::byte, 256> buffer;
        std::pmr::monotonic_buffer_resource pool(buffer.data(), buffer.size(), &counting);
        std::pmr::vector<std::pmr::string> words(&pool);
        for (int i = 0; i < 20; i++) words.emplace_back("a word that is too long for a small string " + std::to_string(i));
        std::cout << words.size() << ' ' << words.back() << ' ' << (counting.allocated > 0) << counting.freed << '\n';
    }
    std::cout << (counting.allocated == counting.freed) << '\n';

    std::pmr::memory_resource *before = std::pmr::set_default_resource(&counting);
    std::cout << (before == std::pmr::new_delete_resource()) << (std::pmr::get_default_resource() == &counting) << '\n';
    const int already = counting.allocated;
    {
        std::pmr::map<int, int> map;
        for (int i = 0; i < 5; i++) map[i] = i * i;
        std::cout << map.size() << ' ' << counting.allocated - already << '\n';
    }
    std::pmr::set_default_resource(nullptr);
    std::cout << (std::pmr::get_default_resource() == before) << '\n';

    try {
        std::pmr::vector<int> none({1, 2, 3}, std::pmr::null_memory_resource());
    } catch (const std::bad_alloc &e) {
        std::cout << e.what() << '\n';
    }
    volatile std::size_t huge = std::size_t{1} << 60;
    try {
        int *volatile block = new int[huge];
        std::cout << (block != nullptr) << '\n';
    } catch (const std::bad_alloc &e) {
        std::cout << e.what() << '\n';
    }
    try {
        std::vector<int> v(huge * 4);
    } catch (const std::length_error &e) {
        std::cout << e.what() << '\n';
    }
    char *volatile none = new (std::nothrow) char[huge];
    std::cout << (none == nullptr) << '\n';
}
