// References: weak, soft, phantom objects with strong holders, queues, clear, enqueue.
import java.lang.ref.*;

public class WeakRefs {
    public static void main(String[] args) throws Exception {
        Object o = new Object();
        ReferenceQueue<Object> q = new ReferenceQueue<>();
        WeakReference<Object> w = new WeakReference<>(o, q);
        SoftReference<String> s = new SoftReference<>("soft");
        PhantomReference<Object> p = new PhantomReference<>(o, q);
        System.out.println((w.get() == o) + " " + s.get() + " " + p.get() + " " + w.refersTo(o) + " " + q.poll());
        w.enqueue();
        System.out.println(w.get() + " " + (q.poll() == w) + " " + q.poll() + " " + p.refersTo(o));
        s.clear();
        System.out.println(s.get() + " " + o.equals(o));
    }
}
