// time.h: the calendar. The time zone is UTC. What returns memory of the library returns the same memory each
// time, and threads that use it race for it, here as natively.
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <time.h>

int __heddle_calendar(time_t seconds, struct tm* fields);
time_t __heddle_seconds(struct tm* fields);

static struct tm* calendar(const time_t* seconds, struct tm* fields, const char* zone) {
  if (!__heddle_calendar(*seconds, fields)) {
    errno = EOVERFLOW;
    return NULL;
  }
  fields->tm_gmtoff = 0;
  fields->tm_zone = zone;
  return fields;
}

struct tm* gmtime_r(const time_t* restrict seconds, struct tm* restrict fields) {
  return calendar(seconds, fields, "GMT");
}
struct tm* localtime_r(const time_t* restrict seconds, struct tm* restrict fields) {
  return calendar(seconds, fields, "UTC");
}

static struct tm shared;
struct tm* gmtime(const time_t* seconds) {
  return gmtime_r(seconds, &shared);
}
struct tm* localtime(const time_t* seconds) {
  return localtime_r(seconds, &shared);
}

static time_t seconds_of(struct tm* fields, const char* zone) {
  const time_t seconds = __heddle_seconds(fields);
  fields->tm_gmtoff = 0;
  fields->tm_zone = zone;
  return seconds;
}
time_t mktime(struct tm* fields) {
  return seconds_of(fields, "UTC");
}
time_t timelocal(struct tm* fields) {
  return seconds_of(fields, "UTC");
}
time_t timegm(struct tm* fields) {
  return seconds_of(fields, "GMT");
}

char* asctime_r(const struct tm* restrict t, char* restrict buffer) {
  static const char days[7][4] = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  static const char months[12][4] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                     "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  sprintf(buffer, "%s %s%3d %.2d:%.2d:%.2d %d\n", t->tm_wday < 0 || t->tm_wday > 6 ? "???" : days[t->tm_wday],
          t->tm_mon < 0 || t->tm_mon > 11 ? "???" : months[t->tm_mon], t->tm_mday, t->tm_hour, t->tm_min,
          t->tm_sec, 1900 + t->tm_year);
  return buffer;
}
char* asctime(const struct tm* fields) {
  static char text[64];
  return asctime_r(fields, text);
}
char* ctime_r(const time_t* restrict seconds, char* restrict buffer) {
  struct tm fields;
  return localtime_r(seconds, &fields) == NULL ? NULL : asctime_r(&fields, buffer);
}
char* ctime(const time_t* seconds) {
  const struct tm* fields = localtime(seconds);
  return fields == NULL ? NULL : asctime(fields);
}

double difftime(time_t end, time_t begin) {
  return (double)(end - begin);
}
void tzset(void) {}
