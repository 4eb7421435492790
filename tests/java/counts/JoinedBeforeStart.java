// heddle: check --search dpor --reduction escape
// outcomes: ended | early
// A join of a thread that has not been started does not wait. Whether it has is seen without any access to memory: dpor must know that
// the join and the start depend on each other.
public class JoinedBeforeStart {
    static volatile boolean ended;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> ended = true);
        Thread waiting = new Thread(() -> {
            try {
                worker.join();
                System.out.println(ended ? "ended" : "early");
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        waiting.start();
        worker.start();
        worker.join();
        waiting.join();
    }
}
