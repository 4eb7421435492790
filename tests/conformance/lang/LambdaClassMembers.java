import java.lang.reflect.Method;

/** The class of a lambda has the method of its interface, and no other; no frame of it is in a stack trace. */
public class LambdaClassMembers {
    interface Action {
        void act(int n);
    }

    static void members(Action action) {
        Class<?> c = action.getClass();
        for (Method m : c.getDeclaredMethods()) System.out.println(m.getName() + " " + m.getParameterCount() + " " + m.getReturnType());
        System.out.println(c.getInterfaces().length + " " + c.isHidden() + " " + c.isSynthetic() + " " + c.getSuperclass());
        try {
            c.getDeclaredMethod("get$Lambda");
        } catch (NoSuchMethodException x) {
            System.out.println("no factory");
        }
    }

    public static void main(String[] args) {
        int captured = args.length;
        members(n -> {});
        members(n -> System.out.println(n + captured));
        members(System.out::println);
        Action thrower = n -> {
            throw new IllegalStateException("at " + (n + captured));
        };
        try {
            thrower.act(1);
        } catch (IllegalStateException x) {
            for (StackTraceElement e : x.getStackTrace()) System.out.println(e.getMethodName());
        }
    }
}
