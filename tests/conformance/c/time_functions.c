#include <stdio.h>
#include <string.h>
#include <time.h>

int main(void)
{
    time_t moments[] = {0, 86399, 951782400, 1700000000, -1, 4102444800};
    for (int i = 0; i < 6; i++) {
        struct tm t;
        gmtime_r(&moments[i], &t);
        char text[64];
        strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S %a %j %y %b %p %I %%", &t);
        printf("%s %d %d\n", text, t.tm_wday, t.tm_yday);
    }
    struct tm t;
    memset(&t, 0, sizeof t);
    t.tm_year = 124, t.tm_mon = 13, t.tm_mday = 35, t.tm_hour = 25;
    time_t made = timegm(&t);
    printf("%ld %d-%d-%d %d\n", (long)made, t.tm_year, t.tm_mon, t.tm_mday, t.tm_wday);
    printf("%g\n", difftime(100, 40));
    printf("%s", asctime(gmtime(&moments[3])));
    struct timespec a, b;
    clock_gettime(CLOCK_MONOTONIC, &a);
    clock_gettime(CLOCK_MONOTONIC, &b);
    printf("%d\n", b.tv_sec > a.tv_sec || (b.tv_sec == a.tv_sec && b.tv_nsec >= a.tv_nsec));
    printf("%d %d\n", time(NULL) > 0, clock() >= 0);
    return 0;
}
