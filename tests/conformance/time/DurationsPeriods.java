// Duration and Period: parsing, arithmetic, normalisation, parts, negative values, overflow.
import java.time.Duration;
import java.time.LocalDate;
import java.time.Period;
import java.time.temporal.ChronoUnit;

public class DurationsPeriods {
    public static void main(String[] args) {
        Duration d = Duration.ofHours(49).plusMinutes(61).plusMillis(1500);
        System.out.println(d + " " + d.toDays() + " " + d.toHoursPart() + " " + d.toMinutesPart() + " " + d.toSecondsPart() + " " + d.toMillisPart() + " " + d.getSeconds() + " " + d.getNano() + " " + d.toMillis());
        System.out.println(d.negated() + " " + d.negated().abs() + " " + d.dividedBy(7) + " " + d.multipliedBy(-2) + " " + d.dividedBy(Duration.ofMinutes(7)) + " " + Duration.ofMillis(-1) + " " + Duration.ofMillis(-1).getSeconds() + " " + Duration.ZERO.isZero());
        System.out.println(Duration.parse("PT15M") + " " + Duration.parse("P2DT3H4M5.678S") + " " + Duration.parse("PT-6H+3M") + " " + Duration.parse("-PT6H") + " " + Duration.of(3, ChronoUnit.HALF_DAYS) + " " + Duration.ofSeconds(1, -1) + " " + Duration.ofNanos(123) + " " + d.truncatedTo(ChronoUnit.HOURS));
        System.out.println(d.compareTo(Duration.ofDays(2)) + " " + d.equals(Duration.ofSeconds(d.getSeconds(), d.getNano())) + " " + d.hashCode() + " " + d.getUnits() + " " + d.get(ChronoUnit.NANOS));
        Period p = Period.of(1, 14, 40);
        System.out.println(p + " " + p.normalized() + " " + p.toTotalMonths() + " " + p.plusDays(-50) + " " + p.multipliedBy(2) + " " + p.negated() + " " + Period.ZERO + " " + Period.parse("P1Y2M3W4D") + " " + Period.ofWeeks(3) + " " + p.isNegative());
        System.out.println(LocalDate.of(2020, 1, 31).plus(p) + " " + LocalDate.of(2020, 3, 31).minus(Period.ofMonths(1)) + " " + Period.between(LocalDate.of(2020, 1, 31), LocalDate.of(2021, 3, 1)) + " " + p.getUnits());
        for (Runnable r : new Runnable[] {() -> Duration.parse("15M"), () -> Duration.ofDays(Long.MAX_VALUE), () -> Duration.of(1, ChronoUnit.YEARS), () -> Period.parse("P1H"), () -> Duration.ofSeconds(Long.MAX_VALUE).plusSeconds(1), () -> d.dividedBy(0)}) {
            try {
                r.run();
            } catch (RuntimeException x) {
                System.out.println(x.getClass().getSimpleName() + ": " + x.getMessage());
            }
        }
    }
}
