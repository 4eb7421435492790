// Method and field access by reflection.
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;

public class ReflectionCalls {
    private int secret = 41;
    public static String shared = "s";

    public int add(int a, long b) {
        return a + (int) b + secret;
    }

    static String join(String a, Object[] rest) {
        return a + rest.length;
    }

    public void fails() {
        throw new IllegalStateException("inside");
    }

    public static void main(String[] args) throws Exception {
        ReflectionCalls o = new ReflectionCalls();
        Method add = ReflectionCalls.class.getMethod("add", int.class, long.class);
        System.out.println(add.invoke(o, 1, 2L) + " " + add.getName() + add.getParameterCount() + " " + add.getReturnType() + " " + Modifier.toString(add.getModifiers()));
        Method join = ReflectionCalls.class.getDeclaredMethod("join", String.class, Object[].class);
        System.out.println(join.invoke(null, "x", new Object[] {1, 2}));
        Field f = ReflectionCalls.class.getDeclaredField("secret");
        f.setInt(o, f.getInt(o) + 1);
        System.out.println(f.get(o) + " " + f.getType() + " " + ReflectionCalls.class.getField("shared").get(null));
        try {
            ReflectionCalls.class.getMethod("fails").invoke(o);
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause());
        }
        try {
            add.invoke(o, "wrong", 2L);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            ReflectionCalls.class.getMethod("none");
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(java.lang.reflect.Array.getLength(new int[3]) + " " + ((int[]) java.lang.reflect.Array.newInstance(int.class, 4)).length);
    }
}
