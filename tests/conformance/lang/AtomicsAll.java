// Atomic classes in one thread: every method, arrays, updaters, adders, accumulators, stamped references.
import java.util.concurrent.atomic.*;

public class AtomicsAll {
    volatile int field;

    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("worked");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        AtomicInteger a = new AtomicInteger(5);
        System.out.println(a.incrementAndGet() + " " + a.getAndAdd(4) + " " + a.compareAndSet(10, 20) + a.compareAndSet(10, 30) + " " + a.updateAndGet(x -> x * 2) + " " + a.getAndUpdate(x -> x + 1) + " " + a.accumulateAndGet(9, Math::max) + " " + a.getAndSet(1) + " " + a + " " + a.decrementAndGet() + a.compareAndExchange(0, 7) + a.getPlain());
        AtomicLong l = new AtomicLong();
        l.lazySet(1L << 40);
        AtomicBoolean b = new AtomicBoolean();
        AtomicReference<String> r = new AtomicReference<>("x");
        System.out.println(l.getAndIncrement() + " " + l.addAndGet(-1) + " " + b.getAndSet(true) + b.get() + " " + r.compareAndSet("x", "y") + r.accumulateAndGet("z", String::concat) + " " + r);
        AtomicIntegerArray arr = new AtomicIntegerArray(new int[] {1, 2, 3});
        arr.getAndIncrement(1);
        arr.accumulateAndGet(2, 10, (x, y) -> x * y);
        System.out.println(arr + " " + arr.length() + " " + new AtomicReferenceArray<>(new String[] {"p", null}));
        LongAdder adder = new LongAdder();
        for (int i = 0; i < 10; i++) adder.add(i);
        LongAccumulator max = new LongAccumulator(Math::max, Long.MIN_VALUE);
        max.accumulate(3);
        max.accumulate(9);
        DoubleAdder d = new DoubleAdder();
        d.add(0.5);
        d.add(0.25);
        System.out.println(adder.sumThenReset() + " " + adder + " " + max + " " + d.sum());
        AtomicStampedReference<String> st = new AtomicStampedReference<>("a", 1);
        int[] stamp = new int[1];
        System.out.println(st.compareAndSet("a", "b", 1, 2) + " " + st.get(stamp) + stamp[0] + " " + new AtomicMarkableReference<>("m", true).isMarked());
        AtomicIntegerFieldUpdater<AtomicsAll> u = AtomicIntegerFieldUpdater.newUpdater(AtomicsAll.class, "field");
        AtomicsAll o = new AtomicsAll();
        System.out.println(u.addAndGet(o, 3) + " " + u.compareAndSet(o, 3, 8) + " " + o.field);
        attempt(() -> AtomicIntegerFieldUpdater.newUpdater(AtomicsAll.class, "none"));
        attempt(() -> arr.get(3));
    }
}
