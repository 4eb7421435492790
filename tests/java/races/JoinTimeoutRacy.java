// heddle: check
// expect: violated race
// race: JoinTimeoutRacy.data
// A join without a limit orders the end of the thread.
// A join that may time out orders nothing if it did, and nobody asked.
public class JoinTimeoutRacy {
    static int data;

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> data = 1); // HERE-ANY: race
        one.start();
        one.join(10);
        assert data == 0 || data == 1; // HERE-ANY: race
    }
}
