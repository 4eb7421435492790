#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint32_t table[256];
static uint32_t crc32(const void *data, size_t n)
{
    const uint8_t *p = data;
    uint32_t c = ~0u;
    while (n--) c = table[(c ^ *p++) & 255] ^ c >> 8;
    return ~c;
}
static uint32_t adler(const char *s)
{
    uint32_t a = 1, b = 0;
    for (; *s; s++) a = (a + (uint8_t)*s) % 65521, b = (b + a) % 65521;
    return b << 16 | a;
}
static uint64_t xorshift(uint64_t *s)
{
    *s ^= *s << 13;
    *s ^= *s >> 7;
    return *s ^= *s << 17;
}
static uint32_t murmur(const uint8_t *k, size_t n, uint32_t h)
{
    for (size_t i = 0; i + 4 <= n; i += 4) {
        uint32_t w;
        memcpy(&w, k + i, 4);
        w *= 0xcc9e2d51;
        w = w << 15 | w >> 17;
        h ^= w * 0x1b873593;
        h = (h << 13 | h >> 19) * 5 + 0xe6546b64;
    }
    h ^= (uint32_t)n;
    h ^= h >> 16;
    h *= 0x85ebca6b;
    h ^= h >> 13;
    return h * 0xc2b2ae35;
}

int main(void)
{
    for (uint32_t i = 0; i < 256; i++) {
        table[i] = i;
        for (int k = 0; k < 8; k++) table[i] = table[i] & 1 ? table[i] >> 1 ^ 0xedb88320 : table[i] >> 1;
    }
    const char *texts[] = {"", "a", "123456789", "The quick brown fox jumps over the lazy dog"};
    for (int i = 0; i < 4; i++) {
        size_t n = strlen(texts[i]);
        printf("%08x %08x %08x\n", crc32(texts[i], n), adler(texts[i]), murmur((const uint8_t *)texts[i], n, 7));
    }
    uint64_t s = 88172645463325252u;
    for (int i = 0; i < 5; i++) printf("%016lx ", xorshift(&s));
    printf("\n");
    return 0;
}
