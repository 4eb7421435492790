// std::put_time.
#include <bits/c++config.h>
// Otherwise the header says that the class is complete before do_put is replaced.
#undef _GLIBCXX_EXTERN_TEMPLATE
#define _GLIBCXX_EXTERN_TEMPLATE 0
#include <time.h>

#include <locale>

namespace std {

// The C locale is the only one: strftime knows what libstdc++ keeps in a facet of its own (__timepunct).
template <>
ostreambuf_iterator<char> time_put<char>::do_put(ostreambuf_iterator<char> to, ios_base&, char,
                                                 const tm* time, char conversion, char modifier) const {
  const char format[] = {'%', modifier != 0 ? modifier : conversion, modifier != 0 ? conversion : '\0', '\0'};
  char text[128];
  return std::__write(to, text, static_cast<int>(strftime(text, sizeof text, format, time)));
}
template class time_put<char>;
template const time_put<char>& use_facet(const locale&);
template bool has_facet<time_put<char>>(const locale&);

}  // namespace std
