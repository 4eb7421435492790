// Instant and Clock: epochs, arithmetic, truncation, parsing, fixed, offset and tick clocks.
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;

public class Instants {
    public static void main(String[] args) {
        Instant i = Instant.ofEpochSecond(1_700_000_000L, 123_456_789);
        System.out.println(i + " " + i.plus(1, ChronoUnit.DAYS) + " " + i.truncatedTo(ChronoUnit.HOURS) + " " + i.toEpochMilli() + " " + i.minusMillis(1) + " " + i.getNano());
        System.out.println(Instant.EPOCH + " " + Instant.MIN + " " + Instant.MAX + " " + Instant.ofEpochMilli(-1) + " " + Instant.parse("2020-01-01T00:00:00.5Z").toEpochMilli() + " " + Instant.parse("1969-12-31T23:59:59Z").getEpochSecond());
        System.out.println(i.until(i.plusSeconds(90), ChronoUnit.MINUTES) + " " + i.isAfter(Instant.EPOCH) + " " + i.compareTo(i) + " " + Duration.between(Instant.EPOCH, i).toDays() + " " + i.atOffset(ZoneOffset.ofHours(-5)) + " " + i.atZone(ZoneId.of("UTC")).getHour());
        Clock fixed = Clock.fixed(i, ZoneOffset.UTC);
        System.out.println(fixed + " " + fixed.millis() + " " + LocalDateTime.now(fixed) + " " + LocalDate.now(fixed) + " " + Instant.now(Clock.offset(fixed, Duration.ofHours(-1))) + " " + Clock.tick(fixed, Duration.ofMinutes(10)).instant() + " " + fixed.withZone(ZoneOffset.ofHours(3)).getZone());
        System.out.println(Instant.now().isAfter(Instant.EPOCH) + " " + (Clock.systemUTC().millis() > 0) + " " + Clock.systemUTC().getZone());
        for (Runnable r : new Runnable[] {() -> Instant.MAX.plusNanos(1), () -> Instant.parse("2020-01-01"), () -> i.plus(1, ChronoUnit.MONTHS), () -> i.truncatedTo(ChronoUnit.YEARS), () -> Instant.ofEpochSecond(Long.MAX_VALUE)}) {
            try {
                r.run();
            } catch (java.time.DateTimeException x) {
                System.out.println(x.getClass().getSimpleName() + ": " + x.getMessage());
            }
        }
    }
}
