// heddle: check
// expect: violated deadlock
// A new thread is a daemon if its creator is one.
// The child is made a user thread. Steps: parent starts child, child waits; main ends; child is left.
public class DaemonInherited {
    static void idle() {
        synchronized (DaemonInherited.class) {
            try {
                DaemonInherited.class.wait(); // HERE: deadlock
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread parent = new Thread(() -> {
            Thread child = new Thread(DaemonInherited::idle, "child");
            assert child.isDaemon();
            child.setDaemon(false);
            child.start();
        }, "parent");
        parent.setDaemon(true);
        parent.start();
        parent.join();
    }
}
