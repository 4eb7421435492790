// heddle: check
// expect: inconclusive inputs of org.sosy_lab.sv_benchmarks.Verifier.nondetInt outside -8..7 were not tried
// reality: not (values are chosen at random there)
// A sum of two inputs takes more than their classes; it is wrong for 1000 and 234 only.
import org.sosy_lab.sv_benchmarks.Verifier;

public class InputSum {
    public static void main(String[] args) {
        int a = Verifier.nondetInt();
        int b = Verifier.nondetInt();
        assert a + b != 1234;
    }
}
