// outcomes: first | second
// Two threads wait, then one notify: either may be the one that is woken. main notifies only when both wait (each counts
// itself under the lock, and gives the lock back only by waiting); then it lets the other one go.
public class NotifyOne {
    static int waiting;
    static boolean go;
    static boolean all;
    static String who = "";

    static synchronized void await(String name) {
        waiting++;
        NotifyOne.class.notifyAll();
        try {
            while (!go && !all) {
                NotifyOne.class.wait();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        if (go) {
            go = false;
            who = name;
            all = true;
            NotifyOne.class.notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> await("first"));
        Thread two = new Thread(() -> await("second"));
        one.start();
        two.start();
        synchronized (NotifyOne.class) {
            while (waiting < 2) {
                NotifyOne.class.wait();
            }
            go = true;
            NotifyOne.class.notify();
        }
        one.join();
        two.join();
        System.out.println(who);
    }
}
