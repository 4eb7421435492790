// A tiny Lisp with garbage in an arena.
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum kind { NUMBER, SYMBOL, PAIR, NIL, BUILTIN, LAMBDA };
struct cell {
    enum kind kind;
    union {
        long number;
        char symbol[12];
        struct { struct cell *car, *cdr; };
        struct cell *(*builtin)(struct cell *);
        struct { struct cell *parameters, *body, *closure; };
    };
};
static struct cell nil_ = {NIL, {0}}, *nil = &nil_, arena[4000], *env;
static int used;
static struct cell *make(enum kind k) { struct cell *c = &arena[used++]; c->kind = k; return c; }
static struct cell *cons(struct cell *a, struct cell *d) { struct cell *c = make(PAIR); c->car = a, c->cdr = d; return c; }
static struct cell *number(long n) { struct cell *c = make(NUMBER); c->number = n; return c; }
static struct cell *symbol(const char *s) { struct cell *c = make(SYMBOL); strcpy(c->symbol, s); return c; }

static struct cell *read(const char **p)
{
    while (isspace((unsigned char)**p)) ++*p;
    if (**p == '(') {
        struct cell *list = nil, **tail = &list;
        for (++*p;;) {
            while (isspace((unsigned char)**p)) ++*p;
            if (**p == ')') return ++*p, list;
            *tail = cons(read(p), nil);
            tail = &(*tail)->cdr;
        }
    }
    char word[12];
    int n = 0;
    while (**p && !isspace((unsigned char)**p) && !strchr("()", **p)) word[n++] = *(*p)++;
    word[n] = 0;
    return isdigit((unsigned char)word[0]) || (word[0] == '-' && word[1]) ? number(atol(word)) : symbol(word);
}
static struct cell *eval(struct cell *x, struct cell *e);
static struct cell *lookup(const char *s, struct cell *e)
{
    for (; e != nil; e = e->cdr) if (strcmp(e->car->car->symbol, s) == 0) return e->car->cdr;
    for (e = env; e != nil; e = e->cdr) if (strcmp(e->car->car->symbol, s) == 0) return e->car->cdr;
    printf("unbound %s\n", s);
    exit(1);
}
static struct cell *evals(struct cell *x, struct cell *e) { return x == nil ? nil : cons(eval(x->car, e), evals(x->cdr, e)); }
static struct cell *eval(struct cell *x, struct cell *e)
{
    if (x->kind == SYMBOL) return lookup(x->symbol, e);
    if (x->kind != PAIR) return x;
    const char *head = x->car->kind == SYMBOL ? x->car->symbol : "";
    if (strcmp(head, "if") == 0) return eval(eval(x->cdr->car, e) != nil ? x->cdr->cdr->car : x->cdr->cdr->cdr->car, e);
    if (strcmp(head, "define") == 0) return env = cons(cons(x->cdr->car, eval(x->cdr->cdr->car, e)), env), nil;
    if (strcmp(head, "quote") == 0) return x->cdr->car;
    if (strcmp(head, "lambda") == 0) {
        struct cell *l = make(LAMBDA);
        l->parameters = x->cdr->car, l->body = x->cdr->cdr->car, l->closure = e;
        return l;
    }
    struct cell *f = eval(x->car, e), *arguments = evals(x->cdr, e);
    if (f->kind == BUILTIN) return f->builtin(arguments);
    struct cell *inner = f->closure;
    for (struct cell *p = f->parameters; p != nil; p = p->cdr, arguments = arguments->cdr) inner = cons(cons(p->car, arguments->car), inner);
    return eval(f->body, inner);
}
static void show(const struct cell *c)
{
    if (c->kind == NUMBER) printf("%ld", c->number);
    else if (c->kind == SYMBOL) printf("%s", c->symbol);
    else if (c->kind == NIL) printf("()");
    else if (c->kind != PAIR) printf("<function>");
    else {
        printf("(");
        for (; c->kind == PAIR; c = c->cdr) show(c->car), printf(c->cdr->kind == PAIR ? " " : "");
        printf(")");
    }
}
static struct cell *plus(struct cell *a) { long n = 0; for (; a != nil; a = a->cdr) n += a->car->number; return number(n); }
static struct cell *minus(struct cell *a) { return number(a->car->number - a->cdr->car->number); }
static struct cell *times(struct cell *a) { long n = 1; for (; a != nil; a = a->cdr) n *= a->car->number; return number(n); }
static struct cell *less(struct cell *a) { return a->car->number < a->cdr->car->number ? a->car : nil; }
static struct cell *car_(struct cell *a) { return a->car->car; }
static struct cell *cdr_(struct cell *a) { return a->car->cdr; }
static struct cell *cons_(struct cell *a) { return cons(a->car, a->cdr->car); }

int main(void)
{
    env = nil;
    struct { const char *name; struct cell *(*f)(struct cell *); } builtins[] = {{"+", plus}, {"-", minus}, {"*", times}, {"<", less}, {"car", car_}, {"cdr", cdr_}, {"cons", cons_}};
    for (int i = 0; i < 7; i++) {
        struct cell *b = make(BUILTIN);
        b->builtin = builtins[i].f;
        env = cons(cons(symbol(builtins[i].name), b), env);
    }
    const char *program =
        "(define fact (lambda (n) (if (< n 2) 1 (* n (fact (- n 1))))))"
        "(fact 10)"
        "(define map (lambda (f l) (if l (cons (f (car l)) (map f (cdr l))) (quote ()))))"
        "(map (lambda (x) (* x x)) (quote (1 2 3 4)))"
        "(define adder (lambda (n) (lambda (m) (+ n m))))"
        "((adder 5) 37)"
        "(cons 1 (quote (a (b c))))";
    for (const char *p = program; *p;) {
        struct cell *r = eval(read(&p), nil);
        if (r != nil) show(r), printf("\n");
    }
    printf("%d\n", used > 100);
    return 0;
}
