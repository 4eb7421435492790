// java.lang.reflect.Proxy: several interfaces, Object methods, default methods, exceptions declared and not.
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.ArrayList;
import java.util.List;

public class DynamicProxies {
    interface Greeter {
        String greet(String name, int times);

        default String hello() {
            return greet("default", 1);
        }
    }

    interface Closer {
        void close() throws java.io.IOException;

        long number();
    }

    public static void main(String[] args) {
        List<String> log = new ArrayList<>();
        InvocationHandler h = (proxy, method, a) -> {
            log.add(method.getName() + (a == null ? 0 : a.length));
            switch (method.getName()) {
                case "greet":
                    return ((String) a[0]).repeat((Integer) a[1]);
                case "hello":
                    return "intercepted";
                case "toString":
                    return "proxy!";
                case "hashCode":
                    return 42;
                case "equals":
                    return proxy == a[0];
                case "close":
                    throw a == null ? new java.io.IOException("declared") : new Exception();
                case "number":
                    return null;
            }
            throw new Exception("checked");
        };
        Object p = Proxy.newProxyInstance(DynamicProxies.class.getClassLoader(), new Class<?>[] {Greeter.class, Closer.class}, h);
        System.out.println(((Greeter) p).greet("ab", 2) + " " + ((Greeter) p).hello() + " " + p + " " + p.hashCode() + " " + p.equals(p) + " " + p.equals("x"));
        try {
            ((Closer) p).close();
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            ((Closer) p).number();
        } catch (NullPointerException e) {
            System.out.println("null for long");
        }
        Runnable r = (Runnable) Proxy.newProxyInstance(DynamicProxies.class.getClassLoader(), new Class<?>[] {Runnable.class}, (x, m, a) -> {
            throw new Exception("undeclared");
        });
        try {
            r.run();
        } catch (UndeclaredThrowableException e) {
            System.out.println(e.getCause().getMessage());
        }
        System.out.println(Proxy.isProxyClass(p.getClass()) + " " + (Proxy.getInvocationHandler(p) == h) + " " + log + " " + p.getClass().getInterfaces().length);
    }
}
