// heddle: check
// expect: violated assertion
// What JPF's Verify offers besides choices: advice that changes nothing, properties that the program has set itself, and a
// scheduling point that comes with a value, from 1 to 3. Steps: it is 3.
import gov.nasa.jpf.vm.Verify;

public class VerifyAdvice {
    public static void main(String[] args) {
        Verify.printPathOutput("here");
        Verify.printPathOutput(false, "there");
        Verify.addComment("a comment");
        Verify.setBitInBitSet(0, 3, true);
        Verify.putValue("seen", 1);
        Verify.setProperties("x.y=1", "z = two");
        assert "1".equals(Verify.getProperty("x.y")) && "two".equals(Verify.getProperty("z"));
        assert Verify.getProperty("unknown") == null;
        int value = Verify.breakTransition("a value", 1, 3);
        assert 1 <= value && value <= 2; // HERE: assertion
        Verify.storeTraceAndTerminateIf(value > 3, "trace", "never");
    }
}
