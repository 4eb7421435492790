// Sorting and searching with a comparison of the program's. glibc sorts by merging (stably, halves first),
// and a program can see in which order elements are compared: so do we.
#define _GNU_SOURCE
#include <search.h>
#include <stdlib.h>
#include <string.h>

typedef int (*Compare)(const void*, const void*, void*);

static void merge_sort(char* elements, size_t count, size_t size, Compare compare, void* context,
                       char* spare) {
  if (count < 2) return;
  size_t left_count = count / 2, right_count = count - left_count;
  char *left = elements, *right = elements + left_count * size, *to = spare;
  merge_sort(left, left_count, size, compare, context, spare);
  merge_sort(right, right_count, size, compare, context, spare);
  while (left_count > 0 && right_count > 0) {
    if (compare(left, right, context) <= 0) {
      memcpy(to, left, size);
      left += size;
      --left_count;
    } else {
      memcpy(to, right, size);
      right += size;
      --right_count;
    }
    to += size;
  }
  // What is left of the right half is where it belongs.
  if (left_count > 0) memcpy(to, left, left_count * size);
  const size_t moved = (count - right_count) * size;
  if (moved > 0) memcpy(elements, spare, moved);
}

void qsort_r(void* elements, size_t count, size_t size, Compare compare, void* context) {
  if (count < 2 || size == 0) return;
  char* spare = malloc(count * size);
  merge_sort(elements, count, size, compare, context, spare);
  free(spare);
}

static int compare_two(const void* a, const void* b, void* context) {
  return (*(int (**)(const void*, const void*))context)(a, b);
}

void qsort(void* elements, size_t count, size_t size, int (*compare)(const void*, const void*)) {
  qsort_r(elements, count, size, compare_two, &compare);
}

void* bsearch(const void* key, const void* elements, size_t count, size_t size,
              int (*compare)(const void*, const void*)) {
  size_t low = 0, high = count;
  while (low < high) {
    const size_t middle = (low + high) / 2;
    const char* element = (const char*)elements + middle * size;
    const int order = compare(key, element);
    if (order == 0) return (void*)element;
    if (order < 0)
      high = middle;
    else
      low = middle + 1;
  }
  return NULL;
}

void* lfind(const void* key, const void* elements, size_t* count, size_t size,
            int (*compare)(const void*, const void*)) {
  for (size_t i = 0; i < *count; ++i) {
    const char* element = (const char*)elements + i * size;
    if (compare(key, element) == 0) return (void*)element;
  }
  return NULL;
}

void* lsearch(const void* key, void* elements, size_t* count, size_t size,
              int (*compare)(const void*, const void*)) {
  void* found = lfind(key, elements, count, size, compare);
  if (found != NULL) return found;
  found = (char*)elements + *count * size;
  memcpy(found, key, size);
  ++*count;
  return found;
}
