// heddle: check
// expect: violated race
// race: int[]
// Two threads fill the halves of an array: neighbours, and different locations.
// The halves overlap by one element.
public class ArrayHalvesRacy {
    static final int[] cells = new int[5];

    static void fill(int from, int to) {
        for (int i = from; i < to; i++) {
            cells[i] = 1; // HERE-ANY: race
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> fill(0, 3));
        one.start();
        fill(2, 5);
        one.join();
        assert cells[2] == 1;
    }
}
