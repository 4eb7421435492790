#include "java/warm_up.h"

#include "java/interp/interpreter.h"
#include "java/mentions.h"

namespace heddle::java {
namespace {

// Calls into the library. A warm-up that throws has warmed up what it could; the program will meet the same
// exception if it gets there.
class Library {
 public:
  explicit Library(Vm& vm) : vm_(vm) {}

  using Arguments = std::initializer_list<std::uint32_t>;

  std::uint64_t call(const char* klass, const char* name, const char* descriptor, Arguments arguments) {
    return run(vm_.require_class(klass)->find_declared(name, descriptor), arguments);
  }
  Ref call_ref(const char* klass, const char* name, const char* descriptor, Arguments arguments) {
    return static_cast<Ref>(call(klass, name, descriptor, arguments));
  }

  // `arguments` begins with the receiver; null: nothing happens, and the result is null.
  Ref call_on(const char* klass, const char* name, const char* descriptor, Arguments arguments) {
    const Ref receiver = *arguments.begin();
    Method* method = vm_.require_class(klass)->find_method(name, descriptor);
    if (receiver == kNull || method == nullptr) return kNull;
    Thrown ignored;
    return static_cast<Ref>(
        run(vm_.select_method(vm_.classes[vm_.heap.klass(receiver)->id], method, ignored), arguments));
  }

  void initialise(const char* name) {
    Thrown ignored;
    Klass* k = vm_.load_class(name, ignored);
    if (k == nullptr) return;
    call("java/lang/Class", "forName", "(Ljava/lang/String;)Ljava/lang/Class;",
         {vm_.intern_utf8(k->external_name())});
  }

  // With one argument for the constructor, or none.
  Ref make(const char* name, const char* descriptor, std::optional<std::uint32_t> argument = {}) {
    initialise(name);
    Klass* k = vm_.require_class(name);
    const Ref made = vm_.heap.allocate(k, 0, 0);
    Method* constructor = k->find_declared("<init>", descriptor);
    if (argument)
      run(constructor, {made, *argument});
    else
      run(constructor, {made});
    return made;
  }

  Ref text(const char* utf8) { return vm_.intern_utf8(utf8); }

  Ref array(std::initializer_list<Ref> elements) {
    const auto length = static_cast<std::uint32_t>(elements.size());
    const Ref made = vm_.heap.allocate_array(vm_.array_of(vm_.known.object), length, 0, 0);
    Offset at = kElementsOffset;
    for (Ref element : elements) {
      vm_.heap.put_ref(made, static_cast<std::uint32_t>(at), element);
      at += 4;
    }
    return made;
  }

  Ref boxed_int(std::uint32_t value) {
    return call_ref("java/lang/Integer", "valueOf", "(I)Ljava/lang/Integer;", {value});
  }
  Ref boxed_double(std::uint32_t high) {
    return call_ref("java/lang/Double", "valueOf", "(D)Ljava/lang/Double;", {0, high});
  }

 private:
  std::uint64_t run(Method* method, Arguments arguments) {
    std::uint64_t result = 0;
    if (method != nullptr && !vm_.interpreter->call_now(method, arguments, &result)) {
      vm_.interpreter->set_exception(kNull);
      return 0;
    }
    return result;
  }

  Vm& vm_;
};

constexpr std::uint32_t kOneAndAHalf = 0x3ff80000;  // the high half of a double
constexpr const char* kPattern = "yyyy-MM-dd'T'HH:mm:ss.SSS Z EEE EEEE MMM MMMM h a G";

void format_text(Library& library, const char* format, Ref arguments) {
  library.call("java/lang/String", "format", "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;",
               {library.text(format), arguments});
}

void format_once(Library& library) {
  format_text(
      library, "%1$5s %2$d %2$x %2$,d %3$.2f %4$c%n",
      library.array({library.text("s"), library.boxed_int(1234), library.boxed_double(kOneAndAHalf),
                     library.call_ref("java/lang/Character", "valueOf", "(C)Ljava/lang/Character;", {'c'})}));
}

void format_numbers(Library& library) {
  constexpr const char* kFormat = "java/text/NumberFormat";
  constexpr const char* kGiver = "()Ljava/text/NumberFormat;";
  const Ref number = library.boxed_double(kOneAndAHalf);
  for (const char* giver : {"getInstance", "getIntegerInstance", "getPercentInstance", "getCurrencyInstance"})
    library.call_on("java/text/Format", "format", "(Ljava/lang/Object;)Ljava/lang/String;",
                    {library.call_ref(kFormat, giver, kGiver, {}), number});
  library.call_on(
      "java/text/Format", "format", "(Ljava/lang/Object;)Ljava/lang/String;",
      {library.make("java/text/DecimalFormat", "(Ljava/lang/String;)V", library.text("#,##0.00")), number});
  library.call(
      "java/text/MessageFormat", "format", "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;",
      {library.text("{0} {1} {1,number}"), library.array({library.text("s"), library.boxed_int(1234)})});
}

// Midnight of 1 January 1970.
Ref first_date(Library& library) {
  const Ref date = library.make("java/util/Date", "()V");
  library.call_on("java/util/Date", "setTime", "(J)V", {date, 0, 0});
  return date;
}

void format_dates(Library& library, bool as_text) {
  constexpr const char* kFormat = "java/text/DateFormat";
  constexpr const char* kFormatDate = "(Ljava/util/Date;)Ljava/lang/String;";
  const Ref date = first_date(library);
  library.call_on("java/util/Date", "toString", "()Ljava/lang/String;", {date});
  library.call("java/util/Calendar", "getInstance", "()Ljava/util/Calendar;", {});
  const Ref simple =
      library.make("java/text/SimpleDateFormat", "(Ljava/lang/String;)V", library.text(kPattern));
  const Ref text = library.call_on(kFormat, "format", kFormatDate, {simple, date});
  if (text != kNull)
    library.call_on(kFormat, "parse", "(Ljava/lang/String;)Ljava/util/Date;", {simple, text});
  for (const char* giver : {"getDateInstance", "getTimeInstance", "getDateTimeInstance"})
    library.call_on(kFormat, "format", kFormatDate,
                    {library.call_ref(kFormat, giver, "()Ljava/text/DateFormat;", {}), date});
  if (as_text) format_text(library, "%1$tF %1$tT %1$tb %1$ta %1$tp", library.array({date}));
}

void format_times(Library& library, bool as_text) {
  constexpr const char* kFormatter = "java/time/format/DateTimeFormatter";
  const Ref zone = library.call_ref("java/time/ZoneId", "systemDefault", "()Ljava/time/ZoneId;", {});
  const Ref instant = library.call_ref("java/time/Instant", "ofEpochMilli", "(J)Ljava/time/Instant;", {0, 0});
  const Ref time =
      library.call_ref("java/time/ZonedDateTime", "ofInstant",
                       "(Ljava/time/Instant;Ljava/time/ZoneId;)Ljava/time/ZonedDateTime;", {instant, zone});
  if (time == kNull) return;
  library.call_on("java/lang/Object", "toString", "()Ljava/lang/String;", {instant});
  library.call_on("java/lang/Object", "toString", "()Ljava/lang/String;", {time});
  const Ref formatter =
      library.call_ref(kFormatter, "ofPattern", "(Ljava/lang/String;)Ljava/time/format/DateTimeFormatter;",
                       {library.text(kPattern)});
  library.call_on(kFormatter, "format", "(Ljava/time/temporal/TemporalAccessor;)Ljava/lang/String;",
                  {formatter, time});
  if (as_text) format_text(library, "%1$tF %1$tT %1$tb %1$ta %1$tp", library.array({time}));
}

// The root logger's handlers are made when they are first asked for. Nothing is logged: records are numbered.
void prepare_logging(Library& library) {
  constexpr const char* kLogger = "java/util/logging/Logger";
  library.initialise("java/util/logging/LogRecord");
  const Ref root = library.call_ref(kLogger, "getLogger", "(Ljava/lang/String;)Ljava/util/logging/Logger;",
                                    {library.text("")});
  library.call_on(kLogger, "getHandlers", "()[Ljava/util/logging/Handler;", {root});
}

void prepare_concurrency(Library& library) {
  for (const char* name :
       {"java/lang/Thread$State", "java/util/concurrent/TimeUnit", "java/util/concurrent/locks/LockSupport",
        "java/util/concurrent/locks/AbstractQueuedSynchronizer",
        "java/util/concurrent/locks/AbstractQueuedSynchronizer$Node",
        "java/util/concurrent/ThreadLocalRandom", "java/util/concurrent/ForkJoinPool",
        "java/util/concurrent/FutureTask", "java/util/concurrent/ThreadPoolExecutor",
        "java/util/concurrent/ConcurrentHashMap"})
    library.initialise(name);
}

void prepare(Library library, const Mentions& mentions) {
  if (mentions.locale || mentions.format)
    library.call("java/util/Locale", "getDefault", "()Ljava/util/Locale;", {});
  if (mentions.format) format_once(library);
  if (mentions.concurrent) prepare_concurrency(library);
  if (mentions.sets_properties) return;
  if (mentions.numbers || mentions.dates) format_numbers(library);
  if (mentions.dates) format_dates(library, mentions.format);
  // A log record's time is a ZonedDateTime, formatted like any text.
  if (mentions.time || mentions.logging) format_times(library, mentions.format || mentions.logging);
  if (mentions.logging && !mentions.sets_streams) prepare_logging(library);
}

}  // namespace

void warm_up(Vm& vm, const Klass& main) {
  const Mentions mentions = find_mentions(vm, main);
  vm.booting = true;
  vm.heap.set_immortal_allocation(true);
  prepare(Library(vm), mentions);
  vm.heap.set_immortal_allocation(false);
  vm.booting = false;
  vm.collects_garbage = mentions.gc;
  if (mentions.gc) vm.known.reference_referent->written_shared = true;
}

}  // namespace heddle::java
