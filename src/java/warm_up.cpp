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

  template <typename... Arguments>
  Ref make(const char* name, const char* descriptor, Arguments... arguments) {
    initialise(name);
    Klass* k = vm_.require_class(name);
    const Ref made = vm_.heap.allocate(k, 0, 0);
    run(k->find_declared("<init>", descriptor), {made, arguments...});
    return made;
  }

  // A static field of that class and of its own type.
  Ref constant(const char* klass, const std::string& name) {
    const Klass* k = vm_.require_class(klass);
    const Field* field = k->find_field(name, "L" + std::string(klass) + ";");
    return field == nullptr ? kNull : vm_.get_static<Ref>(field);
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

void format_text(Library& library, Ref locale, const char* format, Ref arguments) {
  library.call("java/lang/String", "format",
               "(Ljava/util/Locale;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;",
               {locale, library.text(format), arguments});
}

void format_any(Library& library, Ref locale) {
  const Ref letter = library.call_ref("java/lang/Character", "valueOf", "(C)Ljava/lang/Character;", {'c'});
  format_text(library, locale, "%1$5s %2$d %2$x %2$,d %3$.2f %4$c%n",
              library.array(
                  {library.text("s"), library.boxed_int(1234), library.boxed_double(kOneAndAHalf), letter}));
}

void format_date(Library& library, Ref locale, Ref date_or_time) {
  format_text(library, locale, "%1$tF %1$tT %1$tb %1$ta %1$tp", library.array({date_or_time}));
}

void format_numbers(Library& library, Ref locale) {
  const Ref number = library.boxed_double(kOneAndAHalf);
  for (const char* giver : {"getInstance", "getIntegerInstance", "getPercentInstance", "getCurrencyInstance"})
    library.call_on("java/text/Format", "format", "(Ljava/lang/Object;)Ljava/lang/String;",
                    {library.call_ref("java/text/NumberFormat", giver,
                                      "(Ljava/util/Locale;)Ljava/text/NumberFormat;", {locale}),
                     number});
}

void format_messages(Library& library) {
  library.call(
      "java/text/MessageFormat", "format", "(Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;",
      {library.text("{0} {1} {1,number}"), library.array({library.text("s"), library.boxed_int(1234)})});
}

void format_dates(Library& library, Ref locale, bool as_text) {
  constexpr const char* kFormat = "java/text/DateFormat";
  constexpr const char* kFormatDate = "(Ljava/util/Date;)Ljava/lang/String;";
  constexpr std::uint32_t kMedium = 2;  // DateFormat.MEDIUM
  const Ref date = library.make("java/util/Date", "(J)V", 0u, 0u);
  library.call_on("java/util/Date", "toString", "()Ljava/lang/String;", {date});
  library.call("java/util/Calendar", "getInstance", "(Ljava/util/Locale;)Ljava/util/Calendar;", {locale});
  const Ref simple = library.make("java/text/SimpleDateFormat", "(Ljava/lang/String;Ljava/util/Locale;)V",
                                  library.text(kPattern), locale);
  const Ref text = library.call_on(kFormat, "format", kFormatDate, {simple, date});
  if (text != kNull)
    library.call_on(kFormat, "parse", "(Ljava/lang/String;)Ljava/util/Date;", {simple, text});
  for (const char* giver : {"getDateInstance", "getTimeInstance"})
    library.call(kFormat, giver, "(ILjava/util/Locale;)Ljava/text/DateFormat;", {kMedium, locale});
  library.call(kFormat, "getDateTimeInstance", "(IILjava/util/Locale;)Ljava/text/DateFormat;",
               {kMedium, kMedium, locale});
  if (as_text) format_date(library, locale, date);
}

void format_times(Library& library, Ref locale, bool as_text) {
  constexpr const char* kFormatter = "java/time/format/DateTimeFormatter";
  const Ref zone = library.call_ref("java/time/ZoneId", "systemDefault", "()Ljava/time/ZoneId;", {});
  const Ref instant = library.call_ref("java/time/Instant", "ofEpochMilli", "(J)Ljava/time/Instant;", {0, 0});
  const Ref time =
      library.call_ref("java/time/ZonedDateTime", "ofInstant",
                       "(Ljava/time/Instant;Ljava/time/ZoneId;)Ljava/time/ZonedDateTime;", {instant, zone});
  if (time == kNull) return;
  library.call_on("java/lang/Object", "toString", "()Ljava/lang/String;", {instant});
  library.call_on("java/lang/Object", "toString", "()Ljava/lang/String;", {time});
  const Ref formatter = library.call_ref(
      kFormatter, "ofPattern", "(Ljava/lang/String;Ljava/util/Locale;)Ljava/time/format/DateTimeFormatter;",
      {library.text(kPattern), locale});
  library.call_on(kFormatter, "format", "(Ljava/time/temporal/TemporalAccessor;)Ljava/lang/String;",
                  {formatter, time});
  if (as_text) format_date(library, locale, time);
}

// The root logger's handlers are made when they are first asked for, the name of a level in the user's
// language when a record is formatted. Nothing is logged: records are numbered.
void prepare_logging(Library& library) {
  constexpr const char* kManager = "java/util/logging/LogManager";
  constexpr const char* kLevel = "java/util/logging/Level";
  library.initialise("java/util/logging/LogRecord");
  const Ref manager = library.call_ref(kManager, "getLogManager", "()Ljava/util/logging/LogManager;", {});
  const Ref root = library.call_on(kManager, "getLogger", "(Ljava/lang/String;)Ljava/util/logging/Logger;",
                                   {manager, library.text("")});
  library.call_on("java/util/logging/Logger", "getHandlers", "()[Ljava/util/logging/Handler;", {root});
  for (const char* name : {"INFO", "WARNING", "SEVERE"})
    library.call_on(kLevel, "getLocalizedName", "()Ljava/lang/String;",
                    {library.call_ref(kLevel, "parse", "(Ljava/lang/String;)Ljava/util/logging/Level;",
                                      {library.text(name)})});
}

// A bundle belongs to who asks for it, so none is loaded.
void prepare_bundles(Library& library) {
  for (const char* name : {"jdk/internal/loader/ClassLoaders", "java/util/ServiceLoader",
                           "java/util/ServiceLoader$LazyClassPathLookupIterator",
                           "java/util/ServiceLoader$ModuleServicesLookupIterator", "java/util/ResourceBundle",
                           "java/util/ResourceBundle$BundleReference", "java/util/ResourceBundle$Control",
                           "java/util/ResourceBundle$KeyElementReference", "java/util/PropertyResourceBundle",
                           "sun/util/PropertyResourceBundleCharset", "java/net/URL", "java/io/File"})
    library.initialise(name);
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

void prepare_language(Library& library, const Mentions& mentions, Ref locale) {
  if (mentions.format) format_any(library, locale);
  if (mentions.sets_properties) return;
  if (mentions.numbers || mentions.dates) format_numbers(library, locale);
  if (mentions.dates) format_dates(library, locale, mentions.format);
  // A log record's time is a ZonedDateTime, formatted like any text.
  if (mentions.time || mentions.logging) format_times(library, locale, mentions.format || mentions.logging);
}

// There are three: for everything, for what is displayed, for what is formatted.
Ref default_locale(Library& library) {
  library.initialise("java/util/Locale$Category");
  for (const char* category : {"DISPLAY", "FORMAT"})
    library.call("java/util/Locale", "getDefault", "(Ljava/util/Locale$Category;)Ljava/util/Locale;",
                 {library.constant("java/util/Locale$Category", category)});
  return library.call_ref("java/util/Locale", "getDefault", "()Ljava/util/Locale;", {});
}

void prepare(Library library, const Mentions& mentions) {
  if (mentions.uses_language()) {
    prepare_language(library, mentions, default_locale(library));
    for (const std::string& name : mentions.locales)
      prepare_language(library, mentions, library.constant("java/util/Locale", name));
  }
  if (mentions.concurrent) prepare_concurrency(library);
  if (mentions.sets_properties) return;
  if (mentions.numbers) format_messages(library);
  if (mentions.bundles) prepare_bundles(library);
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
