// heddle: check
// expect: verified
// states: 10
// Two threads print.
// std::cout may be used by all of them.
#include <iostream>
#include <sstream>
#include <thread>

int main()
{
    std::ostringstream own;
    std::ostream &out = std::cout;
    std::thread other([&] { out << "other " << 1 << std::endl; });
    out << "main " << 2 << std::endl;
    other.join();
}
