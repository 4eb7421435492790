// ZonedDateTime: daylight saving gaps and overlaps, conversions, offsets, zone rules, transitions.
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.zone.ZoneRules;

public class Zones {
    public static void main(String[] args) {
        ZoneId paris = ZoneId.of("Europe/Paris"), ny = ZoneId.of("America/New_York");
        ZonedDateTime gap = ZonedDateTime.of(LocalDateTime.of(2024, 3, 31, 2, 30), paris);
        System.out.println(gap + " " + gap.minusHours(1) + " " + gap.plusDays(1));
        ZonedDateTime overlap = ZonedDateTime.of(LocalDateTime.of(2024, 10, 27, 2, 30), paris);
        System.out.println(overlap + " " + overlap.withLaterOffsetAtOverlap() + " " + overlap.plusHours(1) + " " + overlap.plusHours(2));
        System.out.println(gap.withZoneSameInstant(ny) + " " + gap.withZoneSameLocal(ny) + " " + gap.toInstant() + " " + gap.getOffset() + " " + gap.toOffsetDateTime() + " " + gap.withFixedOffsetZone());
        ZoneRules rules = paris.getRules();
        System.out.println(rules.isDaylightSavings(gap.toInstant()) + " " + rules.getStandardOffset(Instant.EPOCH) + " " + rules.nextTransition(Instant.parse("2024-01-01T00:00:00Z")) + " " + rules.getValidOffsets(LocalDateTime.of(2024, 10, 27, 2, 30)) + rules.getValidOffsets(LocalDateTime.of(2024, 3, 31, 2, 30)) + " " + rules.isFixedOffset());
        System.out.println(ZonedDateTime.parse("2024-05-01T10:00:00+09:00[Asia/Tokyo]") + " " + ZonedDateTime.ofInstant(Instant.EPOCH, ZoneId.of("Asia/Kolkata")) + " " + ZoneId.of("GMT+2") + " " + ZoneId.of("Z") + " " + ZoneId.of("UTC").normalized() + " " + ZoneId.SHORT_IDS.get("PST"));
        OffsetDateTime o = OffsetDateTime.of(2020, 1, 1, 0, 0, 0, 0, ZoneOffset.ofHoursMinutes(5, 30));
        System.out.println(o + " " + o.withOffsetSameInstant(ZoneOffset.UTC) + " " + o.isEqual(o.withOffsetSameInstant(ZoneOffset.MAX)) + " " + o.equals(o.withOffsetSameInstant(ZoneOffset.UTC)) + " " + OffsetTime.parse("10:00-08:00") + " " + ZoneOffset.of("-0230").getTotalSeconds() + " " + o.toZonedDateTime());
        System.out.println(ZoneId.getAvailableZoneIds().contains("Australia/Sydney") + " " + (ZoneId.getAvailableZoneIds().size() > 400) + " " + java.util.TimeZone.getTimeZone(ny).getOffset(0L));
        for (Runnable r : new Runnable[] {() -> ZoneId.of("Mars/Base"), () -> ZoneId.of("bad zone"), () -> ZoneOffset.of("+19:00"), () -> ZoneOffset.ofHours(20), () -> ZonedDateTime.parse("2024-01-01T00:00")}) {
            try {
                r.run();
            } catch (java.time.DateTimeException x) {
                System.out.println(x.getClass().getSimpleName() + ": " + x.getMessage());
            }
        }
    }
}
