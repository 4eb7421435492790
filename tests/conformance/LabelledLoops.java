// break and continue with labels, do-while, for with several variables.
public class LabelledLoops {
    public static void main(String[] args) {
        outer:
        for (int i = 0; i < 5; i++) {
            for (int j = 0; j < 5; j++) {
                if (j == 3) {
                    continue outer;
                }
                if (i == 3) {
                    break outer;
                }
                System.out.print(i * 10 + j + " ");
            }
        }
        System.out.println();
        block: {
            if (args.length == 0) {
                break block;
            }
            System.out.println("not here");
        }
        int n = 27, steps = 0;
        do {
            n = n % 2 == 0 ? n / 2 : 3 * n + 1;
            steps++;
        } while (n != 1);
        System.out.println(steps);
        for (int a = 0, b = 10; a < b; a++, b -= 2) {
            System.out.print(a + ":" + b + " ");
        }
        System.out.println();
        int c = 0;
        while (true) {
            try {
                if (c++ < 3) {
                    continue;
                }
                break;
            } finally {
                System.out.print("f" + c + " ");
            }
        }
        System.out.println();
        for (String s : new String[] {"x", "y"}) {
            for (char ch : (s + s).toCharArray()) {
                System.out.print(ch);
            }
        }
        System.out.println();
    }
}
