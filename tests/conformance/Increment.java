// iinc, wide iinc, pre- and post-increment on locals, fields, statics and array elements.
public class Increment {
    static int s;
    int f;
    long g = Long.MAX_VALUE;

    static int index(int[] count) {
        return count[0]++;
    }

    public static void main(String[] args) {
        int i = 5;
        System.out.println(i++ + ++i);
        i = i++;
        System.out.println(i);
        i += 1000;
        i += -32768;
        i += 100000;
        System.out.println(i);
        Increment o = new Increment();
        System.out.println(o.f++ + " " + ++o.f + " " + o.f-- + " " + --o.f);
        System.out.println(s++ + " " + ++s + " " + o.g++ + " " + o.g);
        int[] a = {10, 20, 30};
        int[] count = {0};
        a[index(count)] += 5;
        a[index(count)]++;
        System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + count[0]);
        int k = 0;
        a[k++] = a[k] + k++;
        System.out.println(a[0] + " " + k);
        char c = 'a';
        System.out.println(c++ + "" + c);
        double d = 1.5;
        d++;
        float x = --i;
        x--;
        System.out.println(d + " " + x);
        Integer boxed = 41;
        boxed++;
        System.out.println(boxed);
    }
}
