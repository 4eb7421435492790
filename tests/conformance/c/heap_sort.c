#include <stdio.h>

static void sift(int *a, int from, int n)
{
    for (int child; (child = 2 * from + 1) < n; from = child) {
        if (child + 1 < n && a[child + 1] > a[child]) child++;
        if (a[from] >= a[child]) break;
        int t = a[from]; a[from] = a[child]; a[child] = t;
    }
}
static void heap_sort(int *a, int n)
{
    for (int i = n / 2 - 1; i >= 0; i--) sift(a, i, n);
    for (int i = n - 1; i > 0; i--) {
        int t = a[0]; a[0] = a[i]; a[i] = t;
        sift(a, 0, i);
    }
}
static void quick_sort(int *low, int *high)
{
    if (low >= high) return;
    int pivot = low[(high - low) / 2], *l = low, *h = high;
    while (l <= h) {
        while (*l < pivot) l++;
        while (*h > pivot) h--;
        if (l <= h) { int t = *l; *l++ = *h; *h-- = t; }
    }
    quick_sort(low, h);
    quick_sort(l, high);
}
static void shell_sort(int *a, int n)
{
    for (int gap = n / 2; gap; gap /= 2)
        for (int i = gap; i < n; i++) {
            int v = a[i], j = i;
            for (; j >= gap && a[j - gap] > v; j -= gap) a[j] = a[j - gap];
            a[j] = v;
        }
}

int main(void)
{
    for (int n = 1; n < 60; n = n * 2 + 1) {
        int a[64], b[64], c[64], same = 1;
        for (int i = 0; i < n; i++) a[i] = b[i] = c[i] = i * i * 31 % 97 - 20;
        heap_sort(a, n);
        quick_sort(b, b + n - 1);
        shell_sort(c, n);
        for (int i = 0; i < n; i++) same &= a[i] == b[i] && b[i] == c[i];
        printf("%d %d: ", n, same);
        for (int i = 0; i < n; i++) printf("%d ", a[i]);
        printf("\n");
    }
    return 0;
}
