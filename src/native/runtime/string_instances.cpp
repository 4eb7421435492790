// The instances of std::string and its allocators that libstdc++'s headers leave to the library.
#define _GLIBCXX_DEFINING_STRING_INSTANTIATIONS  // with the constructors of C++11
#include <memory>
#include <string>

namespace std {

template class allocator<char>;
template class allocator<wchar_t>;
template class basic_string<char>;
template class basic_string<wchar_t>;

}  // namespace std
