// The classic locale as data, there from the start: no thread has to make it, and looking things up in it is
// nothing that other threads could notice. The objects are laid out by hand as libstdc++'s classes are:
// std_locale.cpp uses them.
#include "std_locale_classic.h"

#include <ctype.h>

#include <locale>

// Virtual tables; the functions begin at the third entry.
extern void* ctype_vtable[3] asm("_ZTVSt5ctypeIcE");
extern void* numpunct_vtable[3] asm("_ZTVNSt7__cxx118numpunctIcEE");
extern void* numpunct_cache_vtable[3] asm("_ZTVSt16__numpunct_cacheIcE");
extern void* num_put_vtable[3] asm("_ZTVSt7num_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEE");
extern void* num_get_vtable[3] asm("_ZTVSt7num_getIcSt19istreambuf_iteratorIcSt11char_traitsIcEEE");
extern void* collate_vtable[3] asm("_ZTVNSt7__cxx117collateIcEE");
extern void* time_put_vtable[3] asm("_ZTVSt8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEE");

// std::locale::id: one more than the facet's place in the table.
constinit unsigned long ctype_id asm("_ZNSt5ctypeIcE2idE") = 1;
constinit unsigned long numpunct_id asm("_ZNSt7__cxx118numpunctIcE2idE") = 2;
constinit unsigned long num_put_id asm("_ZNSt7num_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEE2idE") =
    3;
constinit unsigned long num_get_id asm("_ZNSt7num_getIcSt19istreambuf_iteratorIcSt11char_traitsIcEEE2idE") =
    4;
constinit unsigned long collate_id asm("_ZNSt7__cxx117collateIcE2idE") = 5;
constinit unsigned long time_put_id asm("_ZNSt8time_putIcSt19ostreambuf_iteratorIcSt11char_traitsIcEEE2idE") =
    6;

namespace {

struct Facet {
  void** vtable;
  int references;
};

struct Masks {
  unsigned short of[256] = {};
  constexpr void add(int first, int last, int mask) {
    for (int c = first; c <= last; ++c) of[c] |= static_cast<unsigned short>(mask);
  }
  constexpr Masks() {
    add(0, 31, _IScntrl), add(127, 127, _IScntrl);
    add('\t', '\r', _ISspace), add(' ', ' ', _ISspace), add('\t', '\t', _ISblank), add(' ', ' ', _ISblank);
    add('0', '9', _ISdigit | _ISalnum), add('A', 'Z', _ISupper | _ISalpha | _ISalnum);
    add('a', 'z', _ISlower | _ISalpha | _ISalnum);
    add('0', '9', _ISxdigit), add('A', 'F', _ISxdigit), add('a', 'f', _ISxdigit);
    add('!', '/', _ISpunct), add(':', '@', _ISpunct), add('[', '`', _ISpunct), add('{', '~', _ISpunct);
    add('!', '~', _ISgraph), add(' ', '~', _ISprint);
  }
};
constinit const Masks masks;

struct Characters {
  char of[256];
  constexpr Characters() : of() {
    for (int c = 0; c < 256; ++c) of[c] = static_cast<char>(c);
  }
};

struct Ctype : Facet {
  void* c_locale = nullptr;
  bool owns_table = false;
  const int *upper = nullptr, *lower = nullptr;  // unused: std_locale.cpp computes
  const unsigned short* table = masks.of;
  char widens = 1;  // a copy will do
  Characters wide, narrow;
  char narrows = 1;
};
static_assert(sizeof(Ctype) == sizeof(std::ctype<char>));

struct NumpunctCache : Facet {
  const char* grouping = "";
  unsigned long grouping_size = 0;
  bool groups = false;
  const char* true_name = "true";
  unsigned long true_size = 4;
  const char* false_name = "false";
  unsigned long false_size = 5;
  char point = '.', separator = ',';
  char output[36], input[26];
  bool allocated = false;
  constexpr NumpunctCache() : Facet{numpunct_cache_vtable + 2, 1}, output(), input() {
    for (int i = 0; i < 36; ++i) output[i] = "-+xX0123456789abcdef0123456789ABCDEF"[i];
    for (int i = 0; i < 26; ++i) input[i] = "-+xX0123456789abcdefABCDEF"[i];
  }
};
static_assert(sizeof(NumpunctCache) == sizeof(std::__numpunct_cache<char>));

struct FacetWithPointer : Facet {
  void* data;
};
static_assert(sizeof(FacetWithPointer) == sizeof(std::numpunct<char>));
static_assert(sizeof(FacetWithPointer) == sizeof(std::collate<char>));
static_assert(sizeof(Facet) == sizeof(std::num_put<char>) && sizeof(Facet) == sizeof(std::num_get<char>) &&
              sizeof(Facet) == sizeof(std::time_put<char>));

constinit NumpunctCache cache;
constinit Ctype ctype_facet{{ctype_vtable + 2, 1}};
constinit FacetWithPointer numpunct_facet{{numpunct_vtable + 2, 1}, &cache};
constinit Facet num_put_facet{num_put_vtable + 2, 1};
constinit Facet num_get_facet{num_get_vtable + 2, 1};
constinit FacetWithPointer collate_facet{{collate_vtable + 2, 1}, nullptr};
constinit Facet time_put_facet{time_put_vtable + 2, 1};

// By place in the table.
constinit void* facets[heddle::kFacets] = {&ctype_facet,   &numpunct_facet, &num_put_facet,
                                           &num_get_facet, &collate_facet,  &time_put_facet};
constinit void* caches[heddle::kFacets] = {nullptr, &cache};
constinit char name[] = "C";
constinit char* names[12] = {name};

}  // namespace

namespace heddle {

const unsigned short* classic_masks() {
  return masks.of;
}
constinit ClassicLocale classic_locale{1, facets, kFacets, caches, names};

}  // namespace heddle
