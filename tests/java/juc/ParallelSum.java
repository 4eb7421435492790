// heddle: check
// expect: verified
// A parallel stream without side effects.
import java.util.stream.IntStream;

public class ParallelSum {
    public static void main(String[] args) {
        assert IntStream.rangeClosed(1, 2).parallel().sum() == 3;
    }
}
