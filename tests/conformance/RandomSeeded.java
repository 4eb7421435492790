// java.util.Random with a seed is specified to the bit.
import java.util.Random;

public class RandomSeeded {
    public static void main(String[] args) {
        Random r = new Random(12345);
        for (int i = 0; i < 5; i++) {
            System.out.println(r.nextInt() + " " + r.nextInt(100) + " " + r.nextLong() + " " + r.nextDouble() + " " + r.nextFloat() + " " + r.nextBoolean() + " " + r.nextGaussian());
        }
        byte[] b = new byte[5];
        r.nextBytes(b);
        System.out.println(java.util.Arrays.toString(b) + r.ints(3, 0, 10).boxed().toList());
        r.setSeed(0);
        System.out.println(r.nextInt(64) + " " + new Random(0).nextInt(64) + " " + new Random(-1).nextInt(7));
        try {
            r.nextInt(0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
