// heddle: check
// expect: inconclusive wchar_t
// Streams of wide characters are not there.
#include <iostream>

int main()
{
    std::wcout << L"hello" << std::endl;
}
