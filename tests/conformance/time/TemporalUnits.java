// Units and fields: ranges, between, supported pairs, adding units to every temporal, rounding to units.
import java.time.*;
import java.time.temporal.*;

public class TemporalUnits {
    public static void main(String[] args) {
        LocalDateTime a = LocalDateTime.of(2020, 2, 29, 10, 30, 15), b = LocalDateTime.of(2023, 7, 4, 5, 6, 7);
        for (ChronoUnit u : ChronoUnit.values()) {
            try {
                System.out.print(u + "=" + u.between(a, b) + " ");
            } catch (UnsupportedTemporalTypeException e) {
                System.out.print(u + "! ");
            }
        }
        System.out.println();
        for (ChronoField f : new ChronoField[] {ChronoField.YEAR, ChronoField.MONTH_OF_YEAR, ChronoField.DAY_OF_MONTH, ChronoField.HOUR_OF_AMPM, ChronoField.SECOND_OF_DAY, ChronoField.MICRO_OF_SECOND}) System.out.print(f + " " + f.range() + " " + a.get(f) + "; ");
        System.out.println();
        Temporal[] ts = {LocalDate.EPOCH, LocalTime.NOON, a, Instant.EPOCH, Year.of(2000), YearMonth.of(2000, 1), OffsetDateTime.MIN.withYear(2000)};
        for (Temporal t : ts) {
            StringBuilder sb = new StringBuilder(t.getClass().getSimpleName());
            for (ChronoUnit u : new ChronoUnit[] {ChronoUnit.NANOS, ChronoUnit.HOURS, ChronoUnit.DAYS, ChronoUnit.MONTHS, ChronoUnit.YEARS}) sb.append(t.isSupported(u) ? " " + t.plus(1, u) : " -");
            System.out.println(sb);
        }
        System.out.println(ChronoUnit.DAYS.getDuration() + " " + ChronoUnit.MONTHS.isDateBased() + ChronoUnit.HOURS.isTimeBased() + ChronoUnit.MONTHS.isDurationEstimated() + " " + ValueRange.of(1, 5).isValidValue(6));
    }
}
