// heddle: check
// expect: violated race
// race: int[][] | NestedArrayRacy.rows
// A two-dimensional array is made by one thread and read by another.
// Published by a race: its rows are stored into it when it is made, and may be missed.
public class NestedArrayRacy {
    static int[][] rows;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> rows = new int[2][2]); // HERE-ANY: race
        one.start();
        int[][] seen = rows; // HERE-ANY: race
        assert seen == null || seen[1].length == 2; // HERE-ANY: race
        one.join();
    }
}
