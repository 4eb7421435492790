// synchronized methods and blocks used by one thread, nested, with exceptions, on class objects, wait with a time-out.
public class SynchronizedForms {
    int total;

    synchronized int add(int n) {
        total += n;
        return n == 0 ? total : add(n - 1);
    }

    static synchronized int stat(int n) {
        return n * 2;
    }

    synchronized void fails() {
        throw new IllegalStateException("inside " + Thread.holdsLock(this));
    }

    static String ret(Object lock) {
        synchronized (lock) {
            return "returned " + Thread.holdsLock(lock) + " ";
        }
    }

    public static void main(String[] args) throws Exception {
        SynchronizedForms s = new SynchronizedForms();
        System.out.println(s.add(3) + " " + stat(4) + " " + Thread.holdsLock(s));
        try {
            s.fails();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + Thread.holdsLock(s));
        }
        synchronized (s) {
            synchronized (SynchronizedForms.class) {
                System.out.println(Thread.holdsLock(s) + " " + Thread.holdsLock(SynchronizedForms.class));
                s.wait(1);
                s.notifyAll();
            }
        }
        Object lock = new Object();
        for (int i = 0; i < 3; i++) {
            synchronized (lock) {
                if (i == 1) continue;
                System.out.print(i);
            }
        }
        System.out.println(" " + Thread.holdsLock(lock) + " " + ret(lock) + Thread.holdsLock(lock));
    }
}
