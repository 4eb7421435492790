// heddle: check
// expect: violated assertion
// Thread.interrupted() reads the interrupt status and clears it.
// Steps: main interrupts; t polls true and clears; its second poll is false.
public class InterruptPoll {
    static volatile boolean requested;

    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            while (!requested) {
                Thread.yield();
            }
            boolean first = Thread.interrupted();
            boolean second = Thread.interrupted();
            assert first && second; // HERE: assertion
        });
        t.start();
        t.interrupt();
        requested = true;
    }
}
