// The instances of std::string and its allocators that libstdc++'s headers leave to the library.
#include <memory>
#include <string>

namespace std {

template class allocator<char>;
template class allocator<wchar_t>;
template class basic_string<char>;
template class basic_string<wchar_t>;

}  // namespace std
