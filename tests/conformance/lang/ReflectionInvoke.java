// Method.invoke, Constructor.newInstance, Field get and set: widening, wrapped exceptions, access, argument errors.
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

public class ReflectionInvoke {
    private final int secret;
    public long wide = 5;
    static String shared = "s";

    private ReflectionInvoke(int secret) {
        this.secret = secret;
    }

    public int add(int a, long b) {
        return (int) (a + b + secret);
    }

    static void fails() throws java.io.IOException {
        throw new java.io.IOException("inside");
    }

    static int count(String... s) {
        return s.length;
    }

    static void attempt(String name, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(name + " " + c.call());
        } catch (InvocationTargetException e) {
            System.out.println(name + " target " + e.getCause());
        } catch (Exception e) {
            System.out.println(name + " " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        Constructor<ReflectionInvoke> c = ReflectionInvoke.class.getDeclaredConstructor(int.class);
        ReflectionInvoke r = c.newInstance(100);
        Method add = ReflectionInvoke.class.getMethod("add", int.class, long.class);
        attempt("add", () -> add.invoke(r, 1, 2L));
        attempt("widening", () -> add.invoke(r, (short) 1, 'c'));
        attempt("wrong type", () -> add.invoke(r, "x", 2L));
        attempt("wrong count", () -> add.invoke(r, 1));
        attempt("null receiver", () -> add.invoke(null, 1, 2L));
        attempt("wrong receiver", () -> add.invoke("str", 1, 2L));
        Method fails = ReflectionInvoke.class.getDeclaredMethod("fails");
        attempt("fails", () -> fails.invoke(null));
        attempt("varargs", () -> ReflectionInvoke.class.getDeclaredMethod("count", String[].class).invoke(null, (Object) new String[] {"a", "b"}));
        attempt("missing", () -> ReflectionInvoke.class.getMethod("nothing"));
        Field secret = ReflectionInvoke.class.getDeclaredField("secret");
        attempt("get", () -> secret.getInt(r));
        secret.setAccessible(true);
        secret.setInt(r, 200);
        attempt("final changed", () -> secret.get(r));
        Field wide = ReflectionInvoke.class.getField("wide");
        wide.set(r, 7);
        attempt("wide", () -> wide.getLong(r) + wide.getDouble(r));
        attempt("narrow", () -> wide.getInt(r));
        Field shared = ReflectionInvoke.class.getDeclaredField("shared");
        shared.set(null, "changed");
        attempt("static", () -> shared.get(null));
        attempt("bad set", () -> {
            shared.set(null, 5);
            return null;
        });
        attempt("abstract", () -> Number.class.getDeclaredConstructor().newInstance());
        Object ints = Array.newInstance(int.class, 3);
        Array.setInt(ints, 1, 9);
        System.out.println(Array.getLength(ints) + " " + Array.get(ints, 1) + " " + Array.newInstance(String.class, 2, 3).getClass());
        attempt("array", () -> Array.get(ints, 5));
        attempt("not an array", () -> Array.getLength("s"));
    }
}
