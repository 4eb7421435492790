// The instances of the stream classes and facets that libstdc++'s headers leave to the library. Files are not
// supported.
#include <complex>
#include <ext/stdio_sync_filebuf.h>
#include <iomanip>
#include <istream>
#include <locale>
#include <ostream>
#include <sstream>

// num_put prints floating point numbers with vsnprintf after having changed to the C locale, which is the
// only one we have.
extern "C" locale_t __uselocale(locale_t) {
  return nullptr;
}

template class __gnu_cxx::stdio_sync_filebuf<char>;

namespace std {

template class basic_ios<char>;
template class basic_streambuf<char>;
template streamsize __copy_streambufs(basic_streambuf<char>*, basic_streambuf<char>*);
template class basic_ostream<char>;
template ostream& endl(ostream&);
template ostream& ends(ostream&);
template ostream& flush(ostream&);
template ostream& operator<<(ostream&, char);
template ostream& operator<<(ostream&, unsigned char);
template ostream& operator<<(ostream&, signed char);
template ostream& operator<<(ostream&, const char*);
template ostream& operator<<(ostream&, const unsigned char*);
template ostream& operator<<(ostream&, const signed char*);
template ostream& operator<<(ostream&, const string&);
template class basic_istream<char>;
template istream& ws(istream&);
template istream& operator>>(istream&, char&);
template istream& operator>>(istream&, unsigned char&);
template istream& operator>>(istream&, signed char&);
template istream& operator>>(istream&, char*);
template istream& getline(istream&, string&);
template istream& istream::_M_extract(unsigned short&);
template istream& istream::_M_extract(unsigned&);
template istream& istream::_M_extract(long&);
template istream& istream::_M_extract(unsigned long&);
template istream& istream::_M_extract(long long&);
template istream& istream::_M_extract(unsigned long long&);
template istream& istream::_M_extract(bool&);
template istream& istream::_M_extract(float&);
template istream& istream::_M_extract(double&);
template istream& istream::_M_extract(long double&);
template istream& istream::_M_extract(void*&);
template class basic_iostream<char>;

#define HEDDLE_MANIPULATOR(type)                \
  template ostream& operator<<(ostream&, type); \
  template istream& operator>>(istream&, type);
HEDDLE_MANIPULATOR(_Setfill<char>)
HEDDLE_MANIPULATOR(_Setiosflags)
HEDDLE_MANIPULATOR(_Resetiosflags)
HEDDLE_MANIPULATOR(_Setbase)
HEDDLE_MANIPULATOR(_Setprecision)
HEDDLE_MANIPULATOR(_Setw)
#undef HEDDLE_MANIPULATOR
template ostream& operator<<(ostream&, const complex<float>&);
template ostream& operator<<(ostream&, const complex<double>&);
template ostream& operator<<(ostream&, const complex<long double>&);
template istream& operator>>(istream&, complex<float>&);
template istream& operator>>(istream&, complex<double>&);
template istream& operator>>(istream&, complex<long double>&);

template class basic_stringbuf<char>;
template class basic_istringstream<char>;
template class basic_ostringstream<char>;
template class basic_stringstream<char>;

template class numpunct<char>;
template class num_put<char>;
template class num_get<char>;
template class collate<char>;
template struct __numpunct_cache<char>;
template const ctype<char>& use_facet(const locale&);
template const numpunct<char>& use_facet(const locale&);
template const num_put<char>& use_facet(const locale&);
template const num_get<char>& use_facet(const locale&);
template const collate<char>& use_facet(const locale&);
template bool has_facet<ctype<char>>(const locale&);
template bool has_facet<numpunct<char>>(const locale&);
template bool has_facet<num_put<char>>(const locale&);
template bool has_facet<num_get<char>>(const locale&);
template bool has_facet<collate<char>>(const locale&);

}  // namespace std
