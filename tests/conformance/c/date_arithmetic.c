#include <stdio.h>

static int leap(int y) { return (y % 4 == 0 && y % 100 != 0) || y % 400 == 0; }
static long days(int y, int m, int d)
{
    static const int before[] = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334};
    long n = (y - 1) * 365L + (y - 1) / 4 - (y - 1) / 100 + (y - 1) / 400;
    return n + before[m - 1] + (m > 2 && leap(y)) + d;
}
static void from_days(long n, int *y, int *m, int *d)
{
    long a = n + 305, era = a / 146097;
    unsigned doe = (unsigned)(a - era * 146097), yoe = (doe - doe / 1460 + doe / 36524 - doe / 146096) / 365, doy = doe - (365 * yoe + yoe / 4 - yoe / 100), mp = (5 * doy + 2) / 153;
    *d = (int)(doy - (153 * mp + 2) / 5 + 1);
    *m = (int)(mp < 10 ? mp + 3 : mp - 9);
    *y = (int)(yoe + era * 400) + (*m <= 2);
}

int main(void)
{
    int dates[][3] = {{1970, 1, 1}, {2000, 2, 29}, {1900, 3, 1}, {2024, 12, 31}, {1582, 10, 15}, {1, 1, 1}};
    for (int i = 0; i < 6; i++) {
        long n = days(dates[i][0], dates[i][1], dates[i][2]);
        int y, m, d;
        from_days(n - 1, &y, &m, &d);
        printf("%ld %ld %s\n", n, n - days(1970, 1, 1), (const char *[]){"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"}[n % 7]);
        printf("  %d %d\n", y, m * 100 + d);
    }
    int fridays = 0;
    for (int y = 1990; y < 2010; y++) for (int m = 1; m <= 12; m++) fridays += days(y, m, 13) % 7 == 5;
    printf("%d\n", fridays);
    return 0;
}
