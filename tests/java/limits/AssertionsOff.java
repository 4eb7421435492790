// heddle: check
// expect: inconclusive setClassAssertionStatus: assertions of single classes
public class AssertionsOff {
    public static void main(String[] args) {
        AssertionsOff.class.getClassLoader().setClassAssertionStatus("Other", false);
    }
}
