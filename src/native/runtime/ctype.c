// The tables behind the macros of ctype.h, for characters as int, plain char and unsigned char: -128 to 255.
// C locale.
#include <ctype.h>

#define UPPER (_ISupper | _ISalpha | _ISalnum | _ISgraph | _ISprint)
#define LOWER (_ISlower | _ISalpha | _ISalnum | _ISgraph | _ISprint)
#define PUNCT (_ISpunct | _ISgraph | _ISprint)
#define AT(c) (128 + (c))

static const unsigned short ctype_table[384] = {
    [AT(0)... AT(8)] = _IScntrl,
    [AT('\t')] = _IScntrl | _ISspace | _ISblank,
    [AT('\n')... AT('\r')] = _IScntrl | _ISspace,
    [AT(14)... AT(31)] = _IScntrl,
    [AT(' ')] = _ISspace | _ISblank | _ISprint,
    [AT('!')... AT('/')] = PUNCT,
    [AT('0')... AT('9')] = _ISdigit | _ISxdigit | _ISalnum | _ISgraph | _ISprint,
    [AT(':')... AT('@')] = PUNCT,
    [AT('A')... AT('F')] = UPPER | _ISxdigit,
    [AT('G')... AT('Z')] = UPPER,
    [AT('[')... AT('`')] = PUNCT,
    [AT('a')... AT('f')] = LOWER | _ISxdigit,
    [AT('g')... AT('z')] = LOWER,
    [AT('{')... AT('~')] = PUNCT,
    [AT(127)] = _IScntrl,
};

// The value of entry c: itself; c + 256 below 0, which is the same unsigned char, except for EOF.
#define ONE(c, shift) ((c) < -1 ? (c) + 256 : (c) + (shift))
#define FOUR(c, s) ONE(c, s), ONE((c) + 1, s), ONE((c) + 2, s), ONE((c) + 3, s)
#define SIXTEEN(c, s) FOUR(c, s), FOUR((c) + 4, s), FOUR((c) + 8, s), FOUR((c) + 12, s)
#define SIXTYFOUR(c) SIXTEEN(c, 0), SIXTEEN((c) + 16, 0), SIXTEEN((c) + 32, 0), SIXTEEN((c) + 48, 0)
#define LETTERS(first, s) \
  SIXTEEN(first, s), FOUR((first) + 16, s), FOUR((first) + 20, s), ONE((first) + 24, s), ONE((first) + 25, s)
// What lies between and around the letters.
#define BEFORE SIXTYFOUR(-128), SIXTYFOUR(-64), SIXTYFOUR(0), ONE('@', 0)
#define BETWEEN FOUR('[', 0), ONE('_', 0), ONE('`', 0)
#define AFTER FOUR('{', 0), ONE(127, 0), SIXTYFOUR(128), SIXTYFOUR(192)

static const int tolower_table[384] = {BEFORE, LETTERS('A', 32), BETWEEN, LETTERS('a', 0), AFTER};
static const int toupper_table[384] = {BEFORE, LETTERS('A', 0), BETWEEN, LETTERS('a', -32), AFTER};

const unsigned short** __ctype_b_loc(void) {
  static const unsigned short* const table = ctype_table + 128;
  return (const unsigned short**)&table;
}
const int** __ctype_tolower_loc(void) {
  static const int* const table = tolower_table + 128;
  return (const int**)&table;
}
const int** __ctype_toupper_loc(void) {
  static const int* const table = toupper_table + 128;
  return (const int**)&table;
}
