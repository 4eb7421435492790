// heddle: check
// expect: verified
// A new thread is a daemon if its creator is one.
// The child inherits.
public class DaemonInherited {
    static void idle() {
        synchronized (DaemonInherited.class) {
            try {
                DaemonInherited.class.wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread parent = new Thread(() -> {
            Thread child = new Thread(DaemonInherited::idle, "child");
            assert child.isDaemon();
            child.start();
        }, "parent");
        parent.setDaemon(true);
        parent.start();
        parent.join();
    }
}
