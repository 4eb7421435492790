// ThreadLocal, withInitial, remove, inheritance into a joined thread.
public class ThreadLocals {
    public static void main(String[] args) throws Exception {
        ThreadLocal<Integer> t = ThreadLocal.withInitial(() -> 5);
        InheritableThreadLocal<String> i = new InheritableThreadLocal<>() {
            @Override
            protected String childValue(String parent) {
                return parent + "'s child";
            }
        };
        t.set(t.get() + 1);
        i.set("main");
        Thread c = new Thread(() -> System.out.println(t.get() + " " + i.get() + " " + Thread.currentThread().getName()), "worker");
        c.start();
        c.join();
        System.out.println(t.get() + " " + i.get());
        t.remove();
        System.out.println(t.get() + " " + new ThreadLocal<Object>().get());
    }
}
