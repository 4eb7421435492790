// Durations between many pairs of times, in all parts; truncation; comparison; sums over lists.
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.*;
import java.util.stream.*;

public class DurationsTable {
    public static void main(String[] args) throws Exception {
        List<Duration> ds = Stream.of("PT0S", "PT1H30M", "-PT90M", "P1DT0.001S", "PT-0.5S", "PT100H").map(Duration::parse).toList();
        for (Duration d : ds) System.out.println(d + " " + d.toDays() + " " + d.toHours() + " " + d.toMinutes() + " " + d.toSeconds() + " " + d.toMillis() + " " + d.toDaysPart() + ":" + d.toHoursPart() + ":" + d.toMinutesPart() + ":" + d.toSecondsPart() + "." + d.toNanosPart() + " " + d.isNegative() + " " + d.abs() + " " + d.truncatedTo(ChronoUnit.MINUTES) + " " + d.multipliedBy(3));
        System.out.println(ds.stream().reduce(Duration.ZERO, Duration::plus) + " " + Collections.max(ds) + " " + ds.stream().sorted().toList());
        LocalTime t = LocalTime.of(22, 0);
        System.out.println(Duration.between(t, LocalTime.of(6, 30)) + " " + t.plus(Duration.ofHours(10)) + " " + ChronoUnit.SECONDS.between(t, LocalTime.MAX));
    }
}
