import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** Handles of references given primitives, and of primitives read as references: boxed as Integer.valueOf and its kin do, in every mode. */
public class VarHandleBoxes {
    Object any = 0;
    Number number = 0L;
    Integer integer = 0;
    Comparable<?> comparable = 'a';
    int primitive = 5;
    long wide = 7;
    boolean flag = true;
    static Object shared = (byte) 1;
    static short small = 3;

    static final VarHandle ANY, NUMBER, INTEGER, COMPARABLE, PRIMITIVE, WIDE, FLAG, SHARED, SMALL;
    static final VarHandle OBJECTS = MethodHandles.arrayElementVarHandle(Object[].class);
    static final VarHandle INTS = MethodHandles.arrayElementVarHandle(int[].class);

    static {
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            ANY = lookup.findVarHandle(VarHandleBoxes.class, "any", Object.class);
            NUMBER = lookup.findVarHandle(VarHandleBoxes.class, "number", Number.class);
            INTEGER = lookup.findVarHandle(VarHandleBoxes.class, "integer", Integer.class);
            COMPARABLE = lookup.findVarHandle(VarHandleBoxes.class, "comparable", Comparable.class);
            PRIMITIVE = lookup.findVarHandle(VarHandleBoxes.class, "primitive", int.class);
            WIDE = lookup.findVarHandle(VarHandleBoxes.class, "wide", long.class);
            FLAG = lookup.findVarHandle(VarHandleBoxes.class, "flag", boolean.class);
            SHARED = lookup.findStaticVarHandle(VarHandleBoxes.class, "shared", Object.class);
            SMALL = lookup.findStaticVarHandle(VarHandleBoxes.class, "small", short.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    interface Body {
        Object run() throws Throwable;
    }

    static void show(String name, Body body) {
        try {
            System.out.println(name + " " + body.run());
        } catch (Throwable e) {
            System.out.println(name + " " + e.getClass().getName());
        }
    }

    static String same(Object a, Object b) {
        return a.getClass().getSimpleName() + " " + a + " " + (a == b);
    }

    static void updates(VarHandleBoxes o) {
        System.out.println(ANY.compareAndSet(o, 0, 1) + " " + same(o.any, 1));
        System.out.println(ANY.compareAndSet(o, 0, 2) + " " + same(o.any, 1));
        System.out.println(ANY.weakCompareAndSetPlain(o, 1, 2) + " " + ANY.weakCompareAndSet(o, 2, 3) + " " + same(o.any, 3));
        System.out.println(ANY.weakCompareAndSetAcquire(o, 3, 4) + " " + ANY.weakCompareAndSetRelease(o, 4, 1000));
        System.out.println(ANY.compareAndSet(o, 1000, 5) + " " + same(o.any, 1000));
        ANY.set(o, 'x');
        System.out.println(same(ANY.compareAndExchange(o, 'x', true), 'x') + " " + same(o.any, true));
        System.out.println(same(ANY.compareAndExchangeAcquire(o, true, (byte) -128), true) + " " + same(o.any, (byte) -128));
        System.out.println(same(ANY.compareAndExchangeRelease(o, (byte) -128, (short) 127), (byte) -128) + " " + same(o.any, (short) 127));
        System.out.println(same(ANY.getAndSet(o, 128L), (short) 127) + " " + same(o.any, 128L));
        System.out.println(same(ANY.getAndSetAcquire(o, 127L), 128L) + " " + same(o.any, 127L));
        System.out.println(same(ANY.getAndSetRelease(o, 1.5), 127L) + " " + same(o.any, 1.5));
    }

    static void writes(VarHandleBoxes o) {
        ANY.setVolatile(o, 9);
        System.out.println(same(o.any, 9));
        ANY.setOpaque(o, 'c');
        System.out.println(same(o.any, 'c'));
        ANY.setRelease(o, '\u00ff');
        System.out.println(same(o.any, '\u00ff'));
        NUMBER.set(o, 3L);
        INTEGER.setVolatile(o, -128);
        COMPARABLE.set(o, false);
        System.out.println(same(o.number, 3L) + " " + same(o.integer, -128) + " " + same(o.comparable, false));
        SHARED.set(2.5f);
        System.out.println(same(shared, 2.5f) + " " + SHARED.compareAndSet((Object) 1, 2));
        SHARED.setVolatile(11);
        System.out.println(SHARED.compareAndSet(11, 12) + " " + same(shared, 12));
        Object[] all = {1, 2};
        System.out.println(OBJECTS.compareAndSet(all, 1, 2, 3) + " " + same(all[1], 3) + " " + same(OBJECTS.getAndSet(all, 0, 7), 1));
        Object[] numbers = new Number[] {1, 2};
        show("array of numbers", () -> { OBJECTS.setVolatile(numbers, 0, 'c'); return numbers[0]; });
        show("array of numbers", () -> { OBJECTS.set(numbers, 0, "text"); return numbers[0]; });
        show("array of numbers", () -> OBJECTS.compareAndSet(numbers, 0, 'c', 4));
        show("array of numbers", () -> OBJECTS.compareAndSet(numbers, 0, 1, "text"));
        show("array of numbers", () -> { OBJECTS.setVolatile(numbers, 0, 6); return same(numbers[0], 6); });
    }

    static void reads(VarHandleBoxes o) {
        Object read = PRIMITIVE.get(o);
        System.out.println(same(read, 5));
        Number number = (Number) PRIMITIVE.getVolatile(o);
        System.out.println(same(number, 5));
        Integer integer = (Integer) PRIMITIVE.getAcquire(o);
        Comparable<?> comparable = (Comparable<?>) PRIMITIVE.getOpaque(o);
        System.out.println(same(integer, 5) + " " + same(comparable, 5));
        System.out.println(same((Object) WIDE.get(o), 7L) + " " + same((Object) SMALL.get(), (short) 3) + " " + same((Object) FLAG.get(o), true));
        System.out.println(same((Object) PRIMITIVE.getAndAdd(o, 1), 5) + " " + same((Object) PRIMITIVE.getAndBitwiseOr(o, 8), 6));
        System.out.println(same((Object) PRIMITIVE.compareAndSet(o, 14, 200), true) + " " + same((Object) PRIMITIVE.getVolatile(o), 200));
        System.out.println(same((Object) INTS.get(new int[] {4}, 0), 4) + " " + (int) ANY.getAndSet(o, 4) + " " + (long) ANY.get(o));
    }

    static void refusals(VarHandleBoxes o) {
        o.any = 1;
        show("int into Integer from long", () -> { INTEGER.set(o, 1L); return o.integer; });
        show("char into Number", () -> NUMBER.compareAndSet(o, 'a', 'b'));
        show("boolean as Integer", () -> (Integer) FLAG.get(o));
        show("long as Integer", () -> (Integer) WIDE.getAndAdd(o, 1L));
        System.out.println(o.wide);
        show("long as int", () -> (int) WIDE.getAndAdd(o, 1L));
        System.out.println(o.wide);
        show("int as long", () -> (long) PRIMITIVE.getAndAdd(o, 1));
        show("int as String", () -> (String) PRIMITIVE.get(o));
        show("null as int", () -> { PRIMITIVE.set(o, (Integer) null); return 0; });
        show("String as int", () -> { PRIMITIVE.set(o, "x"); return 0; });
        show("Object as int", () -> { PRIMITIVE.set(o, (Object) "x"); return 0; });
        show("Object as int", () -> { PRIMITIVE.set(o, (Object) 31); return o.primitive; });
        show("byte as Object", () -> { PRIMITIVE.set(o, (Object) (byte) 32); return o.primitive; });
        show("a string as int", () -> { ANY.set(o, "text"); return (int) ANY.get(o); });
        show("an integer as long", () -> { ANY.set(o, 33); return (long) ANY.get(o); });
        show("a long as int", () -> { ANY.set(o, 34L); return (int) ANY.get(o); });
        show("nothing as int", () -> { ANY.set(o, null); return (int) ANY.get(o); });
        show("adding to Object", () -> ANY.getAndAdd(o, 1));
    }

    public static void main(String[] args) {
        VarHandleBoxes o = new VarHandleBoxes();
        updates(o);
        writes(o);
        o.any = 3;
        reads(o);
        refusals(o);
    }
}
