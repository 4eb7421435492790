// int arithmetic wraps; division overflows without an exception.
public class IntArithmetic {
    static int id(int x) {
        return x;
    }

    public static void main(String[] args) {
        int min = id(Integer.MIN_VALUE), max = id(Integer.MAX_VALUE), minus = id(-1), seven = id(7);
        System.out.println(min / minus);
        System.out.println(min % minus);
        System.out.println(max + 1);
        System.out.println(min - 1);
        System.out.println(max * max);
        System.out.println(min * minus);
        System.out.println(-min);
        System.out.println(-7 / id(2) + " " + -7 % id(2) + " " + seven / -2 + " " + seven % -2);
        System.out.println(id(123456789) * id(987654321));
        int i = max;
        i++;
        System.out.println(i);
        i += 32767;
        i -= 40000;
        System.out.println(i);
        for (int a : new int[] {0, 1, -1, 5, min, max}) {
            for (int b : new int[] {1, -1, 3, min, max}) {
                System.out.print((a + b) + " " + (a - b) + " " + (a * b) + " " + (a / b) + " " + (a % b) + "; ");
            }
            System.out.println();
        }
    }
}
