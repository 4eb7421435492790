// LocalTime and LocalDateTime: arithmetic with wrap-around, truncation, nanoseconds, formatting, limits.
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;

public class LocalTimes {
    public static void main(String[] args) {
        LocalTime t = LocalTime.of(23, 59, 59, 999_000_000);
        System.out.println(t + " " + t.plusSeconds(1) + " " + t.plusNanos(1_000_001) + " " + t.minusHours(25) + " " + t.truncatedTo(ChronoUnit.MINUTES) + " " + t.toNanoOfDay() + " " + t.toSecondOfDay());
        System.out.println(LocalTime.MIDNIGHT + " " + LocalTime.MAX + " " + LocalTime.of(1, 2, 3, 4000) + " " + LocalTime.of(1, 2, 0) + " " + LocalTime.parse("10:15") + " " + LocalTime.ofSecondOfDay(3661) + " " + LocalTime.NOON.get(ChronoField.AMPM_OF_DAY));
        System.out.println(t.isAfter(LocalTime.NOON) + " " + LocalTime.of(8, 0).until(t, ChronoUnit.MINUTES) + " " + t.with(ChronoField.HOUR_OF_AMPM, 3) + " " + t.atDate(LocalDate.EPOCH) + " " + t.getNano());
        LocalDateTime dt = LocalDateTime.of(2023, 12, 31, 23, 30);
        System.out.println(dt.plusMinutes(45) + " " + dt.plusHours(1000) + " " + dt.minusNanos(1) + " " + dt.withSecond(5) + " " + dt.toLocalDate() + " " + dt.truncatedTo(ChronoUnit.DAYS));
        System.out.println(dt.toEpochSecond(ZoneOffset.UTC) + " " + LocalDateTime.ofEpochSecond(0, 5, ZoneOffset.ofHours(2)) + " " + Duration.between(dt, dt.plusDays(2).minusSeconds(1)) + " " + ChronoUnit.WEEKS.between(dt, dt.plusDays(20)));
        System.out.println(dt.isBefore(dt.plusNanos(1)) + " " + dt.compareTo(dt.plusYears(1)) + " " + dt.equals(LocalDateTime.parse("2023-12-31T23:30")) + " " + LocalDateTime.MIN + " " + dt.hashCode());
        for (Runnable r : new Runnable[] {() -> LocalTime.of(24, 0), () -> LocalTime.parse("25:00"), () -> LocalTime.parse("noon"), () -> t.plus(1, ChronoUnit.DAYS), () -> t.truncatedTo(ChronoUnit.WEEKS), () -> LocalDateTime.parse("2023-01-01 10:00"), () -> LocalTime.of(1, 60)}) {
            try {
                r.run();
            } catch (java.time.DateTimeException x) {
                System.out.println(x.getClass().getSimpleName() + ": " + x.getMessage());
            }
        }
    }
}
