// std::locale and the facets of characters. There is the classic locale, and what programs make of it with
// facets of their own.
#include <limits.h>
#include <string.h>

#include <locale>
#include <stdexcept>

#include "std_locale_classic.h"

namespace std {

// --- locales; the classic one is not counted ---

locale::_Impl* locale::_S_classic = reinterpret_cast<locale::_Impl*>(&heddle::classic_locale);
locale::_Impl* locale::_S_global = reinterpret_cast<locale::_Impl*>(&heddle::classic_locale);

static void* classic = &heddle::classic_locale;
static_assert(sizeof(locale) == sizeof classic);

const locale& locale::classic() {
  return reinterpret_cast<const locale&>(std::classic);
}

locale::locale() noexcept : _M_impl(_S_global) {
  if (_M_impl != _S_classic) _M_impl->_M_add_reference();
}
locale::locale(const locale& other) noexcept : _M_impl(other._M_impl) {
  if (_M_impl != _S_classic) _M_impl->_M_add_reference();
}
locale::locale(_Impl* impl) noexcept : _M_impl(impl) {}
locale::locale(const char* name) : _M_impl(_S_classic) {
  if (*name != 0 && strcmp(name, "C") != 0 && strcmp(name, "POSIX") != 0)
    __throw_runtime_error("locale::facet::_S_create_c_locale name not valid");
}
locale::~locale() noexcept {
  if (_M_impl != _S_classic) _M_impl->_M_remove_reference();
}
const locale& locale::operator=(const locale& other) noexcept {
  if (other._M_impl != _S_classic) other._M_impl->_M_add_reference();
  if (_M_impl != _S_classic) _M_impl->_M_remove_reference();
  _M_impl = other._M_impl;
  return *this;
}

locale locale::global(const locale& fresh) {
  _Impl* old = _S_global;
  if (fresh._M_impl != _S_classic) fresh._M_impl->_M_add_reference();
  _S_global = fresh._M_impl;
  return locale(old);
}

string locale::name() const {
  return _M_impl == _S_classic ? "C" : "*";
}
bool locale::operator==(const locale& other) const noexcept {
  return _M_impl == other._M_impl;
}

// --- their tables ---

_Atomic_word locale::id::_S_refcount = heddle::kClassicFacets;

size_t locale::id::_M_id() const noexcept {
  if (_M_index == 0)
    _M_index = 1 + static_cast<size_t>(__atomic_fetch_add(&_S_refcount, 1, __ATOMIC_RELAXED));
  return _M_index - 1;
}

locale::_Impl::_Impl(const _Impl& other, size_t references)
    : _M_refcount(static_cast<_Atomic_word>(references)),
      _M_facets_size(other._M_facets_size),
      _M_names(new char* [_S_categories_size] {}) {
  _M_facets = new const facet* [_M_facets_size] {};
  _M_caches = new const facet* [_M_facets_size] {};
  for (size_t i = 0; i < _M_facets_size; ++i) {
    if ((_M_facets[i] = other._M_facets[i]) != nullptr) _M_facets[i]->_M_add_reference();
    if ((_M_caches[i] = other._M_caches[i]) != nullptr) _M_caches[i]->_M_add_reference();
  }
}

locale::_Impl::~_Impl() noexcept {
  for (size_t i = 0; i < _M_facets_size; ++i) {
    if (_M_facets[i] != nullptr) _M_facets[i]->_M_remove_reference();
    if (_M_caches[i] != nullptr) _M_caches[i]->_M_remove_reference();
  }
  delete[] _M_facets;
  delete[] _M_caches;
  delete[] _M_names;
}

void locale::_Impl::_M_install_facet(const id* id, const facet* facet) {
  if (facet == nullptr) return;
  const size_t at = id->_M_id();
  if (at >= _M_facets_size) {
    const size_t size = at + heddle::kFacets;
    auto grow = [&](const locale::facet**& table) {
      auto** bigger = new const locale::facet* [size] {};
      memcpy(bigger, table, _M_facets_size * sizeof *table);
      delete[] table;
      table = bigger;
    };
    grow(_M_facets);
    grow(_M_caches);
    _M_facets_size = size;
  }
  facet->_M_add_reference();
  if (_M_facets[at] != nullptr) _M_facets[at]->_M_remove_reference();
  _M_facets[at] = facet;
  // A cache may depend on several facets.
  for (size_t i = 0; i < _M_facets_size; ++i) {
    if (_M_caches[i] == nullptr) continue;
    _M_caches[i]->_M_remove_reference();
    _M_caches[i] = nullptr;
  }
}

void locale::_Impl::_M_install_cache(const facet* cache, size_t at) {
  cache->_M_add_reference();
  _M_caches[at] = cache;
}

// --- facets ---

locale::facet::~facet() {}
__c_locale locale::facet::_S_get_c_locale() {
  return nullptr;
}
const char* locale::facet::_S_get_c_name() noexcept {
  return "C";
}

template <>
void numpunct<char>::_M_initialize_numpunct(__c_locale) {
  if (_M_data == nullptr) _M_data = new __cache_type;
  const auto* classic = static_cast<const __cache_type*>(heddle::classic_locale.caches[1]);
  _M_data->_M_grouping = classic->_M_grouping;
  _M_data->_M_truename = classic->_M_truename;
  _M_data->_M_truename_size = classic->_M_truename_size;
  _M_data->_M_falsename = classic->_M_falsename;
  _M_data->_M_falsename_size = classic->_M_falsename_size;
  _M_data->_M_decimal_point = classic->_M_decimal_point;
  _M_data->_M_thousands_sep = classic->_M_thousands_sep;
  memcpy(_M_data->_M_atoms_out, classic->_M_atoms_out, sizeof classic->_M_atoms_out);
  memcpy(_M_data->_M_atoms_in, classic->_M_atoms_in, sizeof classic->_M_atoms_in);
}

template <>
numpunct<char>::~numpunct() {
  delete _M_data;
}

template <>
int collate<char>::_M_compare(const char* a, const char* b) const noexcept {
  const int order = strcmp(a, b);
  return order < 0 ? -1 : order > 0;
}

template <>
size_t collate<char>::_M_transform(char* to, const char* from, size_t size) const noexcept {
  return strxfrm(to, from, size);
}

// --- numbers ---

const char* __num_base::_S_atoms_in = "-+xX0123456789abcdefABCDEF";
const char* __num_base::_S_atoms_out = "-+xX0123456789abcdef0123456789ABCDEF";

// The format with which printf prints as the stream wants it; the precision is an argument, except in
// hexadecimal.
void __num_base::_S_format_float(const ios_base& stream, char* format, char length) noexcept {
  const ios_base::fmtflags flags = stream.flags(), kind = flags & ios_base::floatfield;
  const bool upper = (flags & ios_base::uppercase) != 0;
  *format++ = '%';
  if (flags & ios_base::showpos) *format++ = '+';
  if (flags & ios_base::showpoint) *format++ = '#';
  if (kind != ios_base::floatfield) *format++ = '.', *format++ = '*';
  if (length != 0) *format++ = length;
  if (kind == ios_base::fixed) {
    *format++ = 'f';
  } else if (kind == ios_base::scientific) {
    *format++ = upper ? 'E' : 'e';
  } else if (kind == ios_base::floatfield) {
    *format++ = upper ? 'A' : 'a';
  } else {
    *format++ = upper ? 'G' : 'g';
  }
  *format = 0;
}

// Whether the groups of digits that were read are as a numpunct facet wants them: the last ones first; the
// first one may be shorter.
bool __verify_grouping(const char* wanted, size_t wanted_size, const string& read) noexcept {
  const size_t last = read.size() - 1, fixed = last < wanted_size - 1 ? last : wanted_size - 1;
  for (size_t i = last, j = 0; i > 0; --i, ++j)
    if (read[i] != wanted[j < fixed ? j : fixed]) return false;
  const auto most = static_cast<signed char>(wanted[fixed]);
  return most <= 0 || most == CHAR_MAX || read[0] <= wanted[fixed];
}

// --- characters ---

ctype<char>::ctype(const mask* table, bool owns, size_t references)
    : facet(references),
      _M_c_locale_ctype(nullptr),
      _M_del(table != nullptr && owns),
      _M_toupper(nullptr),
      _M_tolower(nullptr),
      _M_table(table != nullptr ? table : classic_table()),
      _M_widen_ok(0),
      _M_narrow_ok(0) {
  memset(_M_widen, 0, sizeof _M_widen);
  memset(_M_narrow, 0, sizeof _M_narrow);
}
ctype<char>::ctype(__c_locale, const mask* table, bool owns, size_t references)
    : ctype(table, owns, references) {}
ctype<char>::~ctype() {
  if (_M_del) delete[] _M_table;
}

const ctype<char>::mask* ctype<char>::classic_table() noexcept {
  return heddle::classic_masks();
}

char ctype<char>::do_toupper(char c) const {
  return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}
char ctype<char>::do_tolower(char c) const {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
const char* ctype<char>::do_toupper(char* from, const char* to) const {
  for (; from < to; ++from) *from = do_toupper(*from);
  return to;
}
const char* ctype<char>::do_tolower(char* from, const char* to) const {
  for (; from < to; ++from) *from = do_tolower(*from);
  return to;
}

// What the virtual functions, which a program may replace, say for each character.
void ctype<char>::_M_widen_init() const {
  char all[sizeof _M_widen];
  for (size_t c = 0; c < sizeof all; ++c) all[c] = static_cast<char>(c);
  do_widen(all, all + sizeof all, _M_widen);
  _M_widen_ok = memcmp(all, _M_widen, sizeof all) == 0 ? 1 : 2;
}
void ctype<char>::_M_narrow_init() const {
  char all[sizeof _M_narrow];
  for (size_t c = 0; c < sizeof all; ++c) all[c] = static_cast<char>(c);
  do_narrow(all, all + sizeof all, 0, _M_narrow);
  _M_narrow_ok = memcmp(all, _M_narrow, sizeof all) == 0 ? 1 : 2;
}

}  // namespace std
