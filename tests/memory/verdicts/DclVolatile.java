// expect-sc: verified
// expect-opmm: verified
// dcl-vol of the OpMM paper's Table 1: double-checked locking with a volatile reference. Who reads the reference has size = 42 in its past.
public class DclVolatile {
    static class Resource {
        int size;

        Resource() {
            size = 42;
        }
    }

    static volatile Resource resource;

    static Resource get() {
        Resource found = resource;
        if (found == null) {
            synchronized (DclVolatile.class) {
                found = resource;
                if (found == null) {
                    found = new Resource();
                    resource = found;
                }
            }
        }
        return found;
    }

    static void use() {
        Resource found = get();
        assert found.size == 42 : "half made";
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(DclVolatile::use, "first"), second = new Thread(DclVolatile::use, "second");
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
