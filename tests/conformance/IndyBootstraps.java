import java.io.*;
import java.lang.invoke.*;
import java.util.*;

// invokedynamic with bootstrap methods of the program, in a class that is assembled here: javac makes no such calls.
public class IndyBootstraps {
  // --- bootstrap methods and what they link to ---
  static int links;
  public static CallSite constant(MethodHandles.Lookup l, String name, MethodType type) throws Exception {
    System.out.println("link " + name + type + " in " + l.lookupClass().getName() + " #" + ++links);
    return new ConstantCallSite(MethodHandles.lookup().findStatic(IndyBootstraps.class, name, type));
  }
  static MutableCallSite last;
  public static CallSite mutable(MethodHandles.Lookup l, String name, MethodType type, String tag, int n, long w, float f, double d, Class<?> c, MethodType t, MethodHandle h) throws Throwable {
    System.out.println("static arguments " + tag + " " + n + " " + w + " " + f + " " + d + " " + c + " " + t + " " + h.invoke("len"));
    last = new MutableCallSite(type);
    last.setTarget(MethodHandles.dropArguments(MethodHandles.constant(type.returnType(), tag + n), 0, type.parameterList()));
    return last;
  }
  public static CallSite varargs(MethodHandles.Lookup l, String name, MethodType type, Object... rest) {
    return new ConstantCallSite(MethodHandles.constant(String.class, name + Arrays.toString(rest)));
  }
  public static CallSite broken(MethodHandles.Lookup l, String name, MethodType type) { throw new IllegalStateException("no site"); }
  public static CallSite brokenError(MethodHandles.Lookup l, String name, MethodType type) { throw new AssertionError("error"); }
  public static CallSite none(MethodHandles.Lookup l, String name, MethodType type) { return null; }
  public static CallSite wrongType(MethodHandles.Lookup l, String name, MethodType type) { return new ConstantCallSite(MethodHandles.constant(int.class, 3)); }
  public static Object generic(Object... all) { return new ConstantCallSite(MethodHandles.constant(String.class, all.length + " " + all[1])); }
  public static int add(int a, int b) { return a + b; }

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
    int indy(int boot, String n, String t) throws IOException { int b = nat(n, t); return add("y" + boot + n + t, 1, o -> { o.writeByte(18); o.writeShort(boot); o.writeShort(b); }); }
  }
  static final String SITE = "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;";
  static Class<?> assemble() throws Exception {
    Pool p = new Pool();
    String self = "IndyBootstraps$Made";
    List<int[]> boots = new ArrayList<>();
    String me = "IndyBootstraps", cs = ")Ljava/lang/invoke/CallSite;";
    boots.add(new int[] {p.handle(6, p.method(me, "constant", SITE + cs))});
    int len = p.handle(5, p.method("java/lang/String", "length", "()I"));
    boots.add(new int[] {p.handle(6, p.method(me, "mutable", SITE + "Ljava/lang/String;IJFDLjava/lang/Class;Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;" + cs)),
        p.string("tag"), p.integer(42), p.wide(1L << 40), p.real(1.5f), p.dbl(2.25), p.klass("java/util/List"), p.type("(I[J)Ljava/lang/String;"), len});
    boots.add(new int[] {p.handle(6, p.method(me, "varargs", SITE + "[Ljava/lang/Object;" + cs)), p.string("x"), p.integer(7), p.klass("[I")});
    boots.add(new int[] {p.handle(6, p.method(me, "varargs", SITE + "[Ljava/lang/Object;" + cs))});
    boots.add(new int[] {p.handle(6, p.method(me, "broken", SITE + cs))});
    boots.add(new int[] {p.handle(6, p.method(me, "brokenError", SITE + cs))});
    boots.add(new int[] {p.handle(6, p.method(me, "none", SITE + cs))});
    boots.add(new int[] {p.handle(6, p.method(me, "wrongType", SITE + cs))});
    boots.add(new int[] {p.handle(6, p.method(me, "generic", "([Ljava/lang/Object;)Ljava/lang/Object;")), p.integer(1)});
    String str = "()Ljava/lang/String;";
    String[][] methods = {{"add", "(II)I", "0"}, {"mut", str, "1"}, {"many", str, "2"}, {"few", str, "3"}, {"broken", str, "4"}, {"brokenError", str, "5"}, {"none", str, "6"}, {"wrong", str, "7"}, {"generic", str, "8"}};
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    DataOutputStream b = new DataOutputStream(body);
    int codeName = p.utf("Code"), bootName = p.utf("BootstrapMethods"), thisClass = p.klass(self), superClass = p.klass("java/lang/Object");
    b.writeShort(0x0021); b.writeShort(thisClass); b.writeShort(superClass); b.writeShort(0); b.writeShort(0);
    b.writeShort(methods.length);
    for (String[] m : methods) {
      boolean two = m[1].startsWith("(II");
      int site = p.indy(Integer.parseInt(m[2]), m[0], m[1]);
      byte[] code = two ? new byte[] {0x1a, 0x1b, (byte) 0xba, (byte) (site >> 8), (byte) site, 0, 0, (byte) 0xac}
                        : new byte[] {(byte) 0xba, (byte) (site >> 8), (byte) site, 0, 0, (byte) 0xb0};
      b.writeShort(0x0009); b.writeShort(p.utf(m[0])); b.writeShort(p.utf(m[1])); b.writeShort(1);
      b.writeShort(codeName); b.writeInt(12 + code.length); b.writeShort(2); b.writeShort(2); b.writeInt(code.length); b.write(code); b.writeShort(0); b.writeShort(0);
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

  static void call(Class<?> made, String name, Object... args) throws Throwable {
    MethodHandle h = null;
    for (var m : made.getDeclaredMethods()) if (m.getName().equals(name)) h = MethodHandles.lookup().unreflect(m);
    try {
      System.out.println(name + " -> " + h.invokeWithArguments(args));
    } catch (Throwable t) {
      System.out.println(name + " -> " + t.getClass().getName() + (t.getCause() == null ? ": " + t.getMessage() : " / " + t.getCause()));
    }
  }
  public static void main(String[] a) throws Throwable {
    Class<?> made = assemble();
    System.out.println(made + " " + made.getClassLoader().equals(IndyBootstraps.class.getClassLoader()));
    call(made, "add", 2, 3);
    call(made, "add", 20, 30);
    call(made, "mut");
    last.setTarget(MethodHandles.constant(String.class, "retargeted"));
    call(made, "mut");
    call(made, "many");
    call(made, "few");
    call(made, "broken");
    call(made, "brokenError");
    call(made, "none");
    call(made, "wrong");
    call(made, "generic");
    System.out.println("links " + links);
  }
}
