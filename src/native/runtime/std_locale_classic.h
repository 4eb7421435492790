// The classic locale: std::locale::_Impl, laid out by hand.
#pragma once

namespace heddle {

constexpr unsigned long kFacets = 8, kClassicFacets = 6;

struct ClassicLocale {
  int references;
  void** facets;
  unsigned long size;
  void** caches;
  char** names;
};
extern ClassicLocale classic_locale;
const unsigned short* classic_masks();

}  // namespace heddle
