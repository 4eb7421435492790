#include <stdio.h>
#include <string.h>

typedef float v8 __attribute__((vector_size(32)));
typedef unsigned v4u __attribute__((vector_size(16)));
typedef _Bool flags __attribute__((ext_vector_type(4)));
typedef float float3 __attribute__((ext_vector_type(3)));

struct box { v8 low, high; };
static struct box grow(struct box b, float by) { b.low -= by; b.high += by; return b; }

int main(void)
{
    float data[24];
    for (int i = 0; i < 24; i++) data[i] = i * 0.5f;
    v8 sum = {0};
    for (int i = 0; i < 3; i++) {
        v8 part;
        memcpy(&part, data + 8 * i, sizeof part);
        sum += part * (float)(i + 1);
    }
    for (int i = 0; i < 8; i++) printf("%g ", sum[i]);
    printf("\n");
    struct box b = grow((struct box){sum, sum}, 1);
    printf("%g %g\n", b.low[0], b.high[7]);
    v4u hash[2] = {{1, 2, 3, 4}, {5, 6, 7, 8}};
    for (int r = 0; r < 3; r++) hash[r % 2] = (hash[0] << 5 | hash[0] >> 27) ^ hash[1] * 2654435761u;
    printf("%u %u %u\n", hash[0][0], hash[0][3], hash[1][2]);
    float3 p = {1, 2, 3}, q = p.zyx;
    q.xy = p.yy;
    printf("%g %g %g %d\n", q.x, q.y, q.z, (int)sizeof p);
    v4u *pointer = &hash[1];
    (*pointer)[1] = 77;
    printf("%u\n", hash[1][1]);
    return 0;
}
