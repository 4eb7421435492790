// heddle: check
// expect: verified
// A two-dimensional array is made by one thread and read by another.
public class NestedArray {
    static volatile int[][] rows;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> rows = new int[2][2]);
        one.start();
        int[][] seen = rows;
        assert seen == null || seen[1].length == 2;
        one.join();
    }
}
