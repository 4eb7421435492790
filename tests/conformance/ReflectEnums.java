import java.lang.reflect.*;
import java.util.*;

// Enums, nested and local classes, sealed hierarchies, lambdas and arrays under reflection.
public class ReflectEnums {
  enum Planet { MERCURY(1) { String kind() { return "hot"; } }, EARTH(3), MARS(4); final int n; Planet(int n) { this.n = n; } String kind() { return "rock"; } private static int secret = 9; }
  sealed interface Shape permits Circle, Square, Other {}
  record Circle(double r) implements Shape {}
  static final class Square implements Shape {}
  static non-sealed class Other implements Shape {}
  public static void main(String[] a) throws Exception {
    for (Planet p : Planet.class.getEnumConstants()) System.out.println(p + " " + p.kind() + " " + p.getClass().isAnonymousClass() + p.getDeclaringClass().getSimpleName() + p.getClass().getSuperclass().getSimpleName() + Planet.class.getField(p.name()).isEnumConstant());
    System.out.println(Planet.valueOf("EARTH").n + " " + Enum.valueOf(Planet.class, "MARS").ordinal());
    try { Enum.valueOf(Planet.class, "PLUTO"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    Field f = Planet.class.getDeclaredField("secret"); f.setAccessible(true);
    System.out.println(f.get(null) + " " + Modifier.toString(Planet.class.getModifiers()) + " " + Planet.class.getDeclaredField("$VALUES").isSynthetic());
    System.out.println(Arrays.toString(Shape.class.getPermittedSubclasses()) + Shape.class.isSealed() + Circle.class.isRecord() + Square.class.isSealed() + Modifier.toString(Square.class.getModifiers()));
    EnumMap<Planet, String> m = new EnumMap<>(Planet.class);
    m.put(Planet.MARS, "red"); m.put(Planet.EARTH, "blue");
    System.out.println(m + " " + EnumSet.complementOf(EnumSet.of(Planet.EARTH)));
    Runnable r = () -> {};
    System.out.println(r.getClass().isSynthetic() + " " + r.getClass().isHidden() + " " + r.getClass().getInterfaces()[0] + r.getClass().getSimpleName().startsWith("ReflectEnums$$Lambda"));
    class Local { class Deep {} }
    for (Class<?> c : new Class<?>[] {Local.class, Local.Deep.class, Planet.class, int.class, int[].class, Map.Entry.class, new Object() {}.getClass(), Planet.MERCURY.getClass()})
      System.out.println(c.getName() + "|" + c.getSimpleName() + "|" + c.getCanonicalName() + "|" + c.getTypeName() + "|" + c.isMemberClass() + c.isLocalClass() + c.isAnonymousClass() + "|" + c.getEnclosingClass() + "|" + c.getDeclaringClass() + "|" + c.getEnclosingMethod());
    for (Class<?> c : new Class<?>[] {int.class, Integer.class, void.class, long[][].class, Planet[].class, List.class, Override.class}) System.out.println(c + " " + Modifier.toString(c.getModifiers()) + " " + c.isPrimitive() + c.isArray() + c.isInterface() + c.isAnnotation() + " " + c.getSuperclass() + " " + c.getComponentType() + " " + c.getPackageName() + " " + c.descriptorString());
    int[][][] cube = (int[][][]) Array.newInstance(int[].class, 2, 3);
    System.out.println(cube.length + " " + cube[0].length + " " + cube[0][0]);
    Object[] objs = (Object[]) Array.newInstance(String.class, 1);
    try { objs[0] = 1; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
    try { Array.newInstance(int.class, -1); } catch (NegativeArraySizeException e) { System.out.println(e.getMessage()); }
    try { Array.newInstance(void.class, 1); } catch (IllegalArgumentException e) { System.out.println("void"); }
  }
}
