// heddle: check
// expect: violated assertion
// A lazily made singleton.
// Check-then-act without a lock. Steps: t sees null; main sees null; each makes its own.
public class LazyHolder {
    static class Service {
        final int port = 80;
    }

    static volatile Service instance;

    static Service get() {
        if (instance == null) {
            instance = new Service();
        }
        return instance;
    }

    public static void main(String[] args) throws InterruptedException {
        Service[] seen = new Service[1];
        Thread t = new Thread(() -> seen[0] = get());
        t.start();
        Service mine = get();
        t.join();
        assert seen[0] == mine && mine.port == 80; // HERE: assertion
    }
}
