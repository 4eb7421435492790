#include <stdio.h>
#include <string.h>

struct machine;
typedef void (*state)(struct machine *, char);
struct machine { state now; int depth, words, longest, current; char log[64]; };
static void outside(struct machine *, char), word(struct machine *, char), comment(struct machine *, char), escape(struct machine *, char);
static void note(struct machine *m, char c) { size_t n = strlen(m->log); if (n < 62) m->log[n] = c, m->log[n + 1] = 0; }
static void outside(struct machine *m, char c)
{
    if (c == '(') m->now = comment, m->depth = 1, note(m, '<');
    else if (c != ' ') m->now = word, m->current = 0, word(m, c);
}
static void word(struct machine *m, char c)
{
    if (c == '\\') m->now = escape;
    else if (c == ' ' || c == '(') {
        m->words++;
        if (m->current > m->longest) m->longest = m->current;
        m->now = outside;
        note(m, 'w');
        if (c == '(') outside(m, c);
    } else m->current++;
}
static void comment(struct machine *m, char c)
{
    m->depth += (c == '(') - (c == ')');
    if (m->depth == 0) m->now = outside, note(m, '>');
}
static void escape(struct machine *m, char c) { (void)c; m->current += 2; m->now = word; note(m, 'e'); }

int main(void)
{
    const char *inputs[] = {"one two three ", "a(b(c)d)e ", "x\\ y z(((", "", "((())) long\\(word "};
    for (int i = 0; i < 5; i++) {
        struct machine m = {outside, 0, 0, 0, 0, ""};
        for (const char *p = inputs[i]; *p; p++) m.now(&m, *p);
        printf("%d %d %d %s %d\n", m.words, m.longest, m.depth, m.log, m.now == outside);
    }
    return 0;
}
