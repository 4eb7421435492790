import java.lang.invoke.*;
import java.util.*;

// Array elements of every type through variable handles, and the classes that are built on them.
public class VarHandlesArrays {
  public static void main(String[] args) {
    VarHandle i = MethodHandles.arrayElementVarHandle(int[].class), o = MethodHandles.arrayElementVarHandle(Object[].class), s = MethodHandles.arrayElementVarHandle(String[].class), z = MethodHandles.arrayElementVarHandle(boolean[].class), c = MethodHandles.arrayElementVarHandle(char[].class), sh = MethodHandles.arrayElementVarHandle(short[].class), f = MethodHandles.arrayElementVarHandle(float[].class), l = MethodHandles.arrayElementVarHandle(long[].class);
    int[] is = {1, 2, 3};
    System.out.println((int) i.getAndAdd(is, 0, 10) + " " + (int) i.getAndSet(is, 1, 20) + " " + i.compareAndSet(is, 2, 3, 30) + i.weakCompareAndSetPlain(is, 2, 3, 31) + " " + Arrays.toString(is));
    Object[] os = {"a", 2};
    System.out.println((Object) o.getAndSet(os, 0, "b") + " " + o.compareAndSet(os, 1, os[1], (Object) List.of()) + Arrays.toString(os));
    String[] ss = {"x", null};
    System.out.println((String) s.compareAndExchange(ss, 1, null, "y") + (String) s.getVolatile(ss, 1));
    try { o.set((Object[]) ss, 0, (Object) 3); System.out.println(ss[0]); } catch (ArrayStoreException | ClassCastException e) { System.out.println(e.getClass().getSimpleName()); }
    boolean[] zs = new boolean[2];
    System.out.println((boolean) z.getAndBitwiseOr(zs, 0, true) + " " + (boolean) z.getAndBitwiseXor(zs, 0, true) + Arrays.toString(zs));
    char[] cs = {'a'};
    System.out.println((char) c.getAndAdd(cs, 0, (char) 2) + "" + cs[0]);
    short[] hs = {-1};
    System.out.println((short) sh.getAndBitwiseAnd(hs, 0, (short) 0xff) + " " + hs[0]);
    float[] fs = {1.5f};
    System.out.println((float) f.getAndAdd(fs, 0, 2f) + " " + fs[0] + f.compareAndSet(fs, 0, 3.5f, 4f));
    long[] ls = {Long.MAX_VALUE};
    System.out.println((long) l.getAndAdd(ls, 0, 1L) + " " + ls[0] + " " + (Object) l.getAcquire(ls, 0));
    for (int at : new int[] {-1, 3}) try { i.get(is, at); } catch (ArrayIndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
    try { i.get((int[]) null, 0); } catch (NullPointerException e) { System.out.println("npe"); }
    try { s.getAndAdd(ss, 0, "z"); } catch (UnsupportedOperationException e) { System.out.println("unsupported"); }
    System.out.println(i.varType() + " " + i.coordinateTypes() + s + i.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD) + s.isAccessModeSupported(VarHandle.AccessMode.GET_AND_ADD));
    System.out.println(Arrays.toString(VarHandle.AccessMode.values()).length() + VarHandle.AccessMode.valueFromMethodName("getAndSet").name() + VarHandle.AccessMode.GET.methodName());
  }
}
