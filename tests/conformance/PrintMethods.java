// All overloads of print and println, flush, write, format, append, checkError.
public class PrintMethods {
    public static void main(String[] args) {
        System.out.print(true);
        System.out.print('c');
        System.out.print(1);
        System.out.print(2L);
        System.out.print(1.5f);
        System.out.print(2.5);
        System.out.print(new char[] {'x', 'y'});
        System.out.print("s");
        System.out.print((Object) null);
        System.out.print((String) null);
        System.out.println();
        System.out.println(false);
        System.out.println('d');
        System.out.println(-1);
        System.out.println(Long.MIN_VALUE);
        System.out.println(1e10f);
        System.out.println(1e-10);
        System.out.println(new char[] {'a', '\u20ac'});
        System.out.println(new StringBuilder("sb"));
        System.out.write('w');
        System.out.write('\n');
        System.out.append("app").append('e').append("xndx", 1, 3).println();
        System.out.format("%s-%s%n", "a", "b").printf("%d%n", 1);
        byte[] raw = "raw\n".getBytes();
        System.out.write(raw, 0, raw.length);
        System.out.flush();
        System.out.println(System.out.checkError());
        System.out.print("no newline at the end");
    }
}
