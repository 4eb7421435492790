// Messages of index, store, size and null errors on arrays.
public class ArrayExceptions {
    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        int[] a = new int[3];
        Object[] objects = new String[2];
        Number[] numbers = new Integer[1];
        int minus = -5;
        attempt(() -> a[3] = 1);
        attempt(() -> System.out.println(a[minus]));
        attempt(() -> objects[0] = Integer.valueOf(1));
        attempt(() -> numbers[0] = 1.5);
        attempt(() -> objects[1] = null);
        attempt(() -> System.out.println(new int[minus].length));
        attempt(() -> System.out.println(new String[2][minus].length));
        attempt(() -> System.out.println(new byte[minus][].length));
        attempt(() -> (new char[0])[0] = 'x');
        attempt(() -> System.arraycopy(a, 2, a, 0, 2));
        attempt(() -> System.arraycopy(a, 0, new long[3], 0, 1));
        attempt(() -> System.arraycopy(a, 0, a, 0, minus));
        attempt(() -> System.arraycopy("x", 0, a, 0, 1));
        attempt(() -> System.arraycopy(new Object[] {"a", 1}, 0, objects, 0, 2));
        System.out.println(objects[0]);
    }
}
