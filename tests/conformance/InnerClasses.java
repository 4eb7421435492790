// Inner, local and anonymous classes that capture variables and the enclosing instance.
import java.util.ArrayList;
import java.util.List;

public class InnerClasses {
    private String name = "outer";

    class Inner {
        String name = "inner";

        class Innermost {
            String name = "innermost";

            String all() {
                return name + Inner.this.name + InnerClasses.this.name;
            }
        }
    }

    List<Runnable> closures(int n, StringBuilder out) {
        List<Runnable> all = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            final int k = i;
            class Local implements Runnable {
                final int twice = 2 * k;

                @Override
                public void run() {
                    out.append(name).append(k).append(twice).append(' ');
                }
            }
            all.add(new Local());
            all.add(new Runnable() {
                int calls;

                {
                    calls = k * 100;
                }

                @Override
                public void run() {
                    out.append(++calls).append(' ');
                }
            });
        }
        return all;
    }

    public static void main(String[] args) {
        InnerClasses o = new InnerClasses();
        System.out.println(o.new Inner().new Innermost().all());
        StringBuilder out = new StringBuilder();
        List<Runnable> all = o.closures(3, out);
        o.name = "changed";
        for (Runnable r : all) {
            r.run();
            r.run();
        }
        System.out.println(out);
        System.out.println(all.get(0).getClass().getName() + " " + all.get(1).getClass().getName() + " " + all.get(1).getClass().isAnonymousClass());
    }
}
