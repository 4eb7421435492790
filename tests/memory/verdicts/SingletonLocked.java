// expect-sc: verified
// expect-opmm: verified
// singleton of the OpMM paper's Table 1: the lock is taken every time, so whoever gets the reference comes after the constructor.
public class SingletonLocked {
    static class Resource {
        int size;

        Resource() {
            size = 42;
        }
    }

    static Resource resource;

    static synchronized Resource get() {
        if (resource == null) {
            resource = new Resource();
        }
        return resource;
    }

    static void use() {
        Resource found = get();
        assert found.size == 42 : "half made";
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(SingletonLocked::use, "first"), second = new Thread(SingletonLocked::use, "second");
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
