// stderr: all
// Output on both streams; printStackTrace without an argument goes to stderr.
public class StderrOutput {
    public static void main(String[] args) {
        System.out.println("to out");
        System.err.println("to err");
        System.err.print('c');
        System.err.printf(" %d%n", 7);
        new RuntimeException("trace").printStackTrace();
        System.out.println("out again");
    }
}
