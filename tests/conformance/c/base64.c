#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
static char *encode(const unsigned char *in, size_t n)
{
    char *out = malloc((n + 2) / 3 * 4 + 1), *p = out;
    for (size_t i = 0; i < n; i += 3) {
        unsigned v = in[i] << 16 | (i + 1 < n ? in[i + 1] << 8 : 0) | (i + 2 < n ? in[i + 2] : 0);
        *p++ = digits[v >> 18];
        *p++ = digits[v >> 12 & 63];
        *p++ = i + 1 < n ? digits[v >> 6 & 63] : '=';
        *p++ = i + 2 < n ? digits[v & 63] : '=';
    }
    *p = 0;
    return out;
}
static size_t decode(const char *in, unsigned char *out)
{
    size_t n = 0;
    unsigned v = 0;
    int bits = 0;
    for (; *in && *in != '='; in++) {
        v = v << 6 | (unsigned)(strchr(digits, *in) - digits);
        if ((bits += 6) >= 8) out[n++] = (unsigned char)(v >> (bits -= 8));
    }
    return n;
}

int main(void)
{
    const char *texts[] = {"", "f", "fo", "foo", "foob", "fooba", "foobar", "\xff\xfe\xfd\x80"};
    for (int i = 0; i < 8; i++) {
        char *e = encode((const unsigned char *)texts[i], strlen(texts[i]));
        unsigned char back[32];
        size_t n = decode(e, back);
        printf("%s %zu %d\n", e, n, memcmp(back, texts[i], n));
        free(e);
    }
    return 0;
}
