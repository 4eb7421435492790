// Class objects: names of all kinds of classes, modifiers, members, interfaces, arrays, nest hosts.
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

public class ClassReflectionMore {
    interface I<T> {}

    static abstract class A implements I<String>, Cloneable {
        protected int x;
        public static final String S = "s";
        private List<Map<String, int[]>> generic;

        abstract <T extends Number> List<? super T> m(T[] a, List<String>... rest) throws java.io.IOException;
    }

    @interface Note {}

    public static void main(String[] args) throws Exception {
        Runnable lambda = () -> {};
        Object anonymous = new Object() {};
        class Local {}
        for (Class<?> c : new Class<?>[] {int.class, int[].class, String[][].class, A.class, I.class, Note.class, anonymous.getClass(), Local.class, Map.Entry.class, void.class, Thread.State.class}) {
            System.out.println(c.getName() + " " + c.getSimpleName() + " " + c.getTypeName() + " " + c.getCanonicalName() + " " + Modifier.toString(c.getModifiers()) + " " + c.isInterface() + c.isArray() + c.isPrimitive() + c.isAnnotation() + c.isLocalClass() + c.isMemberClass() + " " + c.getPackageName());
        }
        System.out.println(A.class.getSuperclass() + " " + A.class.getInterfaces().length + " " + A.class.getEnclosingClass() + " " + A.class.getNestHost() + " " + int[].class.getComponentType() + " " + Integer.class.getSuperclass() + " " + I.class.getSuperclass());
        System.out.println(A.class.getDeclaredField("x") + " " + A.class.getField("S").get(null) + " " + A.class.getDeclaredField("generic").getGenericType());
        System.out.println(A.class.getDeclaredMethods()[0].toGenericString());
        System.out.println(A.class.getGenericInterfaces()[0] + " " + ArrayList.class.getGenericSuperclass() + " " + lambda.getClass().isSynthetic() + " " + A.class.toGenericString());
        System.out.println(Class.forName("[I") + " " + Class.forName("[Ljava.lang.String;") + " " + Number.class.isAssignableFrom(Integer.class) + " " + Object.class.isAssignableFrom(int.class) + " " + A.class.isInstance(null));
        for (String bad : new String[] {"no.Such", "int", "java/lang/String", ""}) {
            try {
                Class.forName(bad);
            } catch (ClassNotFoundException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
