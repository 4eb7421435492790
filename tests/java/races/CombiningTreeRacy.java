// heddle: check
// expect: violated race
// race: CombiningTreeRacy.second
// The heart of a combining tree, one node for two threads: who comes first takes along a partner's increment, carries both to the
// root, and leaves the partner its result.
// The partner writes its increment after it has left the lock.
public class CombiningTreeRacy {
    static final int IDLE = 0;
    static final int FIRST = 1;
    static final int SECOND = 2;
    static final int CLOSED = 3;
    static final int RESULT = 4;
    static int status = IDLE;
    static int second;
    static int result;
    static int root;
    static final Object node = new Object();

    static int getAndAdd(int amount) throws InterruptedException {
        boolean first;
        synchronized (node) {
            while (status != IDLE && status != FIRST) {
                node.wait();
            }
            first = status == IDLE;
            status = first ? FIRST : SECOND;
        }
        if (!first) {
            second = amount; // HERE-ANY: race
        }
        return first ? carry(amount) : await();
    }

    static int carry(int amount) {
        boolean partner;
        int prior;
        synchronized (node) {
            partner = status == SECOND;
            if (!partner) {
                status = CLOSED;
            }
            prior = root;
            root += partner ? amount + second : amount; // HERE-ANY: race
        }
        synchronized (node) {
            result = prior + amount;
            status = partner ? RESULT : IDLE;
            node.notifyAll();
        }
        return prior;
    }

    static int await() throws InterruptedException {
        synchronized (node) {
            while (status != RESULT) {
                node.wait();
            }
            status = IDLE;
            node.notifyAll();
            return result;
        }
    }

    static void work(int amount) {
        try {
            int prior = getAndAdd(amount);
            assert prior >= 0 && prior <= 2;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> work(1));
        one.start();
        work(2);
        one.join();
        assert root >= 1;
    }
}
