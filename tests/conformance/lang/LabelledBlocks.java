// Labelled blocks, breaks out of switch and synchronized, continue in do-while, nested finally with labels.
public class LabelledBlocks {
    public static void main(String[] args) throws Exception {
        StringBuilder sb = new StringBuilder();
        a: {
            b: {
                sb.append(1);
                if (args.length == 0) break b;
                sb.append("no");
            }
            sb.append(2);
            if (sb.length() == 2) break a;
            sb.append("no");
        }
        outer: do {
            sb.append('d');
            synchronized (sb) {
                switch (sb.length()) {
                    case 3: continue outer;
                    case 4: break;
                    default: break outer;
                }
            }
        } while (sb.length() < 9);
        int n = 0;
        loop: while (true) {
            try {
                try {
                    if (n++ < 3) continue loop;
                    break loop;
                } finally {
                    sb.append('f').append(n);
                }
            } finally {
                sb.append(';');
            }
        }
        System.out.println(sb);
    }
}
