// Hash codes fixed by the specification.
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public class HashCodes {
    public static void main(String[] args) {
        System.out.println("".hashCode() + " " + "a".hashCode() + " " + "The quick brown fox".hashCode() + " " + "\u20ac\u0416".hashCode());
        System.out.println(List.of(1, 2, 3).hashCode() + " " + Arrays.asList("a", null).hashCode() + " " + List.of().hashCode());
        System.out.println(Integer.hashCode(-5) + " " + Long.hashCode(1L << 40) + " " + Double.hashCode(1.5) + " " + Float.hashCode(1.5f) + " " + Boolean.hashCode(false) + " " + Character.hashCode('x') + " " + Byte.hashCode((byte) -1));
        System.out.println(Map.entry("a", 1).hashCode() + " " + Map.of("a", 1).hashCode() + " " + Optional.empty().hashCode() + " " + Arrays.hashCode(new double[] {1, 2}) + " " + Arrays.hashCode((int[]) null));
        int h = 0;
        for (char c : "collide".toCharArray()) {
            h = 31 * h + c;
        }
        System.out.println(h == "collide".hashCode());
        System.out.println("AaAaAa".hashCode() == "BBBBBB".hashCode());
        System.out.println("polygenelubricants".hashCode());
    }
}
