#include <cstdio>
#include <cstdlib>
#include <cxxabi.h>
#include <map>
#include <string>
#include <typeindex>
#include <typeinfo>
#include <vector>

template <typename T>
static void name()
{
    int status = 0;
    char *plain = abi::__cxa_demangle(typeid(T).name(), nullptr, nullptr, &status);
    std::printf("%s %s %d\n", typeid(T).name(), plain, status);
    std::free(plain);
}

struct Base {
    virtual ~Base() {}
};
enum class Colour { Red };

int main()
{
    name<int>(), name<const char *>(), name<void *>(), name<unsigned long>(), name<long double>(), name<std::nullptr_t>();
    name<Base>(), name<Base *const *>(), name<Colour>(), name<int[3]>(), name<int (*)(char)>(), name<int Base::*>();
    name<std::vector<std::string>>();
    int status = 0;
    std::printf("%d", abi::__cxa_demangle("not mangled!", nullptr, nullptr, &status) == nullptr);
    std::printf(" %d\n", status);
    std::map<std::type_index, int> counts;
    ++counts[typeid(int)], ++counts[typeid(int)], ++counts[typeid(Base)];
    std::printf("%d %d %zu\n", counts[typeid(int)], counts[typeid(Base)], counts.size());
}
