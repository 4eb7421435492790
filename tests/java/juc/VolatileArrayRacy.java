// heddle: check
// expect: violated race
// race: int[]
// A volatile array is a volatile reference to plain elements.
public class VolatileArrayRacy {
    static volatile int[] cells = new int[1];

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> cells[0] = 1); // HERE-ANY: race
        one.start();
        int seen = cells[0]; // HERE-ANY: race
        one.join();
        assert seen <= 1;
    }
}
