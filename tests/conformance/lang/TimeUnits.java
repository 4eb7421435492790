// TimeUnit conversions, ChronoUnit and Duration bridges, saturation.
import java.time.*;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.TimeUnit;

public class TimeUnits {
    public static void main(String[] args) throws Exception {
        for (TimeUnit u : TimeUnit.values()) System.out.println(u + " " + u.toNanos(3) + " " + u.toMillis(1500) + " " + u.toDays(100_000_000_000L) + " " + u.convert(90, TimeUnit.MINUTES) + " " + u.toChronoUnit() + " " + u.convert(Duration.ofSeconds(7)));
        System.out.println(TimeUnit.DAYS.toNanos(Long.MAX_VALUE) + " " + TimeUnit.NANOSECONDS.toSeconds(-1) + " " + TimeUnit.of(ChronoUnit.HOURS));
        TimeUnit.MILLISECONDS.sleep(1);
    }
}
