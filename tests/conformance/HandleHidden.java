import java.io.InputStream;
import java.lang.invoke.*;

// Hidden classes made of the bytes of an ordinary one.
public class HandleHidden {
  static class Template {
    private static int made;
    private final int number = ++made;
    public String toString() { return "template " + number + " " + secret(); }
    static Object data() throws Throwable { return MethodHandles.classData(MethodHandles.lookup(), "_", Object.class); }
  }
  private static String secret() { return "secret"; }
  public static void main(String[] a) throws Throwable {
    MethodHandles.Lookup l = MethodHandles.lookup();
    byte[] bytes;
    try (InputStream in = HandleHidden.class.getResourceAsStream("HandleHidden$Template.class")) { bytes = in.readAllBytes(); }
    MethodHandles.Lookup one = l.defineHiddenClass(bytes, true, MethodHandles.Lookup.ClassOption.NESTMATE);
    MethodHandles.Lookup two = l.defineHiddenClassWithClassData(bytes, "the data", false, MethodHandles.Lookup.ClassOption.NESTMATE);
    Class<?> c = one.lookupClass(), d = two.lookupClass();
    System.out.println(c.isHidden() + " " + (c == d) + " " + c.getName().startsWith("HandleHidden$Template/0x") + " " + (c.getNestHost() == HandleHidden.class) + " " + c.isNestmateOf(HandleHidden.class));
    MethodHandle mc = one.findConstructor(c, MethodType.methodType(void.class)), md = two.findConstructor(d, MethodType.methodType(void.class));
    System.out.println(mc.invoke() + ", " + mc.invoke() + ", " + md.invoke() + ", " + new Template());
    System.out.println(two.findStatic(d, "data", MethodType.methodType(Object.class)).invoke());
    System.out.println((Object) one.findStatic(c, "data", MethodType.methodType(Object.class)).invoke());
    System.out.println(c.getCanonicalName() + " " + (c.getPackageName().isEmpty()) + " " + c.getSuperclass() + " " + (c.getClassLoader() == HandleHidden.class.getClassLoader()));
    try { Class.forName(c.getName()); System.out.println("found"); } catch (ClassNotFoundException e) { System.out.println("not found"); }
    Object o = mc.invoke();
    System.out.println(c.isInstance(o) + " " + d.isInstance(o) + " " + (o instanceof Template));
  }
}
