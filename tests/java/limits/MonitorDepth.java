// heddle: check
// expect: inconclusive a monitor entered 65535 times.*MonitorDepth\.java:
// reality: not (the stack overflows first)
// The depth to which a thread has entered a monitor is kept in sixteen bits.
public class MonitorDepth {
    static synchronized void enter() {
        synchronized (MonitorDepth.class) {
            synchronized (MonitorDepth.class) {
                synchronized (MonitorDepth.class) {
                    enter();
                }
            }
        }
    }

    public static void main(String[] args) {
        enter();
    }
}
