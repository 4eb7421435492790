// Exceptions made of setjmp, nested.
#include <setjmp.h>
#include <stdio.h>

struct handler { jmp_buf where; struct handler *outer; };
static struct handler *current;
static int log_[20], logged;

#define TRY(h) for (int state_ = (h.outer = current, current = &h, setjmp(h.where)), once_ = 1; once_; once_ = 0) if (state_ == 0)
#define CATCH(e) else for (int e = state_; e; e = 0)
#define END(h) current = h.outer
static void throw_(int e)
{
    struct handler *h = current;
    current = h->outer;
    longjmp(h->where, e);
}
static void risky(int n)
{
    log_[logged++] = n;
    if (n % 3 == 0) throw_(n + 1);
}

int main(void)
{
    for (volatile int i = 1; i < 8; i++) {
        struct handler outer;
        TRY(outer) {
            struct handler inner;
            TRY(inner) { risky(i); END(inner); }
            CATCH(e) {
                printf("inner %d\n", e);
                if (e == 7) throw_(e * 2);
            }
            printf("after %d\n", i);
            END(outer);
        }
        CATCH(e) printf("outer %d\n", e);
    }
    for (int i = 0; i < logged; i++) printf("%d ", log_[i]);
    printf("%d\n", current == NULL);
    return 0;
}
