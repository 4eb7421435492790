// heddle: check
// expect: violated race
// race: int[]
// A parallel stream with a side effect.
import java.util.stream.IntStream;

public class ParallelSumRacy {
    public static void main(String[] args) {
        int[] sum = new int[1];
        IntStream.rangeClosed(1, 2).parallel().forEach(i -> sum[0] += i); // HERE-ANY: race
        assert sum[0] <= 3;
    }
}
