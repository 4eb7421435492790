import java.lang.invoke.*;
import java.nio.*;
import java.util.*;

// Every access mode, on every kind of variable.
public class VarHandlesModes {
  int i = 1; volatile long j = 2; String s = "s"; boolean z; byte b; char c = 'c'; short sh; float f; double d;
  static int si = 10; static volatile String ss = "static"; final int fin = 5; static final String SFIN = "sfin";
  static void all(String what, VarHandle v, Object x, Object y, Object... at) throws Throwable {
    StringBuilder out = new StringBuilder(what + " " + v.varType().getSimpleName() + " " + v.coordinateTypes().size() + ":");
    for (VarHandle.AccessMode m : VarHandle.AccessMode.values()) {
      if (!v.isAccessModeSupported(m)) { out.append(" -"); continue; }
      MethodHandle h = v.toMethodHandle(m);
      List<Object> args = new ArrayList<>(Arrays.asList(at));
      int extra = h.type().parameterCount() - args.size();
      if (extra == 1) args.add(x);
      if (extra == 2) { args.add(x); args.add(y); }
      Object r = h.invokeWithArguments(args);
      out.append(" ").append(r);
    }
    System.out.println(out);
  }
  static VarHandle f(String n, Class<?> t) throws Exception { return MethodHandles.lookup().findVarHandle(VarHandlesModes.class, n, t); }
  static VarHandle sf(String n, Class<?> t) throws Exception { return MethodHandles.lookup().findStaticVarHandle(VarHandlesModes.class, n, t); }
  public static void main(String[] args) throws Throwable {
    VarHandlesModes o = new VarHandlesModes();
    all("i", f("i", int.class), 3, 4, o);
    all("j", f("j", long.class), 3L, 4L, o);
    all("s", f("s", String.class), "x", "y", o);
    all("z", f("z", boolean.class), true, false, o);
    all("b", f("b", byte.class), (byte) 3, (byte) 4, o);
    all("c", f("c", char.class), 'x', 'y', o);
    all("sh", f("sh", short.class), (short) 3, (short) 4, o);
    all("f", f("f", float.class), 3f, 4f, o);
    all("d", f("d", double.class), 3d, 4d, o);
    all("fin", f("fin", int.class), 3, 4, o);
    all("si", sf("si", int.class), 3, 4);
    all("ss", sf("ss", String.class), "x", "y");
    all("SFIN", sf("SFIN", String.class), "x", "y");
    all("int[]", MethodHandles.arrayElementVarHandle(int[].class), 3, 4, new int[3], 1);
    all("long[]", MethodHandles.arrayElementVarHandle(long[].class), 3L, 4L, new long[3], 1);
    all("String[]", MethodHandles.arrayElementVarHandle(String[].class), "x", "y", new String[3], 1);
    all("byte[]", MethodHandles.arrayElementVarHandle(byte[].class), (byte) 3, (byte) 4, new byte[3], 1);
    all("double[]", MethodHandles.arrayElementVarHandle(double[].class), 3d, 4d, new double[3], 1);
    for (ByteOrder order : new ByteOrder[] {ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN}) {
      all("view int " + order, MethodHandles.byteArrayViewVarHandle(int[].class, order), 3, 4, new byte[16], 8);
      all("view long " + order, MethodHandles.byteArrayViewVarHandle(long[].class, order), 3L, 4L, new byte[16], 8);
      all("view short " + order, MethodHandles.byteArrayViewVarHandle(short[].class, order), (short) 3, (short) 4, new byte[16], 8);
    }
    VarHandle i = f("i", int.class);
    o.i = 5;
    System.out.println((int) i.get(o) + " " + (int) i.getAndAdd(o, 3) + " " + i.compareAndSet(o, 8, 9) + " " + (int) i.getVolatile(o) + " " + (int) i.compareAndExchange(o, 9, 1) + o.i);
    i.setVolatile(o, 77); i.setOpaque(o, 78); i.setRelease(o, 79); i.set(o, 80);
    System.out.println((Object) i.getAcquire(o));
    System.out.println((int) i.getAndBitwiseOr(o, 15) + " " + (int) i.getAndBitwiseAnd(o, 7) + " " + (int) i.getAndBitwiseXor(o, 1) + " " + o.i);
    VarHandle view = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    byte[] bytes = new byte[8];
    view.set(bytes, 2, 0x01020304);
    System.out.println(Arrays.toString(bytes) + (int) view.get(bytes, 2));
    VarHandle bb = MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    ByteBuffer buffer = ByteBuffer.allocate(16);
    bb.set(buffer, 8, 0x1122334455667788L);
    System.out.println(Long.toHexString((long) bb.get(buffer, 8)) + " " + buffer.get(8) + " " + bb.coordinateTypes());
    System.out.println(i + " " + i.accessModeType(VarHandle.AccessMode.COMPARE_AND_SET) + " " + i.hasInvokeExactBehavior());
    MethodHandle inv = MethodHandles.varHandleInvoker(VarHandle.AccessMode.GET, MethodType.methodType(int.class, VarHandlesModes.class));
    System.out.println((int) inv.invokeExact(i, o));
    MethodHandle exact = MethodHandles.varHandleExactInvoker(VarHandle.AccessMode.GET_AND_ADD, MethodType.methodType(int.class, VarHandlesModes.class, int.class));
    System.out.println((int) exact.invokeExact(i, o, 1) + " " + o.i);
    try { i.set(o, "text"); } catch (WrongMethodTypeException | ClassCastException e) { System.out.println(e.getClass().getSimpleName()); }
    try { f("fin", int.class).set(o, 1); } catch (UnsupportedOperationException e) { System.out.println("final"); }
    try { i.get((VarHandlesModes) null); } catch (NullPointerException e) { System.out.println("null"); }
    try { MethodHandles.arrayElementVarHandle(int[].class).get(new int[2], 2); } catch (ArrayIndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
    try { f("nope", int.class); } catch (NoSuchFieldException e) { System.out.println(e.getMessage()); }
    try { f("si", int.class); } catch (IllegalAccessException e) { System.out.println(e.getMessage().replaceAll("@[0-9a-f]+", "")); }
    VarHandle ex = i.withInvokeExactBehavior();
    try { Object r = ex.get(o); System.out.println(r); } catch (WrongMethodTypeException e) { System.out.println(e.getMessage()); }
    System.out.println((int) ex.get(o));
    VarHandle.fullFence(); VarHandle.acquireFence(); VarHandle.releaseFence(); VarHandle.loadLoadFence(); VarHandle.storeStoreFence();
    System.out.println((int) MethodHandles.lookup().unreflectVarHandle(VarHandlesModes.class.getDeclaredField("i")).get(o));
  }
}
