// The string streams again, as C++20 has them: str() is then another function. In C++17 they are in
// stream_instances.cpp.
#include <sstream>

namespace std {

template class basic_stringbuf<char>;
template class basic_istringstream<char>;
template class basic_ostringstream<char>;
template class basic_stringstream<char>;

}  // namespace std
