// expect: verified
// A thread calls twice through a mutable call site that main retargets; the target only ever goes from 1 to 2, so the first call never gives more.
import java.lang.invoke.*;

public class HandleSite {
    static int one() { return 1; }
    static int two() { return 2; }
    static final VolatileCallSite SITE = new VolatileCallSite(MethodType.methodType(int.class));
    static final MethodHandle CALL = SITE.dynamicInvoker();
    static MethodHandle find(String name) throws Throwable {
        return MethodHandles.lookup().findStatic(HandleSite.class, name, MethodType.methodType(int.class));
    }
    public static void main(String[] args) throws Throwable {
        SITE.setTarget(find("one"));
        MethodHandle two = find("two");
        Thread reader = new Thread(() -> {
            int first, second;
            try {
                first = (int) CALL.invokeExact();
                second = (int) CALL.invokeExact();
            } catch (Throwable t) {
                throw new Error(t);
            }
            assert first <= second;
        });
        reader.start();
        SITE.setTarget(two);
        reader.join();
    }
}
