// heddle: check
// expect: verified
// reality: not (values are chosen at random there)
// An input that is an index: values outside of the array never come to where it matters.
// The last element is not reached.
import org.sosy_lab.sv_benchmarks.Verifier;

public class InputIndexed {
    public static void main(String[] args) throws InterruptedException {
        int[] table = new int[5];
        table[4] = 1;
        int n = Verifier.nondetInt();
        if (n < 0 || n >= 4) {
            return;
        }
        assert table[n] == 0;
    }
}
