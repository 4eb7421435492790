package heddle;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Runs a class in the shape of a litmus test, for {@code heddle outcomes --actors a,b --arbiter c}: each actor is a
 * method that one thread runs, the arbiter one that is run when they are done. An actor may return what it found, or
 * store it in fields r1, r2, ... of the test, or of a result object that all methods take as their only parameter.
 */
public final class Litmus {
    private Litmus() {}

    public static void main(String[] arguments) throws Exception {
        String[] actors = arguments[1].split(",");
        List<Method> methods = new ArrayList<>();
        Class<?> test = classOf(arguments[0], actors[0].trim());
        for (String actor : actors) methods.add(method(test, actor.trim()));
        Method arbiter = arguments[2].isEmpty() ? null : method(test, arguments[2].trim());
        Object self = make(test), result = null;
        warmUp();
        for (Method each : methods)
            if (each.getParameterCount() == 1 && result == null) result = make(each.getParameterTypes()[0]);
        String[] returned = new String[methods.size()];
        Thread[] threads = new Thread[methods.size()];
        for (int i = 0; i < threads.length; i++) {
            int number = i;
            Object shared = result;
            threads[i] = new Thread(() -> returned[number] = run(methods.get(number), self, shared), actors[i].trim());
        }
        List<Field> fields = resultFields(result != null ? result.getClass() : test);
        for (Thread thread : threads) thread.start();
        for (Thread thread : threads) thread.join();
        String last = arbiter == null ? null : run(arbiter, self, result);
        print(result != null ? result : self, fields, returned, last);
    }

    // What reflection sets up on its first use is no part of the test.
    private static int ready = 1;

    private static String nothing() {
        return null;
    }

    private static void warmUp() throws Exception {
        run(method(Litmus.class, "nothing"), null, null);
        String.valueOf(Litmus.class.getDeclaredField("ready").get(null));
    }

    private static Class<?> classOf(String named, String actor) throws ClassNotFoundException {
        int dot = actor.lastIndexOf('.');
        return Class.forName(dot < 0 ? named : actor.substring(0, dot));
    }

    private static Method method(Class<?> test, String name) {
        String simple = name.substring(name.lastIndexOf('.') + 1);
        for (Class<?> c = test; c != null; c = c.getSuperclass())
            for (Method method : c.getDeclaredMethods())
                if (method.getName().equals(simple) && method.getParameterCount() <= 1) {
                    method.setAccessible(true);
                    return method;
                }
        throw new IllegalArgumentException(test.getName() + " has no method " + simple + " with at most one parameter");
    }

    private static Object make(Class<?> type) throws Exception {
        var constructor = type.getDeclaredConstructor();
        constructor.setAccessible(true);
        return constructor.newInstance();
    }

    private static String run(Method method, Object self, Object result) {
        try {
            Object target = Modifier.isStatic(method.getModifiers()) ? null : self;
            Object value = method.getParameterCount() == 1 ? method.invoke(target, result) : method.invoke(target);
            return method.getReturnType() == void.class ? null : String.valueOf(value);
        } catch (java.lang.reflect.InvocationTargetException thrown) {
            return thrown.getCause().getClass().getSimpleName();
        } catch (IllegalAccessException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static void print(Object holder, List<Field> fields, String[] returned, String last) throws Exception {
        StringBuilder line = new StringBuilder();
        if (last != null) {
            line.append(last);
        } else {
            for (Field field : fields) add(line, String.valueOf(field.get(holder)));
            for (String each : returned) add(line, each);
        }
        System.out.println(line);
    }

    private static void add(StringBuilder line, String part) {
        if (part == null) return;
        if (line.length() > 0) line.append(", ");
        line.append(part);
    }

    private static List<Field> resultFields(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        for (Class<?> c = type; c != null; c = c.getSuperclass())
            for (Field field : c.getDeclaredFields())
                if (field.getName().matches("r[0-9]+")) {
                    field.setAccessible(true);
                    fields.add(field);
                }
        Collections.sort(fields, (a, b) -> number(a) - number(b));
        return fields;
    }

    private static int number(Field field) {
        return Integer.parseInt(field.getName().substring(1));
    }
}
