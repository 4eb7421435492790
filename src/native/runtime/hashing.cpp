// Hashing as libstdc++ does it: the order in which a program meets the elements of its unordered containers
// depends on it.
#include <bits/hash_bytes.h>
#include <stdint.h>
#include <string.h>

#include <algorithm>
#include <unordered_map>

extern "C" [[noreturn]] void __heddle_unsupported(const char* what);

namespace {

constexpr uint64_t kMultiplier = 0xc6a4'a793'5bd1'e995;  // MurmurHash64A

uint64_t mix(uint64_t value) {
  return value ^ (value >> 47);
}

// Numbers of buckets, each about an eighth more than the one before.
constexpr uint32_t kPrimes[] = {
    2,          3,          5,          7,          11,         13,         17,         19,
    23,         29,         31,         37,         41,         43,         47,         53,
    59,         61,         67,         71,         73,         79,         83,         89,
    97,         103,        109,        113,        127,        137,        139,        149,
    157,        167,        179,        193,        199,        211,        227,        241,
    257,        277,        293,        313,        337,        359,        383,        409,
    439,        467,        503,        541,        577,        619,        661,        709,
    761,        823,        887,        953,        1031,       1109,       1193,       1289,
    1381,       1493,       1613,       1741,       1879,       2029,       2179,       2357,
    2549,       2753,       2971,       3209,       3469,       3739,       4027,       4349,
    4703,       5087,       5503,       5953,       6427,       6949,       7517,       8123,
    8783,       9497,       10273,      11113,      12011,      12983,      14033,      15173,
    16411,      17749,      19183,      20753,      22447,      24281,      26267,      28411,
    30727,      33223,      35933,      38873,      42043,      45481,      49201,      53201,
    57557,      62233,      67307,      72817,      78779,      85229,      92203,      99733,
    107897,     116731,     126271,     136607,     147793,     159871,     172933,     187091,
    202409,     218971,     236897,     256279,     277261,     299951,     324503,     351061,
    379787,     410857,     444487,     480881,     520241,     562841,     608903,     658753,
    712697,     771049,     834181,     902483,     976369,     1056323,    1142821,    1236397,
    1337629,    1447153,    1565659,    1693859,    1832561,    1982627,    2144977,    2320627,
    2510653,    2716249,    2938679,    3179303,    3439651,    3721303,    4026031,    4355707,
    4712381,    5098259,    5515729,    5967347,    6456007,    6984629,    7556579,    8175383,
    8844859,    9569143,    10352717,   11200489,   12117689,   13109983,   14183539,   15345007,
    16601593,   17961079,   19431899,   21023161,   22744717,   24607243,   26622317,   28802401,
    31160981,   33712729,   36473443,   39460231,   42691603,   46187573,   49969847,   54061849,
    58488943,   63278561,   68460391,   74066549,   80131819,   86693767,   93793069,   101473717,
    109783337,  118773397,  128499677,  139022417,  150406843,  162723577,  176048909,  190465427,
    206062531,  222936881,  241193053,  260944219,  282312799,  305431229,  330442829,  357502601,
    386778277,  418451333,  452718089,  489790921,  529899637,  573292817,  620239453,  671030513,
    725980837,  785430967,  849749479,  919334987,  994618837,  1076067617, 1164186217, 1259520799,
    1362662261, 1474249943, 1594975441, 1725587117, 1866894511, 2019773507, 2185171673, 2364114217,
    2557710269, 2767159799, 2993761039, 3238918481, 3504151727, 3791104843, 4101556399, 4294967291,
};

size_t elements_for(size_t buckets, float max_load_factor) {
  return static_cast<size_t>(
      __builtin_floor(static_cast<double>(buckets) * static_cast<double>(max_load_factor)));
}

}  // namespace

namespace std {

size_t _Hash_bytes(const void* bytes, size_t size, size_t seed) {
  const char* at = static_cast<const char*>(bytes);
  uint64_t hash = seed ^ (size * kMultiplier);
  for (; size >= 8; size -= 8, at += 8) {
    uint64_t word;
    memcpy(&word, at, 8);
    hash = (hash ^ (mix(word * kMultiplier) * kMultiplier)) * kMultiplier;
  }
  if (size != 0) {
    uint64_t word = 0;
    memcpy(&word, at, size);
    hash = (hash ^ word) * kMultiplier;
  }
  return mix(mix(hash) * kMultiplier);
}

size_t _Fnv_hash_bytes(const void* bytes, size_t size, size_t hash) {
  for (size_t i = 0; i < size; ++i)
    hash = (hash ^ static_cast<const unsigned char*>(bytes)[i]) * 1099511628211u;
  return hash;
}

namespace __detail {

// The smallest number of buckets that is at least n.
size_t _Prime_rehash_policy::_M_next_bkt(size_t n) const {
  if (n == 0) return 1;
  // Up to 13 libstdc++ looks up a table, and above it begins to search at 17; both know all the primes there.
  const uint32_t* found = std::lower_bound(std::begin(kPrimes), std::end(kPrimes), n);
  if (found == std::end(kPrimes))
    __heddle_unsupported("an unordered container of more than four thousand million buckets");
  _M_next_resize = elements_for(*found, _M_max_load_factor);
  return *found;
}

pair<bool, size_t> _Prime_rehash_policy::_M_need_rehash(size_t buckets, size_t elements, size_t added) const {
  if (elements + added <= _M_next_resize) return {false, 0};
  constexpr size_t kFirst = 11;
  const size_t wanted = std::max(elements + added, _M_next_resize == 0 ? kFirst : 0);
  const double least = static_cast<double>(wanted) / static_cast<double>(_M_max_load_factor);
  if (least >= static_cast<double>(buckets))
    return {true, _M_next_bkt(
                      std::max(static_cast<size_t>(__builtin_floor(least)) + 1, buckets * _S_growth_factor))};
  _M_next_resize = elements_for(buckets, _M_max_load_factor);
  return {false, 0};
}

}  // namespace __detail

}  // namespace std
