// The program as a whole: how it starts and stops, its arguments, time, random numbers.
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "fortran.h"

using namespace fortran;

static int argument_count;
static char** arguments;

// The text, padded with blanks.
static void give(const Descriptor* to, const char* text, uint64_t size) {
  if (to == nullptr || to->base == nullptr) return;
  const uint64_t n = size < to->bytes ? size : to->bytes;
  memcpy(to->base, text, n);
  memset(static_cast<char*>(to->base) + n, ' ', to->bytes - n);
}
static void give_number(const Descriptor* to, int64_t value) {
  if (to != nullptr && to->base != nullptr) set_integer(static_cast<char*>(to->base), to->bytes, value);
}

static uint64_t trimmed_size(const Descriptor& d) {
  const char* text = static_cast<const char*>(d.base);
  uint64_t n = d.bytes;
  while (n > 0 && text[n - 1] == ' ') --n;
  return n;
}

extern "C" {

void __heddle_fortran_error_stop(const char* text, uint64_t size) __attribute__((noreturn));

void FORTRAN(ProgramStart)(int argc, char** argv, char**, const void*) {
  argument_count = argc;
  arguments = argv;
}
void FORTRAN(ProgramEndStatement)(void) {}

void FORTRAN(StopStatement)(int code, bool is_error, bool quiet) {
  char text[48];
  if (is_error) {
    const int size = snprintf(text, sizeof text, "ERROR STOP, code %d", code);
    __heddle_fortran_error_stop(text, static_cast<uint64_t>(size));
  }
  if (!quiet) {
    const int size = code == 0 ? snprintf(text, sizeof text, "Fortran STOP\n")
                               : snprintf(text, sizeof text, "Fortran STOP: code %d\n\n", code);
    write(2, text, static_cast<size_t>(size));
  }
  exit(code);
}
void FORTRAN(StopStatementText)(const char* code, uint64_t size, bool is_error, bool quiet) {
  if (is_error) {
    char text[256] = "ERROR STOP: ";
    const uint64_t start = strlen(text), n = size < sizeof text - start ? size : sizeof text - start;
    memcpy(text + start, code, n);
    __heddle_fortran_error_stop(text, start + n);
  }
  if (!quiet) {
    write(2, "Fortran STOP: ", 14);
    write(2, code, size);
    write(2, "\n", 1);
  }
  exit(0);
}
void FORTRAN(PauseStatement)(void) {}
void FORTRAN(PauseStatementInt)(int) {}
void FORTRAN(PauseStatementText)(const char*, size_t) {}
void FORTRAN(FailImageStatement)(void) {
  exit(0);
}
void FORTRAN(Exit)(int status) {
  exit(status);
}
void FORTRAN(Abort)(void) {
  abort();
}
void FORTRAN(ReportFatalUserError)(const char* message, const char*, int) {
  __heddle_misuse(message);
}

// --- arguments and environment ---

int32_t FORTRAN(ArgumentCount)(void) {
  return argument_count > 0 ? argument_count - 1 : 0;
}
int32_t FORTRAN(GetCommandArgument)(int32_t n, const Descriptor* value, const Descriptor* length,
                                    const Descriptor*, const char*, int) {
  if (n < 0 || n >= argument_count) {
    give(value, "", 0);
    give_number(length, 0);
    return 1;
  }
  const uint64_t size = strlen(arguments[n]);
  give(value, arguments[n], size);
  give_number(length, static_cast<int64_t>(size));
  return value != nullptr && value->base != nullptr && size > value->bytes ? -1 : 0;
}
int32_t iargc_(void) {
  return FORTRAN(ArgumentCount)();
}
void getarg_(const int32_t* n, char* text, int64_t size) {
  Descriptor d = {text, static_cast<uint64_t>(size), 20180515, 0, kChar, 0, 0, {}};
  FORTRAN(GetCommandArgument)(*n, &d, nullptr, nullptr, nullptr, 0);
}
int32_t FORTRAN(GetEnvVariable)(const Descriptor& name, const Descriptor* value, const Descriptor* length,
                                bool, const Descriptor*, const char*, int) {
  char text[256];
  const uint64_t n = trimmed_size(name);
  if (n >= sizeof text)
    __heddle_unsupported("the name of an environment variable with more than 255 characters");
  memcpy(text, name.base, n);
  text[n] = '\0';
  const char* found = getenv(text);
  const uint64_t size = found == nullptr ? 0 : strlen(found);
  give(value, found == nullptr ? "" : found, size);
  give_number(length, static_cast<int64_t>(size));
  return found == nullptr ? 1 : 0;
}
int32_t FORTRAN(GetPID)(void) {
  return getpid();
}

// --- time ---

static int64_t ticks(int kind, int64_t nanoseconds) {
  return kind <= 4 ? nanoseconds / 1000000 % 0x7fffffff : nanoseconds;
}
static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000 + time.tv_nsec;
}
double FORTRAN(CpuTime)(void) {
  return static_cast<double>(now()) / 1e9;
}
int64_t FORTRAN(SystemClockCount)(int kind) {
  return ticks(kind, now());
}
int64_t FORTRAN(SystemClockCountRate)(int kind) {
  return kind <= 4 ? 1000 : 1000000000;
}
int64_t FORTRAN(SystemClockCountMax)(int kind) {
  return kind <= 4 ? 0x7fffffff : 0x7fffffffffffffff;
}
static void put_text(char* to, uint64_t size, const char* text) {
  if (to == nullptr) return;
  const uint64_t n = strlen(text) < size ? strlen(text) : size;
  memcpy(to, text, n);
  memset(to + n, ' ', size - n);
}
void FORTRAN(DateAndTime)(char* date, size_t date_size, char* hour, size_t hour_size, char* zone,
                          size_t zone_size, const char*, int, const Descriptor* values) {
  struct timespec time;
  clock_gettime(CLOCK_REALTIME, &time);
  struct tm t;
  gmtime_r(&time.tv_sec, &t);
  const int millisecond = static_cast<int>(time.tv_nsec / 1000000);
  char text[64];
  snprintf(text, sizeof text, "%04d%02d%02d", t.tm_year + 1900, t.tm_mon + 1, t.tm_mday);
  put_text(date, date_size, text);
  snprintf(text, sizeof text, "%02d%02d%02d.%03d", t.tm_hour, t.tm_min, t.tm_sec, millisecond);
  put_text(hour, hour_size, text);
  put_text(zone, zone_size, "+0000");
  if (values == nullptr || values->base == nullptr) return;
  const int64_t numbers[] = {t.tm_year + 1900, t.tm_mon + 1, t.tm_mday, 0,
                             t.tm_hour,        t.tm_min,     t.tm_sec,  millisecond};
  Cursor at(*values);
  for (int i = 0; i < 8; ++i, at.advance()) set_integer(at.get(), values->bytes, numbers[i]);
}
void FORTRAN(Sleep)(int64_t seconds) {
  if (seconds > 0) sleep(static_cast<unsigned>(seconds));
}

// --- random numbers: one generator for all threads ---

void FORTRAN(RandomNumber)(const Descriptor& harvest, const char*, int) {
  Cursor at(harvest);
  for (int64_t n = harvest.elements(); n > 0; --n, at.advance()) {
    const double value = drand48();
    if (harvest.type == kFloat) {
      // Rounding must not give 1.
      *reinterpret_cast<float*>(at.get()) =
          static_cast<float>(static_cast<int64_t>(value * 16777216.0)) / 16777216.0f;
    } else if (harvest.type == kDouble) {
      *reinterpret_cast<double*>(at.get()) = value;
    } else {
      __heddle_unsupported("random_number of this type");
    }
  }
}
void FORTRAN(RandomInit)(bool, bool) {}
void FORTRAN(RandomSeedSize)(const Descriptor* size, const char*, int) {
  give_number(size, 1);
}
void FORTRAN(RandomSeedPut)(const Descriptor* put, const char*, int) {
  srand48(integer_at(static_cast<const char*>(put->base), put->bytes));
}
void FORTRAN(RandomSeedGet)(const Descriptor*, const char*, int) {
  __heddle_unsupported("random_seed(get=...)");
}
void FORTRAN(RandomSeedDefaultPut)(void) {}
void FORTRAN(RandomSeed)(const Descriptor* size, const Descriptor* put, const Descriptor* get,
                         const char* file, int line) {
  if (size != nullptr && size->base != nullptr) return FORTRAN(RandomSeedSize)(size, file, line);
  if (put != nullptr && put->base != nullptr) return FORTRAN(RandomSeedPut)(put, file, line);
  if (get != nullptr && get->base != nullptr) return FORTRAN(RandomSeedGet)(get, file, line);
}
}
