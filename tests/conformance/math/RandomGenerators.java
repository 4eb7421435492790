// Random and SplittableRandom with seeds, RandomGenerator by name, streams, bounds, Gaussian values, UUIDs.
import java.util.Arrays;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;

public class RandomGenerators {
    public static void main(String[] args) {
        Random r = new Random(12345);
        System.out.println(r.nextInt() + " " + r.nextInt(100) + " " + r.nextInt(64) + " " + r.nextLong() + " " + r.nextBoolean() + " " + r.nextFloat() + " " + r.nextDouble() + " " + r.nextGaussian() + " " + r.nextGaussian() + " " + r.nextInt(5, 10) + " " + r.nextLong(1000) + " " + r.nextDouble(2, 3));
        byte[] bytes = new byte[7];
        r.nextBytes(bytes);
        System.out.println(Arrays.toString(bytes) + " " + r.ints(5, 0, 10).boxed().toList() + " " + r.doubles(2).boxed().toList() + " " + r.longs(2, -5, 5).boxed().toList() + " " + r.ints(3).sum());
        r.setSeed(12345);
        System.out.println(r.nextInt() + " " + new Random(0).nextInt(1 << 30) + " " + new Random(-1).nextLong());
        SplittableRandom s = new SplittableRandom(99);
        SplittableRandom t = s.split();
        System.out.println(s.nextInt() + " " + s.nextInt(10) + " " + s.nextInt(5, 8) + " " + s.nextLong(1L << 40) + " " + s.nextDouble() + " " + s.nextBoolean() + " " + t.nextLong() + " " + s.ints(3, 0, 100).boxed().toList());
        for (Runnable x : new Runnable[] {() -> r.nextInt(0), () -> r.nextInt(5, 5), () -> r.ints(-1), () -> s.nextInt(-1), () -> r.doubles(3, 2, 1)}) {
            try {
                x.run();
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        UUID u = UUID.nameUUIDFromBytes("name".getBytes());
        System.out.println(u + " " + u.version() + " " + u.variant() + " " + u.getMostSignificantBits() + " " + UUID.fromString("1-2-3-4-5") + " " + u.compareTo(new UUID(0, 1)) + " " + u.hashCode() + " " + u.equals(UUID.fromString(u.toString())) + " " + new UUID(-1, -1));
        try {
            UUID.fromString("nonsense");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            u.timestamp();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
    }
}
