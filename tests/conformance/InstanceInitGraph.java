// Instance initialisers, this-escape in constructors, constructors that throw, field defaults of all types.
public class InstanceInitGraph {
    boolean z;
    byte b;
    char c;
    short s;
    int i;
    long l;
    float f;
    double d;
    String t;
    int[] a;

    static int made;

    static class Picky {
        static Picky last;
        final int n;
        int after = 5;

        Picky(int n) {
            last = this;
            if (n < 0) {
                throw new IllegalArgumentException("n");
            }
            this.n = n;
            after++;
        }
    }

    {
        made++;
        i = made * 10;
    }

    int j = i + 1;

    {
        j *= 2;
    }

    InstanceInitGraph() {
        this(7L);
        l++;
    }

    InstanceInitGraph(long l) {
        this.l = l;
    }

    public static void main(String[] args) {
        InstanceInitGraph o = new InstanceInitGraph();
        System.out.println(o.z + " " + o.b + " " + (int) o.c + " " + o.s + " " + o.i + " " + o.j + " " + o.l + " " + o.f + " " + o.d + " " + o.t + " " + o.a);
        System.out.println(new InstanceInitGraph(3).j + " " + made);
        try {
            new Picky(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(Picky.last.n + " " + Picky.last.after);
        }
        System.out.println(new Picky(4).after + Picky.last.n);
    }
}
