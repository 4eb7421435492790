import java.io.*;
import java.lang.invoke.*;
import java.util.*;

// Constants of kind MethodHandle, MethodType and Dynamic, loaded by ldc in a class that is assembled here.
public class IndyConstants {
  static int made;
  public static int field = 11;
  public String name = "n";
  public static Object condy(MethodHandles.Lookup l, String name, Class<?> type) { System.out.println("make " + name + " " + type); return type == int.class ? (Object) 77 : type == long.class ? (Object) (1L << 33) : type == double.class ? (Object) 0.5 : type == boolean.class ? (Object) true : "value " + ++made; }
  public static Object pair(MethodHandles.Lookup l, String name, Class<?> type, Object first, Object second) { return first + "&" + second; }
  public static Object nothing(MethodHandles.Lookup l, String name, Class<?> type) { return null; }
  public static Object bad(MethodHandles.Lookup l, String name, Class<?> type) { throw new IllegalStateException("bad constant"); }
  public static String twice(String s) { return s + s; }

  // --- an assembler of one class ---
  static class Pool {
    final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    final DataOutputStream out = new DataOutputStream(bytes);
    final Map<String, Integer> known = new HashMap<>();
    int next = 1;
    interface Writer { void write(DataOutputStream out) throws IOException; }
    int add(String key, int size, Writer w) throws IOException {
      Integer k = known.get(key);
      if (k != null) return k;
      w.write(out);
      known.put(key, next);
      next += size;
      return next - size;
    }
    int utf(String s) throws IOException { return add("u" + s, 1, o -> { o.writeByte(1); o.writeUTF(s); }); }
    int klass(String s) throws IOException { int u = utf(s); return add("c" + s, 1, o -> { o.writeByte(7); o.writeShort(u); }); }
    int string(String s) throws IOException { int u = utf(s); return add("s" + s, 1, o -> { o.writeByte(8); o.writeShort(u); }); }
    int integer(int v) throws IOException { return add("i" + v, 1, o -> { o.writeByte(3); o.writeInt(v); }); }
    int real(float v) throws IOException { return add("f" + v, 1, o -> { o.writeByte(4); o.writeFloat(v); }); }
    int wide(long v) throws IOException { return add("l" + v, 2, o -> { o.writeByte(5); o.writeLong(v); }); }
    int dbl(double v) throws IOException { return add("d" + v, 2, o -> { o.writeByte(6); o.writeDouble(v); }); }
    int nat(String n, String t) throws IOException { int a = utf(n), b = utf(t); return add("n" + n + ":" + t, 1, o -> { o.writeByte(12); o.writeShort(a); o.writeShort(b); }); }
    int method(String c, String n, String t) throws IOException { int a = klass(c), b = nat(n, t); return add("m" + c + n + t, 1, o -> { o.writeByte(10); o.writeShort(a); o.writeShort(b); }); }
    int handle(int kind, int ref) throws IOException { return add("h" + kind + "." + ref, 1, o -> { o.writeByte(15); o.writeByte(kind); o.writeShort(ref); }); }
    int type(String t) throws IOException { int u = utf(t); return add("t" + t, 1, o -> { o.writeByte(16); o.writeShort(u); }); }
    int field(String c, String n, String t) throws IOException { int a = klass(c), b = nat(n, t); return add("F" + c + n + t, 1, o -> { o.writeByte(9); o.writeShort(a); o.writeShort(b); }); }
    int condy(int boot, String n, String t) throws IOException { int b = nat(n, t); return add("D" + boot + n + t, 1, o -> { o.writeByte(17); o.writeShort(boot); o.writeShort(b); }); }
    int indy(int boot, String n, String t) throws IOException { int b = nat(n, t); return add("y" + boot + n + t, 1, o -> { o.writeByte(18); o.writeShort(boot); o.writeShort(b); }); }
  }

  static final String CONDY = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;";
  static Class<?> assemble() throws Exception {
    Pool p = new Pool();
    String self = "IndyConstants$Made", me = "IndyConstants", obj = ")Ljava/lang/Object;", lo = "java/lang/invoke/MethodHandle";
    List<int[]> boots = new ArrayList<>();
    boots.add(new int[] {p.handle(6, p.method(me, "condy", CONDY + obj))});
    int inner = p.condy(0, "inner", "Ljava/lang/Object;");
    boots.add(new int[] {p.handle(6, p.method(me, "pair", CONDY + "Ljava/lang/Object;Ljava/lang/Object;" + obj)), inner, p.string("static")});
    boots.add(new int[] {p.handle(6, p.method(me, "nothing", CONDY + obj))});
    boots.add(new int[] {p.handle(6, p.method(me, "bad", CONDY + obj))});
    boots.add(new int[] {p.handle(6, p.method("java/lang/invoke/ConstantBootstraps", "enumConstant", CONDY + ")Ljava/lang/Enum;"))});
    boots.add(new int[] {p.handle(6, p.method("java/lang/invoke/ConstantBootstraps", "primitiveClass", CONDY + ")Ljava/lang/Class;"))});
    Object[][] methods = {
        {"mhStatic", "()L" + lo + ";", p.handle(6, p.method(me, "twice", "(Ljava/lang/String;)Ljava/lang/String;"))},
        {"mhVirtual", "()L" + lo + ";", p.handle(5, p.method("java/lang/String", "length", "()I"))},
        {"mhNew", "()L" + lo + ";", p.handle(8, p.method("java/lang/StringBuilder", "<init>", "(Ljava/lang/String;)V"))},
        {"mhGetStatic", "()L" + lo + ";", p.handle(2, p.field(me, "field", "I"))},
        {"mhPutStatic", "()L" + lo + ";", p.handle(4, p.field(me, "field", "I"))},
        {"mhGet", "()L" + lo + ";", p.handle(1, p.field(me, "name", "Ljava/lang/String;"))},
        {"mhMissing", "()L" + lo + ";", p.handle(6, p.method(me, "absent", "()V"))},
        {"mt", "()Ljava/lang/invoke/MethodType;", p.type("(IJLjava/lang/String;[[D)V")},
        {"object", "()Ljava/lang/Object;", p.condy(0, "object", "Ljava/lang/Object;")},
        {"int", "()I", p.condy(0, "int", "I")},
        {"long", "()J", p.condy(0, "long", "J")},
        {"double", "()D", p.condy(0, "double", "D")},
        {"bool", "()Z", p.condy(0, "bool", "Z")},
        {"nested", "()Ljava/lang/Object;", p.condy(1, "nested", "Ljava/lang/Object;")},
        {"null", "()Ljava/lang/Object;", p.condy(2, "null", "Ljava/lang/Object;")},
        {"bad", "()Ljava/lang/Object;", p.condy(3, "bad", "Ljava/lang/Object;")},
        {"enum", "()Ljava/lang/Object;", p.condy(4, "SECONDS", "Ljava/util/concurrent/TimeUnit;")},
        {"prim", "()Ljava/lang/Object;", p.condy(5, "J", "Ljava/lang/Class;")},
    };
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    DataOutputStream b = new DataOutputStream(body);
    int codeName = p.utf("Code"), bootName = p.utf("BootstrapMethods"), thisClass = p.klass(self), superClass = p.klass("java/lang/Object");
    b.writeShort(0x0021); b.writeShort(thisClass); b.writeShort(superClass); b.writeShort(0); b.writeShort(0);
    b.writeShort(methods.length);
    for (Object[] m : methods) {
      int c = (Integer) m[2];
      char r = ((String) m[1]).charAt(2);
      boolean wide = r == 'J' || r == 'D';
      byte[] code = {(byte) (wide ? 0x14 : 0x13), (byte) (c >> 8), (byte) c, (byte) (r == 'J' ? 0xad : r == 'D' ? 0xaf : r == 'I' || r == 'Z' ? 0xac : 0xb0)};
      b.writeShort(0x0009); b.writeShort(p.utf((String) m[0])); b.writeShort(p.utf((String) m[1])); b.writeShort(1);
      b.writeShort(codeName); b.writeInt(12 + code.length); b.writeShort(2); b.writeShort(0); b.writeInt(code.length); b.write(code); b.writeShort(0); b.writeShort(0);
    }
    ByteArrayOutputStream table = new ByteArrayOutputStream();
    DataOutputStream t = new DataOutputStream(table);
    t.writeShort(boots.size());
    for (int[] boot : boots) { t.writeShort(boot[0]); t.writeShort(boot.length - 1); for (int i = 1; i < boot.length; i++) t.writeShort(boot[i]); }
    b.writeShort(1); b.writeShort(bootName); b.writeInt(table.size()); b.write(table.toByteArray());
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    DataOutputStream o = new DataOutputStream(all);
    o.writeInt(0xcafebabe); o.writeShort(0); o.writeShort(61); o.writeShort(p.next); o.write(p.bytes.toByteArray()); o.write(body.toByteArray());
    return MethodHandles.lookup().defineClass(all.toByteArray());
  }
  static Object get(Class<?> made, String name) throws Throwable {
    try {
      return made.getMethod(name).invoke(null);
    } catch (java.lang.reflect.InvocationTargetException e) {
      Throwable t = e.getCause();
      return t.getClass().getName() + (t.getCause() == null ? "" : " / " + t.getCause());
    }
  }
  public static void main(String[] a) throws Throwable {
    Class<?> made = assemble();
    System.out.println(((MethodHandle) get(made, "mhStatic")).invoke("ab"));
    System.out.println(((MethodHandle) get(made, "mhVirtual")).invoke("abc"));
    System.out.println(((MethodHandle) get(made, "mhNew")).invoke("sb"));
    ((MethodHandle) get(made, "mhPutStatic")).invoke(12);
    System.out.println(((MethodHandle) get(made, "mhGetStatic")).invoke());
    System.out.println(((MethodHandle) get(made, "mhGet")).invoke(new IndyConstants()));
    System.out.println(get(made, "mhStatic") == get(made, "mhStatic"));
    for (String name : new String[] {"mhMissing", "mt", "object", "object", "int", "int", "long", "double", "bool", "nested", "null", "null", "bad", "enum", "prim"})
      System.out.println(name + " = " + get(made, name));
  }
}
