// heddle: check
// expect: verified
// Two threads add to a field through method handles; each makes its own getter and setter.
// One lock guards reading and writing, so no two accesses are unordered and nothing is lost.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class HandleAccess {
    int value;

    static int plus(int a, int b) {
        return a + b;
    }

    void add(int amount) {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            MethodHandle get = lookup.findGetter(HandleAccess.class, "value", int.class).bindTo(this);
            MethodHandle set = lookup.findSetter(HandleAccess.class, "value", int.class).bindTo(this);
            MethodHandle plus =
                lookup.findStatic(HandleAccess.class, "plus", MethodType.methodType(int.class, int.class, int.class));
            MethodHandle sum = MethodHandles.collectArguments(plus, 0, get);
            synchronized (this) {
                set.invokeExact((int) sum.invokeExact(amount));
            }
        } catch (Throwable t) {
            throw new AssertionError(t);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        HandleAccess shared = new HandleAccess();
        Thread one = new Thread(() -> shared.add(1)), two = new Thread(() -> shared.add(2));
        one.start();
        two.start();
        one.join();
        two.join();
        assert shared.value == 3;
    }
}
