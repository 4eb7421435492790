// Statistics over seeded data: mean, variance, median, histogram, correlation, running averages; Kahan sums.
import java.util.*;
import java.util.stream.*;

public class StatsAndPercentiles {
    public static void main(String[] args) throws Exception {
        double[] x = new Random(99).doubles(300).map(d -> d * 10 - 5).toArray(), y = Arrays.stream(x).map(d -> 2 * d + 1).toArray();
        double mean = Arrays.stream(x).average().orElse(0), variance = Arrays.stream(x).map(d -> (d - mean) * (d - mean)).sum() / x.length;
        double[] sorted = x.clone();
        Arrays.sort(sorted);
        System.out.println(mean + " " + variance + " " + Math.sqrt(variance) + " " + sorted[150] + " " + sorted[0] + " " + sorted[299]);
        int[] bins = new int[10];
        for (double d : x) bins[(int) Math.floor(d + 5)]++;
        System.out.println(Arrays.toString(bins));
        double my = Arrays.stream(y).average().getAsDouble(), sxy = 0, sxx = 0, syy = 0;
        for (int i = 0; i < x.length; i++) {
            sxy += (x[i] - mean) * (y[i] - my);
            sxx += (x[i] - mean) * (x[i] - mean);
            syy += (y[i] - my) * (y[i] - my);
        }
        System.out.println(Math.round(sxy / Math.sqrt(sxx * syy) * 1e9) / 1e9);
        float naive = 0, kahan = 0, c = 0;
        for (int i = 1; i <= 5000; i++) {
            naive += 0.1f;
            float z = 0.1f - c, s = kahan + z;
            c = s - kahan - z;
            kahan = s;
        }
        System.out.println(naive + " " + kahan);
    }
}
