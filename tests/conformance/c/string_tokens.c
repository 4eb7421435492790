#include <stdio.h>
#include <string.h>

int main(void)
{
    char a[] = "  one,two;;three , four", b[] = "k1=v1&k2=&=v3&k4", c[] = "x::y:z";
    for (char *t = strtok(a, " ,;"); t; t = strtok(NULL, " ,;")) printf("[%s]", t);
    printf("\n");
    char *outer, *inner;
    for (char *pair = strtok_r(b, "&", &outer); pair; pair = strtok_r(NULL, "&", &outer)) {
        printf("(");
        for (char *part = strtok_r(pair, "=", &inner); part; part = strtok_r(NULL, "=", &inner)) printf("%s.", part);
        printf(")");
    }
    printf("\n");
    char *rest = c, *field;
    while ((field = strsep(&rest, ":")) != NULL) printf("<%s>", field);
    printf("%d\n", rest == NULL);
    return 0;
}
