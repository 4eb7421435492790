// Uncaught-exception handlers, thread groups, ThreadLocal, inheritable values.
public class ThreadHandlers {
    static final ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 7);
    static final InheritableThreadLocal<String> inherited = new InheritableThreadLocal<>();

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(() -> {
            throw new IllegalStateException("handled");
        }, "bad");
        t.setUncaughtExceptionHandler((who, e) -> System.out.println(who.getName() + ": " + e.getMessage()));
        t.start();
        t.join();
        local.set(8);
        inherited.set("from main");
        Thread u = new Thread(() -> {
            System.out.println(local.get() + " " + inherited.get());
            local.set(9);
            local.remove();
            System.out.println(local.get());
        });
        u.start();
        u.join();
        System.out.println(local.get());
        Thread.setDefaultUncaughtExceptionHandler((who, e) -> System.out.println("default: " + e));
        Thread v = new Thread(() -> {
            Object o = null;
            o.hashCode();
        });
        v.start();
        v.join();
        ThreadGroup g = new ThreadGroup("group");
        Thread w = new Thread(g, () -> System.out.println(Thread.currentThread().getThreadGroup().getName()), "in group");
        w.start();
        w.join();
        throw new RuntimeException("main's own");
    }
}
