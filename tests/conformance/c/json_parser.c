#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct value {
    enum { NUL, BOOL, NUMBER, STRING, ARRAY, OBJECT } kind;
    double number;
    char *text;
    struct value *first, *next;
    char *key;
};
static const char *at;
static struct value *parse(void);
static void skip(void) { while (isspace((unsigned char)*at)) at++; }
static char *string(void)
{
    char buffer[100];
    int n = 0;
    for (at++; *at && *at != '"'; at++) {
        if (*at == '\\') {
            at++;
            buffer[n++] = *at == 'n' ? '\n' : *at == 't' ? '\t' : *at == 'u' ? (char)strtol((char[]){at[3], at[4], 0}, NULL, 16) : *at;
            if (*at == 'u') at += 4;
        } else buffer[n++] = *at;
    }
    at++;
    buffer[n] = 0;
    return strdup(buffer);
}
static struct value *list(char close, int keyed)
{
    struct value *head = NULL, **tail = &head;
    at++;
    for (skip(); *at && *at != close; skip()) {
        char *key = NULL;
        if (keyed) {
            key = string();
            skip();
            at++;
        }
        struct value *v = parse();
        if (!v) {
            free(key);
            return NULL;
        }
        v->key = key;
        *tail = v;
        tail = &v->next;
        skip();
        if (*at == ',') at++;
    }
    at++;
    return head;
}
static struct value *parse(void)
{
    skip();
    struct value *v = calloc(1, sizeof *v);
    if (*at == '{') v->kind = OBJECT, v->first = list('}', 1);
    else if (*at == '[') v->kind = ARRAY, v->first = list(']', 0);
    else if (*at == '"') v->kind = STRING, v->text = string();
    else if (strncmp(at, "true", 4) == 0) v->kind = BOOL, v->number = 1, at += 4;
    else if (strncmp(at, "false", 5) == 0) v->kind = BOOL, at += 5;
    else if (strncmp(at, "null", 4) == 0) at += 4;
    else {
        char *end;
        v->kind = NUMBER, v->number = strtod(at, &end);
        if (end == at) {
            free(v);
            return NULL;
        }
        at = end;
    }
    return v;
}
static void show(const struct value *v)
{
    if (v->key) printf("%s:", v->key);
    switch (v->kind) {
    case NUL: printf("null"); break;
    case BOOL: printf(v->number ? "true" : "false"); break;
    case NUMBER: printf("%g", v->number); break;
    case STRING: printf("'%s'", v->text); break;
    default:
        putchar(v->kind == ARRAY ? '[' : '{');
        for (const struct value *c = v->first; c; c = c->next) show(c), printf(c->next ? "," : "");
        putchar(v->kind == ARRAY ? ']' : '}');
    }
}
static void drop(struct value *v)
{
    while (v) {
        struct value *next = v->next;
        drop(v->first);
        free(v->text), free(v->key), free(v);
        v = next;
    }
}

int main(void)
{
    const char *documents[] = {"{\"a\": [1, 2.5, -3e2], \"b\": {\"c\": true, \"d\": null}}", "[]", "\"tab\\t\\u0041\\\"q\\\"\"", "[[[[7]]],{}]", "  false ", "?"};
    for (int i = 0; i < 6; i++) {
        at = documents[i];
        struct value *v = parse();
        if (v) show(v), drop(v);
        else printf("error");
        printf(" %ld\n", (long)(at - documents[i]));
    }
    return 0;
}
