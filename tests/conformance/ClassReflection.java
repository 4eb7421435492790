// Class names, modifiers, super-classes, isInstance, arrays, primitives.
import java.util.ArrayList;
import java.util.Map;

public class ClassReflection {
    static class Nested {}

    class Inner {}

    interface Face {}

    enum E { A }

    @interface Note {}

    public static void main(String[] args) {
        class Local {}
        Object anonymous = new Object() {};
        Class<?>[] all = {int.class, void.class, String.class, int[].class, String[][].class, Nested.class, Inner.class, Face.class, E.class, Local.class, anonymous.getClass(), Map.Entry.class, Note.class};
        for (Class<?> c : all) {
            System.out.println(c.getName() + " | " + c.getSimpleName() + " | " + c.getCanonicalName() + " | " + c.getTypeName() + " | " + c + " | " + c.isPrimitive() + c.isArray() + c.isInterface() + c.isEnum() + c.isAnnotation() + c.isLocalClass() + c.isMemberClass());
        }
        System.out.println(Number.class.isInstance(1) + " " + Number.class.isAssignableFrom(Integer.class) + " " + Integer.class.getSuperclass() + " " + ArrayList.class.getPackageName() + " " + int[].class.getComponentType() + " " + Object.class.getSuperclass());
        System.out.println(new int[0].getClass() == int[].class);
        System.out.println(Integer.TYPE == int.class);
        System.out.println(Runnable.class.getInterfaces().length + " " + ArrayList.class.getInterfaces().length + " " + Nested.class.getEnclosingClass());
        try {
            Class.forName("no.such.Type");
        } catch (ClassNotFoundException e) {
            System.out.println(e);
        }
    }
}
