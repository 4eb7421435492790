// expect: violated assertion
// The reader calls twice through a call site that main retargets in between: 1, then main sets the target, then 2.
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
            assert first == second; // HERE: assertion
        });
        reader.start();
        SITE.setTarget(two);
        reader.join();
    }
}
