// heddle: check --race clocks --reduction none --benign NestedArrayBenign.rows
// expect: violated race
// race: int[][]
// The race for the reference to a two-dimensional array is declared benign; the one for its rows is left.
public class NestedArrayBenign {
    static int[][] rows;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> rows = new int[2][2]); // HERE-ANY: race
        one.start();
        int[][] seen = rows;
        assert seen == null || seen[1].length == 2; // HERE-ANY: race
        one.join();
    }
}
