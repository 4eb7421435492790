// heddle: check
// expect: violated race
// race: ThreadEndRacy.data
// The end of a thread is known by isAlive(), which orders everything that the thread did before what follows.
// getState() tells the same and orders nothing.
public class ThreadEndRacy {
    static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> data = 1); // HERE-ANY: race
        one.start();
        while (one.getState() != Thread.State.TERMINATED) {
            Thread.onSpinWait();
        }
        assert data == 1; // HERE-ANY: race
    }
}
