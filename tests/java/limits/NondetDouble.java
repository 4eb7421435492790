// heddle: check
// expect: inconclusive Verifier\.nondetDouble.*NondetDouble\.java:8
// There is no end of values to try.
import org.sosy_lab.sv_benchmarks.Verifier;

public class NondetDouble {
    public static void main(String[] args) {
        double d = Verifier.nondetDouble();
        assert d == d;
    }
}
