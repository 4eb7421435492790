// heddle: check
// expect: violated race
// race: HandleAccessRacy.value
// Two threads add to a field through method handles; each makes its own getter and setter.
// Without a lock, one thread's write and the other's read of the field are unordered.
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class HandleAccessRacy {
    int value;

    static int plus(int a, int b) {
        return a + b;
    }

    void add(int amount) {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            MethodHandle get = lookup.findGetter(HandleAccessRacy.class, "value", int.class).bindTo(this);
            MethodHandle set = lookup.findSetter(HandleAccessRacy.class, "value", int.class).bindTo(this);
            MethodHandle plus =
                lookup.findStatic(HandleAccessRacy.class, "plus", MethodType.methodType(int.class, int.class, int.class));
            MethodHandle sum = MethodHandles.collectArguments(plus, 0, get);
            set.invokeExact((int) sum.invokeExact(amount));
        } catch (Throwable t) {
            throw new AssertionError(t);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        HandleAccessRacy shared = new HandleAccessRacy();
        Thread one = new Thread(() -> shared.add(1)), two = new Thread(() -> shared.add(2));
        one.start();
        two.start();
        one.join();
        two.join();
        assert shared.value > 0;
    }
}
