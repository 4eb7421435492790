// string.h: what keeps state between calls. Two threads that use strtok race for it, here as natively.
#include <string.h>

char* strtok(char* text, const char* delimiters) {
  static char* rest;
  return strtok_r(text, delimiters, &rest);
}
