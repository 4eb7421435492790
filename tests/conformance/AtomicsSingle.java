// The atomic classes in one thread.
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

public class AtomicsSingle {
    public static void main(String[] args) {
        AtomicInteger i = new AtomicInteger(5);
        System.out.println(i.getAndIncrement() + " " + i.incrementAndGet() + " " + i.addAndGet(10) + " " + i.getAndAdd(-3) + " " + i.compareAndSet(14, 1) + i.compareAndSet(14, 2) + " " + i.getAndSet(9) + i.updateAndGet(x -> x * x) + " " + i.accumulateAndGet(4, Math::min) + i.decrementAndGet());
        i.set(Integer.MAX_VALUE);
        System.out.println(i.incrementAndGet() + " " + i + i.intValue() + i.doubleValue());
        AtomicLong l = new AtomicLong();
        System.out.println(l.addAndGet(1L << 40) + " " + l.getAndUpdate(x -> -x) + " " + l.get() + l.weakCompareAndSetPlain(0, 1));
        AtomicBoolean b = new AtomicBoolean();
        System.out.println(b.compareAndSet(false, true) + " " + b.getAndSet(false) + b);
        AtomicReference<String> r = new AtomicReference<>("a");
        String a = r.get();
        System.out.println(r.compareAndSet(a, "b") + " " + r.compareAndSet(a, "c") + " " + r.getAndUpdate(s -> s + s) + r.get() + r.accumulateAndGet("z", String::concat));
        AtomicIntegerArray arr = new AtomicIntegerArray(3);
        arr.incrementAndGet(1);
        arr.compareAndSet(2, 0, 7);
        System.out.println(arr + " " + arr.length());
        try {
            arr.get(3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("bounds");
        }
        i.lazySet(3);
        System.out.println(i.getPlain() + i.getAcquire() + i.compareAndExchange(3, 4) + i.getOpaque());
    }
}
