// A small interpreter: tokens, recursive descent, an evaluator with an environment, errors with positions.
import java.util.*;

public class StateMachines {
    static final Map<String, Integer> VARIABLES = new TreeMap<>();
    final String text;
    int at;

    StateMachines(String text) {
        this.text = text.replace(" ", "");
    }

    int all() {
        int v;
        if (text.matches("[a-z]=.*")) {
            at = 2;
            v = sum();
            VARIABLES.put(text.substring(0, 1), v);
        } else {
            v = sum();
        }
        if (at < text.length()) throw new IllegalStateException("unexpected " + text.charAt(at) + " at " + at);
        return v;
    }

    int sum() {
        int v = product();
        while (take("+-")) v = text.charAt(at - 1) == '+' ? v + product() : v - product();
        return v;
    }

    int product() {
        int v = power();
        while (take("*/%")) {
            v = switch (text.charAt(at - 1)) {
                case '*' -> v * power();
                case '/' -> v / power();
                default -> v % power();
            };
        }
        return v;
    }

    int power() {
        int v = atom();
        if (!take("^")) return v;
        int e = power(), r = 1;
        while (e-- > 0) r *= v;
        return r;
    }

    int atom() {
        if (take("-")) return -atom();
        if (take("(")) {
            int v = sum();
            if (!take(")")) throw new IllegalStateException("missing ) at " + at);
            return v;
        }
        int start = at;
        while (at < text.length() && Character.isDigit(text.charAt(at))) at++;
        if (at > start) return Integer.parseInt(text.substring(start, at));
        String name = at < text.length() ? text.substring(at, ++at) : "end";
        Integer known = VARIABLES.get(name);
        if (known == null) throw new NoSuchElementException("unknown " + name);
        return known;
    }

    boolean take(String any) {
        if (at >= text.length() || any.indexOf(text.charAt(at)) < 0) return false;
        at++;
        return true;
    }

    public static void main(String[] args) {
        for (String s : new String[] {"1+2*3", "(1+2)*3", "2^3^2", "-4+10/3", "x=5", "x*x-1", "1/0", "(1", "2 $ 3", "y", "10%4*-2"}) {
            try {
                System.out.println(s + " -> " + new StateMachines(s).all());
            } catch (RuntimeException e) {
                System.out.println(s + " -> " + e.getMessage());
            }
        }
    }
}
