// heddle: check
// expect: inconclusive basic_ofstream
// A program that writes a file: Heddle has none, and says what it lacks.
#include <fstream>

int main()
{
    std::ofstream log("log.txt");
    log << "hello\n";
}
