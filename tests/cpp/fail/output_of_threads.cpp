// heddle: check
// expect: violated race
// Two threads print.
// A std::ostringstream of the program's own may not.
#include <iostream>
#include <sstream>
#include <thread>

int main()
{
    std::ostringstream own;
    std::ostream &out = own;
    std::thread other([&] { out << "other " << 1 << std::endl; }); // HERE-ANY: race
    out << "main " << 2 << std::endl; // HERE-ANY: race
    other.join();
}
