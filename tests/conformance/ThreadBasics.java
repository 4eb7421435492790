// Threads joined one after the other: deterministic.
public class ThreadBasics {
    public static void main(String[] args) throws InterruptedException {
        Thread main = Thread.currentThread();
        System.out.println(main.getName() + " " + main.isAlive() + main.isDaemon() + main.isInterrupted() + " " + main.getPriority() + " " + main.getThreadGroup().getName() + " " + main.getState());
        StringBuilder log = new StringBuilder();
        Thread t = new Thread(() -> log.append(Thread.currentThread().getName()).append(' '), "first");
        System.out.println(t.getState() + " " + t.isAlive() + " " + t);
        t.start();
        t.join();
        System.out.println(t.getState() + " " + t.isAlive() + " " + log);
        Thread u = new Thread() {
            @Override
            public void run() {
                log.append(getName()).append(isDaemon());
            }
        };
        u.setDaemon(true);
        u.setName("renamed");
        u.setPriority(7);
        u.start();
        u.join(10_000);
        System.out.println(log + " " + u.getPriority());
        try {
            u.start();
        } catch (IllegalThreadStateException e) {
            System.out.println("twice");
        }
        main.interrupt();
        System.out.println(main.isInterrupted() + " " + Thread.interrupted() + Thread.interrupted());
        main.interrupt();
        try {
            Thread.sleep(1000);
        } catch (InterruptedException e) {
            System.out.println(e.getMessage() + main.isInterrupted());
        }
        Thread.sleep(1);
        Thread.yield();
        System.out.println(new Thread().getName() + " " + new Thread(() -> {}).getName());
    }
}
