// Labelled break and continue through nested loops, blocks and switches; do-while, for with several variables, empty statements.
public class LabelsAndLoops {
    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder();
        outer:
        for (int i = 0; ; i++) {
            inner:
            for (int j = 0; j < 5; j++) {
                switch (i * j) {
                    case 2:
                        continue inner;
                    case 6:
                        continue outer;
                    case 12:
                        break outer;
                    default:
                        sb.append(i).append(j).append(' ');
                }
                if (j == 4) {
                    break;
                }
            }
            sb.append('/');
        }
        System.out.println(sb);
        block: {
            if (sb.length() > 5) {
                break block;
            }
            System.out.println("not here");
        }
        int n = 0;
        do {
            n += 3;
            if (n % 2 == 0) continue;
            if (n > 20) break;
        } while (n < 100);
        System.out.println(n);
        for (int a = 0, b = 10; a < b; a++, b -= 2) {
            System.out.print(a + ":" + b + " ");
        }
        System.out.println();
        int k = 0;
        for (;;) {
            if (++k == 4) break;
        }
        while (k-- > 0);
        System.out.println(k);
        loop:
        while (true) {
            do {
                k++;
                if (k == 3) break loop;
            } while (true);
        }
        System.out.println(k);
        for (String s : new String[] {"a", "b", "c"}) {
            if (s.equals("b")) continue;
            System.out.print(s);
        }
        System.out.println();
        long total = 0;
        for (byte b = 0; b >= 0; b++) total += b;
        for (char c = 'z'; c >= 'a'; c -= 5) total += c;
        System.out.println(total);
    }
}
