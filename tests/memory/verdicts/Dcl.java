// expect-sc: verified
// expect-opmm: violated assertion
// dcl of the OpMM paper's Table 1: double-checked locking.
// first makes the resource and releases the lock; second, which takes no lock, reads the reference from resource. Nothing orders size = 42
// before its read of size, so the default value is not masked. Under sc the reference is written after the field.
public class Dcl {
    static class Resource {
        int size;

        Resource() {
            size = 42;
        }
    }

    static Resource resource;

    static Resource get() {
        Resource found = resource;
        if (found == null) {
            synchronized (Dcl.class) {
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
        assert found.size == 42 : "half made";  // HERE: assertion
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(Dcl::use, "first"), second = new Thread(Dcl::use, "second");
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
