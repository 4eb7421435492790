// Shortest decimal strings of floats and doubles: powers of two and ten, neighbours, random bits.
import java.util.*;

public class FloatPrinting {
    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder();
        for (int e = -1074; e < 1024; e += 61) sb.append(Math.scalb(1.0, e)).append(' ');
        System.out.println(sb);
        sb.setLength(0);
        for (int e = -149; e < 128; e += 23) sb.append(Math.scalb(1f, e)).append(' ').append(Math.nextDown(Math.scalb(1f, e))).append(' ');
        System.out.println(sb);
        sb.setLength(0);
        double ten = 1;
        for (int i = 0; i < 25; i++, ten *= 10) sb.append(ten).append(' ').append(1 / ten).append(' ').append((float) ten).append(' ');
        System.out.println(sb);
        Random r = new Random(77);
        long h = 0;
        for (int i = 0; i < 500; i++) {
            double d = Double.longBitsToDouble(r.nextLong());
            float f = Float.intBitsToFloat(r.nextInt());
            String s = d + " " + f;
            h = h * 31 + s.hashCode();
            if (Double.parseDouble("" + d) != d && d == d || Float.parseFloat("" + f) != f && f == f) System.out.println("no round trip " + s);
        }
        System.out.println(h);
    }
}
