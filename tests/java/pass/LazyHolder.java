// heddle: check
// expect: verified
// A lazily made singleton.
// The holder class is initialised once, under its lock.
public class LazyHolder {
    static class Service {
        final int port = 80;
    }

    static class Holder {
        static final Service INSTANCE = new Service();
    }

    static Service get() {
        return Holder.INSTANCE;
    }

    public static void main(String[] args) throws InterruptedException {
        Service[] seen = new Service[1];
        Thread t = new Thread(() -> seen[0] = get());
        t.start();
        Service mine = get();
        t.join();
        assert seen[0] == mine && mine.port == 80;
    }
}
